// SPDX-License-Identifier: Apache-2.0
// All of TIR's rules in a domain other than Concrete: they ask the domain for everything, an
// undecided premise ends the run, and the terms of a run are what the Concrete run computes.
#include "tests/semantics/domain/terms.h"

#include <catch2/catch.hpp>

#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"
#include "spec/tir/check.h"
#include "tests/semantics/tir/corpus.h"

namespace tenor::semantics {

template class Machine<test::Terms>;
template void start(Machine<test::Terms>&, const spec::PrimFunc*,
                    std::vector<Argument<test::Terms>>);

namespace test {
namespace {

std::string element_name(const PlannedArgument& a, std::size_t i) {
  return a.name + "[" + std::to_string(i) + "]";
}

std::size_t scalars_of(const PlannedArgument& a) {
  return element_count(a.shape).value() * a.dtype.lanes;
}

/// The planned arguments, every element unknown; scalars are as planned.
std::vector<Argument<Terms>> place_unknown(Machine<Terms>& m, const Plan& plan) {
  std::vector<Argument<Terms>> arguments;
  for (const PlannedArgument& a : plan.arguments) {
    Argument<Terms>& argument = arguments.emplace_back();
    argument.given = true;
    if (a.scalar) argument.scalar = Terms::known(*a.scalar);
    if (!a.is_tensor) continue;
    argument.memory = m.memory().allocate(a.dtype, a.shape, element_count(a.shape).value());
    argument.dtype = a.dtype;
    argument.shape = a.shape;
    Allocation<Terms>& allocation = m.memory().at(argument.memory);
    allocation.argument = true;
    for (std::size_t i = 0; i < scalars_of(a); ++i)
      allocation.storage.set(a.dtype.scalar, i, unknown(element_name(a, i), a.dtype.scalar));
  }
  return arguments;
}

/// A run of `main` in a text, n being 2.
struct TermRun {
  spec::Report report;
  spec::Reading reading;
  std::optional<Machine<Terms>> machine;
  Plan plan;

