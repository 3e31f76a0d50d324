// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/runs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "semantics/run/drive.h"
#include "solver/validate/effort.h"
#include "solver/validate/errors.h"
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

/// The first element of an array in which two runs differ.
std::optional<Element> differing(const RunEnd& before, const RunEnd& after, std::size_t array,
                                 TermLaws granted, const Alternative& may_be) {
  const ArrayResult &b = before.arrays[array], &a = after.arrays[array];
  if (a.written.size() != b.written.size())
    throw std::logic_error("two compared runs were given different arrays");
  const ScalarType type = b.tensor.dtype.scalar;
  const auto value = [&](const ArrayResult& of, std::size_t i) {
    return Concrete::of(load_scalar(type, of.tensor.data, i), type);
  };
  for (std::size_t i = 0; i < b.written.size(); ++i) {
    if (!b.written[i] || (a.written[i] && same(value(b, i), value(a, i), granted))) continue;
    Element element{array, index_of(scalar_shape(b.tensor), i)};
    if (!may_be(element, value_at(after, element))) return element;
  }
  return {};
}

std::string shown(const Outcome& outcome) {
  if (outcome.kind == OutcomeKind::kDone) return "returns";
  return fmt::format("ends with {}: {}", outcome.code ? info(*outcome.code).text : "no outcome",
                     outcome.message);
}

SideRun run_in(const Subject& subject, const Given& given, const RunOptions& options,
               Profile profile, const RunLimits& limits) {
  SideRun run;
  run.profile = profile;
  Planned planned = plan_side(subject, given, options, profile);
  if (auto* problem = std::get_if<PlanProblem>(&planned)) {
    run.problem = *problem;
    return run;
  }
  run.plan = std::move(std::get<Plan>(planned));
  run.packed = run.plan.packed;
  Setup setup = setup_of(subject, run.plan, options).in_steps(Granularity::kStmt);
  setup.limits.steps = std::min(setup.limits.steps, limits.steps);
  setup.profile = profile;
  Run<Concrete> m(setup);
  const RoundingWatch rounding;
  for (std::uint64_t end = kSlice; m.step();)
    if (m.steps() >= end) {
      end = m.steps() + kSlice;
      if (is_over(limits.deadline)) {
        run.in_time = false;
        return run;
      }
    }
  run.is_exact = rounding.saw_none();
  run.outcome = m.outcome();
  run.steps = m.steps();
  run.notes = m.notes();
  run.first_errors = m.first_errors();
  run.returned = returned_value(m, run.plan);
  for (std::size_t i = 0; i < run.plan.arguments.size(); ++i)
    if (run.plan.arguments[i].is_tensor && run.plan.arguments[i].memory_of == i)
      run.arrays.push_back(array_of(m, run.plan, i));
  return run;
}

}  // namespace

std::string value_at(const RunEnd& end, const Element& element) {
  const ArrayResult& array = end.arrays[element.array];
  const std::vector<std::int64_t> shape = scalar_shape(array.tensor);
  std::int64_t i = 0;
  for (std::size_t k = 0; k < shape.size(); ++k) i = i * shape[k] + element.index[k];
  const auto scalar = static_cast<std::size_t>(i);
  if (!array.written[scalar]) return "without a value";
  const ScalarType type = array.tensor.dtype.scalar;
  return Concrete::show(Concrete::of(load_scalar(type, array.tensor.data, scalar), type));
}

bool SideRun::is_one_of_several() const {
  return has_note(Code::N_WRITE_ORDER) || has_note(Code::N_MIN_MAX);
}

bool SideRun::has_note(Code code) const {
  return std::ranges::find(notes, code, &Note::code) != notes.end();
}

std::int64_t scalars_of(const Plan& plan) {
  std::int64_t all = 0;
  for (const PlannedArgument& a : plan.arguments)
    if (a.is_tensor)
      all += std::accumulate(a.shape.begin(), a.shape.end(), std::int64_t{a.dtype.lanes},
                             std::multiplies<>());
  return all;
}

RunOptions for_trial(RunOptions options, bool has_open_sizes) {
  if (has_open_sizes) options.limits.memory = std::min(options.limits.memory, Effort::kTrialBytes);
  return options;
}

Planned plan_side(const Subject& subject, const Given& given, const RunOptions& options,
                  Profile profile) {
  RunOptions as_asked = options;
  as_asked.profile = profile;
  if (given.before_) return plan_alike(subject.function(), *given.before_, as_asked);
  as_asked.seed = given.trial_->seed;
  return plan(subject, given.trial_->inputs, as_asked, given.trial_->layout);
}

bool is_over(Clock::time_point deadline) {
  return Clock::now() > deadline || Interruptible().came();
}

bool wants_lowered(const Outcome& outcome, const RunOptions& options) {
  return outcome.code == Code::U_LAYOUT && options.profile == Profile::kPortable;
}

SideRun run_side(const Subject& subject, const Given& given, const RunOptions& options,
                 const RunLimits& limits) {
  SideRun run = run_in(subject, given, options, options.profile, limits);
  if (!wants_lowered(run.outcome, options)) return run;
  SideRun lowered = run_in(subject, given, options, Profile::kLowered, limits);
  const bool is_cut = !lowered.in_time || lowered.outcome.kind == OutcomeKind::kExhausted;
  return is_cut || lowered.is_specified() ? lowered : run;
}

std::optional<RunDifference> first_difference(const RunEnd& before, const RunEnd& after,
                                              const EndComparison& by, const Alternative& may_be) {
  const bool errs = before.outcome.kind == OutcomeKind::kError;
  if (before.outcome.kind != after.outcome.kind || (errs && !has_same_errors(before, after)))
    return RunDifference{
        fmt::format("BEFORE {}; AFTER {}", shown(before.outcome), shown(after.outcome)), {}};
  const bool is_memory_compared = errs ? by.memory_at_errors && before.first_errors.size() <= 1
                                       : before.outcome.kind == OutcomeKind::kDone;
  if (!is_memory_compared) return {};
  for (std::size_t i = 0; i < before.arrays.size() && i < after.arrays.size(); ++i)
    if (const auto at = differing(before, after, i, by.granted, may_be))
      return RunDifference{
          fmt::format("{}[{}] is {} before and {} after{}", before.arrays[i].name,
                      fmt::join(at->index, ", "), value_at(before, *at), value_at(after, *at),
                      errs ? ", when the same error ends both" : ""),
          at};
  const auto shown_value = [](const std::optional<ConcreteValue>& v) {
    return v ? Concrete::show(*v) : std::string("nothing");
  };
  if (before.returned ? before.returned->indeterminate : !after.returned) return {};
  if (!before.returned || !after.returned || after.returned->indeterminate ||
      !same(*before.returned, *after.returned, by.granted))
    return RunDifference{fmt::format("{} is returned before and {} after",
                                     shown_value(before.returned), shown_value(after.returned)),
                         {}};
  return {};
}

}  // namespace tenor::solver
