// SPDX-License-Identifier: Apache-2.0
// One run for `tenor run`, from inputs to what is printed.
#pragma once

#include "semantics/command/results.h"
#include "semantics/command/run_options.h"
#include "semantics/command/scope.h"
#include "semantics/command/subject.h"

namespace tenor::semantics {

class Runner {
 public:
  Runner(const Subject& subject, const RunOptions& options, spec::Streams& streams);

  spec::Status run();

 private:
  using Arrays = std::vector<std::optional<ArrayResult>>;

  spec::Status run_planned(const Plan& plan);
  /// Arrays that the function writes or that were asked for; the others are absent.
  Arrays arrays_of(const Machine<Concrete>& m, const Plan& plan,
                   const ResultRequests& requests) const;
  void report_stop(const Machine<Concrete>& m, const Plan& plan);
  void report_done(const Machine<Concrete>& m, const Arrays& arrays,
                   const ResultRequests& requests);
  void report_interrupted(const Machine<Concrete>& m, const Arrays& arrays);
  void report_notes(const Machine<Concrete>& m);
  void report_readings(const Machine<Concrete>& m, const Plan& plan);
  void show(const Arrays& arrays, const ResultRequests* requests);
  void add(spec::Diagnostic finding);
  void add_note(const spec::Node* node, spec::Code code, std::string message, std::string hint);
  /// The word and the status of an outcome.
  void set_verdict(std::string word, spec::Status status);
  spec::Status print();

  const Subject& subject_;
  const RunOptions& options_;
  spec::Streams& streams_;
  RunScope scope_;
  std::vector<spec::Diagnostic> findings_;
  spec::Answer answer_;
  std::string last_line_;  ///< after the verdict; empty: how many findings
};

}  // namespace tenor::semantics
