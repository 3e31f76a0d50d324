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
  /// `begin` is called in the new process, and makes what answers there.
  Worker(std::function<Respond()> begin, std::chrono::milliseconds deadline)
      : begin_(std::move(begin)), deadline_(deadline) {}
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
  /// Begins a process if none is there. One caller at a time.
  Answer ask(const std::string& message);

  /// Processes begun so far.
  int begun() const { return begun_; }

 private:
  bool start();
  void stop();
  Answer failed(Failure failure);

  std::function<Respond()> begin_;
  std::chrono::milliseconds deadline_;
  pid_t process_ = -1;
  pid_t owner_ = -1;
  int channel_ = -1;
  int begun_ = 0;
};

}  // namespace tenor::solver
