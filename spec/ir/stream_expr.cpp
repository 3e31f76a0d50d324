// SPDX-License-Identifier: Apache-2.0
// What expressions, types and compile-time objects contribute to the sequence.
// Scope: TIR/Grammar/PrimExpr, Type, Attrs. Statements and binders: stream.cpp.
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "spec/ir/children.h"
#include "spec/ir/stream.h"

namespace tenor::spec::detail {

void Stream::text(const char* name, std::string_view value) {
  put(name, value.size());
  for (std::size_t i = 0; i < value.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, value.data() + i, std::min<std::size_t>(8, value.size() - i));
    put(name, word);
  }
}

void Stream::real(const char* name, double value) {
  // The text tells no NaN from another.
  if (std::isnan(value)) value = std::numeric_limits<double>::quiet_NaN();
  put(name, std::bit_cast<std::uint64_t>(value));
}

void Stream::dtype(const char* name, const DataType& type) {
  put(name, static_cast<std::uint64_t>(type.scalar.code) | std::uint64_t{type.scalar.bits} << 8 |
                static_cast<std::uint64_t>(type.scalable) << 16 | std::uint64_t{type.lanes} << 32);
}

void Stream::type(const char* name, const Type* t) {
  put(name, t ? static_cast<std::uint64_t>(t->kind) + 1 : 0);
  if (!t) return;
  if (t->kind == Type::Kind::kPrimType) return dtype(name, t->dtype);
  if (t->kind == Type::Kind::kPointerType) {
    type("element_type", t->element_type);
    return text("storage_scope", t->storage_scope);
  }
  put("fields", t->fields.size());
  for (const Type* field : t->fields) type("fields", field);
}

void Stream::exprs(const char* name, List<const PrimExpr*> list) {
  put(name, list.size());
  for (std::size_t i = 0; i < list.size(); ++i) expr(name, list[i], static_cast<std::int64_t>(i));
}

void Stream::attrs(const char* name, Attrs list) {
  put(name, list.size());
  for (const Attribute& attr : list) {
    text("key", attr.key);
    object(name, attr.value);
  }
}

void Stream::expr(const char* name, const PrimExpr* e, std::int64_t index) {
  if (sink_.stopped()) return;
  sink_.enter(name, index, e);
  put("kind", e ? static_cast<std::uint64_t>(e->kind) + 1 : 0);
  if (e) {
    dtype("dtype", e->dtype);
    const std::size_t scope = shadowed_.size();
    leaf(e);
    close(scope);
  }
  sink_.leave();
}

void Stream::leaf(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kVar: return use("variable", as<Var>(e)->variable);
    case ExprKind::kIntImm:
      put("in_range", as<IntImm>(e)->in_range);
      return put("value", static_cast<std::uint64_t>(as<IntImm>(e)->value));
    case ExprKind::kFloatImm: return real("value", as<FloatImm>(e)->value);
    case ExprKind::kStringImm: return text("value", as<StringImm>(e)->value);
    case ExprKind::kTypeExpr: return type("type", as<TypeExpr>(e)->type);
    case ExprKind::kOpaqueExpr: return object("construct", as<OpaqueExpr>(e)->construct);
    default: return compound(e);
  }
}

