// SPDX-License-Identifier: Apache-2.0
// What a tile operation means, as a statement of TIR: loops over the elements of its regions. Which
// regions go together is asked before; nothing here reports. TL/Copy, Fill, Gemm, Reduce.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "spec/ir/build.h"
#include "spec/tile/bounds.h"

namespace tenor::spec::tile {

/// TL/Region/1: the elements from `min` on, as many as `extent`, in each axis.
struct Region {
  const Buffer* buffer = nullptr;
  std::vector<Range> axes;
};

/// Accumulates the products of `a` and `b` in `c`; `clear` is a Bool, null for false.
struct Gemm {
  Region a, b, c;
  bool transpose_a = false, transpose_b = false;
  const PrimExpr* clear = nullptr;
};

enum class Combiner : std::uint8_t { kSum, kAbsSum, kMax, kAbsMax, kMin, kBitAnd, kBitOr, kBitXor };
/// Combines `from` along the axis `dim` to `to`, with what was there unless `clear`.
struct Reduce {
  Region from, to;
  Combiner by = Combiner::kSum;
  std::size_t dim = 0;
  const PrimExpr* clear = nullptr;
};

/// The axes whose extent is not the literal 1 (TL/Copy/2).
std::vector<std::size_t> wide_axes(const Region& region);
/// Which of two memories is nearer: 2 fragments and local memory, 1 shared memory, 0 global memory.
int nearness(const Buffer& buffer);

class Meaning {
 public:
  Meaning(Builder& builder, Span at, const Domains& domains)
      : builder_(builder), at_(at), domains_(domains) {}

  /// The regions have as many wide axes as each other.
  const tir::Stmt* copy(const Region& from, const Region& to);
  const tir::Stmt* fill(const Region& to, const PrimExpr* value);
  /// Each region has two axes at its end, and those before them are not wide.
  const tir::Stmt* gemm(const Gemm& what);
  /// `to` has the axes of `from` without `dim`, or one there that is not wide.
  const tir::Stmt* reduce(const Reduce& what);

 private:
  struct Axis {
    const Variable* variable = nullptr;
    const PrimExpr* extent = nullptr;
  };
  using Axes = std::vector<Axis>;
  using Exprs = std::vector<const PrimExpr*>;

  Axis axis(const PrimExpr* extent);
  const PrimExpr* use(const Axis& axis, DataType as);
  const PrimExpr* integer(std::int64_t value, DataType dtype);
  const PrimExpr* sum(const PrimExpr* a, const PrimExpr* b);
  const PrimExpr* element(const Buffer* buffer, const Exprs& indices, DataType as);
  Exprs indices(const Region& region, const Axes& axes);
  Exprs matrix(const Region& region, const Axis& row, const Axis& column);
  /// Of the places of `axes` those inside the buffer; null where all are.
  const PrimExpr* inside(const Region& region, const Exprs& indices, const Axes& axes);
  const PrimExpr* both(const PrimExpr* a, const PrimExpr* b);
  const tir::Stmt* store(const Buffer* to, const PrimExpr* value, const Exprs& indices);
  const tir::Stmt* when(const PrimExpr* condition, const tir::Stmt* then);
  const tir::Stmt* together(const tir::Stmt* first, const tir::Stmt* second);
  const tir::Stmt* loops(const Axes& axes, const tir::Stmt* body);
  const tir::Stmt* loop(const Axis& axis, tir::ForKind kind, const tir::Stmt* body);
  const PrimExpr* identity(Combiner by, DataType dtype);
  const PrimExpr* absolute(const PrimExpr* e);
  const PrimExpr* combined(Combiner by, const PrimExpr* a, const PrimExpr* b);

  Builder& builder_;
  Span at_;
  const Domains& domains_;
  std::size_t named_ = 0;
};

}  // namespace tenor::spec::tile
