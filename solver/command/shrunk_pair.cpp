// SPDX-License-Identifier: Apache-2.0
#include "solver/command/shrunk_pair.h"

#include <fmt/format.h>

#include <charconv>
#include <ranges>

#include "solver/reduce/script.h"
#include "solver/reduce/smaller_numbers.h"
#include "solver/validate/validation.h"
#include "spec/text/print.h"

namespace tenor::solver {
namespace {

using semantics::Subject;

/// So many smaller pairs are tried, together for as long as the pair itself may take.
constexpr std::size_t kTried = 4;
/// Runs of the pair itself, where a smaller one differs, and how much more they may take.
constexpr std::size_t kRuns = 2;
constexpr std::uint64_t kMoreEffort = 16;
/// Smaller numbers are not worth a word.
constexpr std::int64_t kShown = 4;

Script script_of(const Subject& subject) {
  return Script(spec::print(subject.module(), subject.module().generation));
}

void add_numbers(const Script& script, std::set<std::int64_t>& to) {
  for (const std::string& number : script.numbers()) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error == std::errc()) to.insert(value);
  }
}

std::string text_of(const SmallerNumbers& numbers) {
  std::string text;
  for (const auto& [number, smaller] : numbers | std::views::reverse)
    if (number > kShown)
      text += fmt::format("{}{} -> {}", text.empty() ? "" : ", ", number, smaller);
  return text;
}

class SmallerPairs {
 public:
  SmallerPairs(const Pair& pair, const ValidateOptions& options, const spec::Prover& prover,
               const Progressing& progress)
      : pair_(pair), options_(options), prover_(prover), progress_(progress) {}

  void judge(Judgement& judgement) {
    const Script before = script_of(*pair_.before), after = script_of(*pair_.after);
    std::set<std::int64_t> numbers;
    add_numbers(before, numbers), add_numbers(after, numbers);
    std::vector<SmallerNumbers> all = smaller_numbers(numbers);
    if (all.size() > kTried) all.resize(kTried);
    for (const SmallerNumbers& smaller : all)
      if (is_decided(before, after, smaller, judgement)) return;
    judgement.notes.push_back(all.empty() ? "no smaller constants stand to each other as these do"
                                          : "with smaller constants it is unknown, too");
  }

 private:
  bool is_decided(const Script& before, const Script& after, const SmallerNumbers& smaller,
                  Judgement& judgement) {
    Script::Replacements replaced;
    for (const auto& [number, other] : smaller)
      replaced[std::to_string(number)] = std::to_string(other);
    const auto b = options_.open(before.with_numbers(replaced).text(), pair_.before->path);
    const auto a = options_.open(after.with_numbers(replaced).text(), pair_.after->path);
    if (!b || !a) return false;
    ValidateOptions options = options_;
    options.seconds /= kTried;
    options.replay = semantics::no_replay;
    options.inputs.clear();
    const Judgement found = validate({&*b, &*a}, options, prover_, progress_);
    if (found.verdict == Verdict::kUnknown || found.verdict == Verdict::kVacuous) return false;
    const std::string bound = found.bound ? " for " + found.bound->text : "";
    const std::string note =
        fmt::format("the same with {}: {}{}", text_of(smaller), to_string(found.verdict), bound);
    if (found.verdict == Verdict::kDifferent && differs(judgement)) return true;
    judgement.notes.push_back(
        found.verdict == Verdict::kDifferent
            ? note + "; no run of the functions as they are shows it, so it does not count"
            : note);
    return true;
  }
  /// Do longer runs of the pair itself show a difference?
  bool differs(Judgement& judgement) {
    ValidateOptions longer = options_;
    longer.effort *= kMoreEffort, longer.trials = kRuns;
    Judgement found = validate(pair_, longer, prover_, progress_);
    if (found.verdict != Verdict::kDifferent) return false;
    judgement = std::move(found);
    return true;
  }

  const Pair& pair_;
  const ValidateOptions& options_;
  const spec::Prover& prover_;
  const Progressing& progress_;
};

}  // namespace

void try_smaller(const Pair& pair, const ValidateOptions& options, const spec::Prover& prover,
                 const Progressing& progress, Judgement& judgement) {
  SmallerPairs(pair, options, prover, progress).judge(judgement);
}

}  // namespace tenor::solver
