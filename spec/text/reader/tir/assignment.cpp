// SPDX-License-Identifier: Apache-2.0
// Assignments: stores to elements, names for what is made, lets. TIR/Grammar/Stmt/BufferStore,
// Stmt/LetStmt; what a plain name becomes is in names.cpp.
#include <fmt/format.h>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {
namespace {

/// A value that a store to a buffer of one element could take.
bool is_storable(const Value& v) {
  return v.is_number() || v.is(Kind::kExpr) || v.is(Kind::kVariable) || v.is(Kind::kScalar) ||
         v.is(Kind::kAccess);
}

bool has_one_element(const Buffer& buffer) {
  const auto* extent = buffer.shape.size() == 1 ? as<IntImm>(buffer.shape[0]) : nullptr;
  return extent && extent->value == 1;
}

/// `T.let`, or `T.let[type]`; `type` is null in the first.
bool is_let(const python::Expr* e, const python::Expr*& type) {
  type = nullptr;
  const bool typed = e->kind == python::Kind::kSubscript && e->items.size() == 1;
  const python::Expr* name = typed ? e->value : e;
  if (typed) type = e->items[0];
  return name->kind == python::Kind::kAttribute && name->text == "let" &&
         name->value->kind == python::Kind::kName;
}

}  // namespace

void Reader::read_assign(const python::Stmt& s) {
  if (s.targets.size() != 1) {
    fail(Code::P_CONSTRUCT, s.span, "assign one target at a time");
    return;
  }
  const python::Expr* target = s.targets[0];
  const bool named = target->kind != python::Kind::kSubscript;
  const Value value = evaluate(s.value, named ? Target{target} : Target{});
  if (value && target->kind == python::Kind::kName && store_to_name(target, value, s.span)) return;
  if (value && !named) return read_store(target, value, s.span);
  assign(target, value);
}

/// In the flat generation a name of a buffer of one element is assigned by storing to it.
bool Reader::store_to_name(const python::Expr* target, const Value& value, Span at) {
  const Value* bound = scope_.find(target->text);
  if (!bound || !is_storable(value) || value.fresh || value.alias) return false;
  const bool scalar = bound->is(Kind::kScalar);
  if (!scalar && !(flat() && bound->is(Kind::kBuffer) && has_one_element(*bound->buffer)))
    return false;
  Buffer* to = bound->buffer;
  const PrimExpr* e = expression(value);
  const PrimExpr* zero = literal(target->span, Wide{0}, int_type(32));
  if (e) store(at, to, e, arena().list({zero}));
  return true;
}

void Reader::read_store(const python::Expr* target, const Value& value, Span at) {
  const Value base = evaluate(target->value);
  if (!base) return;
  if (!base.is(Kind::kBuffer) && !base.is(Kind::kScalar)) {
    fail(Code::P_CONSTRUCT, target->span,
         fmt::format("{} has no elements to assign", describe(base)));
    return;
  }
  BufferAccess access;
  access.buffer = base.buffer;
  Indices indices;
  bool slices = false;
  if (!read_indices(target, indices, slices)) return;
  access.indices = {indices.data(), indices.size()};
  List<const PrimExpr*> to;
  const PrimExpr* e = expression(value);
  if (!e || !lane_indices(access, target->span, to)) return;
  store(at, base.buffer, e, to);
}

void Reader::read_annotated(const python::Stmt& s) {
  if (s.target->kind != python::Kind::kName) {
    fail(Code::P_CONSTRUCT, s.target->span, "only a name can be annotated");
    return;
  }
  const std::string_view name = s.target->text;
  if (refuse_loop_variable(name, s.target->span) || refuse_second_let(name, s.target->span)) return;
  const python::Expr* let_type = nullptr;
  if (is_let(s.annotation, let_type)) return read_let(s, let_type);
  if (s.annotation->kind == python::Kind::kSubscript) return read_vector(s);
  if (module_.names_are_lets) return read_let(s, s.annotation);
  const Value annotation = evaluate(s.annotation);
  const auto to = annotation ? dtype(annotation, "the annotation") : std::nullopt;
  const Value value = s.value ? evaluate(s.value) : none(s.span);
  const PrimExpr* initial = value.is(Kind::kNone) ? nullptr : expression(value);
  if (!to || (!initial && !value.is(Kind::kNone))) return bind_unknown(s.target);
  if (initial && to->is_handle()) return let(s.target->text, s.span, value);
  scalar(s.target->text, s.span, *to, initial);
}

/// `x: T.int32 = e`: a literal takes the annotation's datatype.
void Reader::read_let(const python::Stmt& s, const python::Expr* annotation) {
  const Value value = s.value ? evaluate(s.value) : Value();
  if (!s.value)
    fail(Code::P_ARGUMENT, s.span, fmt::format("`{}` has a type but no value", s.target->text));
  const Value written = annotation ? evaluate(annotation) : Value();
  const Type* type_of = nullptr;
  if (written) {
    const bool call = written.is(Kind::kVariable);
    type_of = call ? written.variable->type_annotation : type(written);
  }
  if (!value || (annotation && !type_of)) return bind_unknown(s.target);
  const PrimExpr* e = expression(value);
  if (!e) return bind_unknown(s.target);
  if (type_of && value.is_number()) e = convert(builder(), e, type_of->dtype);
  const auto name = s.target->text;
  Variable* made = type_of ? builder().variable(s.target->span, name, type_of)
                           : builder().variable(s.target->span, name, e->dtype);
  let_variable(made, name, s.span, e);
}

/// `x: T.float32[4]`: a buffer in local memory.
void Reader::read_vector(const python::Stmt& s) {
  const Value element = evaluate(s.annotation->value);
  const auto of = element ? dtype(element, "the annotation") : std::nullopt;
  std::vector<Value> extents;
  for (const python::Expr* item : s.annotation->items) extents.push_back(evaluate(item));
  List<const PrimExpr*> shape;
  if (!of || !expressions(sequence(s.span, Kind::kTuple, extents), shape))
    return bind_unknown(s.target);
  if (s.value) fail(Code::P_ARGUMENT, s.span, "a vector annotation cannot have an initial value");
  auto* made = builder().program().make<Buffer>(s.target->span);
  made->name = arena().string(s.target->text);
  made->dtype = *of;
  made->shape = shape;
  made->data = builder().variable(s.target->span, made->name,
                                  builder().pointer_type(builder().prim_type(*of), "local"));
  declare(s.span, made, true, {});
  bind_fresh(s.target->text, value_of(s.span, made, true));
}

void Reader::read_augmented(const python::Stmt& s) {
  const Value before = evaluate(s.target), by = evaluate(s.value);
  if (!before || !by) return;
  const Value after = binary(s.text, before, by, s.span);
  if (!after) return;
  if (s.target->kind == python::Kind::kSubscript) return read_store(s.target, after, s.span);
  if (s.target->kind == python::Kind::kName && store_to_name(s.target, after, s.span)) return;
  assign(s.target, after);
}

}  // namespace tenor::spec::reader
