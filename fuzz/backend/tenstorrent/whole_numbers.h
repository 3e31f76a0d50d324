// SPDX-License-Identifier: Apache-2.0
// Does a program compute whole numbers of whole numbers? Then rounding explains no difference.
#pragma once

#include "spec/ir/tir/prim_func.h"

namespace tenor::fuzz::tenstorrent {

/// Does the function divide, call a function of floats, or know a fraction?
bool leaves_whole_numbers(const spec::tir::PrimFunc& f);

}  // namespace tenor::fuzz::tenstorrent
