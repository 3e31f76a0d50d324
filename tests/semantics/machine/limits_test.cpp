// SPDX-License-Identifier: Apache-2.0
// Our limits end a run as exhausted, in words that do not blame the program; and what breaks a rule
// on purpose.
#include <catch2/catch.hpp>

#include "semantics/machine/mutation.h"
#include "semantics/run/invoke.h"
#include "spec/text/read.h"

namespace tenor::semantics::test {
namespace {

Outcome run(const std::string& functions, Limits limits, Granularity granularity) {
  spec::Report report;
  const spec::ParsedFile parsed = spec::read(
      "from tvm.script import ir as I\nfrom tvm.script import tir as T\n\n"
      "@I.ir_module\nclass Module:\n" +
          functions,
      report);
  REQUIRE(report.errors() == 0);
  for (const spec::Module& module : parsed.program.modules)
    for (const spec::Function& function : module.functions)
      if (function.name == "main") {
        const Invocation run = invoke(parsed.program, module, function.prim_func, {},
                                      {.limits = limits, .granularity = granularity});
        REQUIRE_FALSE(run.problem);
        return run.outcome;
      }
  FAIL("no main");
  return {};
}

const std::string kEndless =
    "    @T.prim_func\n    def main(C: T.Buffer((4,), \"int32\")):\n        C[0] = 0\n"
    "        while C[0] < 1:\n            C[1] = 2\n";
const std::string kRecursive =
    "    @T.prim_func\n    def main(C: T.Buffer((4,), \"int32\")):\n        "
    "T.evaluate(Module.main(C.data))\n";
const std::string kAllocating =
    "    @T.prim_func\n    def main(C: T.Buffer((4,), \"int32\")):\n"
    "        P = T.allocate([1000], \"int32\", \"global\")\n        C[0] = 1\n";

}  // namespace

TEST_CASE("limits: steps", "[limits]") {
  for (const Granularity granularity : {Granularity::kExpr, Granularity::kStmt}) {
    Limits limits;
    limits.steps = 1000;
    const Outcome outcome = run(kEndless, limits, granularity);
    CHECK(outcome.kind == OutcomeKind::kExhausted);
    CHECK(outcome.code == spec::Code::X_STEPS);
    CHECK(outcome.rule == nullptr);
  }
}

TEST_CASE("limits: activations", "[limits]") {
  for (const Granularity granularity : {Granularity::kExpr, Granularity::kStmt}) {
    Limits limits;
    limits.depth = 50;
    const Outcome outcome = run(kRecursive, limits, granularity);
    CHECK(outcome.kind == OutcomeKind::kExhausted);
    CHECK(outcome.code == spec::Code::X_STACK);
  }
  CHECK(run(kRecursive, {}, Granularity::kStmt).code == spec::Code::X_STACK);
}

TEST_CASE("limits: memory", "[limits]") {
  Limits limits;
  limits.memory = 1000;
  CHECK(run(kAllocating, limits, Granularity::kStmt).code == spec::Code::X_MEMORY);
  CHECK(run(kAllocating, {}, Granularity::kStmt).kind == OutcomeKind::kDone);
}

TEST_CASE("mutations: one rule, one way", "[mutation]") {
  static constexpr RuleInfo rule{"TIR-Cast", spec::clauses("TIR/Eval/5:d")},
      other{"TIR-Cast-handle", spec::clauses("TIR/Eval/5.1")};
  CHECK(Mutation("TIR-Cast:never").forced(rule) == false);
  CHECK(Mutation("TIR-Cast:always").forced(rule) == true);
  CHECK(Mutation("TIR-Cast:always").forced(other) == std::nullopt);
  CHECK(Mutation("TIR-Cast:skip").skips(rule));
  CHECK_FALSE(Mutation("TIR-Cast:skip").skips(other));
  CHECK_FALSE(Mutation("TIR-Cast:skip").forced(rule));
  CHECK_FALSE(Mutation("").active());
}

}  // namespace tenor::semantics::test
