// SPDX-License-Identifier: Apache-2.0
// The Term domain against the Concrete one: on inputs that are known, the terms of a run are what
// the machine computes, and it ends where they say.
#include "tests/semantics/tir/corpus.h"

#include <catch2/catch.hpp>

#include "semantics/domain/term/show.h"
#include "semantics/tir/term_run.h"

namespace tenor::semantics::test {
namespace {

ConcreteValue input(const Plan& plan, std::uint32_t argument, std::uint64_t i) {
  const PlannedArgument& a = plan.arguments[argument];
  if (a.scalar) return *a.scalar;
  return Concrete::of(load_scalar(a.dtype.scalar, a.elements->data, i), a.dtype.scalar);
}

bool holds(TermEvaluator& evaluate, TermId condition) { return evaluate(condition).bits != 0; }

/// How many scalars of an array the terms get wrong.
std::size_t differences(TermEvaluator& evaluate, const std::vector<TermValue>& terms,
                        const ArrayResult& array) {
  const spec::ScalarType type = array.tensor.dtype.scalar;
  std::size_t count = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const TermValue& v = terms[i];
    const bool missing = v.indeterminate || (v.is_term && holds(evaluate, v.undefined()));
    if (missing || !array.written[i]) {
      count += missing != !array.written[i];
      continue;
    }
    const std::uint64_t bits = v.is_term ? evaluate(v.term()).bits : v.bits;
    count += !numeric::same_value(type, bits, load_scalar(type, array.tensor.data, i));
  }
  return count;
}

/// False where the run as terms did not come to an end.
bool compare(const Stage& stage) {
  CAPTURE(stage.path);
  TermBank bank;
  const TermInvocation terms =
      invoke_on_terms(bank, stage.program, stage.module, stage.function, stage.plan);
  if (terms.outcome.kind == OutcomeKind::kUndecided) return false;
  Machine<Concrete> m(stage.program, stage.module, Granularity::kStmt);
  start(m, stage.function, place(m, stage.plan));
  m.run();
  TermEvaluator evaluate(bank,
                         [&](std::uint32_t k, std::uint64_t i) { return input(stage.plan, k, i); });
  const Outcome* end = &terms.outcome;
  for (const TermEnding& e : terms.endings)
    if (holds(evaluate, e.condition)) end = &e.outcome;
  CHECK(end->kind == m.outcome().kind);
  CHECK(end->code == m.outcome().code);
  if (m.outcome().kind != OutcomeKind::kDone) return true;
  for (std::size_t k = 0; k < stage.plan.arguments.size(); ++k)
    if (stage.plan.arguments[k].is_tensor)
      CHECK(differences(evaluate, terms.arrays[k], array_of(m, stage.plan, k)) == 0);
  return true;
}

}  // namespace

TEST_CASE("terms: programs of the corpus compute what their terms say", "[terms][property]") {
  std::size_t compared = 0;
  const std::size_t stages = for_each_stage("", [&](const Stage& s) { compared += compare(s); });
  CHECK(stages >= 500);
  CHECK(compared * 100 >= stages * 90);
}

}  // namespace tenor::semantics::test
