// SPDX-License-Identifier: Apache-2.0
// A generated module as the soundness test sees it: checked, and run under watch if the checks
// accept it.
#pragma once

#include <string>

#include "fuzz/generate/relax/model.h"

namespace tenor::semantics::relax::test {

/// What became of one module.
struct Judged {
  std::string fault;  ///< what is wrong, its name up to the first colon; empty: nothing
  std::string end;    ///< `done`, the code that ended the run, `refused T-ARGUMENT`
};
Judged judge_model(const std::string& text);

/// The smallest module found with the same fault, below what is wrong with it.
std::string smallest(const fuzz::GeneratedModel& made, const Judged& judged);

}  // namespace tenor::semantics::relax::test
