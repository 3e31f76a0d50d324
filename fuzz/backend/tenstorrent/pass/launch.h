// SPDX-License-Identifier: Apache-2.0
// All shares of a persistent function, one beside another, as a host would launch them: what is
// compared with the grid.
#pragma once

#include "fuzz/backend/tenstorrent/pass/pass.h"

namespace tenor::fuzz::tenstorrent {

/// A function with the parameters of `grid` that runs `persistent` for every core, without order,
/// with the share that its attributes give the core.
Lowered launch_shares(spec::Builder& builder, const spec::tir::PrimFunc& persistent,
                      const spec::tir::PrimFunc& grid);

}  // namespace tenor::fuzz::tenstorrent
