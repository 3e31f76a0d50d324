// SPDX-License-Identifier: Apache-2.0
// The options of commands that run a program: its inputs, its budgets, what is done with results.
#pragma once

#include "semantics/run/scope.h"
#include "semantics/schedule/schedule.h"
#include "semantics/tir/language.h"
#include "spec/command/command.h"

namespace tenor::semantics {

struct RunCommandOptions {
  spec::CommonOptions common;
  RunRequest run;
  std::vector<std::string> inputs;  ///< `NAME=VALUE`, read where the function is known
  ScheduleChoice schedule;
  bool reading_notes = false;  ///< `--notes readings`
  bool block_notes = false;    ///< `--notes blocks`
  std::vector<std::string> prints, outputs, masks, expects;
};

/// `--input`, `--seed`, `--profile`, `--granularity`, the budgets, `--index-bits`.
void add_input_options(CLI::App& command, RunRequest& run, std::vector<std::string>& inputs);
/// `--schedule`, `--print`, `--output`, `--mask`, `--expect`, `--notes`.
void add_result_options(CLI::App& command, RunCommandOptions& options);
/// One that may be given several times, one value each time.
void add_repeatable(CLI::App& command, const std::string& flag, std::vector<std::string>& values,
                    const std::string& type, const std::string& says);

/// What `--reading` says, which commands that run nothing take too.
void take_readings(RunRequest& run, const spec::CommonOptions& common);
/// What `--input` says: read, and as it stands. Throws spec::UsageError.
std::vector<Input> take_inputs(RunRequest& run, const std::vector<std::string>& inputs);

}  // namespace tenor::semantics
