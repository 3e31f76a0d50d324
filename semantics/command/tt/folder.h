// SPDX-License-Identifier: Apache-2.0
// Opens the folder of a launch, and answers with what was found in its files.
#pragma once

#include "semantics/tensix/run/judge.h"
#include "spec/console/answer.h"

namespace tenor::semantics {

/// The launch of a folder; all findings of reading and of static checks are in its files' reports.
std::unique_ptr<spec::tenstorrent::Launch> open_launch(const std::string& folder);

/// Adds what is in the reports, and the judgement's findings where there is one, to the answer,
/// with the verdict: `conforms`, `violates`, `ill-formed`, `out-of-scope`, `inconclusive`.
void add_launch(const std::string& folder, spec::tenstorrent::Launch& launch,
                const tensix::Judgement* judgement, spec::Color color, spec::Answer& answer);

}  // namespace tenor::semantics
