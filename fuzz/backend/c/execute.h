// SPDX-License-Identifier: Apache-2.0
// Compiling emitted programs and running them, away from this process: each batch runs in a child
// with limits, and what one program does to the child is no matter to the others.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/backend/c/emit.h"

namespace tenor::fuzz::c {

enum class Compiler : std::uint8_t { kGcc, kClang, kTcc };

/// The one that people call so: `gcc`.
std::optional<Compiler> find_compiler(std::string_view name);
/// `gcc, clang or tcc`.
std::string names_of_compilers();

/// A compiler, and how it is called.
struct Backend {
  Compiler compiler = Compiler::kTcc;
  std::vector<std::string> flags;   ///< beside those that every file needs; tcc takes none
  std::filesystem::path directory;  ///< for its files; it exists
  unsigned seconds = 10;            ///< of processor time, for a program and for compiling a file

  std::string_view name() const;
  /// `gcc -O2 -fno-strict-aliasing ...`, as a person would call it.
  std::string command() const;
};

/// A program and the memory of its tensors.
struct Job {
  const Emitted* code = nullptr;
  std::string prefix;  ///< that it was emitted with
  std::vector<std::vector<std::byte>> memory;
};

enum class ExitKind : std::uint8_t {
  kRan,
  kStopped,      ///< with an error that is specified, of the node `error`
  kOpen,         ///< it looked at the bits of a NaN, which nothing decides
  kExhausted,    ///< it needs more memory than a child has
  kOverwrote,    ///< it wrote outside of its tensors
  kCrashed,      ///< a signal, in `signal`
  kTimedOut,     ///< its processor time was up
  kNotCompiled,  ///< the compiler refused, crashed or took too long: `message`
};

struct Observed {
  ExitKind exit = ExitKind::kRan;
  int signal = 0;
  spec::NodeId error = 0;
  std::string message;
  std::vector<std::vector<std::byte>> memory;
  bool returned = false;
  std::uint64_t result = 0;
};

/// One answer a job.
std::vector<Observed> execute(const Backend& backend, std::span<const Job> jobs);

}  // namespace tenor::fuzz::c
