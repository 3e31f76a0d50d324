// SPDX-License-Identifier: Apache-2.0
// Statements: TIR/Grammar/Stmt; the TE-only and deprecated ones; and what real text adds (EXT/).
#pragma once

#include "spec/ir/expr.h"

namespace tenor::spec::tir {

enum class StmtKind : std::uint8_t {
  kLetStmt,
  kAttrStmt,
  kAssertStmt,
  kBufferStore,
  kBufferRealize,
  kAllocate,
  kDeclBuffer,
  kSeqStmt,
  kIfThenElse,
  kEvaluate,
  kFor,
  kWhile,
  kBlock,
  kBlockRealize,
  kPrefetch,  // TIR/TEOnly/b3
  kStore,
  kAllocateConst,  // TIR/Deprecated/b2, b3
  kBreak,
  kContinue,
  kReturn,
  kOpaqueStmt  // EXT/
};

/// In the order of the enumerators.
inline constexpr Implementation kStmtProductions[] = {
    production("LetStmt", clauses("TIR/Grammar/Stmt/LetStmt")),
    production("AttrStmt", clauses("TIR/Grammar/Stmt/AttrStmt")),
    production("AssertStmt", clauses("TIR/Grammar/Stmt/AssertStmt", "EXT/Assert/kind")),
    production("BufferStore", clauses("TIR/Grammar/Stmt/BufferStore", "EXT/BufferStore/predicate")),
    production("BufferRealize", clauses("TIR/Grammar/Stmt/BufferRealize")),
    production("Allocate", clauses("TIR/Grammar/Stmt/Allocate")),
    production("DeclBuffer", clauses("TIR/Grammar/Stmt/DeclBuffer")),
    production("SeqStmt", clauses("TIR/Grammar/Stmt/SeqStmt")),
    production("IfThenElse", clauses("TIR/Grammar/Stmt/IfThenElse")),
    production("Evaluate", clauses("TIR/Grammar/Stmt/Evaluate")),
    production("For", clauses("TIR/Grammar/Stmt/For", "EXT/For/step")),
    production("While", clauses("TIR/Grammar/Stmt/While")),
    production("Block", clauses("TIR/Grammar/Stmt/Block")),
    production("BlockRealize", clauses("TIR/Grammar/Stmt/BlockRealize")),
    production("Prefetch", clauses("TIR/TEOnly/b3")),
    production("Store", clauses("TIR/Deprecated/b2")),
    production("AllocateConst", clauses("TIR/Deprecated/b3")),
    production("Break", clauses("EXT/Break")),
    production("Continue", clauses("EXT/Continue")),
    production("Return", clauses("EXT/Return")),
    production("OpaqueStmt", clauses("EXT/Opaque")),
};
inline constexpr Implementation kStmtFamily = production("Stmt", clauses("TIR/Grammar/Stmt"));

struct Stmt : Node {
  StmtKind kind;
};

template <class Self, StmtKind K>
struct StmtNode : Stmt {
  static constexpr StmtKind kKind = K;
  StmtNode() : Stmt{{}, K} {}
};

struct LetStmt : StmtNode<LetStmt, StmtKind::kLetStmt> {
  const Variable* var = nullptr;
  const PrimExpr* value = nullptr;
  const Stmt* body = nullptr;
};
struct AttrStmt : StmtNode<AttrStmt, StmtKind::kAttrStmt> {
  Object node;
  std::string_view attr_key;
  const PrimExpr* value = nullptr;
  const Stmt* body = nullptr;
};
struct AssertStmt : StmtNode<AssertStmt, StmtKind::kAssertStmt> {
  const PrimExpr* condition = nullptr;
  const PrimExpr* message = nullptr;    ///< one of `message` and `message_parts`
  std::string_view error_kind;          ///< EXT/Assert/kind: later compilers
  List<const PrimExpr*> message_parts;  ///< EXT/Assert/kind
  const Stmt* body = nullptr;
};
struct BufferStore : StmtNode<BufferStore, StmtKind::kBufferStore> {
  const Buffer* buffer = nullptr;
  const PrimExpr* value = nullptr;
  List<const PrimExpr*> indices;
  const PrimExpr* predicate = nullptr;  ///< EXT/BufferStore/predicate
};
struct BufferRealize : StmtNode<BufferRealize, StmtKind::kBufferRealize> {
  const Buffer* buffer = nullptr;
  List<Range> bounds;
  const PrimExpr* condition = nullptr;
  const Stmt* body = nullptr;
};
struct Allocate : StmtNode<Allocate, StmtKind::kAllocate> {
  const Variable* buffer_var = nullptr;
  DataType dtype{};
  List<const PrimExpr*> extents;
  const PrimExpr* condition = nullptr;
  const Stmt* body = nullptr;
  Attrs annotations;
};
struct DeclBuffer : StmtNode<DeclBuffer, StmtKind::kDeclBuffer> {
  const Buffer* buffer = nullptr;
  const Stmt* body = nullptr;
};
struct SeqStmt : StmtNode<SeqStmt, StmtKind::kSeqStmt> {
  List<const Stmt*> seq;
};
struct IfThenElse : StmtNode<IfThenElse, StmtKind::kIfThenElse> {
  const PrimExpr* condition = nullptr;
  const Stmt* then_case = nullptr;
  const Stmt* else_case = nullptr;
};
struct Evaluate : StmtNode<Evaluate, StmtKind::kEvaluate> {
  const PrimExpr* value = nullptr;
};

/// TIR/Grammar/ForKind.
enum class ForKind : std::uint8_t { kSerial, kParallel, kVectorized, kUnrolled, kThreadBinding };

/// In the order of the enumerators.
inline constexpr Implementation kForKindProductions[] = {
    production("kSerial", clauses("TIR/Grammar/ForKind/kSerial")),
    production("kParallel", clauses("TIR/Grammar/ForKind/kParallel")),
    production("kVectorized", clauses("TIR/Grammar/ForKind/kVectorized")),
    production("kUnrolled", clauses("TIR/Grammar/ForKind/kUnrolled")),
    production("kThreadBinding", clauses("TIR/Grammar/ForKind/kThreadBinding")),
};
inline constexpr Implementation kForKindFamily =
    production("ForKind", clauses("TIR/Grammar/ForKind"));

struct For : StmtNode<For, StmtKind::kFor> {
  ForKind for_kind = ForKind::kSerial;
  const Variable* loop_var = nullptr;
  const PrimExpr* min = nullptr;
  const PrimExpr* extent = nullptr;
  const PrimExpr* step = nullptr;  ///< EXT/For/step; null: 1
  const Stmt* body = nullptr;
  const IterVar* thread_binding = nullptr;
  Attrs annotations;
};
struct While : StmtNode<While, StmtKind::kWhile> {
  const PrimExpr* condition = nullptr;
  const Stmt* body = nullptr;
};
/// TIR/Grammar/MatchBufferRegion.
struct MatchBufferRegion : Node {
  const Buffer* buffer = nullptr;
  const BufferRegion* source = nullptr;
};

inline constexpr Implementation kMatchBufferRegionProduction =
    production("MatchBufferRegion", clauses("TIR/Grammar/MatchBufferRegion"));

struct Block : StmtNode<Block, StmtKind::kBlock> {
  List<const IterVar*> iter_vars;
  List<const BufferRegion*> reads, writes;
  bool reads_written = false,
       writes_written = false;  ///< stood in the text, if only as `T.reads()`
  std::string_view name_hint;
  const Stmt* body = nullptr;
  const Stmt* init = nullptr;
  List<const Buffer*> alloc_buffers;
  List<const MatchBufferRegion*> match_buffers;
  Attrs annotations;
};
struct BlockRealize : StmtNode<BlockRealize, StmtKind::kBlockRealize> {
  List<const PrimExpr*> values;
  const PrimExpr* predicate = nullptr;  ///< never null: IntImm(1, Bool) where none is written
  const Block* block = nullptr;
};

struct Prefetch : StmtNode<Prefetch, StmtKind::kPrefetch> {
  const Buffer* buffer = nullptr;
  List<Range> bounds;
};
struct Store : StmtNode<Store, StmtKind::kStore> {
  const Variable* buffer_var = nullptr;
  const PrimExpr* value = nullptr;
  const PrimExpr* index = nullptr;
  const PrimExpr* predicate = nullptr;
};
/// `data` holds the elements as literals, in row-major order (TIR-D80).
struct AllocateConst : StmtNode<AllocateConst, StmtKind::kAllocateConst> {
  const Variable* buffer_var = nullptr;
  DataType dtype{};
  List<const PrimExpr*> extents;
  List<const PrimExpr*> data;
  const Stmt* body = nullptr;
  Attrs annotations;
};

struct Break : StmtNode<Break, StmtKind::kBreak> {};
struct Continue : StmtNode<Continue, StmtKind::kContinue> {};
struct Return : StmtNode<Return, StmtKind::kReturn> {
  const PrimExpr* value = nullptr;
};
/// EXT/Opaque: a statement known by name that has no rules; `body` where it opens a scope.
struct OpaqueStmt : StmtNode<OpaqueStmt, StmtKind::kOpaqueStmt> {
  Object construct;
  const Stmt* body = nullptr;
};

template <class T>
const T* as(const Stmt* s) {
  return s && s->kind == T::kKind ? static_cast<const T*>(s) : nullptr;
}

}  // namespace tenor::spec::tir
