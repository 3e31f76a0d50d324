// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/model_rounding.h"

#include "semantics/run/model/results.h"
#include "solver/validate/far_apart.h"
#include "solver/validate/rounding.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// A larger bank would take longer to fill than a run is worth.
constexpr std::size_t kMostTerms = std::size_t{1} << 22;

/// The scalars of what the functions are given, in the order in which terms number them.
class GivenScalars {
 public:
  explicit GivenScalars(const ModelPlan& plan) {
    for (const auto& argument : plan.arguments)
      for (const ValuePart& part : parts_of(argument, "")) arrays_.push_back(array_of(part));
  }
  ConcreteValue operator()(std::uint32_t part, std::uint64_t i) const {
    const std::optional<ArrayResult>& array = arrays_.at(part);
    if (!array) return Concrete::indeterminate(spec::float_type(32).scalar);
    const Tensor& tensor = array->tensor;
    const spec::ScalarType type = tensor.dtype.scalar;
    return Concrete::of(load_scalar(type, tensor.data, i), type);
  }

 private:
  std::vector<std::optional<ArrayResult>> arrays_;
};

/// The element's term; nothing where it has no value, or the run is open.
std::optional<TermId> term_at(TermBank& bank, const ModelTermInvocation& run,
                              const ModelDifference& found) {
  if (run.outcome.kind != OutcomeKind::kDone || !run.comes_to_its_end || bank.full()) return {};
  const std::size_t returned = run.returned.size();
  const auto& parts = found.part_number < returned ? run.returned : run.arguments;
  const std::size_t number = found.part_number - (found.part_number < returned ? 0 : returned);
  if (number >= parts.size() || found.scalar >= parts[number].scalars.size()) return {};
  const TermValue& value = parts[number].scalars[found.scalar];
  if (value.indeterminate) return {};
  return value.is_term ? value.term() : bank.constant(value.known());
}

}  // namespace

bool is_beyond_rounding(const Task& task, const ModelPlan& plan, const ModelDifference& found,
                        std::uint64_t steps) {
  TermBank bank(kMostTerms);
  const RoundingWatch rounding;
  const auto term_of = [&](const Subject& subject) {
    const auto run = invoke_model_on_terms(bank, model_setup(task, subject, plan, steps),
                                           plan.arguments, [&] { return task.is_late(); });
    return term_at(bank, run, found);
  };
  const auto before = term_of(task.before);
  const auto after = before ? term_of(task.after) : std::nullopt;
  // What a run knows is computed as in the machine: where that rounds, terms are not what is meant.
  return after && rounding.saw_none() &&
         are_far_apart(bank, {*before, *after, found.before, found.after}, GivenScalars(plan));
}

}  // namespace tenor::solver
