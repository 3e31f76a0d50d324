// SPDX-License-Identifier: Apache-2.0
// The memory that a batch of programs and whoever watches it share: the tensors of each, between
// guards, and how far the batch is.
#pragma once

#include <cstdint>
#include <span>

#include "fuzz/backend/c/execute.h"

namespace tenor::fuzz::c {

/// As `struct tenor_call` of the prelude.
struct CallRecord {
  std::byte* const* memory;
  std::uint64_t* result;
  std::byte *arena, *arena_end;
  std::uint64_t (*math)(int, int, int, const std::uint64_t*);
  std::uint32_t* seen;
  void (*stop)(std::uint32_t);
};
using Entry = void (*)(const CallRecord*);

class Batch {
 public:
  explicit Batch(std::span<const Job> jobs);
  ~Batch();
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  /// In the child: calls the entry of that job.
  void run(std::size_t job, Entry entry);
  /// In the child: the job could not be compiled.
  void not_compiled(std::size_t job, std::string_view message);
  /// In the child: from here on it is that job's matter what happens.
  void begin(std::size_t job, bool compiling);

  /// In the parent: the first job that was not ended, after the child has.
  std::size_t ended() const;
  /// In the parent: was that job being compiled?
  bool was_compiling() const;
  Observed observed(std::size_t job) const;

 private:
  struct Progress;
  struct Record;
  Record& record(std::size_t job) const;
  std::byte* tensor(std::size_t job, std::size_t i) const { return base_ + offsets_[job][i]; }
  bool guards_hold(std::size_t job) const;

  std::span<const Job> jobs_;
  std::vector<std::vector<std::size_t>> offsets_;
  std::size_t size_ = 0;
  std::byte* base_ = nullptr;
};

}  // namespace tenor::fuzz::c
