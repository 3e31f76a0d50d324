// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/batch.h"

#include <sys/mman.h>

#include <algorithm>
#include <csetjmp>
#include <cstring>
#include <stdexcept>

#include "semantics/domain/numeric/math.h"

namespace tenor::fuzz::c {
namespace {

constexpr std::size_t kGuard = 256, kAlign = 64, kMessage = 2000;
constexpr std::size_t kArena = std::size_t{256} << 20;
constexpr std::byte kPattern{0x5c};

std::size_t aligned(std::size_t bytes) { return (bytes + kAlign - 1) / kAlign * kAlign; }

std::byte* map(std::size_t bytes, int sharing) {
  void* made =
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, sharing | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (made == MAP_FAILED) throw std::runtime_error("no memory to share with a child");
  return static_cast<std::byte*>(made);
}

/// What a program asks of its run-time library.
std::uint64_t host_math(int function, int code, int bits, const std::uint64_t* args) {
  const auto& f = semantics::numeric::all_math()[static_cast<std::size_t>(function)];
  return f.apply({static_cast<spec::TypeCode>(code), static_cast<std::uint8_t>(bits)}, args);
}

/// Where a call of a program that ends with an error continues, and the error.
std::jmp_buf end_of_call;
std::uint32_t error_of_call;

void stop(std::uint32_t error) {
  error_of_call = error;
  std::longjmp(end_of_call, 1);
}

}  // namespace

struct Batch::Progress {
  std::size_t current = 0, done = 0;
  bool compiling = false;
};
struct Batch::Record {
  bool stopped = false;
  std::uint32_t error = 0;
  std::uint64_t result[2] = {0, 0};
  std::uint32_t seen = 0;
  bool compiled = true;
  char message[kMessage] = {};
};

Batch::Batch(std::span<const Job> jobs) : jobs_(jobs) {
  size_ = aligned(sizeof(Progress)) + jobs.size() * aligned(sizeof(Record));
  for (const Job& job : jobs) {
    auto& offsets = offsets_.emplace_back();
    for (const auto& tensor : job.memory) {
      offsets.push_back(size_ + kGuard);
      size_ += aligned(tensor.size()) + 2 * kGuard;
    }
  }
  base_ = map(size_, MAP_SHARED);
  new (base_) Progress;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    new (&record(i)) Record;
    for (std::size_t k = 0; k < jobs[i].memory.size(); ++k) {
      const auto& data = jobs[i].memory[k];
      std::byte* to = tensor(i, k);
      std::memset(to - kGuard, static_cast<int>(kPattern), kGuard);
      std::memset(to + data.size(), static_cast<int>(kPattern), kGuard);
      std::copy(data.begin(), data.end(), to);
    }
  }
}

Batch::~Batch() { munmap(base_, size_); }

Batch::Record& Batch::record(std::size_t job) const {
  return *reinterpret_cast<Record*>(base_ + aligned(sizeof(Progress)) +
                                    job * aligned(sizeof(Record)));
}

void Batch::begin(std::size_t job, bool compiling) {
  auto& progress = *reinterpret_cast<Progress*>(base_);
  progress.current = job, progress.compiling = compiling;
}

void Batch::run(std::size_t job, Entry entry) {
  static std::byte* const arena = map(kArena, MAP_PRIVATE);
  begin(job, false);
  std::vector<std::byte*> memory;
  for (std::size_t k = 0; k < jobs_[job].memory.size(); ++k) memory.push_back(tensor(job, k));
  Record& r = record(job);
  const CallRecord call{memory.data(), r.result, arena, arena + kArena, host_math, &r.seen, stop};
  if (setjmp(end_of_call) == 0)
    entry(&call);
  else
    r.stopped = true, r.error = error_of_call;
  reinterpret_cast<Progress*>(base_)->done = job + 1;
}

void Batch::not_compiled(std::size_t job, std::string_view message) {
  Record& r = record(job);
  r.compiled = false;
  std::memcpy(r.message, message.data(), std::min(message.size(), kMessage - 1));
  reinterpret_cast<Progress*>(base_)->done = job + 1;
}

std::size_t Batch::ended() const { return reinterpret_cast<const Progress*>(base_)->done; }

bool Batch::was_compiling() const { return reinterpret_cast<const Progress*>(base_)->compiling; }

bool Batch::guards_hold(std::size_t job) const {
  const auto holds = [](const std::byte* from) {
    return std::all_of(from, from + kGuard, [](std::byte b) { return b == kPattern; });
  };
  for (std::size_t k = 0; k < jobs_[job].memory.size(); ++k) {
    const std::byte* from = tensor(job, k);
    if (!holds(from - kGuard) || !holds(from + jobs_[job].memory[k].size())) return false;
  }
  return true;
}

Observed Batch::observed(std::size_t job) const {
  constexpr std::uint32_t kOpenBits = 1, kNoRoom = 2;
  const Record& r = record(job);
  Observed made;
  made.message = r.message;
  made.returned = r.result[1] != 0, made.result = r.result[0];
  if (!r.compiled)
    made.exit = ExitKind::kNotCompiled;
  else if (r.seen == kNoRoom)
    made.exit = ExitKind::kExhausted;
  else if (!guards_hold(job))
    made.exit = ExitKind::kOverwrote;
  else if (r.seen == kOpenBits)
    made.exit = ExitKind::kOpen;
  else if (r.stopped)
    made.exit = ExitKind::kStopped, made.error = r.error;
  for (std::size_t k = 0; k < jobs_[job].memory.size(); ++k)
    made.memory.emplace_back(tensor(job, k), tensor(job, k) + jobs_[job].memory[k].size());
  return made;
}

}  // namespace tenor::fuzz::c
