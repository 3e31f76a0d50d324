// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/drive.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <ostream>

#include "spec/diagnostic/status.h"

namespace tenor::semantics {
namespace {

volatile std::sig_atomic_t interrupted = 0;
std::atomic<int> lives = 0;  ///< how many Interruptible

using Clock = std::chrono::steady_clock;
std::atomic<Clock::time_point> deadline = Clock::time_point::max();  ///< of the TimeLimit
Clock::time_point last_shown;      ///< or when the outermost Interruptible was made
std::ostream* shown_on = nullptr;  ///< where the line that is written over and over stands

/// `timeout` and shells send a signal to a process and once more to its group: two are one wish.
constexpr int kImpatient = 3;

void interrupt(int) {
  interrupted = interrupted + 1;
  if (interrupted >= kImpatient) _exit(static_cast<int>(spec::Status::kInterrupted));
}

}  // namespace

Interruptible::Interruptible() {
  if (lives++ > 0) return;
  interrupted = 0;
  last_shown = Clock::now();
  for (std::size_t i = 0; i < kSignals.size(); ++i)
    before_[i] = std::signal(kSignals[i], interrupt);
}
Interruptible::~Interruptible() {
  if (--lives > 0) return;
  for (std::size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], before_[i]);
  if (shown_on) *shown_on << "\r\x1b[K" << std::flush;
  shown_on = nullptr;
}
bool Interruptible::came() const { return interrupted != 0 || Clock::now() > deadline.load(); }

TimeLimit::TimeLimit(double seconds) {
  deadline = Clock::now() + std::chrono::milliseconds(static_cast<std::int64_t>(1000 * seconds));
}
TimeLimit::~TimeLimit() { deadline = Clock::time_point::max(); }
bool TimeLimit::is_over() const { return interrupted == 0 && Clock::now() > deadline.load(); }

void Terminal::show(const std::function<std::string()>& progress) const {
  const auto now = Clock::now();
  if (!out_ || now - last_shown < std::chrono::seconds(1)) return;
  last_shown = now;
  shown_on = out_;
  *out_ << "\r" << progress() << "\x1b[K" << std::flush;
}

bool drive(const Terminal& terminal, const std::function<bool()>& slice,
           const std::function<std::string()>& progress) {
  const Interruptible interruptible;
  for (;;) {
    terminal.show(progress);
    if (!slice()) return true;
    if (interruptible.came()) return false;
  }
}

}  // namespace tenor::semantics
