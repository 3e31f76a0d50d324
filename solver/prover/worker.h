// SPDX-License-Identifier: Apache-2.0
// A process of our own that answers messages, and that can be killed where it does not: what it
// runs may hang, or take all the memory that it is given, without taking this process along.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace tenor::solver {

/// From a message to its answer, in the other process.
using Respond = std::function<std::string(const std::string&)>;

class Worker {
 public:
  /// `make_respond` is called in the new process, and makes what answers there.
  Worker(std::function<Respond()> make_respond, std::chrono::milliseconds deadline)
      : make_respond_(std::move(make_respond)), deadline_(deadline) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker() { stop(); }

  /// Why there is no answer.
  enum class Failure : std::uint8_t {
    kDeadline,  ///< it did not answer in time, and was killed
    kDied,      ///< it ended by itself
    kNoProcess  ///< the system gave us none
  };
  struct Answer {
    std::optional<std::string> text;
    Failure failure = Failure::kDied;
  };
  /// Begins the process if there is none. It is a copy of this one with the calling thread alone,
  /// so a lock that another thread holds stays shut in it: begin it before there are others. (The C
  /// library's allocator opens its own; that of AddressSanitizer does so from Clang 17 on.)
  bool begin();

  /// Begins a process if there is none. One caller at a time.
  Answer ask(const std::string& message);

  /// Processes begun so far.
  int begun() const { return begun_; }

 private:
  void stop();
  Answer failed(Failure failure);

  std::function<Respond()> make_respond_;
  std::chrono::milliseconds deadline_;
  pid_t process_ = -1;
  pid_t owner_ = -1;
  int channel_ = -1;
  int begun_ = 0;
};

}  // namespace tenor::solver