void Stream::compound(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kLet:
      expr("value", as<Let>(e)->value);
      bind(as<Let>(e)->var);
      return expr("body", as<Let>(e)->body);
    case ExprKind::kReduce: {
      const auto* r = as<Reduce>(e);
      combiner(r->combiner);
      put("axis", r->axis.size());
      for (const IterVar* axis : r->axis) {
        iter_var(axis, true);
        if (axis) use("axis", axis->var);
      }
      put("value_index", static_cast<std::uint64_t>(r->value_index));
      exprs("source", r->source);
      exprs("init", r->init);
      return expr("condition", r->condition);
    }
    case ExprKind::kBufferLoad:
      use("buffer", as<BufferLoad>(e)->buffer);
      exprs("indices", as<BufferLoad>(e)->indices);
      return expr("predicate", as<BufferLoad>(e)->predicate);
    case ExprKind::kLoad:
      use("buffer_var", as<Load>(e)->buffer_var);
      expr("index", as<Load>(e)->index);
      return expr("predicate", as<Load>(e)->predicate);
    case ExprKind::kCall:
      text("op", as<Call>(e)->op);
      put("global_var", as<Call>(e)->global_var);
      exprs("args", as<Call>(e)->args);
      return attrs("attrs", as<Call>(e)->attrs);
    case ExprKind::kShuffle:
      exprs("vectors", as<Shuffle>(e)->vectors);
      return exprs("indices", as<Shuffle>(e)->indices);
    case ExprKind::kRamp: put("lanes", static_cast<std::uint64_t>(as<Ramp>(e)->lanes)); break;
    case ExprKind::kBroadcast:
      put("lanes", static_cast<std::uint64_t>(as<Broadcast>(e)->lanes));
      break;
    default: break;
  }
  std::int64_t index = 0;
  for_each_operand(e, [&](const PrimExpr* operand) { expr("operand", operand, index++); });
}

void Stream::combiner(const CommReducer* combiner) {
  put("combiner", combiner != nullptr);
  if (!combiner) return;
  put("lhs", combiner->lhs.size());
  for (const Variable* variable : combiner->lhs) bind(variable);
  put("rhs", combiner->rhs.size());
  for (const Variable* variable : combiner->rhs) bind(variable);
  exprs("result", combiner->result);
  exprs("identity_element", combiner->identity_element);
}

void Stream::object(const char* name, const Object& value) {
  using Kind = Object::Kind;
  // A bare number or string in the text is one thing, whether held as an expression or not.
  if (value.kind == Kind::kExpr) {
    if (const auto* imm = as<IntImm>(value.expr); imm && imm->dtype == int_type(32)) {
      put(name, static_cast<std::uint64_t>(Kind::kInt));
      return put("integer", static_cast<std::uint64_t>(imm->value));
    }
    if (const auto* imm = as<StringImm>(value.expr)) {
      put(name, static_cast<std::uint64_t>(Kind::kString));
      return text("text", imm->value);
    }
  }
  put(name, static_cast<std::uint64_t>(value.kind));
  switch (value.kind) {
    case Kind::kNone: return;
    case Kind::kBool:
    case Kind::kInt: return put("integer", static_cast<std::uint64_t>(value.integer));
    case Kind::kFloat: return real("floating", value.floating);
    case Kind::kString:
    case Kind::kText: return text("text", value.text);
    case Kind::kList: put("tuple", value.tuple); break;
    case Kind::kMap: break;
    case Kind::kExpr: return expr("expr", value.expr);
    case Kind::kType: return type("type", value.type);
    case Kind::kVariable: return use("variable", value.variable);
    case Kind::kBuffer: return use("buffer", value.buffer);
    case Kind::kRegion: return region(value.region);
    case Kind::kIterVar:
      iter_var(value.iter_var, true);
      return use("var", value.iter_var ? value.iter_var->var : nullptr);
    case Kind::kReducer: return combiner(value.reducer);
    case Kind::kCall:
      text("callee", value.text);
      if (const auto map = spec::index_map(value)) return index_map(*map);
      break;
  }
  put("items", value.items.size());
  for (const Object& item : value.items) object("items", item);
  attrs("entries", value.entries);
}

/// The indices are the map's own.
void Stream::index_map(const IndexMap& map) {
  const std::size_t scope = shadowed_.size();
  put("indices", map.indices.size());
  for (const Object& index : map.indices) bind(index.variable);
  put("results", map.results.size());
  for (const Object& result : map.results) object("results", result);
  close(scope);
  put("inverse", map.inverse != nullptr);
  if (map.inverse) object("inverse", *map.inverse);
}

}  // namespace tenor::spec::detail
