// SPDX-License-Identifier: Apache-2.0
// What a check of Relax may ask about the place that it is given, and the things that are judged
// without being nodes: bindings and occurrences of variables, places of expressions. Checks read
// it; only the walker changes it.
#pragma once

#include <string_view>
#include <unordered_set>
#include <vector>

#include "spec/ir/relax/build.h"
#include "spec/relax/argument_tuple.h"
#include "spec/relax/recursion.h"
#include "spec/relax/scope.h"

namespace tenor::spec::relax {

/// A function that the place is in.
struct EnclosingFunction {
  const Function* function = nullptr;
  const Variable* variable = nullptr;  ///< that it is bound to; null: none
  std::string_view global;             ///< its name in the module; empty: none
  std::size_t dataflow_blocks = 0;     ///< of this function that the place is in
};

struct Context {
  Builder& builder;  ///< for rules of normal form, which make nodes
  const Module& module;
  const Recursion& recursion;
  const std::unordered_set<std::string_view>& globals;  ///< names of the module's functions
  Scope scope{};
  std::vector<EnclosingFunction> functions{};  ///< outermost first
  std::vector<const Variable*> pending{};      ///< those whose bound value the place is in
  BoundValues values{};

  bool in_dataflow_block() const {
    return !functions.empty() && functions.back().dataflow_blocks > 0;
  }
  Span span(const Node& node) const { return builder.program().span(&node); }
  Span span(const Node* node) const { return builder.program().span(node); }
};

/// Where a StructInfo is written.
enum class Where : std::uint8_t { kVariable, kParameter, kReturn, kMatchCast, kArgument };

/// Where a shape variable is used.
enum class UsePosition : std::uint8_t { kExpression, kTensor, kShape, kPrim, kParameter, kReturn };

/// A variable at the place that binds it.
struct VariableBinding {
  const Variable& variable;
  Site site{};
  bool in_dataflow_block = false;  ///< the block of the binding is one
};
/// A variable at a place that uses it.
struct Occurrence {
  const Variable& variable;
  Span at;
};
/// A shape variable at a place that uses it.
struct ShapeUse {
  const spec::Variable& variable;
  Span at;
  UsePosition place{};
};
/// A shape variable standing alone where it is bound.
struct ShapeBinding {
  const spec::Variable& variable;
  Span at;
  bool in_prim_struct_info = false;
};
/// A dimension of a shape, or the value of a PrimValue or PrimStructInfo.
struct Dimension {
  const PrimExpr& value;
  bool of_shape = true;
};
/// A dimension, or a part of one.
struct DimensionPart {
  const PrimExpr& value;
};
/// A datatype where it is written, or the one that tensors of a constant have.
struct WrittenDataType {
  DataType dtype{};
  Span at;
};
/// An expression inside another one: a callee, an argument, a field, a condition.
struct Part {
  const Expr& expr;
  bool is_callee = false;
};
/// The value of a binding.
struct BoundValue {
  const Expr& expr;
};
/// The body of a function, or a branch.
struct Body {
  const Expr& expr;
  bool is_branch = false;
};
/// What a SeqExpr evaluates to.
struct Result {
  const Expr& expr;
};
/// A SeqExpr that is neither a body nor a branch.
struct NestedSeqExpr {
  const SeqExpr& seq;
  bool in_dataflow_block = false;
};
/// A function of the module.
struct GlobalFunction {
  const spec::Function& named;
};

}  // namespace tenor::spec::relax
