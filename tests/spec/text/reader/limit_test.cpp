// SPDX-License-Identifier: Apache-2.0
// Deep nesting ends in a finding, long texts in a program.
#include "spec/console/deep_stack.h"
#include "spec/ir/build.h"
#include "spec/text/print.h"
#include "spec/tir/check.h"
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

TEST_CASE("a long chain of operators is read up to the depth of walks", "[TIR/PreRFC/FrontEnd]") {
  const auto chain = [](std::size_t n) {
    std::string text = "n";
    for (std::size_t i = 1; i < n; ++i) text += " + n";
    return Outcome(around({"T.evaluate(" + text + ")"})).codes();
  };
  CHECK(chain(kMaxDepth / 2).empty());
  CHECK(chain(kMaxDepth * 2) == "X-DEPTH");
}

TEST_CASE("statements that nest by their order count as nesting", "[TIR/PreRFC/FrontEnd]") {
  const auto lets = [](std::size_t n) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < n; ++i) lines.push_back("v" + std::to_string(i) + ": T.int32 = n");
    return Outcome(around(lines)).codes();
  };
  CHECK(lets(kMaxDepth / 2).empty());
  CHECK(lets(kMaxDepth * 2) == "X-DEPTH");
}

TEST_CASE("the arms of a branch are read, checked and printed without recursion",
          "[TIR/PreRFC/FrontEnd]") {
  std::vector<std::string> lines = {"if n == 0:", "    A[0] = f"};
  for (int i = 1; i < 10'000; ++i) {
    lines.push_back("elif n == " + std::to_string(i) + ":");
    lines.push_back("    A[1] = f");
  }
  const std::string text = around(lines);
  on_deep_stack([&] {
    const Outcome outcome(text);
    REQUIRE(outcome.codes().empty());
    Report report;
    tir::check(outcome.parsed.program, report);
    CHECK(report.diagnostics().empty());
    const std::string printed = print(outcome.parsed.program, Generation::kNested);
    CHECK(printed.substr(printed.find("    if")) == text.substr(text.find("    if")));
  });
}

TEST_CASE("any bytes are read to an end", "[TIR/PreRFC/FrontEnd]") {
  const std::string text = around({"A[0:4] = T.Select(n > 1, A[4:8], T.Broadcast(f, 4))",
                                   "with T.block(\"b\"):", "    vi = T.axis.spatial(4, n)",
                                   "    T.reads(A[vi:vi + 2])"});
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    Report report;
    read(text.substr(0, cut), report);
    std::string changed = text;
    changed[cut] = "([{:=,.*\"\\\n"[cut % 11];
    read(changed, report);
  }
  SUCCEED();
}

}  // namespace tenor::spec::test
