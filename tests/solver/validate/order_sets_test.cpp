// SPDX-License-Identifier: Apache-2.0
// Sets of ends, held against every interleaving of small parallel loops: the function after differs
// if and only if the one before does not have one of its ends.
#include "solver/validate/order_sets.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "semantics/analysis/orders.h"
#include "solver/prover/default_prover.h"
#include "solver/validate/replays.h"
#include "tests/semantics/analysis/order/loops.h"
#include "tests/share.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::FunctionExplorer;
using semantics::Subject;

constexpr std::uint64_t kInterleavings = 1'000;

/// What every interleaving leaves, as bytes; `error` where one errs. Nothing where one is
/// unspecified, or they are too many.
std::optional<std::set<std::string>> all_ends(const Subject& subject, const SideRun& run,
                                              const semantics::RunOptions& options) {
  FunctionExplorer explorer(setup_of(subject, run.plan, options), kInterleavings,
                            FunctionExplorer::Reduction::kNone);
  while (explorer.advance()) {
  }
  if (!explorer.complete() || explorer.stop()) return {};
  std::set<std::string> ends;
  if (!explorer.errors().empty()) ends.insert("error");
  for (const semantics::ScheduleResult& result : explorer.outcomes().results()) {
    std::string end = "left:";
    for (const auto& array : result.arrays)
      end.append(reinterpret_cast<const char*>(array->tensor.data.data()),
                 array->tensor.data.size());
    ends.insert(std::move(end));
  }
  return ends;
}

/// The program with one of its loops in another order, or with a larger number in it.
std::string changed(std::string text, std::mt19937_64& random) {
  const std::pair<std::string, std::string> changes[] = {
      {"T.parallel", "T.serial"}, {"T.serial", "T.parallel"}, {" = ", " = 1 + "}, {"3 - ", "2 - "}};
  for (int tries = 0; tries < 8; ++tries) {
    const auto& [from, to] = changes[random() % std::size(changes)];
    std::vector<std::size_t> places;
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + 1))
      places.push_back(at);
    if (!places.empty()) return text.replace(places[random() % places.size()], from.size(), to);
  }
  return text;
}

struct Seen {
  std::size_t compared = 0, within = 0, beyond = 0, shown = 0;
};

void compare(const std::string& before, const std::string& after, Seen& seen) {
  CAPTURE(before, after);
  const std::string import = "from tvm.script import tir as T\n";
  const auto b = open_text(import + before), a = open_text(import + after);
  if (b[0].refused || a[0].refused) return;
  ValidateOptions options = default_options();
  static const auto prover = make_prover();
  const Effort effort;
  const RunLimits limits{effort.run_steps};
  const Task task{b[0], a[0], options, *prover, effort, Clock::time_point::max()};
  const SideRun first = run_side(b[0], Trial{{}, 1}, options.run, limits);
  const SideRun second = run_side(a[0], first.plan, options.run, limits);
  if (!first.is_specified() || second.problem) return;
  const auto allowed = all_ends(b[0], first, options.run),
             left = all_ends(a[0], second, options.run);
  if (!allowed || !left) return;
  const bool is_within = std::ranges::includes(*allowed, *left);
  const auto found = order_difference(task, first, second);
  CHECK(found.has_value() == !is_within);
  ++seen.compared, ++(is_within ? seen.within : seen.beyond);
  if (found && replays_of(task, first, second, *found, found->schedule).problem.empty())
    ++seen.shown;
}

}  // namespace

TEST_CASE("order sets: they are those of every interleaving") {
  std::mt19937_64 random(20260118);
  Seen seen;
  for (std::size_t i = 0; i < tenor::test::share_of(400); ++i) {
    const std::string before = semantics::test::draw_loops(random, {3, 2, false});
    compare(before, changed(before, random), seen);
  }
  WARN(seen.compared << " compared, " << seen.within << " within, " << seen.beyond << " beyond");
  CHECK(seen.shown == seen.beyond);
  CHECK(seen.within > seen.compared / 10);
  CHECK(seen.beyond > seen.compared / 10);
}

}  // namespace tenor::solver::test
