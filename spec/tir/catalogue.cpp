// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/catalogue.h"

#include <vector>

#include "spec/ir/tir/grammar.h"
#include "spec/tile/forms.h"

namespace tenor::spec::tir {

std::span<const CheckInfo* const> all_checks() {
  static const std::vector<const CheckInfo*> all =
      infos_of<ChecksOf, WrittenDataType, IntImm, FloatImm, Cast, Select, BufferLoad, Ramp,
               Broadcast, Let, Call, CalledBuiltin, Shuffle, BinaryOp, CmpOp, LogicalOp, Not,
               LetStmt, AttrStmt, AttrStmtEnd, ThreadLaunch, AssertStmt, BufferStore, BufferRealize,
               Allocate, IfThenElse, For, While, BlockAlone, BlockIterVar, IterVar, BlockRealize,
               Jump, Returned, Buffer, BufferRegion, MatchBufferRegion, PrimFunc, Binding, Var,
               BufferUse, AllocatedBuffer, Reduce, Prefetch, Load, Store, AllocateConst, OpaqueExpr,
               OpaqueStmt>();
  return all;
}

std::vector<Implementation> static_implementations() {
  static constexpr Implementation kChecking =
      function("the checks as a whole", clauses("TIR/StmtTyping/p1", "TIR/OtherTyping/p1"));
  static constexpr Implementation kReadings =
      function("the readings of the ledger", clauses("EXT/Reading"));
  std::vector<Implementation> all = grammar();
  all.push_back(kChecking);
  all.push_back(kReadings);
  all.insert(all.end(), bindings().begin(), bindings().end());
  const auto tiles = tile::implementations();
  all.insert(all.end(), tiles.begin(), tiles.end());
  for (const CheckInfo* check : all_checks())
    all.push_back({Implementation::Kind::kCheck, check->id, check->clauses, check->where,
                   info(check->code).text, check->reading});
  return all;
}

}  // namespace tenor::spec::tir
