// SPDX-License-Identifier: Apache-2.0
// The options of commands that run a program: its inputs, its budgets, what is done with results.
#pragma once

#include "semantics/schedule/schedule.h"
#include "semantics/tir/language.h"
#include "spec/command/command.h"

namespace tenor::semantics {

struct RunOptions {
  spec::CommonOptions common;
  std::vector<std::string> inputs;
  std::uint64_t seed = 0;
  Granularity granularity = Granularity::kStmt;
  Limits limits;
  Profile profile = Profile::kPortable;
  ScheduleChoice schedule;
  std::string schedule_text;   ///< as the command line has it; empty: `first`
  bool reading_notes = false;  ///< `--notes readings`
  bool block_notes = false;    ///< `--notes blocks`
  std::vector<std::string> prints, outputs, masks, expects;
};

/// `--input`, `--seed`, `--profile`, `--granularity`, the budgets, `--index-bits`.
void add_input_options(CLI::App& command, RunOptions& options);
/// `--schedule`, `--print`, `--output`, `--mask`, `--expect`, `--notes`.
void add_result_options(CLI::App& command, RunOptions& options);
/// An option that is announced and refused by its name.
void add_coming_option(CLI::App& command, const std::string& flag);
/// One that may be given several times, one value each time.
void add_repeatable(CLI::App& command, const std::string& flag, std::vector<std::string>& values,
                    const std::string& type, const std::string& says);

}  // namespace tenor::semantics
