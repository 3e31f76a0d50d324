// SPDX-License-Identifier: Apache-2.0
// Where a shape variable is declared in the text: in the innermost function around all of its uses;
// and which variables of Relax are used at all. Relax/Grammar/Expr/Function.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/ir/children.h"
#include "spec/text/annotations.h"

namespace tenor::spec::printer {

class Symbols {
 public:
  Symbols() = default;
  /// What `annotations` add is used too, unless they are null.
  Symbols(const relax::Function& function, const Annotations* annotations);

  /// The function that declares `v`; null where no use of it was met.
  const relax::Function* declaring_function(const Variable* v) const;
  bool is_used(const relax::Variable* v) const { return used_.contains(v); }

 private:
  void visit(const relax::Expr* e);
  void visit(const relax::Function& f);
  void visit(const relax::Binding& b);
  void visit(const relax::Variable& v);
  void visit(const relax::StructInfo* s);
  void visit(const PrimExpr* e);
  void visit(Attrs attrs);
  void visit(const Object& object);
  void use(const Variable* v);

  const Annotations* annotations_ = nullptr;
  std::vector<const relax::Function*> path_;
  /// The functions around every use that was met, outermost first.
  std::unordered_map<const Variable*, std::vector<const relax::Function*>> around_;
  std::unordered_set<const relax::Variable*> used_;
};

}  // namespace tenor::spec::printer
