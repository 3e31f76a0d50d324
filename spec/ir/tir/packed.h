// SPDX-License-Identifier: Apache-2.0
// Functions that read their arguments from structures of a compiler's runtime: an array of values
// with a type each, of which tensors point to a DLTensor (EXT/Packed). What the parameters were
// before they were packed is read off the function's own statements.
#pragma once

#include <memory>

#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

/// Is the calling convention of the function the packed one?
bool takes_packed_arguments(const PrimFunc& f);

/// The function with the parameters that it had before they were packed: a variable that takes the
/// value of an argument stands for it, and the first buffer that is declared on a tensor's data for
/// its buffer. `f` itself where it takes no packed arguments; null where an argument is not found.
/// It lives as long as `f`.
std::shared_ptr<const PrimFunc> unpacked(const PrimFunc& f);

}  // namespace tenor::spec::tir
