// SPDX-License-Identifier: Apache-2.0
// Under what functions run, whatever their inputs.
#pragma once

#include "semantics/machine/limits.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct RunOptions {
  std::uint64_t seed = 0;  ///< of inputs that are not given
  Limits limits{};
  Profile profile = Profile::kPortable;
  spec::Readings readings{};
  Granularity granularity = Granularity::kStmt;
};

}  // namespace tenor::semantics
