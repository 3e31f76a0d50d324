// SPDX-License-Identifier: Apache-2.0
// Processes of ours: a function in a child, or a program, with limits on time and memory. No shell.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tenor::fuzz::c {

struct Limits {
  unsigned seconds = 10;                         ///< of processor time
  std::uint64_t bytes = std::uint64_t{8} << 30;  ///< of address space
};

/// How a process ended: the signal that ended it, or 0, and its exit status.
struct Exit {
  int signal = 0, status = 0;
};

/// Runs `function` in a child, which ends with it.
Exit in_child(const Limits& limits, const std::function<void()>& function);

/// Runs a program; what it says goes to the file `output`.
Exit run_program(const Limits& limits, const std::vector<std::string>& command,
                 const std::string& output);

/// Ends the calling process after so much processor time from now on, and after much more of any.
void set_watchdog(unsigned seconds);
/// Was it the watchdog, or a limit, that ended the process?
bool is_timeout(const Exit& exit);

}  // namespace tenor::fuzz::c
