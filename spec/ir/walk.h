// SPDX-License-Identifier: Apache-2.0
// What a walk over a program has still to do: a stack of tasks in place of the thread's, so that no
// depth of a program can exhaust that one.
#pragma once

#include <algorithm>
#include <variant>
#include <vector>

namespace tenor::spec {

/// `Task` is a std::variant.
template <class Task>
class Walk {
 public:
  /// Puts a task after those that the current one already put.
  void then(Task task) { tasks_.push_back(std::move(task)); }
  /// Performs them all. Those that a task puts come before those that waited, in the order in which
  /// they were put.
  template <class Perform>
  void perform_all(const Perform& perform) {
    std::reverse(tasks_.begin(), tasks_.end());
    while (!tasks_.empty()) {
      const Task task = tasks_.back();
      tasks_.pop_back();
      const auto waiting = static_cast<std::ptrdiff_t>(tasks_.size());
      std::visit(perform, task);
      std::reverse(tasks_.begin() + waiting, tasks_.end());
    }
  }

 private:
  std::vector<Task> tasks_;
};

}  // namespace tenor::spec
