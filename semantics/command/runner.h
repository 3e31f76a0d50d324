// SPDX-License-Identifier: Apache-2.0
// One run for `tenor run`, from inputs to what is printed.
#pragma once

#include "semantics/analysis/orders.h"
#include "semantics/command/results.h"
#include "semantics/command/run_options.h"
#include "semantics/console/open.h"
#include "semantics/console/terminal.h"

namespace tenor::semantics {

class Runner {
 public:
  Runner(const Subject& subject, const RunCommandOptions& options, spec::Streams& streams);

  spec::Status run();

 private:
  using Arrays = std::vector<std::optional<ArrayResult>>;

  spec::Status run_planned(const Setup& setup);
  spec::Status run_scheduled(const Setup& setup);
  /// What there is to say of a run that has ended, or was interrupted.
  template <class D>
  void report(const Machine<D>& m, const Setup& setup, bool ended);
  /// Arrays that the function writes or that were asked for; the others are absent.
  template <class D>
  Arrays arrays_of(const Machine<D>& m, const Plan& plan, const ResultRequests& requests) const;
  void report_stop(const Outcome& outcome, spec::Diagnostic finding);
  void report_other_errors(const Outcome& outcome, const std::vector<Outcome>& first_errors);
  void report_done(const Arrays& arrays, const std::optional<ConcreteValue>& returned,
                   std::uint64_t steps, const ResultRequests& requests);
  void report_interrupted(const std::string& standing, std::uint64_t steps, const Arrays& arrays);
  void report_notes(const std::vector<Note>& notes);
  void report_readings(const Machine<Concrete>& m, const Setup& setup);
  /// What other orders of iterations lead to, where the run left that open.
  void report_orders(const Outcome& outcome, const std::vector<Note>& notes, const Setup& setup);
  void report_all_orders(const Setup& setup);
  void report_bad_end(const BadEnd& end, bool as_note);
  void show(const Arrays& arrays, const ResultRequests* requests);
  void add(spec::Diagnostic finding);
  void add_note(const spec::Node* node, spec::Code code, std::string message, std::string hint);
  /// The word and the status of an outcome.
  void set_verdict(std::string word, spec::Status status);
  spec::Status print();

  const Subject& subject_;
  const RunCommandOptions& options_;
  spec::Streams& streams_;
  const Terminal terminal_;
  RunScope scope_;
  std::vector<spec::Diagnostic> findings_;
  spec::Answer answer_;
  std::string outcomes_;   ///< behind the verdict: ` (3 outcomes)`, where there are several
  std::string last_line_;  ///< after the verdict; empty: how many findings
};

}  // namespace tenor::semantics
