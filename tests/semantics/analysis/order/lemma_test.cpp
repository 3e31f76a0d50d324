// SPDX-License-Identifier: Apache-2.0
// The lemma that one run in the order of iterations rests on (docs/machine.md), held against every
// order: whether a program is unspecified, which errors may come first, what its result is where no
// two iterations write one element, and which values an element may have where they do.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "loops.h"
#include "semantics/analysis/order/function_explorer.h"
#include "semantics/analysis/order/open_elements.h"
#include "tests/share.h"

namespace tenor::semantics::test {
namespace {

constexpr std::uint64_t kSchedules = 5'000;

/// Elements by name, and the values that they may have, as text.
using Values = std::map<std::string, std::set<std::string>>;

std::string show(const ArrayResult& array, std::size_t scalar) {
  if (!array.written[scalar]) return "undef";
  const spec::ScalarType type = array.tensor.dtype.scalar;
  return Concrete::show(Concrete::of(load_scalar(type, array.tensor.data, scalar), type));
}

Values all_values(const OutcomeSet& outcomes) {
  Values values;
  for (const ScheduleResult& result : outcomes.results())
    for (const auto& array : result.arrays)
      for (std::size_t i = 0; array && i < array->written.size(); ++i)
        values[fmt::format("{}[{}]", array->name, i)].insert(show(*array, i));
  return values;
}

/// What one run in serial order says: its own values, and those that may be written last.
Values values_of(const Machine<Concrete>& m, const Plan& plan, const OpenElements& open) {
  Values values;
  for (std::size_t a = 0; a < plan.arguments.size(); ++a) {
    const ArrayResult array = array_of(m, plan, a);
    for (std::size_t i = 0; i < array.written.size(); ++i)
      values[fmt::format("{}[{}]", array.name, i)].insert(show(array, i));
  }
  for (const OpenElement& e : open.elements)
    for (const LastWrite& w : e.last)
      values[fmt::format("{}[{}]", plan.arguments[e.argument].name, e.index[0])].insert(w.value);
  return values;
}

std::set<const spec::Node*> nodes_of(const std::vector<Outcome>& errors) {
  std::set<const spec::Node*> nodes;
  for (const Outcome& e : errors) nodes.insert(e.node);
  return nodes;
}
std::set<const spec::Node*> nodes_of(const std::vector<BadEnd>& errors) {
  std::set<const spec::Node*> nodes;
  for (const BadEnd& e : errors) nodes.insert(e.outcome.node);
  return nodes;
}

struct Seen {
  std::size_t programs = 0, racy = 0, unspecified = 0, errors = 0, open = 0, many = 0,
              read_open = 0;
};

void compare(const std::string& text, Profile profile, Seen& seen) {
  INFO(text);
  const Planned program(text, profile);
  const Setup setup = program.setup();
  Machine<Concrete> m(setup.program, setup.module, Granularity::kStmt, {}, profile);
  start(m, setup.function, place_arguments(m, setup.plan));
  m.run();
  const bool writes_meet = std::any_of(m.notes().begin(), m.notes().end(), [](const Note& n) {
    return n.code == spec::Code::N_WRITE_ORDER;
  });
  const OutcomeKind kind = m.outcome().kind;
  FunctionExplorer explorer(setup, kSchedules);
  while (explorer.advance()) {
  }
  ++seen.programs;
  seen.racy += writes_meet || kind == OutcomeKind::kUnspecified;
  if (kind == OutcomeKind::kUnspecified) {
    ++seen.unspecified;
    CHECK((explorer.stop() && explorer.stop()->outcome.kind == kind));
    return;
  }
  const auto open = open_elements(setup, [](const std::function<bool()>& slice) {
    while (slice()) {
    }
    return true;
  });
  // What is read of an open element may lead anywhere: then only the search knows.
  if (open->sets != OpenSets::kExact) return void(++seen.read_open);
  // More results than are kept are no fault.
  CHECK((!explorer.stop() || explorer.stop()->outcome.kind == OutcomeKind::kExhausted));
  if (!explorer.complete()) return void(++seen.many);
  CHECK(nodes_of(m.first_errors()) == nodes_of(explorer.errors()));
  if (kind == OutcomeKind::kError) return void(++seen.errors);
  seen.open += !open->elements.empty();
  if (!writes_meet) CHECK(explorer.outcomes().results().size() == 1);
  CHECK(values_of(m, setup.plan, *open) == all_values(explorer.outcomes()));
}

}  // namespace

TEST_CASE("one run in serial order says what every order does",
          "[TIR/Exec/12.2.2:c][TIR/Exec/12.2.2:g][TIR/Exec/12.2.2:h][TIR-D22][TIR-D61]") {
  std::mt19937_64 random(12);
  Seen seen;
  // Of fewer, too few are of each kind.
  const std::size_t programs = std::max<std::size_t>(100, tenor::test::share_of(625));
  while (seen.programs < programs)
    compare(draw_loops(random), seen.programs % 4 == 3 ? Profile::kLowered : Profile::kPortable,
            seen);
  INFO(
      fmt::format("{} programs: {} racy, {} unspecified, {} with errors, {} with open elements, "
                  "{} of more than {} schedules, {} that read open elements",
                  seen.programs, seen.racy, seen.unspecified, seen.errors, seen.open, seen.many,
                  kSchedules, seen.read_open));
  CHECK(seen.racy * 10 >= seen.programs * 3);
  CHECK(seen.unspecified * 40 >= seen.programs);
  CHECK(seen.errors * 20 >= seen.programs);
  CHECK(seen.open * 10 >= seen.programs);
  CHECK(seen.many * 50 <= seen.programs);
}

}  // namespace tenor::semantics::test
