// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/runs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "solver/validate/rounding.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// How many steps are taken between two looks at the clock.
constexpr std::uint64_t kSlice = 1 << 16;

bool same(const ConcreteValue& b, const ConcreteValue& a, TermLaws granted) {
  if (granted == TermLaws::kReal && b.type.is_floating() && numeric::is_zero(b.type, b.bits) &&
      numeric::is_zero(a.type, a.bits))
    return true;
  return numeric::same_value(b.type, b.bits, a.bits);
}

std::string array_difference(const ArrayResult& before, const ArrayResult& after,
                             TermLaws granted) {
  const ScalarType type = before.tensor.dtype.scalar;
  const auto value = [&](const ArrayResult& a, std::size_t i) {
    return Concrete::of(load_scalar(type, a.tensor.data, i), type);
  };
  for (std::size_t i = 0; i < before.written.size(); ++i) {
    if (!before.written[i]) continue;
    const ConcreteValue b = value(before, i), a = value(after, i);
    if (after.written[i] && same(b, a, granted)) continue;
    return fmt::format("{}[{}] is {} before and {} after", before.name,
                       fmt::join(index_of(scalar_shape(before.tensor), i), ", "), Concrete::show(b),
                       after.written[i] ? Concrete::show(a) : "without a value");
  }
  return "";
}

std::string shown(const Outcome& outcome) {
  if (outcome.kind == OutcomeKind::kDone) return "returns";
  return fmt::format("ends with {}: {}", outcome.code ? info(*outcome.code).text : "no outcome",
                     outcome.message);
}

SideRun run_in(const Subject& subject, const std::vector<Input>& inputs, std::uint64_t seed,
               const RunOptions& options, Profile profile, Clock::time_point deadline) {
  SideRun run;
  run.profile = profile;
  Planned planned = plan_side(subject, inputs, seed, options, profile);
  if (auto* problem = std::get_if<PlanProblem>(&planned)) return run.problem = *problem, run;
  run.plan = std::move(std::get<Plan>(planned));
  Machine<Concrete> m(subject.program(), subject.module(), Granularity::kStmt, options.limits,
                      profile, options.common.readings);
  start(m, subject.function(), place(m, run.plan));
  const RoundingWatch rounding;
  for (std::uint64_t end = kSlice; m.step();)
    if (m.steps() >= end) {
      end = m.steps() + kSlice;
      if (Clock::now() > deadline) return run.in_time = false, run;
    }
  run.is_exact = rounding.saw_none();
  run.outcome = m.outcome();
  run.steps = m.steps();
  run.notes = m.notes();
  run.returned = returned_value(m);
  for (std::size_t i = 0; i < run.plan.arguments.size(); ++i)
    if (run.plan.arguments[i].is_tensor && run.plan.arguments[i].memory_of == i)
      run.arrays.push_back(array_of(m, run.plan, i));
  return run;
}

}  // namespace

bool SideRun::is_one_of_several() const {
  return std::ranges::any_of(notes, [](const Note& n) {
    return n.code == Code::N_WRITE_ORDER || n.code == Code::N_MIN_MAX;
  });
}

Planned plan_side(const Subject& subject, const std::vector<Input>& inputs, std::uint64_t seed,
                  const RunOptions& options, Profile profile) {
  return plan(subject.program(), subject.module(), subject.function(), inputs,
              {seed, options.limits.memory, profile});
}

bool wants_lowered(const Outcome& outcome, const RunOptions& options) {
  return outcome.code == Code::U_LAYOUT && options.profile == Profile::kPortable;
}

std::vector<std::string> inputs_of(const Plan& plan, const PrimFunc& f) {
  std::vector<std::string> inputs;
  for (const PlannedSize& size : plan.sizes)
    if (size.chosen) inputs.push_back(fmt::format("{}={}", size.name, size.value));
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    const auto name = f.buffers[i] ? f.buffers[i]->name : f.params[i]->name_hint;
    if (!plan.arguments[i].written.empty())
      inputs.push_back(fmt::format("{}={}", name, plan.arguments[i].written));
  }
  return inputs;
}

SideRun run_side(const Subject& subject, const std::vector<Input>& inputs, std::uint64_t seed,
                 const RunOptions& options, Clock::time_point deadline) {
  SideRun run = run_in(subject, inputs, seed, options, options.profile, deadline);
  if (!wants_lowered(run.outcome, options)) return run;
  SideRun lowered = run_in(subject, inputs, seed, options, Profile::kLowered, deadline);
  return lowered.is_specified() ? lowered : run;
}

std::string first_difference(const SideRun& before, const SideRun& after, TermLaws granted) {
  if (before.outcome.kind != after.outcome.kind)
    return fmt::format("before, it {}; after, it {}", shown(before.outcome), shown(after.outcome));
  if (before.outcome.kind != OutcomeKind::kDone) return "";
  for (std::size_t i = 0; i < before.arrays.size() && i < after.arrays.size(); ++i)
    if (std::string text = array_difference(before.arrays[i], after.arrays[i], granted);
        !text.empty())
      return text;
  const auto shown_value = [](const std::optional<ConcreteValue>& v) {
    return v ? Concrete::show(*v) : std::string("nothing");
  };
  if (!before.returned || before.returned->indeterminate) return "";
  if (!after.returned || after.returned->indeterminate ||
      !same(*before.returned, *after.returned, granted))
    return fmt::format("{} is returned before and {} after", shown_value(before.returned),
                       shown_value(after.returned));
  return "";
}

}  // namespace tenor::solver
