// SPDX-License-Identifier: Apache-2.0
// The parts of a statement, in the order of the grammar's fields; those of expressions are in
// spec/ir/children.h.
#pragma once

#include "spec/ir/children.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::spec::tir {

/// Calls `visit(const Stmt*)` for each direct sub-statement, in the order of execution.
template <class Visit>
void for_each_substatement(const Stmt* s, Visit&& visit) {
  const auto one = [&](const Stmt* item) {
    if (item) visit(item);
  };
  switch (s->kind) {
    case StmtKind::kLetStmt: return one(as<LetStmt>(s)->body);
    case StmtKind::kAttrStmt: return one(as<AttrStmt>(s)->body);
    case StmtKind::kAssertStmt: return one(as<AssertStmt>(s)->body);
    case StmtKind::kBufferRealize: return one(as<BufferRealize>(s)->body);
    case StmtKind::kAllocate: return one(as<Allocate>(s)->body);
    case StmtKind::kDeclBuffer: return one(as<DeclBuffer>(s)->body);
    case StmtKind::kSeqStmt:
      for (const Stmt* item : as<SeqStmt>(s)->seq) visit(item);
      return;
    case StmtKind::kIfThenElse:
      one(as<IfThenElse>(s)->then_case);
      return one(as<IfThenElse>(s)->else_case);
    case StmtKind::kFor: return one(as<For>(s)->body);
    case StmtKind::kWhile: return one(as<While>(s)->body);
    case StmtKind::kBlock: one(as<Block>(s)->init); return one(as<Block>(s)->body);
    case StmtKind::kBlockRealize: return one(as<BlockRealize>(s)->block);
    case StmtKind::kAllocateConst: return one(as<AllocateConst>(s)->body);
    case StmtKind::kOpaqueStmt: return one(as<OpaqueStmt>(s)->body);
    case StmtKind::kBufferStore:
    case StmtKind::kEvaluate:
    case StmtKind::kPrefetch:
    case StmtKind::kStore:
    case StmtKind::kBreak:
    case StmtKind::kContinue:
    case StmtKind::kReturn: return;
  }
}

/// Calls `visit(const PrimExpr*)` for each direct expression of `s` that running it can evaluate,
/// in the order of the grammar's fields. The declared regions and domains of a Block are not among
/// them (TIR-D76), nor the parts of buffers.
template <class Visit>
void for_each_expression(const Stmt* s, Visit&& visit) {
  const auto all = [&](List<const PrimExpr*> list) {
    for (const PrimExpr* item : list) visit(item);
  };
  const auto one = [&](const PrimExpr* item) {
    if (item) visit(item);
  };
  const auto ranges = [&](List<Range> list) {
    for (const Range& range : list) one(range.min), one(range.extent);
  };
  switch (s->kind) {
    case StmtKind::kLetStmt: return one(as<LetStmt>(s)->value);
    case StmtKind::kAttrStmt: return one(as<AttrStmt>(s)->value);
    case StmtKind::kAssertStmt: {
      const auto* a = as<AssertStmt>(s);
      one(a->condition), one(a->message), all(a->message_parts);
      return;
    }
    case StmtKind::kBufferStore: {
      const auto* b = as<BufferStore>(s);
      one(b->value), all(b->indices), one(b->predicate);
      return;
    }
    case StmtKind::kBufferRealize:
      ranges(as<BufferRealize>(s)->bounds);
      return one(as<BufferRealize>(s)->condition);
    case StmtKind::kAllocate: all(as<Allocate>(s)->extents); return one(as<Allocate>(s)->condition);
    case StmtKind::kIfThenElse: return one(as<IfThenElse>(s)->condition);
    case StmtKind::kEvaluate: return one(as<Evaluate>(s)->value);
    case StmtKind::kFor: {
      const auto* f = as<For>(s);
      one(f->min), one(f->extent), one(f->step);
      return;
    }
    case StmtKind::kWhile: return one(as<While>(s)->condition);
    case StmtKind::kBlockRealize:
      all(as<BlockRealize>(s)->values);
      return one(as<BlockRealize>(s)->predicate);
    case StmtKind::kPrefetch: return ranges(as<Prefetch>(s)->bounds);
    case StmtKind::kStore: {
      const auto* t = as<Store>(s);
      one(t->value), one(t->index), one(t->predicate);
      return;
    }
    case StmtKind::kAllocateConst:
      all(as<AllocateConst>(s)->extents);
      return all(as<AllocateConst>(s)->data);
    case StmtKind::kReturn: return one(as<Return>(s)->value);
    case StmtKind::kDeclBuffer:
    case StmtKind::kSeqStmt:
    case StmtKind::kBlock:
    case StmtKind::kBreak:
    case StmtKind::kContinue:
    case StmtKind::kOpaqueStmt: return;
  }
}

}  // namespace tenor::spec::tir
