// SPDX-License-Identifier: Apache-2.0
#include "solver/reduce/reduce.h"

#include <algorithm>

namespace tenor::solver {

namespace {

class Reducer {
 public:
  Reducer(ScriptPair start, const StillShows& still_shows, std::size_t budget)
      : now_{std::move(start)}, still_shows_(still_shows), left_(budget) {}

  ReducedPair smallest() {
    bool again = true;
    while (again && left_ > 0) {
      again = leave_out(functions());
      again = leave_out(shared_suites()) || again;
      again = leave_out_parameters() || again;
      again = make_smaller() || again;
    }
    now_.is_smallest = left_ > 0;
    return std::move(now_);
  }

 private:
  bool attempt(ScriptPair candidate) {
    if (left_ == 0) return false;
    --left_, ++now_.tried;
    if (!still_shows_(candidate)) return false;
    now_.pair = std::move(candidate);
    return true;
  }

  static bool is_function(const Suite& s) {
    return s.text.starts_with("@T.prim_func") || s.text.starts_with("@R.function");
  }
  /// One side may have functions that the other has not.
  std::vector<std::string> functions() const {
    std::vector<std::string> all;
    for (const Script* side : {&now_.pair.before, &now_.pair.after})
      for (const Suite& s : side->suites())
        if (is_function(s)) all.push_back(s.text);
    return all;
  }
  std::vector<std::string> shared_suites() const {
    std::set<std::string> after;
    for (const Suite& s : now_.pair.after.suites()) after.insert(s.text);
    std::vector<std::string> all;
    for (const Suite& s : now_.pair.before.suites())
      if (after.erase(s.text) > 0) all.push_back(s.text);
    std::ranges::stable_sort(all, std::greater(), &std::string::size);
    return all;
  }
  bool leave_out(const std::vector<std::string>& suites) {
    bool found = false;
    for (const std::string& text : suites) {
      ScriptPair candidate{now_.pair.before.without(text), now_.pair.after.without(text)};
      if (candidate.lines() < now_.pair.lines()) found = attempt(std::move(candidate)) || found;
    }
    return found;
  }

  static std::vector<std::string> shared(const std::set<std::string>& a,
                                         const std::set<std::string>& b) {
    std::vector<std::string> all;
    std::ranges::set_intersection(a, b, std::back_inserter(all));
    std::ranges::stable_sort(all, std::greater(), &std::string::size);
    return all;
  }
  bool leave_out_parameters() {
    bool found = false;
    const ScriptPair start = now_.pair;
    for (const std::string& p : shared(start.before.parameters(), start.after.parameters()))
      found =
          attempt({now_.pair.before.without_parameter(p), now_.pair.after.without_parameter(p)}) ||
          found;
    return found;
  }
  bool make_smaller() {
    bool found = false;
    const ScriptPair start = now_.pair;
    for (const std::string& number : shared(start.before.numbers(), start.after.numbers())) {
      if (number.size() > 9) continue;
      const long value = std::stol(number);
      for (const long less : {1L, 2L, value / 4, value / 2}) {
        if (less < 1 || less >= value) continue;
        const std::string text = std::to_string(less);
        if (!attempt({now_.pair.before.with_numbers({{number, text}}),
                      now_.pair.after.with_numbers({{number, text}})}))
          continue;
        found = true;
        break;
      }
    }
    return found;
  }

  ReducedPair now_;
  const StillShows& still_shows_;
  std::size_t left_;
};

}  // namespace

ReducedPair reduce(ScriptPair start, const StillShows& still_shows, std::size_t budget) {
  return Reducer(std::move(start), still_shows, budget).smallest();
}

}  // namespace tenor::solver
