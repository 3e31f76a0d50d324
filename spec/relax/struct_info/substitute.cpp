// SPDX-License-Identifier: Apache-2.0
// Replacing shape variables, all at once, in an expression and in a StructInfo. What does not
// change stays the same node. Relax/Compat/7.3.3:b.
#include <unordered_map>

#include "spec/prover/simplify.h"
#include "spec/relax/struct_info/comparison.h"
#include "spec/relax/struct_info/variables.h"

namespace tenor::spec::relax {
namespace {

class Substitution {
 public:
  Substitution(Comparison& c, const ShapeVarMapping& mapping) : c_(c), mapping_(mapping) {}

  const PrimExpr* of(const PrimExpr* e, int depth);
  const StructInfo* of(const StructInfo* s, int depth);

 private:
  bool changes(const PrimExpr* e) const {
    bool found = false;
    const bool complete = for_each_variable(
        e, [&](const spec::Variable* variable) { found |= mapping_.find(variable) != nullptr; });
    return found || !complete;
  }
  spec::Builder& tir() { return c_.builder.tir(); }
  Span span(const Node* node) { return c_.builder.program().span(node); }
  const PrimExpr* rebuilt(const PrimExpr* e, int depth);
  const PrimExpr* unspecified(const PrimExpr* e);
  const StructInfo* tensor(const TensorStructInfo* s);
  const StructInfo* func(const FuncStructInfo* s, int depth);
  const StructInfo* tuple(const TupleStructInfo* s, int depth);

  template <class T>
  List<const T*> all(List<const T*> items, int depth) {
    std::vector<const T*> result;
    bool same = true;
    for (const T* item : items) {
      result.push_back(of(item, depth));
      same = same && result.back() == item;
    }
    return same ? items : c_.builder.arena().list(result);
  }

  Comparison& c_;
  const ShapeVarMapping& mapping_;
  std::unordered_map<const PrimExpr*, const PrimExpr*> done_;  ///< terms may share their parts
  std::unordered_map<const StructInfo*, const StructInfo*> tuples_;  ///< and so may tuples
};

const PrimExpr* Substitution::of(const PrimExpr* e, int depth) {
  if (!e) return e;
  if (const auto* var = as<spec::Var>(e)) {
    const PrimExpr* value = mapping_.find(var->variable);
    return value ? value : e;
  }
  if (depth == 0 && !changes(e)) return e;
  if (const auto done = done_.find(e); done != done_.end()) return done->second;
  const PrimExpr* result = depth > kMaxDepth ? unspecified(e) : rebuilt(e, depth + 1);
  if (depth == 0) result = is_too_large(result) ? unspecified(e) : simplify(tir(), result);
  return done_[e] = result;
}

/// A new variable: nothing is known of the value, so nothing false can be proved of it.
const PrimExpr* Substitution::unspecified(const PrimExpr* e) {
  return tir().var(span(e), tir().variable(span(e), "unspecified", e->dtype));
}

const PrimExpr* Substitution::rebuilt(const PrimExpr* e, int depth) {
  const Span at = span(e);
  if (const auto* b = as<BinaryExpr>(e)) {
    const PrimExpr *left = of(b->a, depth), *right = of(b->b, depth);
    return left == b->a && right == b->b ? e : tir().binary(at, e->kind, left, right);
  }
  if (const auto* cast = as<Cast>(e)) return tir().cast(at, of(cast->value, depth), e->dtype);
  if (const auto* negation = as<Not>(e)) return tir().logical_not(at, of(negation->a, depth));
  if (const auto* select = as<Select>(e))
    return tir().select(at, of(select->condition, depth), of(select->true_value, depth),
                        of(select->false_value, depth));
  if (const auto* call = as<spec::Call>(e))
    return tir().call(at, e->dtype, call->op, all(call->args, depth), call->global_var,
                      call->attrs);
  if (const auto* let = as<Let>(e)) {
    ShapeVarMapping inner = mapping_;
    inner.set(let->var, tir().var(at, let->var));
    return tir().let(at, let->var, of(let->value, depth),
                     Substitution(c_, inner).of(let->body, depth));
  }
  return changes(e) ? unspecified(e) : e;  // no form that a dimension may have (RLX-D18)
}

const StructInfo* Substitution::tensor(const TensorStructInfo* s) {
  const auto* shape = as<ShapeExpr>(s->shape);
  if (!shape) return s;
  const auto values = all(shape->values, 0);
  if (values.data() == shape->values.data()) return s;
  const auto* made = c_.builder.shape_expr(span(shape), values);
  return c_.builder.tensor(span(s), made, s->ndim, s->dtype, s->vdevice);
}

const StructInfo* Substitution::func(const FuncStructInfo* s, int depth) {
  auto* made = c_.builder.make<FuncStructInfo>(span(s));
  if (s->params) made->params = all(*s->params, depth);
  made->ret = of(s->ret, depth);
  made->purity = s->purity;
  made->derive_func = s->derive_func;
  return made;
}

const StructInfo* Substitution::tuple(const TupleStructInfo* s, int depth) {
  if (const auto done = tuples_.find(s); done != tuples_.end()) return done->second;
  const auto fields = all(s->fields, depth);
  const bool same = fields.data() == s->fields.data();
  return tuples_[s] = same ? s : c_.builder.tuple_info(span(s), fields);
}

const StructInfo* Substitution::of(const StructInfo* s, int depth) {
  if (!s) return s;
  if (depth > kMaxStructInfoDepth) return c_.builder.object(span(s));
  ++depth;
  if (const auto* info = as<TensorStructInfo>(s)) return tensor(info);
  if (const auto* func_info = as<FuncStructInfo>(s)) return func(func_info, depth);
  if (const auto* info = as<TupleStructInfo>(s)) return tuple(info, depth);
  if (const auto* info = as<PrimStructInfo>(s)) {
    const PrimExpr* value = of(info->value, 0);
    return value == info->value ? s : c_.builder.prim(span(s), info->dtype, value);
  }
  const auto* info = as<ShapeStructInfo>(s);
  if (!info || !info->values) return s;
  const auto values = all(*info->values, 0);
  return values.data() == info->values->data() ? s : c_.builder.shape(span(s), values);
}

}  // namespace

const PrimExpr* substitute(Comparison& c, const PrimExpr* e, const ShapeVarMapping& mapping) {
  return Substitution(c, mapping).of(e, 0);
}

const StructInfo* substitute(Comparison& c, const StructInfo* s, const ShapeVarMapping& mapping) {
  return mapping.entries.empty() ? s : Substitution(c, mapping).of(s, 0);
}

}  // namespace tenor::spec::relax
