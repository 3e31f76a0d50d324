// SPDX-License-Identifier: Apache-2.0

#include "fuzz/command/campaign.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <ostream>

namespace tenor::fuzz {
namespace {

using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t interrupted = 0;

double since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Ctrl-C is noticed rather than fatal for as long as it lives.
class InterruptNotice {
 public:
  InterruptNotice() {
    interrupted = 0;
    struct sigaction notice {};
    notice.sa_handler = [](int) { interrupted = 1; };
    sigaction(SIGINT, &notice, &before_);
  }
  ~InterruptNotice() { sigaction(SIGINT, &before_, nullptr); }
  InterruptNotice(const InterruptNotice&) = delete;
  InterruptNotice& operator=(const InterruptNotice&) = delete;

 private:
  struct sigaction before_ {};
};

struct Worker {
  pid_t process = -1;
  int pipe = -1;
  std::string heard;  ///< the beginning of a line
};

void write_all(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(to, text.data(), text.size());
    if (written <= 0) _exit(1);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// In the worker's process: the share, a line a batch.
[[noreturn]] void be_worker(Share share, unsigned number, int to) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);  // Ctrl-C is for whoever listens: a compiler that it ended would look broken
  share.backend.directory /= std::to_string(number);
  std::filesystem::create_directories(share.backend.directory);
  work(share, [&](const Tally& tally) { write_all(to, spec::Json(tally).dump() + "\n"); });
  _exit(0);
}

Worker start(const Share& share, unsigned number) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("a pipe to a worker could not be created");
  Worker worker;
  worker.process = fork();
  if (worker.process < 0) throw std::runtime_error("a worker process could not be started");
  if (worker.process == 0) {
    close(ends[0]);
    be_worker(share, number, ends[1]);
  }
  setpgid(worker.process, worker.process);  // whichever of the two is first
  close(ends[1]);
  worker.pipe = ends[0];
  return worker;
}

/// What there is to hear. False: the worker has ended.
bool hear(Worker& worker, Tally& tally) {
  char piece[65536];
  const ssize_t count = read(worker.pipe, piece, sizeof piece);
  if (count <= 0) return false;
  worker.heard.append(piece, static_cast<std::size_t>(count));
  for (std::size_t end; (end = worker.heard.find('\n')) != std::string::npos;) {
    tally.add(spec::Json::parse(worker.heard.substr(0, end)).get<Tally>());
    worker.heard.erase(0, end + 1);
  }
  return true;
}

void show_progress(const Tally& tally, double seconds, spec::Streams& streams) {
  streams.err << fmt::format("\r{} programs, {:.0f} a second, {} failed ", tally.programs,
                             static_cast<double>(tally.programs) / seconds, tally.failed)
              << std::flush;
}

/// Listens until all have ended, or there is reason to end them.
void listen(std::vector<Worker>& workers, std::size_t max_fail, Campaign& campaign,
            Clock::time_point begin, spec::Streams* progress) {
  constexpr int kMilliseconds = 200;
  for (std::size_t open = workers.size(); open > 0;) {
    std::vector<pollfd> ends;
    for (const Worker& w : workers) ends.push_back({w.pipe, POLLIN, 0});
    if (interrupted || campaign.tally.failed >= max_fail) return;
    poll(ends.data(), ends.size(), kMilliseconds);
    for (std::size_t i = 0; i < workers.size(); ++i) {
      if (workers[i].pipe < 0 || ends[i].revents == 0) continue;
      if (hear(workers[i], campaign.tally)) continue;
      close(workers[i].pipe);
      workers[i].pipe = -1;
      --open;
    }
    if (progress) show_progress(campaign.tally, since(begin), *progress);
  }
}

/// Ends those that still run, with all that they started; a message where one ended by itself as it
/// should not.
std::string finish(std::vector<Worker>& workers) {
  std::string broken;
  for (Worker& w : workers) {
    int status = 0;
    const bool was_open = w.pipe >= 0;
    if (was_open) kill(-w.process, SIGKILL), close(w.pipe);
    waitpid(w.process, &status, 0);
    if (!was_open && (!WIFEXITED(status) || WEXITSTATUS(status) != 0))
      broken = fmt::format("a worker exited with status {:#x}", static_cast<unsigned>(status));
  }
  return broken;
}

}  // namespace

Campaign run_campaign(const FuzzOptions& options, const c::Backend& backend,
                      spec::Streams& streams) {
  const InterruptNotice notice;
  const Clock::time_point begin = Clock::now();
  const bool timed = !options.programs;
  Share share{backend,
              options.seed,
              0,
              std::max(1u, options.common.jobs),
              options.programs.value_or(UINT64_MAX),
              [&] { return !timed || since(begin) < options.seconds; },
              options.max_fail,
              options.directory};
  std::vector<Worker> workers;
  streams.out << std::flush;
  for (unsigned i = 0; i < share.stride; ++i) {
    share.first = i;
    workers.push_back(start(share, i));
  }
  const bool shows = streams.out_is_terminal && !options.common.quiet;
  Campaign campaign;
  listen(workers, options.max_fail, campaign, begin, shows ? &streams : nullptr);
  if (shows) streams.err << "\r" << std::string(60, ' ') << "\r" << std::flush;
  campaign.interrupted = interrupted != 0;
  campaign.broken = finish(workers);
  campaign.seconds = since(begin);
  return campaign;
}

}  // namespace tenor::fuzz
