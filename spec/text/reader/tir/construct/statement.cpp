// SPDX-License-Identifier: Apache-2.0
// Statements of the vocabulary that are not loops, blocks or buffers. TIR/Grammar/Stmt/LetStmt,
// AttrStmt, AssertStmt, Evaluate, While, IfThenElse; TIR/Deprecated/b1, b2.
#include <fmt/format.h>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"
#include "spec/text/reader/tir/construct/tile.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

/// `T.LetStmt(value, type, var=v)`, and the flat `T.bind`: the variable it binds names the frame.
Value read_let_stmt(Reader& r, Call& call) {
  const Value given = call.get(0, "value"), annotation = call.get(1, "type_annotation");
  const Value named = call.named("var");
  const PrimExpr* value = r.expression(given);
  if (!value) return Value();
  auto* s = r.builder().stmt<LetStmt>(call.span);
  const Span at = call.target.span(call.span);
  Variable* variable = nullptr;
  if (!named.is(Kind::kNone)) {
    variable = r.variable(named, "var");
  } else if (!annotation.is(Kind::kNone)) {
    const Type* type = r.type(annotation);
    variable = type ? r.builder().variable(at, call.target.name(), type) : nullptr;
    if (type && given.is_number()) value = convert(r.builder(), value, type->dtype);
  } else {
    variable = r.builder().variable(at, call.target.name(), value->dtype);
  }
  if (!variable) return Value();
  s->var = variable;
  s->value = value;
  return r.scope_frame(call.span, s, &s->body, value_of(at, variable, named.is(Kind::kNone)));
}

const PrimExpr* attribute_value(Reader& r, const Value& v) {
  if (v.is(Kind::kNone)) return r.literal(v.span, Wide{0}, int_type(32));
  return r.expression(v);
}

Value attribute_frame(Reader& r, Span at, const Object& node, std::string_view key,
                      const Value& value) {
  auto* s = r.builder().stmt<AttrStmt>(at);
  s->node = node;
  s->attr_key = r.arena().string(key);
  s->value = attribute_value(r, value);
  return s->value ? r.scope_frame(at, s, &s->body, none(at)) : Value();
}

/// `T.attr(node, "key", value)`; in the flat generation also `T.attr({"key": value})`.
Value read_attr(Reader& r, Call& call) {
  const Value node = call.get(0, "node");
  if (!node) return node;
  const Value named = call.get(1, "attr_key");
  if (!node.is(Kind::kDict) || !named.is(Kind::kNone)) {
    const auto key = r.text(named, "attr_key");
    if (key && is_gemm_attribute(node, *key)) {
      call.get(2, "value");
      return read_gemm_attribute(r, call, node);
    }
    return key ? attribute_frame(r, call.span, r.object(node), *key, call.get(2, "value"))
               : Value();
  }
  Value outer;
  const Object zero = r.object(value_of(call.span, Wide{0}));
  for (std::size_t i = 0; i + 1 < node.items.size(); i += 2) {
    const auto key = r.text(node.items[i], "a key");
    const Value next = key ? attribute_frame(r, call.span, zero, *key, node.items[i + 1]) : Value();
    if (!next) return next;
    if (!outer) {
      outer = next;
    } else {
      *outer.frame->body = next.frame->outer;
      outer.frame->body = next.frame->body;
    }
  }
  return outer ? outer : r.fail(Code::P_ARGUMENT, call.span, "T.attr needs an attribute");
}

Value read_assert(Reader& r, Call& call) {
  auto* s = r.builder().stmt<AssertStmt>(call.span);
  s->condition = r.expression(call.get(0, "condition"));
  const Value message = call.get(1, "message"), kind = call.get(2, "error_kind");
  if (!s->condition) return Value();
  if (message.is_sequence()) {
    if (!r.expressions(message, s->message_parts)) return Value();
  } else {
    s->message = r.expression(message);
    if (!s->message) return Value();
  }
  if (!kind.is(Kind::kNone)) {
    const auto written = r.text(kind, "error_kind");
    if (!written) return Value();
    s->error_kind = r.arena().string(*written);
  }
  return r.scope_frame(call.span, s, &s->body, none(call.span));
}

Value read_evaluate(Reader& r, Call& call) {
  const Value v = call.get(0, "value");
  if (v.is(Kind::kNone))
    return r.fail(Code::P_ARGUMENT, call.span, "T.evaluate needs an expression");
  const PrimExpr* e = r.expression(v);
  if (!e) return Value();
  r.evaluate_statement(call.span, e);
  return none(call.span);
}

