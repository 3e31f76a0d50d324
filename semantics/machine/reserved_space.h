// SPDX-License-Identifier: Apache-2.0
// Address space that costs memory only where it was touched. What is released is kept for whoever
// asks for as much next: searches run thousands of machines a second, and mapping each one's stacks
// anew took more time than its steps.
#pragma once

#include <cstddef>

namespace tenor::semantics {

/// Throws std::bad_alloc if the address space is not there. What lies in it is whatever was.
void* reserve_space(std::size_t bytes);
/// `bytes` is what was asked for.
void release_space(void* space, std::size_t bytes);

}  // namespace tenor::semantics
