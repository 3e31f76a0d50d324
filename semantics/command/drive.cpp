// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/drive.h"

#include <unistd.h>

#include <chrono>
#include <csignal>
#include <ostream>

namespace tenor::semantics {
namespace {

volatile std::sig_atomic_t interrupted = 0;

/// `timeout` and shells send a signal to a process and once more to its group: two are one wish.
constexpr int kImpatient = 3;

void interrupt(int) {
  interrupted = interrupted + 1;
  if (interrupted >= kImpatient) _exit(static_cast<int>(spec::Status::kInterrupted));
}

/// Catches Ctrl-C as long as it lives.
class Interruptible {
 public:
  Interruptible() : before_(std::signal(SIGINT, interrupt)) { interrupted = 0; }
  ~Interruptible() { std::signal(SIGINT, before_); }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

 private:
  void (*before_)(int);
};

/// The line that is written over and over; wiped when done.
class ProgressLine {
 public:
  explicit ProgressLine(spec::Streams& streams) : streams_(streams) {}
  ~ProgressLine() {
    if (shown_) streams_.err << "\r\x1b[K" << std::flush;
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void update(const std::function<std::string()>& progress) {
    const auto now = Clock::now();
    if (!streams_.out_is_terminal || now - last_ < std::chrono::seconds(1)) return;
    last_ = now;
    shown_ = true;
    streams_.err << "\r" << progress() << "\x1b[K" << std::flush;
  }

 private:
  using Clock = std::chrono::steady_clock;
  spec::Streams& streams_;
  Clock::time_point last_ = Clock::now();
  bool shown_ = false;
};

}  // namespace

bool drive(spec::Streams& streams, const std::function<bool()>& slice,
           const std::function<std::string()>& progress) {
  const Interruptible interruptible;
  ProgressLine line(streams);
  while (slice()) {
    if (interrupted) return false;
    line.update(progress);
  }
  return true;
}

}  // namespace tenor::semantics
