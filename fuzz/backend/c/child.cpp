// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/child.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>

namespace tenor::fuzz::c {
namespace {

/// Time on the clock that even a stopped process is given, in processor seconds' worth.
constexpr unsigned kPatience = 20;

/// A sanitizer reserves more address space than any limit would leave.
#ifdef TENOR_SANITIZE
constexpr bool kLimitsMemory = false;
#else
constexpr bool kLimitsMemory = true;
#endif

void limit(int resource, rlim_t value) {
  const rlimit both{value, value};
  setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

/// Never outlives its parent, dumps no core, reads and says nothing.
void settle(const Limits& limits, const char* output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (const int number : {SIGINT, SIGTERM, SIGALRM, SIGPROF, SIGABRT, SIGSEGV, SIGFPE, SIGPIPE})
    std::signal(number, SIG_DFL);
  limit(RLIMIT_CORE, 0);
  if (kLimitsMemory) limit(RLIMIT_AS, limits.bytes);
  const int in = open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int out = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (in >= 0) dup2(in, STDIN_FILENO);
  if (out >= 0) dup2(out, STDOUT_FILENO), dup2(out, STDERR_FILENO);
}

Exit wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status)) return {WTERMSIG(status), 0};
  return {0, WEXITSTATUS(status)};
}

}  // namespace

Exit in_child(const Limits& limits, const std::function<void()>& function) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) return {0, EAGAIN};
  if (child > 0) return wait_for(child);
  settle(limits, "/dev/null");
  function();
  _exit(0);
}

Exit run_program(const Limits& limits, const std::vector<std::string>& command,
                 const std::string& output) {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) return {0, EAGAIN};
  if (child > 0) return wait_for(child);
  settle(limits, output.c_str());
  limit(RLIMIT_CPU, limits.seconds);
  execvp(arguments[0], arguments.data());
  _exit(127);
}

void set_watchdog(unsigned seconds) {
  const itimerval once{{0, 0}, {static_cast<time_t>(seconds), 0}};
  setitimer(ITIMER_PROF, &once, nullptr);
  alarm(seconds * kPatience);
}

bool is_timeout(const Exit& exit) {
  return exit.signal == SIGPROF || exit.signal == SIGALRM || exit.signal == SIGXCPU;
}

}  // namespace tenor::fuzz::c
