// SPDX-License-Identifier: Apache-2.0
// What thread tags and storage scopes stand for (TIR-D73): loops of one tag are one axis, and
// memory has a copy for each block of threads, or for each thread. A virtual thread is not a copy
// of the hardware's: it shares the local memory of the thread that runs it. One without a tag is an
// axis of its own.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

enum class AxisKind : std::uint8_t {
  kNone,     ///< no tag: not an axis
  kBlock,    ///< `blockIdx.x`: its iterations are blocks of threads
  kThread,   ///< `threadIdx.x`: its iterations are threads of one block
  kVirtual,  ///< `vthread`, or an attribute of that name
  kOther     ///< any other tag
};

constexpr AxisKind axis_kind(std::string_view tag) {
  if (tag.starts_with("blockIdx")) return AxisKind::kBlock;
  if (tag.starts_with("threadIdx")) return AxisKind::kThread;
  if (tag.starts_with("vthread")) return AxisKind::kVirtual;
  return tag.empty() ? AxisKind::kNone : AxisKind::kOther;
}

/// A running loop over an axis.
struct Axis {
  const spec::tir::Stmt* loop = nullptr;
  std::string_view tag;
  AxisKind kind = AxisKind::kNone;
  std::uint64_t count = 0;    ///< of its iterations
  bool in_order = false;      ///< do its iterations write one after the other (TIR-D58)?
  std::uint64_t ordinal = 0;  ///< of the current iteration
  std::size_t depth = 0;      ///< calls that run around it
  /// An allocation that each block has a copy of, and what the blocks so far wrote to theirs.
  struct Copied {
    std::uint32_t original, copy, result;
  };
  std::vector<Copied> copies{};
};

/// The thread among those of its block, as hardware counts them: x first, then y, then z.
inline std::uint64_t thread_number(const std::vector<Axis>& axes) {
  std::uint64_t number = 0, stride = 1;
  for (const std::string_view tag : {"threadIdx.x", "threadIdx.y", "threadIdx.z"})
    for (const Axis& axis : axes)
      if (axis.tag == tag) number += axis.ordinal * stride, stride *= axis.count;
  return number;
}
/// How many threads a warp has.
inline constexpr std::uint64_t kWarpThreads = 32;
/// How many threads the running block has.
inline std::uint64_t thread_count(const std::vector<Axis>& axes) {
  std::uint64_t count = 1;
  for (const Axis& axis : axes)
    if (axis.kind == AxisKind::kThread) count *= axis.count;
  return count;
}
/// `threadIdx.y = 0, threadIdx.x = 3`.
std::string thread_name(const std::vector<Axis>& axes);

/// Which threads: an ordinal for each axis, by tag.
using ThreadKey = std::vector<std::pair<std::string_view, std::uint64_t>>;

/// What an allocation is to threads that have copies of it, or of which it is the copy.
struct ThreadCopies {
  std::uint32_t owner = 0;                    ///< of which this is a thread's copy; 0: none
  ThreadKey key;                              ///< whose copy it is
  std::map<ThreadKey, std::uint32_t> copies;  ///< that threads have of this
  bool divided = false;                       ///< do threads below those of `key` have copies?
  std::vector<std::uint64_t> log;             ///< elements that were written
  std::vector<bool> written;                  ///< is it one of them?
};

/// For whom there is one copy of an allocation.
enum class MemoryScope : std::uint8_t { kGlobal, kShared, kWarp, kLocal };

/// Is it ordered where the threads of a block meet?
constexpr bool is_ordered(MemoryScope scope) {
  return scope == MemoryScope::kShared || scope == MemoryScope::kWarp;
}
/// Fragments of matrices are of a warp, whose first thread does what is done with them. Scopes that
/// are not known here count as global: no clause lets them be ordered.
constexpr MemoryScope memory_scope(std::string_view storage_scope) {
  const std::string_view kind = storage_scope.substr(0, storage_scope.find('.'));
  if (kind == "shared") return MemoryScope::kShared;
  if (kind == "warp") return MemoryScope::kWarp;
  return kind == "local" || kind == "wmma" || kind == "metal" ? MemoryScope::kLocal
                                                              : MemoryScope::kGlobal;
}
/// Which threads of a block allocate memory of that scope together: those with one number.
inline std::uint64_t memory_instance(MemoryScope scope, const std::vector<Axis>& axes) {
  return scope == MemoryScope::kWarp ? thread_number(axes) / kWarpThreads : 0;
}

}  // namespace tenor::semantics
