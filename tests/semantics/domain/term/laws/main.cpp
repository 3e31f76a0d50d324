// SPDX-License-Identifier: Apache-2.0
// The laws of terms on all values of 16 bits, a line a law: `./dev laws`. With arguments, those of
// these ids alone.
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>
#include <thread>

#include "tests/semantics/domain/term/laws/entries.h"
#include "tests/semantics/domain/term/laws/sweeps.h"

namespace tenor::semantics::test {
namespace {

#ifdef __clang__
constexpr const char* kCompiler = "clang " __clang_version__;
#else
constexpr const char* kCompiler = "g++ " __VERSION__;
#endif

/// The entries of one statement: a line.
struct Line {
  std::string_view law;
  std::string statement;
  std::size_t operands;
  std::vector<std::string> formats;
  Checked all, some;  ///< where all operands were tried, and where edges and drawn ones were
};

void print(const Line& line) {
  const std::string& wrong = line.all.counterexample + line.some.counterexample;
  fmt::print("| {} | {} | {} | {} | {} | {} | {} |\n", line.law, line.statement,
             fmt::join(line.formats, ", "), line.operands, line.all.tuples, line.some.tuples,
             wrong.empty() ? "holds" : wrong);
  std::fflush(stdout);
}

bool holds(const Line& line) {
  return line.all.counterexample.empty() && line.some.counterexample.empty();
}

/// The formats of one statement are one line. `ids`: of these laws; empty: of all.
bool check_entries(const Extent& extent, std::span<char* const> ids) {
  std::vector<Line> lines;
  for (const Entry& e : entries()) {
    if (!ids.empty() && std::ranges::find(ids, e.law, [](const char* id) {
                          return std::string_view(id);
                        }) == ids.end())
      continue;
    const auto same = std::ranges::find_if(lines, [&](const Line& line) {
      return line.law == e.law && line.statement == e.statement;
    });
    if (same == lines.end()) lines.push_back({e.law, e.statement, e.operands.size(), {}, {}, {}});
  }
  bool all_hold = true;
  for (Line& line : lines) {
    for (const Entry& e : entries()) {
      if (line.law != e.law || line.statement != e.statement) continue;
      Extent own = extent;
      if (e.law == "through-wider") own.all_bits = 16;  // all pairs would take an hour
      const bool is_all = Operands(e.operands, own.all_bits, 0).is_all();
      (is_all ? line.all : line.some).add(check(e, own));
      line.formats.push_back(e.format);
    }
    print(line);
    all_hold &= holds(line);
  }
  return all_hold;
}

template <class Sweep>
bool print_sweep(const char* what, const Types& types, Sweep sweep) {
  Swept all;
  std::vector<std::string> names;
  for (const spec::ScalarType type : types) {
    const Swept one = sweep(type);
    all.checked.add(one.checked);
    all.terms += one.terms, all.rewritten += one.rewritten;
    names.push_back(name_of(type));
  }
  fmt::print("| {} | {} | {} | {} | {} | {} |\n", what, fmt::join(names, ", "), all.terms,
             all.rewritten, all.checked.tuples,
             all.checked.counterexample.empty() ? "holds" : all.checked.counterexample);
  std::fflush(stdout);
  return all.checked.counterexample.empty();
}

bool check_all(std::span<char* const> ids) {
  const Extent extent = exhaustive(std::max(1U, std::thread::hardware_concurrency()));
  const std::time_t now = std::time(nullptr);
  fmt::print("{}, {:%Y-%m-%d}\n\n", kCompiler, fmt::gmtime(now));
  fmt::print("| law | what it says | formats | operands | all tuples | edges and drawn | |\n");
  fmt::print("|---|---|---|---|---|---|---|\n");
  bool all_hold = check_entries(extent, ids);
  if (!ids.empty()) return all_hold;
  fmt::print("\n| terms | of | made | rewritten | tuples | |\n|---|---|---|---|---|---|\n");
  all_hold &= print_sweep("an operator with a constant", float_formats(),
                          [&](auto f) { return sweep_constants(f, true, extent); });
  all_hold &= print_sweep("up to three casts", number_types(),
                          [&](auto from) { return sweep_casts(from, extent); });
  all_hold &= print_sweep("an operator with another NaN", float_formats(),
                          [&](auto f) { return sweep_nans(f, extent); });
  fmt::print("\n{}\n", all_hold ? "every law holds" : "a law does not hold");
  return all_hold;
}

}  // namespace
}  // namespace tenor::semantics::test

int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  return tenor::semantics::test::check_all(arguments.subspan(1)) ? 0 : 1;
}
