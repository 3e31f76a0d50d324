// SPDX-License-Identifier: Apache-2.0
// What is judged besides the nodes of the tree: bindings, uses of a buffer, datatypes where they
// are written, and nodes seen in one role of several. Each has its file of checks, as a node has.
#pragma once

#include "spec/ir/program.h"
#include "spec/tir/scope.h"

namespace tenor::spec::tir {

/// A variable at a place that binds it, before it enters the scope.
struct Binding {
  const Variable* variable;
  Span at;
  Site site;
  bool thread_iter_var = false;  ///< by an AttrStmt whose node is an IterVar (TIR-D18)
};

/// A place that reads, writes or declares a buffer.
struct BufferUse {
  const Buffer* buffer;
  Span at;
};

/// A buffer that a statement makes memory for: its layout must be known there.
struct AllocatedBuffer {
  const Buffer* buffer;
  Span at;
  bool
      binds_layout;  ///< a BufferRealize: fresh variables of strides and offset are bound (TIR-D42)
};

/// The first place of a function where a datatype is written.
struct WrittenDataType {
  DataType dtype;
  Span at;
};

/// TIR/Grammar/BinaryOp.
struct BinaryOp {
  const BinaryExpr& expr;
};
/// TIR/Grammar/CmpOp.
struct CmpOp {
  const BinaryExpr& expr;
};
/// TIR/Grammar/LogicalOp, but for Not.
struct LogicalOp {
  const BinaryExpr& expr;
};

/// A Block that is a statement of its own (TIR-D45).
struct BlockAlone {
  const Block& block;
};

/// An iteration variable of a block.
struct BlockIterVar {
  const IterVar& iter_var;
};

/// A loop or attribute that stands for a hardware axis.
struct ThreadLaunch {
  std::string_view tag;
  const PrimExpr* extent;
  Span at;
};

/// The first place of a function where a builtin is called.
struct CalledBuiltin {
  const Call& call;
};

/// A break or continue: a statement, or a call of the builtin.
struct Jump {
  std::string_view word;
  Span at;
};

/// A return: a statement, or a call of the builtin. `value` is null where there is none.
struct Returned {
  const PrimExpr* value;
  Span at;
};

/// An AttrStmt after its body; `before` counts the bindings before the body.
struct AttrStmtEnd {
  const AttrStmt* stmt;
  std::size_t before;
};

}  // namespace tenor::spec::tir
