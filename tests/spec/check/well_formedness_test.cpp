// SPDX-License-Identifier: Apache-2.0
#include "spec/check/well_formedness.h"

#include <catch2/catch.hpp>

namespace tenor::spec::test {
namespace {

TEST_CASE("the verdict is the worst that the errors of a function mean", "[verdict]") {
  Report report;
  report.set_function("f");
  CHECK(word(verdict(report.diagnostics())) == "well-formed");
  report.warning(Code::T_RAMP, {}, "only a warning");
  report.note(Code::D_INDEX_WIDTH, {}, "only a note");
  CHECK(word(verdict(report.diagnostics(), "f")) == "well-formed");
  report.error(Code::X_DEPTH, {}, "a limit");
  CHECK(word(verdict(report.diagnostics(), "f")) == "exhausted");
  report.error(Code::S_BUILTIN, {}, "no rules");
  CHECK(word(verdict(report.diagnostics(), "f")) == "out-of-scope");
  report.set_function("g");
  report.error(Code::T_RAMP, {}, "a type error");
  CHECK(word(verdict(report.diagnostics(), "f")) == "out-of-scope");
  CHECK(word(verdict(report.diagnostics(), "g")) == "ill-formed");
  CHECK(word(verdict(report.diagnostics())) == "ill-formed");
  report.set_function("h");
  report.error(Code::P_SYNTAX, {}, "unreadable");
  CHECK(word(verdict(report.diagnostics(), "h")) == "ill-formed");
}

}  // namespace
}  // namespace tenor::spec::test
