// SPDX-License-Identifier: Apache-2.0
// What `tenor run` says of a run, whatever language it was of: findings, the verdict, the last
// line.
#pragma once

#include "semantics/command/run_options.h"
#include "semantics/console/open.h"
#include "semantics/console/terminal.h"

namespace tenor::semantics {

/// `12,345,678 steps`.
std::string counted_steps(std::uint64_t steps);

/// The word for an outcome, and the status of the process.
std::string_view word_of(OutcomeKind kind);
spec::Status status_of(OutcomeKind kind);

class RunReport {
 protected:
  RunReport(const Subject& subject, const RunCommandOptions& options, spec::Streams& streams);

  void add(spec::Diagnostic finding);
  void add_note(const spec::Node* node, spec::Code code, std::string message, std::string hint);
  void report_notes(const std::vector<Note>& notes);
  /// Constructs without rules that a run did not come to; those inside of `but` have some.
  void report_unreached(const std::vector<spec::Span>& but = {});
  /// The word and the status of an outcome.
  void set_verdict(std::string word, spec::Status status);
  void report_stop(const Outcome& outcome, spec::Diagnostic finding);
  void report_refused(const PlanProblem& problem);
  void report_interrupted(const std::string& standing);
  spec::Status print();

  const Subject& subject_;
  const RunCommandOptions& options_;
  spec::Streams& streams_;
  const Terminal terminal_;
  RunScope scope_;
  std::vector<spec::Diagnostic> findings_;
  spec::Answer answer_;
  std::string outcomes_;   ///< after the verdict: ` (3 outcomes)`, where there are several
  std::string last_line_;  ///< after the verdict; empty: how many findings
};

}  // namespace tenor::semantics
