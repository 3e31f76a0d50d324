// SPDX-License-Identifier: Apache-2.0
// What the statements that an instruction means are made of. All are int32 where an index is meant,
// and stand where the call stands.
#pragma once

#include <optional>

#include "spec/ir/build.h"

namespace tenor::spec::tir {

/// The variable that an expression is; null where it is another.
const Variable* variable_of(const PrimExpr* e);
/// The datatype that a variable's pointer is of, if it says so.
std::optional<DataType> element_of(const Variable* v);
/// The storage scope of a variable's pointer; empty: it is no pointer, or says
/// nothing.
std::string_view scope_of(const Variable* v);

/// Memory that an argument names: `tvm_access_ptr(type, data, offset, ...)`, or the address of an
/// element of a row.
struct PlaceInMemory {
  const Variable* data = nullptr;  ///< null: the argument is something else
  const PrimExpr* offset = nullptr;
};
PlaceInMemory place_in_memory(const PrimExpr* e);

class InstructionParts {
 protected:
  InstructionParts(Program& program, const Call& call)
      : build_(program), call_(call), at_(program.span(&call)) {}

  const PrimExpr* number(std::int64_t n) { return build_.int_imm(at_, n, int_type(32)); }
  const PrimExpr* binary(ExprKind kind, const PrimExpr* a, const PrimExpr* b) {
    return build_.binary(at_, kind, a, b);
  }
  const Variable* variable(std::string_view name) {
    return build_.variable(at_, name, int_type(32));
  }
  const PrimExpr* var(const Variable* v) { return build_.var(at_, v); }
  /// Elements of `data` from `offset` on, of which the type of its pointer says the datatype.
  Buffer* buffer(const Variable* data, std::initializer_list<std::int64_t> shape,
                 const PrimExpr* offset);
  const Stmt* loop(const Variable* v, std::int64_t extent, const Stmt* body);
  const Stmt* store(const Buffer* b, const PrimExpr* value, List<const PrimExpr*> indices);
  /// The body, with the buffer declared.
  const Stmt* with(const Buffer* b, const Stmt* body);
  /// A block that does `update` for each of `extents`, of which the last is reduced: its order is
  /// open (TIR-D81). `update` is given the variables.
  template <class Update>
  const Stmt* reduced(std::string_view name, std::initializer_list<std::int64_t> extents,
                      Update&& update);

  Builder build_;
  const Call& call_;
  Span at_;
};

template <class Update>
const Stmt* InstructionParts::reduced(std::string_view name,
                                      std::initializer_list<std::int64_t> extents,
                                      Update&& update) {
  std::vector<const Variable*> loops, points;
  std::vector<const IterVar*> iter_vars;
  std::vector<const PrimExpr*> values;
  for (const std::int64_t extent : extents) {
    loops.push_back(variable("i")), points.push_back(variable("v"));
    auto* iv = build_.program().make<IterVar>(at_);
    iv->dom = {number(0), number(extent)}, iv->var = points.back();
    iv->iter_type =
        points.size() == extents.size() ? IterVarType::kCommReduce : IterVarType::kDataPar;
    iter_vars.push_back(iv), values.push_back(var(loops.back()));
  }
  auto* block = build_.stmt<Block>(at_);
  block->iter_vars = build_.arena().list(iter_vars), block->name_hint = name;
  block->body = update(points);
  auto* realized = build_.stmt<BlockRealize>(at_);
  realized->values = build_.arena().list(values), realized->block = block;
  realized->predicate = build_.boolean(at_, true);
  const Stmt* all = realized;
  for (std::size_t x = extents.size(); x-- > 0;) all = loop(loops[x], extents.begin()[x], all);
  return all;
}

}  // namespace tenor::spec::tir
