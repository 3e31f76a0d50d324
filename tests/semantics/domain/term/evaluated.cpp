// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/evaluated.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/domain/term/show.h"
#include "semantics/run/invoke.h"
#include "semantics/run/term_run.h"

namespace tenor::semantics::test {
namespace {

ConcreteValue input(const Plan& plan, std::uint32_t argument, std::uint64_t i) {
  const PlannedArgument& a = plan.arguments[argument];
  if (a.scalar) return *a.scalar;
  return Concrete::of(load_scalar(a.dtype.scalar, a.elements->data, i), a.dtype.scalar);
}

bool holds(TermEvaluator& evaluate, TermId condition) { return evaluate(condition).bits != 0; }

bool is_missing(TermEvaluator& evaluate, const TermValue& v) {
  return v.indeterminate || (v.is_term && holds(evaluate, v.undefined()));
}
bool is(TermEvaluator& evaluate, const TermValue& v, spec::ScalarType type, std::uint64_t bits) {
  return numeric::same_value(type, v.is_term ? evaluate(v.term()).bits : v.bits, bits);
}

/// How many scalars of an array the terms get wrong.
std::size_t differences(TermEvaluator& evaluate, const std::vector<TermValue>& terms,
                        const ArrayResult& array) {
  const spec::ScalarType type = array.tensor.dtype.scalar;
  std::size_t count = 0;
  for (std::size_t i = 0; i < terms.size(); ++i)
    if (is_missing(evaluate, terms[i]) || !array.written[i])
      count += is_missing(evaluate, terms[i]) != !array.written[i];
    else
      count += !is(evaluate, terms[i], type, load_scalar(type, array.tensor.data, i));
  return count;
}

/// How the run ends on these inputs.
const Outcome& end_of(const TermInvocation& terms, TermEvaluator& evaluate) {
  for (const TermExit& e : terms.exits)
    if (holds(evaluate, e.condition)) return e.outcome;
  return terms.outcome;
}

std::string shown(const Outcome& outcome) {
  return outcome.code ? std::string(spec::info(*outcome.code).text) : "done";
}

bool chose_freely(const Machine<Concrete>& m) {
  return std::ranges::any_of(m.notes(),
                             [](const Note& n) { return n.code == spec::Code::N_MIN_MAX; });
}

}  // namespace

std::optional<std::string> difference_from_machine(const spec::Program& program,
                                                   const spec::Module& module,
                                                   const spec::tir::PrimFunc* f, const Plan& plan) {
  TermBank bank;
  const Setup setup{program, module, f, plan};
  const TermInvocation terms = invoke_on_terms(bank, setup);
  if (terms.outcome.kind == OutcomeKind::kUndecided) return {};
  Run<Concrete> m(setup);
  m.run();
  if (chose_freely(m)) return {};  // as the machine may, and terms need not (TIR-D16)
  TermEvaluator evaluate(bank, [&](std::uint32_t k, std::uint64_t i) { return input(plan, k, i); });
  const Outcome& end = end_of(terms, evaluate);
  // Of accesses that data decide more is said to meet than does.
  if (end.code == spec::Code::U_LOOP_CONFLICT && !terms.accesses_are_sure) return {};
  if (end.kind != m.outcome().kind || end.code != m.outcome().code)
    return fmt::format("end: {} as terms, {} by the machine", shown(end), shown(m.outcome()));
  if (end.kind != OutcomeKind::kDone) return "";
  for (std::size_t k = 0; k < plan.arguments.size(); ++k)
    if (plan.arguments[k].is_tensor)
      if (const auto count = differences(evaluate, terms.arrays[k], array_of(m, plan, k)))
        return fmt::format("array: {} scalars of argument {}", count, k);
  const auto returned = returned_value(m, plan);
  if (!returned || returned->type.is_void()) return "";
  const bool is_same =
      terms.returned && is_missing(evaluate, *terms.returned) == returned->indeterminate &&
      (returned->indeterminate || is(evaluate, *terms.returned, returned->type, returned->bits));
  return is_same ? "" : "value: that is returned";
}

}  // namespace tenor::semantics::test
