// SPDX-License-Identifier: Apache-2.0
// What people decide about findings, and that nothing makes less of an error.
#include "spec/console/policy.h"

#include <catch2/catch.hpp>

namespace tenor::spec {
namespace {

constexpr std::string_view kText =
    "a = 1\n"
    "b = 2  # tenor: allow[B-READS] the pass is told otherwise\n"
    "c = 3  # tenor: allow[T-STORE, L-UNUSED]\n";

Diagnostic finding(Code code, Severity severity, std::uint32_t begin) {
  Diagnostic d;
  d.code = code, d.severity = severity, d.span = {begin, begin + 1};
  return d;
}

std::vector<Diagnostic> after(std::vector<Diagnostic> diagnostics, const CommonOptions& options) {
  apply_policy(diagnostics, Source("a.py", kText), options);
  return diagnostics;
}

TEST_CASE("a comment allows codes on its line") {
  CHECK(allows("x # tenor: allow[A-B] why", "A-B"));
  CHECK(allows("x # tenor: allow[A-B, C-D]", "C-D"));
  CHECK(allows("x # tenor: allow[A-B] tenor: allow[C-D]", "C-D"));
  CHECK_FALSE(allows("x # tenor: allow[A-B]", "A"));
  CHECK_FALSE(allows("x tenor: allow[A-B]", "A-B"));
  CHECK_FALSE(allows("x # tenor: allow[", "A-B"));
  CHECK_FALSE(allows("", "A-B"));
}

TEST_CASE("a comment takes out warnings and notes, on its own line") {
  CHECK(after({finding(Code::B_READS, Severity::kWarning, 7)}, {}).empty());
  CHECK(after({finding(Code::L_UNUSED, Severity::kNote, 66)}, {}).empty());
  CHECK(after({finding(Code::B_READS, Severity::kWarning, 0)}, {}).size() == 1);
  CHECK(after({finding(Code::B_WRITES, Severity::kWarning, 7)}, {}).size() == 1);
}

TEST_CASE("a comment takes out no error") {
  CHECK(after({finding(Code::T_STORE, Severity::kError, 66)}, {}).size() == 1);
}

TEST_CASE("policy: --warn raises notes, --deny raises notes and warnings") {
  CommonOptions options;
  options.warn = {Code::D_LAYOUT};
  options.deny = {Code::B_READS};
  const auto diagnostics = after(
      {finding(Code::D_LAYOUT, Severity::kNote, 0), finding(Code::B_READS, Severity::kWarning, 0),
       finding(Code::B_READS, Severity::kNote, 0), finding(Code::B_WRITES, Severity::kWarning, 0)},
      options);
  CHECK(diagnostics[0].severity == Severity::kWarning);
  CHECK(diagnostics[1].severity == Severity::kError);
  CHECK(diagnostics[1].notes.size() == 1);
  CHECK(diagnostics[1].denied);
  CHECK(diagnostics[2].severity == Severity::kError);
  CHECK(diagnostics[3].severity == Severity::kWarning);
  CHECK_FALSE(diagnostics[3].denied);
}

TEST_CASE("policy: --warn lowers no error") {
  CommonOptions options;
  options.warn = {Code::T_STORE};
  CHECK(after({finding(Code::T_STORE, Severity::kError, 0)}, options)[0].severity ==
        Severity::kError);
}

}  // namespace
}  // namespace tenor::spec
