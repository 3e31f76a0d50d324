// SPDX-License-Identifier: Apache-2.0
// The options of commands that run a program: its inputs and its budgets.
#pragma once

#include "semantics/request/run_request.h"
#include "spec/console/options.h"

namespace tenor::semantics {

/// `--input`, `--seed`, `--profile`, `--granularity`, `--barriers`, the budgets, `--index-bits`.
void add_input_options(CLI::App& command, RunRequest& run, std::vector<std::string>& inputs);

/// `--params`, `--constants`, `--packed`: what runs of Relax functions are given besides.
void add_model_options(CLI::App& command, RunRequest& run);

/// What `--reading` says, which commands that run nothing take too.
void take_readings(RunRequest& run, const spec::CommonOptions& common);
/// What `--input` says: read, and as it stands. Throws spec::UsageError.
std::vector<Input> take_inputs(RunRequest& run, const std::vector<std::string>& inputs);
/// Throws spec::UsageError where a run of TIR is given what only models have.
void refuse_model_options(const RunRequest& run);

}  // namespace tenor::semantics
