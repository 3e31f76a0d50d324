// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/struct_info/variables.h"

#include <unordered_set>
#include <vector>

#include "spec/ir/children.h"

namespace tenor::spec::relax {
namespace {

using Visit = std::function<void(const spec::Variable*)>;

class Occurrences {
 public:
  explicit Occurrences(const Visit& visit) : visit_(visit) {}
  bool complete() const { return complete_; }

  void of(const PrimExpr* e, int depth) {
    if (!e) return;
    if (depth > kMaxDepth) return void(complete_ = false);
    if (const auto* var = as<spec::Var>(e)) {
      if (!is_local(var->variable)) visit_(var->variable);
      return;
    }
    if (const auto* let = as<spec::Let>(e)) {
      of(let->value, depth + 1);
      locals_.push_back(let->var);
      of(let->body, depth + 1);
      return locals_.pop_back();
    }
    if (locals_.empty() && !seen_.insert(e).second)
      return;  // terms may share what they are made of
    for_each_operand(e, [&](const PrimExpr* operand) { of(operand, depth + 1); });
  }

  void of(const StructInfo* s, int depth) {
    if (!s) return;
    if (depth > kMaxStructInfoDepth) return void(complete_ = false);
    if (s->kind == StructInfoKind::kTuple && !tuples_.insert(s).second) return;
    const auto all = [&](auto list) {
      for (const auto* item : list) of(item, depth + 1);
    };
    if (const auto* tensor = as<TensorStructInfo>(s)) {
      if (const auto* shape = as<ShapeExpr>(tensor->shape)) all(shape->values);
    } else if (const auto* shape = as<ShapeStructInfo>(s)) {
      if (shape->values) all(*shape->values);
    } else if (const auto* prim = as<PrimStructInfo>(s)) {
      of(prim->value, depth + 1);
    } else if (const auto* tuple = as<TupleStructInfo>(s)) {
      all(tuple->fields);
    } else if (const auto* func = as<FuncStructInfo>(s)) {
      if (func->params) all(*func->params);
      of(func->ret, depth + 1);
    }
  }

 private:
  bool is_local(const spec::Variable* variable) const {
    for (const spec::Variable* local : locals_)
      if (local == variable) return true;
    return false;
  }

  const Visit& visit_;
  std::vector<const spec::Variable*> locals_;
  std::unordered_set<const PrimExpr*> seen_;
  std::unordered_set<const StructInfo*> tuples_;  ///< seen, for they may share their fields
  bool complete_ = true;
};

}  // namespace

bool for_each_variable(const PrimExpr* e, const Visit& visit) {
  Occurrences occurrences(visit);
  occurrences.of(e, 0);
  return occurrences.complete();
}

bool for_each_variable(const StructInfo* s, const Visit& visit) {
  Occurrences occurrences(visit);
  occurrences.of(s, 0);
  return occurrences.complete();
}

}  // namespace tenor::spec::relax
