// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/worker.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <exception>

namespace tenor::solver {
namespace {

using Clock = std::chrono::steady_clock;

/// Waits until there is something to read; false at the deadline.
bool readable(int channel, std::optional<Clock::time_point> deadline) {
  while (true) {
    int wait = -1;
    if (deadline) {
      using std::chrono::milliseconds;
      const auto left = std::chrono::ceil<milliseconds>(*deadline - Clock::now()).count();
      if (left <= 0) return false;
      wait = static_cast<int>(left);
    }
    pollfd one{channel, POLLIN, 0};
    const int ready = poll(&one, 1, wait);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return true;  // reading tells what is wrong
  }
}

enum class Got : std::uint8_t { kAll, kEnd, kLate };

Got receive(int channel, char* to, std::size_t size, std::optional<Clock::time_point> deadline) {
  while (size > 0) {
    if (!readable(channel, deadline)) return Got::kLate;
    const ssize_t got = read(channel, to, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return Got::kEnd;
    to += got;
    size -= static_cast<std::size_t>(got);
  }
  return Got::kAll;
}

Got receive(int channel, std::string& message, std::optional<Clock::time_point> deadline) {
  std::uint32_t size = 0;
  const Got head = receive(channel, reinterpret_cast<char*>(&size), sizeof size, deadline);
  if (head != Got::kAll) return head;
  message.resize(size);
  return receive(channel, message.data(), size, deadline);
}

/// No signal where the other side is gone: that is an answer.
bool send_all(int channel, const std::string& message) {
  const auto size = static_cast<std::uint32_t>(message.size());
  std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
  bytes += message;
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t put = send(channel, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    sent += static_cast<std::size_t>(put);
  }
  return true;
}

/// The process ends with its parent, at the latest a second after the deadline of a message, and
/// writes nowhere but to its channel.
[[noreturn]] void serve(int channel, const std::function<Respond()>& make_respond,
                        std::chrono::milliseconds deadline) {
  for (const int each : {SIGINT, SIGTERM, SIGALRM, SIGHUP}) std::signal(each, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, nullptr);
  const int nowhere = open("/dev/null", O_RDWR);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, stream);
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(deadline).count() + 1;
  try {
    const Respond respond = make_respond();
    std::string message;
    while (receive(channel, message, std::nullopt) == Got::kAll) {
      alarm(static_cast<unsigned>(seconds));
      if (!send_all(channel, respond(message))) break;
      alarm(0);
    }
  } catch (const std::exception&) {
    _exit(1);
  }
  _exit(0);
}

}  // namespace

bool Worker::begin() {
  if (owner_ != getpid()) stop();
  if (process_ > 0) return true;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
  owner_ = getpid();
  process_ = fork();
  if (process_ == 0) {
    close(ends[0]);
    serve(ends[1], make_respond_, deadline_);
  }
  close(ends[1]);
  channel_ = ends[0];
  if (process_ < 0) {
    stop();
    return false;
  }
  ++begun_;
  return true;
}

/// A copy of this object in a process that was forked off has no worker of its own.
void Worker::stop() {
  if (channel_ >= 0) close(channel_);
  if (process_ > 0 && owner_ == getpid()) {
    kill(process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) continue;
  }
  channel_ = -1, process_ = -1;
}

Worker::Answer Worker::failed(Failure failure) {
  stop();
  return {std::nullopt, failure};
}

/// One that died since the last answer is replaced before anything is asked.
Worker::Answer Worker::ask(const std::string& message) {
  const int before = begun_;
  if (!begin()) return failed(Failure::kNoProcess);
  if (!send_all(channel_, message)) {
    stop();
    if (begun_ > before || !begin()) return failed(Failure::kNoProcess);
    if (!send_all(channel_, message)) return failed(Failure::kDied);
  }
  std::string answer;
  switch (receive(channel_, answer, Clock::now() + deadline_)) {
    case Got::kAll: return {std::move(answer), {}};
    case Got::kLate: return failed(Failure::kDeadline);
    case Got::kEnd: break;
  }
  return failed(Failure::kDied);
}

}  // namespace tenor::solver
