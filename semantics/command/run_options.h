// SPDX-License-Identifier: Apache-2.0
// The options of `tenor run`: what is run, and what is done with results.
#pragma once

#include "semantics/console/input_options.h"
#include "semantics/schedule/schedule.h"
#include "semantics/tir/language.h"

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

/// Does what `--output` says name one file for all results?
inline bool is_archive(const std::string& output) {
  return output.find('=') == std::string::npos && output.ends_with(".npz");
}

/// `--schedule`, `--print`, `--output`, `--mask`, `--expect`, `--notes`.
void add_result_options(CLI::App& command, RunCommandOptions& options);

}  // namespace tenor::semantics