  explicit TermRun(const std::string& body) {
    reading = spec::read(
        "from tvm.script import tir as T\n\n@T.prim_func\n"
        "def main(n: T.int32, A: T.Buffer((4,), \"int32\"), B: T.Buffer((4,), \"int32\"),\n"
        "         C: T.Buffer((4,), \"int32\")):\n" +
            body,
        report);
    spec::check(reading.program, report);
    REQUIRE(report.errors() == 0);
    const spec::Module& module = reading.program.modules.at(0);
    const spec::PrimFunc* f = module.functions.at(0).prim_func;
    plan = std::get<Plan>(
        semantics::plan(reading.program, module, f, {{"n", Input::Kind::kNumber, {}, "", "2"}}));
    machine.emplace(reading.program, module, Granularity::kStmt);
    start(*machine, f, place_unknown(*machine, plan));
    machine->run();
  }
  OutcomeKind ended() const { return machine->outcome().kind; }
  /// An element of C.
  std::string c(std::size_t i) {
    return Terms::show(machine->memory().at(3).storage.get(spec::int_type(32).scalar, i));
  }
};

}  // namespace

TEST_CASE("terms: a matrix product of unknowns", "[terms]") {
  TermRun run(
      "    for i, j, k in T.grid(2, 2, 2):\n        with T.block(\"C\"):\n"
      "            vi, vj, vk = T.axis.remap(\"SSR\", [i, j, k])\n            with T.init():\n"
      "                C[vi * 2 + vj] = 0\n"
      "            C[vi * 2 + vj] = C[vi * 2 + vj] + A[vi * 2 + vk] * B[vk * 2 + vj]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "Add(Add(0, Mul(A[0], B[0])), Mul(A[1], B[2]))");
  CHECK(run.c(3) == "Add(Add(0, Mul(A[2], B[1])), Mul(A[3], B[3]))");
}

TEST_CASE("terms: a branch on an unknown is undecided, one on a size is not", "[terms]") {
  CHECK(TermRun("    if A[0] == 0:\n        C[0] = 1\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    C[0] = T.if_then_else(A[0] == 0, 1, 2)\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    while A[0] == 0:\n        C[0] = 1\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    for i in range(A[0]):\n        C[0] = 1\n").ended() ==
        OutcomeKind::kUndecided);
  TermRun decided("    if n == 2:\n        C[0] = A[1]\n");
  CHECK(decided.ended() == OutcomeKind::kDone);
  CHECK(decided.c(0) == "A[1]");
}

TEST_CASE("terms: an access at an unknown index is undecided, also in a parallel loop", "[terms]") {
  CHECK(TermRun("    C[0] = B[A[0]]\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    C[A[0]] = 1\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    for i in T.parallel(2):\n        C[i] = 1\n        C[A[i]] = 1\n").ended() ==
        OutcomeKind::kUndecided);
}

TEST_CASE("terms: what may be an error is undecided", "[terms]") {
  CHECK(TermRun("    C[0] = 1 // A[0]\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    C[0] = T.shift_left(1, A[0])\n").ended() == OutcomeKind::kUndecided);
  CHECK(TermRun("    assert A[0] == 0, \"zero\"\n    C[0] = 1\n").ended() ==
        OutcomeKind::kUndecided);
  CHECK(TermRun("    C[0] = A[0] // n\n").ended() == OutcomeKind::kDone);
}

TEST_CASE("terms: Select merges", "[terms]") {
  TermRun run("    C[0] = T.Select(A[0] < B[0], A[0], B[0] + n)\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "Select(LT(A[0], B[0]), A[0], Add(B[0], 2))");
}

TEST_CASE("terms: equal terms are one", "[terms]") {
  TermRun run("    C[0] = A[0] + B[1]\n    C[1] = A[0] + B[1]\n    C[2] = B[1] + A[0]\n");
  const auto term = [&](std::size_t i) {
    return run.machine->memory().at(3).storage.get({}, i).term;
  };
  CHECK(term(0) == term(1));
  CHECK(term(0) != term(2));
}

namespace {

using Unknowns = std::map<std::string, ConcreteValue>;

Unknowns elements_of(const Plan& plan) {
  Unknowns unknowns;
  for (const PlannedArgument& a : plan.arguments)
    for (std::size_t i = 0; a.is_tensor && i < scalars_of(a); ++i)
      unknowns[element_name(a, i)] =
          a.elements
              ? Concrete::of(load_scalar(a.dtype.scalar, a.elements->data, i), a.dtype.scalar)
              : Concrete::indeterminate(a.dtype.scalar);
  return unknowns;
}

/// Compares one array's terms, at the elements that the Concrete run began with, with what it left.
void compare(const Allocation<Terms>& terms, const ArrayResult& array, const Unknowns& unknowns) {
  CAPTURE(array.name);
  const spec::ScalarType type = array.tensor.dtype.scalar;
  std::size_t differences = 0;
  for (std::size_t i = 0; i < array.written.size(); ++i) {
    const ConcreteValue value = evaluate(term_of(terms.storage.get(type, i)), unknowns);
    const bool same =
        value.indeterminate
            ? !array.written[i]
            : array.written[i] &&
                  numeric::same_value(type, value.bits, load_scalar(type, array.tensor.data, i));
    differences += !same;
  }
  CHECK(differences == 0);
}

/// Did the run not depend on what is unknown? Then it is compared.
bool compare_stage(const Stage& stage) {
  CAPTURE(stage.path);
  Machine<Terms> m(stage.program, stage.module, Granularity::kStmt);
  start(m, stage.function, place_unknown(m, stage.plan));
  m.run();
  if (m.outcome().kind == OutcomeKind::kUndecided) return false;
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  Machine<Concrete> concrete(stage.program, stage.module, Granularity::kStmt);
  start(concrete, stage.function, place(concrete, stage.plan));
  concrete.run();
  CHECK(m.rule_counts() == concrete.rule_counts());
  const Unknowns unknowns = elements_of(stage.plan);
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < stage.plan.arguments.size(); ++i)
    if (stage.plan.arguments[i].is_tensor)
      compare(m.memory().at(++number), array_of(concrete, stage.plan, i), unknowns);
  return true;
}

}  // namespace

TEST_CASE("terms: programs of the corpus compute what their terms say", "[terms][property]") {
  std::size_t compared = 0;
  const std::size_t stages =
      for_each_stage("nested/00-input", [&](const Stage& s) { compared += compare_stage(s); });
  CHECK(stages >= 30);
  CHECK(compared >= 20);
}

}  // namespace test
}  // namespace tenor::semantics
