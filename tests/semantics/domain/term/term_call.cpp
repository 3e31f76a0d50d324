// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/term_call.h"

#include <catch2/catch.hpp>

#include "spec/tir/check.h"

namespace tenor::semantics::test {

TermCall::TermCall(const std::string& body, const std::string& result) {
  parsed = spec::read(
      "from tvm.script import tir as T\n\n@T.prim_func\n"
      "def main(n: T.int32, A: T.Buffer((4,), \"int32\"), B: T.Buffer((4,), \"int32\"),\n"
      "         C: T.Buffer((4,), \"int32\"), D: T.Buffer((4,), \"float32\"))" +
          result + ":\n" + body,
      report);
  spec::tir::check(parsed.program, report);
  REQUIRE(report.errors() == 0);
  const spec::Module& module = parsed.program.modules.at(0);
  const spec::tir::PrimFunc* f = module.functions.at(0).prim_func;
  plan = std::get<Plan>(
      semantics::plan(parsed.program, module, f, {{"n", Input::Kind::kNumber, {}, "", "2"}}));
  run = invoke_on_terms(bank, {parsed.program, module, f, plan});
}

std::string TermCall::shown(std::size_t argument, std::size_t i) const {
  const TermValue& v = run.arrays.at(argument).at(i);
  return v.is_term ? show(bank, v.term()) : Concrete::show(v.known());
}

std::string TermCall::exits() const {
  std::string text;
  for (const TermExit& e : run.exits)
    text += std::string(spec::info(*e.outcome.code).text) + " if " + show(bank, e.condition) + "\n";
  return text;
}

}  // namespace tenor::semantics::test
