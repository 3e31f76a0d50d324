// SPDX-License-Identifier: Apache-2.0
// A stack deep enough for what follows the nesting of a program by recursion: the size of a
// thread's usual stack is not ours to choose, and a text must not end a process.
#pragma once

#include <pthread.h>

#include <cstddef>
#include <exception>
#include <functional>
#include <optional>

namespace tenor::spec::reader {

/// Work on a thread with such a stack, of fewer bytes where the system does not give that many.
class DeepThread {
 public:
  /// `work` outlives it.
  DeepThread(std::size_t bytes, const std::function<void()>& work);
  DeepThread(const DeepThread&) = delete;
  DeepThread& operator=(const DeepThread&) = delete;
  ~DeepThread();

  /// False where the system gives no thread at all.
  bool has_started() const { return thread_.has_value(); }
  /// Waits for the end of the work. What that throws is thrown here.
  void join();

 private:
  static void* run(void* self);

  const std::function<void()>& work_;
  std::optional<pthread_t> thread_;
  std::exception_ptr thrown_;
};

/// Runs `work` to its end: here, if half of so many bytes are left of this stack, or on another
/// one. What it throws is thrown here.
void on_stack_of(std::size_t bytes, const std::function<void()>& work);

/// On one that holds the deepest nesting that is read.
void on_deep_stack(const std::function<void()>& work);

}  // namespace tenor::spec::reader
