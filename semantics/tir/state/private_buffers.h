// SPDX-License-Identifier: Apache-2.0
// Buffers that blocks allocate, and the loops without order that all their accesses lie in: to an
// iteration of such a loop the buffer is private, where it reads only what it wrote before
// (TIR-D82). By the text alone.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "semantics/tir/state/reduction.h"

namespace tenor::semantics {

/// Of one buffer that a block allocates: loops without order around every access in the function.
struct PrivateBuffer {
  using Loops = std::vector<const spec::tir::Stmt*>;
  Loops loops;    ///< to whose iterations it may be private
  Loops kernels;  ///< the others, in which the compiler allocates no global memory

  bool is_within(const spec::tir::Stmt* loop) const { return is_in(loops, loop); }
  bool is_in_kernel(const spec::tir::Stmt* loop) const { return is_in(kernels, loop); }

 private:
  static bool is_in(const Loops& all, const spec::tir::Stmt* loop) {
    return std::find(all.begin(), all.end(), loop) != all.end();
  }
};

/// Those of all functions that were added.
class PrivateBuffers {
 public:
  /// Threads that reduce into a buffer in any order share it (TIR-D81).
  void add(const spec::tir::PrimFunc& f, const Reductions& reductions);
  /// Null where no block allocates it.
  const PrivateBuffer* of(const spec::Buffer* b) const {
    const auto found = buffers_.find(b->data);
    return found == buffers_.end() ? nullptr : &found->second;
  }

 private:
  std::unordered_map<const spec::Variable*, PrivateBuffer> buffers_;  ///< by their data
};

}  // namespace tenor::semantics
