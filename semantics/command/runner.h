// SPDX-License-Identifier: Apache-2.0
// One run for `tenor run`, from inputs to what is printed.
#pragma once

#include "semantics/analysis/orders.h"
#include "semantics/command/results.h"
#include "semantics/command/run_report.h"

namespace tenor::semantics {

class Runner : RunReport {
 public:
  Runner(const Subject& subject, const RunCommandOptions& options, spec::Streams& streams)
      : RunReport(subject, options, streams) {}

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
  /// Those that `--print` names.
  template <class D>
  Arrays printed_arrays(const Machine<D>& m, const Plan& plan,
                        const ResultRequests& requests) const;
  void report_other_errors(const Outcome& outcome, const std::vector<Outcome>& first_errors);
  void report_done(const Arrays& arrays, const std::optional<ConcreteValue>& returned,
                   std::uint64_t steps, const ResultRequests& requests);
  void report_readings(const Machine<Concrete>& m, const Setup& setup);
  /// What other orders of iterations lead to, where the run left that open.
  void report_orders(const Outcome& outcome, const std::vector<Note>& notes, const Setup& setup);
  void report_all_orders(const Setup& setup);
  void report_bad_end(const BadEnd& end, bool as_note);
  void show(const Arrays& arrays, const ResultRequests* requests);
};

}  // namespace tenor::semantics
