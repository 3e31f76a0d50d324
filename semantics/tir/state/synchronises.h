// SPDX-License-Identifier: Apache-2.0
// Does a function's text say where its threads meet? EXT/Threads/explicit.
#pragma once

#include <cstdint>
#include <optional>

#include "spec/ir/program.h"

namespace tenor::semantics {

/// Calls that say where threads meet.
struct Meetings {
  bool any = false;      ///< is there a barrier, a collective or an async copy?
  bool of_some = false;  ///< is there a barrier that may be of some threads of a block?
};
/// The number that is the name of a barrier; nothing of one without.
std::optional<std::int64_t> barrier_name(const spec::Call& call);

/// In the function, and in those that it calls.
Meetings meetings_in(const spec::tir::PrimFunc& f, const spec::Module& module);

}  // namespace tenor::semantics
