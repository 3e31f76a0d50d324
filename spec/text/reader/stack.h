// SPDX-License-Identifier: Apache-2.0
// A stack deep enough for the nesting that is read: the size of a thread's usual stack is not ours
// to choose, and a text must not end a process.
#pragma once

#include <exception>
#include <functional>

namespace tenor::spec::reader {

/// Runs `work` to its end on a stack of its own. What it throws is thrown here.
void on_deep_stack(const std::function<void()>& work);

}  // namespace tenor::spec::reader
