// SPDX-License-Identifier: Apache-2.0
// Tile operations: T.copy, T.fill, T.clear, T.gemm and T.reduce, as front ends of tiles print them.
// One is an AttrStmt whose node is the call as it was written and whose body is the statement that
// the call means. So whatever looks at statements looks at what it means. TL/; ledger TT-D5.
#pragma once

#include "spec/ir/tir/stmt.h"

namespace tenor::spec::tile {

enum class Kind : std::uint8_t { kNone, kCopy, kFill, kGemm, kReduce };

/// The attr_key of each, in the order of the enumerators from kCopy on.
inline constexpr std::string_view kKeys[] = {"tl.copy", "tl.fill", "tl.gemm", "tl.reduce"};

/// Which operation the statement is; kNone for every other AttrStmt.
constexpr Kind kind_of(const tir::AttrStmt& s) {
  if (s.node.kind != Object::Kind::kCall) return Kind::kNone;
  for (std::size_t i = 0; i < std::size(kKeys); ++i)
    if (s.attr_key == kKeys[i]) return static_cast<Kind>(i + 1);
  return Kind::kNone;
}

/// The statement as a tile operation, or null.
inline const tir::AttrStmt* as_operation(const tir::Stmt* s) {
  const auto* a = tir::as<tir::AttrStmt>(s);
  return a && kind_of(*a) != Kind::kNone ? a : nullptr;
}

/// Does it add floats, whose order is open (TL/Gemm/3, TL/Reduce/5)?
bool sums_floats(const tir::AttrStmt& s);

}  // namespace tenor::spec::tile
