// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/build.h"

#include "spec/ir/external_math.h"

namespace tenor::spec {

std::span<const Implementation> derivations() {
  static constexpr Implementation kDerivations[] = {
      function("the type of a variable", clauses("TIR/ExprTyping/1", "TIR/ExprTyping/1.1",
                                                 "TIR/ExprTyping/1.1:b", "TIR/ExprTyping/1.1:c")),
      function("the datatype of an IntImm", clauses("TIR/ExprTyping/2.2")),
      function("the datatype of a FloatImm", clauses("TIR/ExprTyping/3.2")),
      function("the datatype of a StringImm", clauses("TIR/ExprTyping/4")),
      function("the datatype of a Cast", clauses("TIR/ExprTyping/5:d")),
      function("the datatype of a Select", clauses("TIR/ExprTyping/6.2")),
      function("the datatype of a BufferLoad", clauses("TIR/ExprTyping/7.3", "TIR/ExprTyping/7.5")),
      function("the datatype of a Ramp", clauses("TIR/ExprTyping/8.2", "TIR-D20")),
      function("the datatype of a Broadcast", clauses("TIR/ExprTyping/9.2")),
      function("the datatype of a Let", clauses("TIR/ExprTyping/10.2")),
      function("the datatype of a Call", clauses("TIR/ExprTyping/11")),
      function("the datatype of a Shuffle", clauses("TIR/ExprTyping/12.6", "TIR-D75")),
      function("the datatype of a BinaryOp", clauses("TIR/ExprTyping/13:c")),
      function("the datatype of an And or Or", clauses("TIR/ExprTyping/14:c")),
      function("the datatype of a Not", clauses("TIR/ExprTyping/15:b")),
      function("the datatype of a CmpOp", clauses("TIR/ExprTyping/16:c")),
      function("a datatype in every node", clauses("TIR/DataType/p1")),
  };
  return kDerivations;
}

const Type* Builder::prim_type(DataType dtype) {
  auto* type = arena().make<Type>();
  type->dtype = dtype;
  return type;
}

const Type* Builder::pointer_type(const Type* element, std::string_view scope) {
  auto* type = arena().make<Type>();
  type->kind = Type::Kind::kPointerType;
  type->element_type = element;
  type->storage_scope = arena().string(scope);
  return type;
}

const Type* Builder::tuple_type() {
  auto* type = arena().make<Type>();
  type->kind = Type::Kind::kTupleType;
  return type;
}

Variable* Builder::variable(Span at, std::string_view name, DataType dtype) {
  auto* variable = program_.make<Variable>(at);
  variable->name_hint = arena().string(name);
  variable->dtype = dtype;
  variable->type_annotation = dtype.is_void() ? tuple_type() : prim_type(dtype);
  return variable;
}

Variable* Builder::variable(Span at, std::string_view name, const Type* annotation) {
  auto* variable = program_.make<Variable>(at);
  variable->name_hint = arena().string(name);
  variable->type_annotation = annotation;
  switch (annotation->kind) {
    case Type::Kind::kPrimType: variable->dtype = annotation->dtype; break;
    case Type::Kind::kPointerType: variable->dtype = handle_type(); break;
    case Type::Kind::kTupleType: variable->dtype = void_type(); break;
  }
  return variable;
}

const Var* Builder::var(Span at, const Variable* variable, const Buffer* data_of) {
  auto* node = program_.make<Var>(at);
  node->dtype = variable->dtype;
  node->variable = variable;
  node->data_of = data_of;
  return node;
}

const IntImm* Builder::int_imm(Span at, std::int64_t value, DataType dtype) {
  auto* node = program_.make<IntImm>(at);
  node->dtype = dtype;
  node->value = value;
  return node;
}

const FloatImm* Builder::float_imm(Span at, double value, DataType dtype) {
  auto* node = program_.make<FloatImm>(at);
  node->dtype = dtype;
  node->value = value;
  return node;
}

const StringImm* Builder::string_imm(Span at, std::string_view value) {
  auto* node = program_.make<StringImm>(at);
  node->dtype = handle_type();  // TIR/ExprTyping/4
  node->value = arena().string(value);
  return node;
}

const Cast* Builder::cast(Span at, const PrimExpr* value, DataType dtype) {
  auto* node = program_.make<Cast>(at);
  node->dtype = dtype;
  node->value = value;
  return node;
}

const Select* Builder::select(Span at, const PrimExpr* condition, const PrimExpr* t,
                              const PrimExpr* f) {
  auto* node = program_.make<Select>(at);
  node->dtype = t->dtype;  // TIR/ExprTyping/6.2
  node->condition = condition;
  node->true_value = t;
  node->false_value = f;
  return node;
}

const BufferLoad* Builder::buffer_load(Span at, const Buffer* buffer, List<const PrimExpr*> indices,
                                       const PrimExpr* predicate) {
  auto* node = program_.make<BufferLoad>(at);
  const std::uint32_t index_lanes = indices.empty() ? 1 : indices.back()->dtype.lanes;
  node->dtype = buffer->dtype.with_lanes(index_lanes * buffer->dtype.lanes);  // TIR/ExprTyping/7.5
  node->buffer = buffer;
  node->indices = indices;
  node->predicate = predicate;
  return node;
}

const Ramp* Builder::ramp(Span at, const PrimExpr* base, const PrimExpr* stride,
                          std::int64_t lanes) {
  auto* node = program_.make<Ramp>(at);
  node->dtype = base->dtype.with_lanes(static_cast<std::uint32_t>(lanes));  // TIR/ExprTyping/8.2
  node->base = base;
  node->stride = stride;
  node->lanes = lanes;
  return node;
}

const Broadcast* Builder::broadcast(Span at, const PrimExpr* value, std::int64_t lanes) {
  auto* node = program_.make<Broadcast>(at);
  node->dtype = value->dtype.with_lanes(static_cast<std::uint32_t>(lanes));  // TIR/ExprTyping/9.2
  node->value = value;
  node->lanes = lanes;
  return node;
}

const Let* Builder::let(Span at, const Variable* var, const PrimExpr* value, const PrimExpr* body) {
  auto* node = program_.make<Let>(at);
  node->dtype = body->dtype;  // TIR/ExprTyping/10.2
  node->var = var;
  node->value = value;
  node->body = body;
  return node;
}

const Call* Builder::call(Span at, DataType dtype, std::string_view op, List<const PrimExpr*> args,
                          bool global_var, Attrs attrs) {
  const auto* name = args.empty() || global_var ? nullptr : as<StringImm>(args[0]);
  const Builtin* same =
      name ? builtin_of_external(op, name->value, dtype, args.size() - 1) : nullptr;
  if (same) op = same->name, args = args.subspan(1);
  auto* node = program_.make<Call>(at);
  node->dtype = dtype;  // TIR/ExprTyping/11
  node->op = arena().string(op);
  if (same) node->external = name->value;
  node->global_var = global_var;
  node->builtin = global_var ? nullptr : find_builtin(op);
  node->args = args;
  node->attrs = attrs;
  if (op == "tvm_thread_allreduce") node->stores = stores_of_reduction(*node);
  return node;
}

/// `T.tvm_thread_allreduce(n, values..., condition, targets..., axes...)`.
List<const tir::BufferStore*> Builder::stores_of_reduction(const Call& call) {
  const auto* number = call.args.empty() ? nullptr : as<IntImm>(call.args[0]);
  const std::uint64_t n =
      number && number->value > 0 ? static_cast<std::uint64_t>(number->value) : 0;
  if (n == 0 || call.args.size() / 2 <= n) return {};
  std::vector<const tir::BufferStore*> stores;
  for (std::uint64_t i = 0; i < n; ++i) {
    const auto* target = as<BufferLoad>(call.args[2 + n + i]);
    if (!target || target->predicate) return {};
    const Span at = program_.span(target);
    const Variable* reduced = variable(at, "reduced", target->dtype);
    auto* store = stmt<tir::BufferStore>(at);
    store->buffer = target->buffer, store->value = var(at, reduced);
    store->indices = target->indices;
    stores.push_back(store);
  }
  return arena().list<const tir::BufferStore*>(stores);
}

const Shuffle* Builder::shuffle(Span at, List<const PrimExpr*> vectors,
                                List<const PrimExpr*> indices) {
  auto* node = program_.make<Shuffle>(at);
  // TIR-D75: as many lanes as indices; a scalar for one.
  if (!vectors.empty())
    node->dtype = vectors.front()->dtype.with_lanes(static_cast<std::uint32_t>(indices.size()));
  node->vectors = vectors;
  node->indices = indices;
  return node;
}

const BinaryExpr* Builder::binary(Span at, ExprKind kind, const PrimExpr* a, const PrimExpr* b) {
  auto* node = program_.make<BinaryExpr>(at, kind);
  // TIR/ExprTyping/13:c, 14:c; a comparison is Bool with the operands' lanes (TIR/ExprTyping/16:c).
  node->dtype = is_cmp_op(kind) ? bool_type(a->dtype.lanes) : a->dtype;
  node->a = a;
  node->b = b;
  return node;
}

const Not* Builder::logical_not(Span at, const PrimExpr* a) {
  auto* node = program_.make<Not>(at);
  node->dtype = bool_type(a->dtype.lanes);  // TIR/ExprTyping/15:b
  node->a = a;
  return node;
}

const Object* find(Attrs attrs, std::string_view key) {
  for (const Attribute& attribute : attrs)
    if (attribute.key == key) return &attribute.value;
  return nullptr;
}

}  // namespace tenor::spec
