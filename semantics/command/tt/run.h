// SPDX-License-Identifier: Apache-2.0
// `tenor tt run` of a folder, for whoever runs more than folders.
#pragma once

#include "semantics/tensix/run/judge.h"
#include "spec/console/options.h"

namespace CLI {
class App;
}

namespace tenor::semantics {

struct TtRunOptions {
  spec::CommonOptions common;
  std::string target;
  std::vector<std::string> inputs, outputs;
  std::uint64_t seed = 0;
  tensix::JudgeOptions judge;
};
/// `--steps` and `--schedule`.
void add_judge_options(CLI::App& command, tensix::JudgeOptions& options);
void add_tt_run_options(CLI::App& command, TtRunOptions& options);

spec::Status run_folder(const TtRunOptions& options, spec::Streams& streams);

}  // namespace tenor::semantics
