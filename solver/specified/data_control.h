// SPDX-License-Identifier: Apache-2.0
// Which elements a function accesses: does it depend on its sizes alone, or on data too?
#pragma once

#include "spec/ir/program.h"

namespace tenor::solver {

/// Can the contents of arrays, or numbers that are no sizes, decide which elements `f` accesses,
/// before it ends? If not, a run that came to its end accessed what every run of its sizes does,
/// or more. True where that is not clear.
bool data_decides_accesses(const spec::tir::PrimFunc& f);

}  // namespace tenor::solver
