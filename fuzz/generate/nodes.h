// SPDX-License-Identifier: Apache-2.0
// Nodes without a place in a text, in as few words as possible. What a node means and which are
// well formed is for the documents: TIR/Grammar/PrimExpr, TIR/Grammar/Stmt.
#pragma once

#include <string>
#include <vector>

#include "spec/ir/build.h"

namespace tenor::fuzz {

using Exprs = std::vector<const spec::PrimExpr*>;

class Nodes {
 public:
  explicit Nodes(spec::Program& program) : builder_(program) {}

  spec::Builder& builder() { return builder_; }
  spec::Arena& arena() { return builder_.arena(); }

  /// A name that nothing else in the program has: `stem`, and a number.
  std::string fresh(std::string_view stem) { return std::string(stem) + std::to_string(next_++); }
  spec::Variable* variable(std::string_view stem, spec::DataType dtype);
  spec::Variable* pointer(std::string_view name, spec::DataType element, std::string_view scope);
  spec::Buffer* buffer(std::string_view stem, spec::DataType dtype, const Exprs& shape,
                       std::string_view scope = "global");

  const spec::PrimExpr* var(const spec::Variable* v) { return builder_.var({}, v); }
  /// A number in any datatype, in all lanes.
  const spec::PrimExpr* number(std::int64_t value, spec::DataType dtype);
  /// Literals and variables once more: a node has one place in the program.
  const spec::PrimExpr* again(const spec::PrimExpr* leaf);
  Exprs again(spec::List<const spec::PrimExpr*> leaves);
  const spec::PrimExpr* floating(double value, spec::DataType dtype);
  /// `e` in `lanes` lanes; itself where that is one.
  const spec::PrimExpr* spread(const spec::PrimExpr* e, std::uint32_t lanes);
  const spec::PrimExpr* op(spec::ExprKind kind, const spec::PrimExpr* a, const spec::PrimExpr* b) {
    return builder_.binary({}, kind, a, b);
  }
  const spec::PrimExpr* call(std::string_view name, spec::DataType dtype, const Exprs& args) {
    return builder_.call({}, dtype, name, arena().list(args));
  }
  const spec::PrimExpr* load(const spec::Buffer* b, const Exprs& indices) {
    return builder_.buffer_load({}, b, arena().list(indices));
  }
  const spec::PrimExpr* select(const spec::PrimExpr* c, const spec::PrimExpr* t,
                               const spec::PrimExpr* f) {
    return builder_.select({}, c, t, f);
  }

  template <class T>
  T* stmt() {
    return builder_.stmt<T>({});
  }
  const spec::tir::Stmt* seq(const std::vector<const spec::tir::Stmt*>& items);
  const spec::tir::Stmt* store(const spec::Buffer* b, const spec::PrimExpr* value,
                               const Exprs& indices, const spec::PrimExpr* predicate = nullptr);
  const spec::tir::Stmt* evaluate(const spec::PrimExpr* value);
  spec::tir::For* loop(const spec::Variable* v, const spec::PrimExpr* min,
                       const spec::PrimExpr* extent, const spec::tir::Stmt* body);
  const spec::tir::Stmt* branch(const spec::PrimExpr* condition, const spec::tir::Stmt* then_case,
                                const spec::tir::Stmt* else_case = nullptr);
  const spec::IterVar* iter_var(const spec::Variable* v, const spec::PrimExpr* extent,
                                spec::IterVarType type, std::string_view tag = {});

 private:
  spec::Builder builder_;
  int next_ = 0;
};

}  // namespace tenor::fuzz
