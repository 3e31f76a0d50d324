// SPDX-License-Identifier: Apache-2.0
// What frames are to those that look at a stack from outside: loops, threads, functions.
#pragma once

#include <cstdint>
#include <optional>

#include "semantics/machine/frame.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

/// The loop variable that a frame counts; null for all other frames.
const spec::Variable* loop_variable_of(const StoredFrame& frame);
/// The variable that tells the threads of a loop apart, at the frame that ends one; else null.
const spec::Variable* thread_variable_of(const StoredFrame& frame);
/// Which operand of a frame of that tag counts a loop's iterations; none of all other frames.
std::optional<std::uint32_t> ordinal_of(std::uint16_t tag);
/// Does a running function end with the frame?
bool ends_activation(const StoredFrame& frame);

}  // namespace tenor::semantics
