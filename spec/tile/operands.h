// SPDX-License-Identifier: Apache-2.0
// The operands of a tile operation, from the call that it keeps: for whoever compiles the operation
// itself instead of the loops that it means. TL/Copy, Fill, Gemm, Reduce.
#pragma once

#include <optional>

#include "spec/tile/meaning.h"
#include "spec/tile/operation.h"

namespace tenor::spec::tile {

struct Operands {
  Kind kind = Kind::kNone;
  Region from, to;                  ///< kCopy; kFill has no `from`
  const PrimExpr* value = nullptr;  ///< kFill: as it is stored
  Gemm gemm;                        ///< kGemm
  Reduce reduce;                    ///< kReduce; `clear` is never null where it is true
};

/// Nothing where the statement is no tile operation.
std::optional<Operands> operands_of(Builder& builder, const tir::Stmt* s);

}  // namespace tenor::spec::tile
