// SPDX-License-Identifier: Apache-2.0
// Making nodes. Each function gives its node the datatype that the typing rules derive and checks
// nothing: spec/tir does. An operand may have any datatype; the node then has the one that the
// rule would give it, so that an ill-typed program can be held and reported.
#pragma once

#include "spec/ir/program.h"

namespace tenor::spec {

class Builder {
 public:
  explicit Builder(Program& program) : program_(program) {}
  Program& program() { return program_; }
  Arena& arena() { return program_.arena; }

  const Type* prim_type(DataType dtype);
  const Type* pointer_type(const Type* element, std::string_view scope);
  const Type* tuple_type();  ///< TupleType([])
  /// TIR/ExprTyping/1.1: the annotation follows the datatype.
  Variable* variable(Span at, std::string_view name, DataType dtype);
  /// TIR/ExprTyping/1.2: the datatype follows the annotation.
  Variable* variable(Span at, std::string_view name, const Type* annotation);

  const Var* var(Span at, const Variable* variable, const Buffer* data_of = nullptr);
  const IntImm* int_imm(Span at, std::int64_t value, DataType dtype);
  const IntImm* boolean(Span at, bool value) { return int_imm(at, value ? 1 : 0, bool_type()); }
  const FloatImm* float_imm(Span at, double value, DataType dtype);
  const StringImm* string_imm(Span at, std::string_view value);
  const Cast* cast(Span at, const PrimExpr* value, DataType dtype);
  const Select* select(Span at, const PrimExpr* condition, const PrimExpr* t, const PrimExpr* f);
  const BufferLoad* buffer_load(Span at, const Buffer* buffer, List<const PrimExpr*> indices,
                                const PrimExpr* predicate = nullptr);
  const Ramp* ramp(Span at, const PrimExpr* base, const PrimExpr* stride, std::int64_t lanes);
  const Broadcast* broadcast(Span at, const PrimExpr* value, std::int64_t lanes);
  const Let* let(Span at, const Variable* var, const PrimExpr* value, const PrimExpr* body);
  const Call* call(Span at, DataType dtype, std::string_view op, List<const PrimExpr*> args,
                   bool global_var = false, Attrs attrs = {});
  const Shuffle* shuffle(Span at, List<const PrimExpr*> vectors, List<const PrimExpr*> indices);
  /// Add to Or, by kind.
  const BinaryExpr* binary(Span at, ExprKind kind, const PrimExpr* a, const PrimExpr* b);
  const Not* logical_not(Span at, const PrimExpr* a);

  /// Any statement, field by field: `auto* s = builder.stmt<For>(span); s->body = …`.
  template <class T>
  T* stmt(Span at) {
    return program_.make<T>(at);
  }

 private:
  List<const tir::BufferStore*> stores_of_reduction(const Call& call);

  Program& program_;
};

/// The datatypes that the builder derives, with their clauses.
std::span<const Implementation> derivations();

/// Nesting of the deepest expression or statement that the recursive walks are made for: 10,000
/// arms of an `elif`, with room for what they stand in and hold.
inline constexpr int kMaxDepth = 11'000;

}  // namespace tenor::spec