Value read_while(Reader& r, Call& call) {
  auto* s = r.builder().stmt<While>(call.span);
  s->condition = r.expression(call.get(0, "condition"));
  return s->condition ? r.scope_frame(call.span, s, &s->body, none(call.span)) : Value();
}

/// `with T.If(c):` around `with T.Then():` and `with T.Else():`.
Value read_branch(Reader& r, Call& call) {
  auto* frame = r.scratch().make<Frame>();
  frame->kind = static_cast<Frame::Kind>(call.variant);
  if (frame->kind == Frame::Kind::kIf) {
    frame->branch = r.builder().stmt<IfThenElse>(call.span);
    frame->branch->condition = r.expression(call.get(0, "condition"));
    frame->outer = frame->branch;
    if (!frame->branch->condition) return Value();
  }
  return value_of(call.span, frame);
}

Value read_func_attr(Reader& r, Call& call) {
  Attrs attrs;
  if (!r.attributes(call.get(0, "attrs"), attrs, "the attributes")) return Value();
  for (const Attribute& attribute : attrs)
    if (!r.function_attrs().add(attribute))
      return r.fail(Code::P_ARGUMENT, call.span,
                    fmt::format("the function already has an attribute \"{}\"", attribute.key));
  return none(call.span);
}

/// `T.Return(x)`, `T.Break()`, `T.Continue()` of the flat generation.
Value read_jump(Reader& r, Call& call) {
  if (call.variant == 1) r.emit(r.builder().stmt<Break>(call.span));
  if (call.variant == 2) r.emit(r.builder().stmt<Continue>(call.span));
  if (call.variant != 0) return none(call.span);
  auto* s = r.builder().stmt<Return>(call.span);
  const Value value = call.get(0, "value");
  s->value = value.is(Kind::kNone) ? nullptr : r.expression(value);
  if (s->value || value.is(Kind::kNone)) r.emit(s);
  return none(call.span);
}

/// The predicate of a deprecated access: every lane where none is written.
const PrimExpr* predicate_of(Reader& r, const Value& v, std::uint32_t lanes) {
  if (!v.is(Kind::kNone)) return r.expression(v);
  return r.literal(v.span, Wide{1}, bool_type(lanes));
}

/// `T.load("float32", x, index, predicate)`.
Value read_load(Reader& r, Call& call) {
  auto* e = r.builder().program().make<Load>(call.span);
  const auto dtype = r.dtype(call.get(0, "dtype"), "dtype");
  e->buffer_var = r.variable(call.get(1, "var"), "what is loaded from");
  e->index = r.expression(call.get(2, "index"));
  if (!dtype || !e->buffer_var || !e->index) return Value();
  e->dtype = *dtype;
  e->predicate = predicate_of(r, call.get(3, "predicate"), e->index->dtype.lanes);
  return e->predicate ? value_of(call.span, static_cast<const PrimExpr*>(e)) : Value();
}

/// `T.store(x, index, value, predicate)`.
Value read_store(Reader& r, Call& call) {
  auto* s = r.builder().stmt<Store>(call.span);
  s->buffer_var = r.variable(call.get(0, "var"), "what is stored to");
  s->index = r.expression(call.get(1, "index"));
  s->value = r.expression(call.get(2, "value"));
  if (!s->buffer_var || !s->index || !s->value) return Value();
  s->predicate = predicate_of(r, call.get(3, "predicate"), s->index->dtype.lanes);
  if (s->predicate) r.emit(s);
  return none(call.span);
}

constexpr int kind(Frame::Kind k) { return static_cast<int>(k); }

constexpr Construct kStatementConstructs[] = {
    {"LetStmt", read_let_stmt},
    {"Bind", read_let_stmt},
    {"bind", read_let_stmt},
    {"attr", read_attr},
    {"Assert", read_assert},
    {"evaluate", read_evaluate},
    {"While", read_while},
    {"If", read_branch, kind(Frame::Kind::kIf)},
    {"Then", read_branch, kind(Frame::Kind::kThen)},
    {"Else", read_branch, kind(Frame::Kind::kElse)},
    {"func_attr", read_func_attr},
    {"Return", read_jump, 0},
    {"Break", read_jump, 1},
    {"Continue", read_jump, 2},
    {"load", read_load},
    {"store", read_store},
};

}  // namespace

List<Construct> statement_constructs() { return kStatementConstructs; }

}  // namespace tenor::spec::reader
