// SPDX-License-Identifier: Apache-2.0
// One run of a Relax function for `tenor run`, from inputs to what is printed.
#pragma once

#include "semantics/command/run_report.h"
#include "semantics/relax/invoke.h"
#include "semantics/run/model/model_plan.h"

namespace tenor::semantics {

class ModelRunner : RunReport {
 public:
  ModelRunner(const Subject& subject, const RunCommandOptions& options, spec::Streams& streams)
      : RunReport(subject, options, streams) {}

  /// Throws spec::UsageError for an option that only runs of TIR have.
  spec::Status run();

 private:
  spec::Status run_planned(const ModelPlan& plan, const RunRequest& request);
  void report_end(const relax::ModelInvocation& run);
  void report_printed(const std::vector<std::string>& lines);
  /// Of what archives are to hold; `parts`: those that are no arrays.
  void report_left_out(const std::vector<std::string>& parts);
  void report_done(const relax::ModelInvocation& run, const ModelPlan& plan);
};

}  // namespace tenor::semantics
