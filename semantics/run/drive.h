// SPDX-License-Identifier: Apache-2.0
// Work that may take long: it continues in slices, a terminal sees how far it is once a second, and
// Ctrl-C or SIGTERM ends it between two slices. The third such signal ends the process.
#pragma once

#include <array>
#include <csignal>
#include <functional>
#include <iosfwd>
#include <string>

namespace tenor::semantics {

/// As long as one lives, neither signal ends anything by itself. What is in slices has one of its
/// own; a row of such works holds one around them all.
class Interruptible {
 public:
  Interruptible();
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  /// Did a signal come since the outermost one was made, or is a TimeLimit over?
  bool came() const;

 private:
  static constexpr std::array kSignals{SIGINT, SIGTERM};
  std::array<void (*)(int), kSignals.size()> before_{};
};

/// While it lives, work ends as it does at Ctrl-C when its time is over. One at a time.
class TimeLimit {
 public:
  explicit TimeLimit(double seconds);
  ~TimeLimit();
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;
  bool is_over() const;
};

/// Where work says how far it is: a line of a terminal that is written over and over, or nowhere.
class Terminal {
 public:
  Terminal() = default;
  explicit Terminal(std::ostream& out) : out_(&out) {}

  /// Shows how far something is, where nothing was shown for a second. Ctrl-C is for an
  /// Interruptible around it.
  void show(const std::function<std::string()>& progress) const;

 private:
  std::ostream* out_ = nullptr;  ///< null: nowhere
};

/// Calls `slice` until it returns false. False: Ctrl-C came first, or the end of a TimeLimit.
/// `progress` is asked for a line where there is a terminal to show it.
bool drive(const Terminal& terminal, const std::function<bool()>& slice,
           const std::function<std::string()>& progress);

/// About as many steps of a machine as make a moment; false where none is left.
template <class M>
bool step_slice(M& m) {
  const std::uint64_t end = m.steps() + (1 << 14);
  while (m.steps() < end)
    if (!m.step()) return false;
  return true;
}

}  // namespace tenor::semantics
