// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/nodes.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

Variable* Nodes::variable(std::string_view stem, DataType dtype) {
  return builder_.variable({}, fresh(stem), dtype);
}

Variable* Nodes::pointer(std::string_view name, DataType element, std::string_view scope) {
  return builder_.variable({}, name, builder_.pointer_type(builder_.prim_type(element), scope));
}

Buffer* Nodes::buffer(std::string_view stem, DataType dtype, const Exprs& shape,
                      std::string_view scope) {
  auto* b = builder_.program().make<Buffer>({});
  b->name = arena().string(fresh(stem));
  b->data = pointer(b->name, dtype, scope);
  b->dtype = dtype;
  b->shape = arena().list(shape);
  return b;
}

const PrimExpr* Nodes::number(std::int64_t value, DataType dtype) {
  const DataType scalar = dtype.with_lanes(1);
  const PrimExpr* e = scalar.is_floating()
                          ? floating(static_cast<double>(value), scalar)
                          : static_cast<const PrimExpr*>(builder_.int_imm({}, value, scalar));
  return spread(e, dtype.lanes);
}

const PrimExpr* Nodes::again(const PrimExpr* leaf) {
  const auto* v = as<Var>(leaf);
  return v ? var(v->variable) : number(as<IntImm>(leaf)->value, leaf->dtype);
}

Exprs Nodes::again(List<const PrimExpr*> leaves) {
  Exprs all;
  for (const PrimExpr* leaf : leaves) all.push_back(again(leaf));
  return all;
}

const PrimExpr* Nodes::floating(double value, DataType dtype) {
  return spread(builder_.float_imm({}, value, dtype.with_lanes(1)), dtype.lanes);
}

const PrimExpr* Nodes::spread(const PrimExpr* e, std::uint32_t lanes) {
  return lanes == 1 ? e : builder_.broadcast({}, e, lanes);
}

const Stmt* Nodes::seq(const std::vector<const Stmt*>& items) {
  if (items.size() == 1) return items[0];
  // No text tells a list in a list from one list.
  std::vector<const Stmt*> flat;
  for (const Stmt* item : items) {
    if (const auto* inner = as<SeqStmt>(item))
      flat.insert(flat.end(), inner->seq.begin(), inner->seq.end());
    else
      flat.push_back(item);
  }
  auto* s = stmt<SeqStmt>();
  s->seq = arena().list(flat);
  return s;
}

const Stmt* Nodes::store(const Buffer* b, const PrimExpr* value, const Exprs& indices,
                         const PrimExpr* predicate) {
  auto* s = stmt<BufferStore>();
  s->buffer = b;
  s->value = value;
  s->indices = arena().list(indices);
  s->predicate = predicate;
  return s;
}

const Stmt* Nodes::evaluate(const PrimExpr* value) {
  auto* s = stmt<Evaluate>();
  s->value = value;
  return s;
}

For* Nodes::loop(const Variable* v, const PrimExpr* min, const PrimExpr* extent, const Stmt* body) {
  auto* s = stmt<For>();
  s->loop_var = v;
  s->min = min;
  s->extent = extent;
  s->body = body;
  return s;
}

const Stmt* Nodes::branch(const PrimExpr* condition, const Stmt* then_case, const Stmt* else_case) {
  auto* s = stmt<IfThenElse>();
  s->condition = condition;
  s->then_case = then_case;
  s->else_case = else_case;
  return s;
}

const IterVar* Nodes::iter_var(const Variable* v, const PrimExpr* extent, IterVarType type,
                               std::string_view tag) {
  auto* iter = builder_.program().make<IterVar>({});
  iter->var = v;
  if (extent) iter->dom = {number(0, extent->dtype), again(extent)};
  iter->iter_type = type;
  iter->thread_tag = arena().string(tag);
  return iter;
}

}  // namespace tenor::fuzz
