// SPDX-License-Identifier: Apache-2.0
// A function of four int32 buffers of four elements, run as terms, n being 2.
#pragma once

#include "semantics/domain/term/show.h"
#include "semantics/run/term_run.h"
#include "spec/diagnostic/report.h"
#include "spec/text/read.h"

namespace tenor::semantics::test {

struct TermCall {
  spec::Report report;
  spec::ParsedFile parsed;
  Plan plan;
  TermBank bank;
  TermInvocation run;

  /// The body's statements, indented by four; the buffers are A, B, C, and D of float32. `result`
  /// is what it declares to return, such as ` -> T.int32`.
  explicit TermCall(const std::string& body, const std::string& result = "");
  OutcomeKind ended() const { return run.outcome.kind; }
  /// Element `i` of C, as it is shown.
  std::string c(std::size_t i) const { return shown(3, i); }
  std::string d(std::size_t i) const { return shown(4, i); }
  /// Where it has no value.
  std::string c_undefined(std::size_t i) const {
    return show(bank, run.arrays[3][i].indeterminate ? kTrue : run.arrays[3][i].undefined());
  }
  /// `U-OOB-READ if ...`, a line each.
  std::string exits() const;

 private:
  std::string shown(std::size_t argument, std::size_t i) const;
};

}  // namespace tenor::semantics::test
