// SPDX-License-Identifier: Apache-2.0
// Every example that `explain` shows is refused with its code.
#include "spec/command/examples.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::spec {
namespace {

TEST_CASE("every example shows its code") {
  for (const Example& example : all_examples()) {
    const std::string text = "from tvm.script import tir as T\n\n" + std::string(example.text);
    Report report;
    const Reading reading = read(text, report);
    check(reading.program, report);
    std::string reported;
    for (const Diagnostic& d : report.diagnostics())
      reported += std::string(info(d.code).text) + " ";
    INFO(text << "reported: " << reported);
    CHECK(std::any_of(report.diagnostics().begin(), report.diagnostics().end(),
                      [&](const Diagnostic& d) { return d.code == example.code; }));
  }
}

TEST_CASE("a code without an example has none") {
  CHECK_FALSE(example_of(Code::T_STORE).empty());
  CHECK(example_of(Code::X_STEPS).empty());
}

}  // namespace
}  // namespace tenor::spec
