// SPDX-License-Identifier: Apache-2.0
// Running on a stack that programs of any depth that we accept fit in: the reader, the checks and
// the printer follow the nesting of a program by recursion.
#pragma once

#include <cstddef>
#include <functional>

namespace tenor::spec {

/// Runs `work` to its end on a stack of 1 GiB of reserved address space, less where the system
/// does not give that much; here, where this is one. `work` lets no exception out.
void on_deep_stack(const std::function<void()>& work);

/// Calls `work(0)` to `work(count - 1)`, at most `jobs` at a time, each on a deep stack.
void for_each_on_deep_stacks(std::size_t count, unsigned jobs,
                             const std::function<void(std::size_t)>& work);

}  // namespace tenor::spec
