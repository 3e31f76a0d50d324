// SPDX-License-Identifier: Apache-2.0
// Statements that open a scope and may be written without indentation where nothing follows them.
// TIR/Grammar/Stmt: LetStmt, AttrStmt, AssertStmt, Allocate, AllocateConst, DeclBuffer,
// BufferRealize. The flat generation has no indented form of most: they are written as if nothing
// followed.
#include <fmt/format.h>

#include "spec/ir/equal.h"
#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"
#include "spec/tile/operation.h"

namespace tenor::spec::printer {

using namespace tir;

namespace {

bool same_extents(List<const PrimExpr*> a, List<const PrimExpr*> b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!equal(a[i], b[i])) return false;
  return true;
}

/// The parts of a message as one string, where all of them are strings.
std::optional<std::string> joined(List<const PrimExpr*> parts) {
  std::string text;
  for (const PrimExpr* part : parts) {
    const auto* literal = as<StringImm>(part);
    if (!literal) return std::nullopt;
    text += literal->value;
  }
  return text;
}

}  // namespace

const DeclBuffer* declared_at_once(const Allocate* s, bool with_annotations) {
  const auto* declared = as<DeclBuffer>(s->body);
  if (!declared || !declared->buffer || !s->buffer_var || !is_true(s->condition)) return nullptr;
  const Buffer& buffer = *declared->buffer;
  const Type* type = s->buffer_var->type_annotation;
  const bool typed = type && type->is_pointer() && type->element_type &&
                     type->element_type->kind == Type::Kind::kPrimType &&
                     type->element_type->dtype == s->dtype;
  const bool fits = typed && buffer.data == s->buffer_var && buffer.dtype == s->dtype &&
                    (with_annotations || s->annotations.empty()) &&
                    same_extents(s->extents, buffer.shape);
  return fits ? declared : nullptr;
}

const Stmt* Printer::named_scope(const Stmt* owner, std::string call, const void* key,
                                 std::string_view hint, const Variable* data, const Stmt* inner) {
  const bool indented = !concise() && !flat();
  if (indented) open(owner, 0);
  const std::string name = define(key, hint, "v", top());
  if (data) spell(data, name + ".data", top());
  if (!indented) {
    line(name + " = " + call);
    stay(owner, 0, top());
    return inner;
  }
  body(inner);
  close_under("with " + call + " as " + name + ":");
  return nullptr;
}

const Stmt* Printer::let(const LetStmt* s) {
  if (!s->var) return s->body;
  bound_type_ = as<Call>(s->value) ? s->var->type_annotation : nullptr;
  const std::string value = expr(s->value);
  bound_type_ = nullptr;
  const std::string type = type_of(s->var);
  if (concise() || flat()) {
    const std::string name = define(s->var, s->var->name_hint, "v", top());
    line(fmt::format(fmt::runtime(flat() ? "{}: T.let[{}] = {}" : "{}: {} = {}"), name, type,
                     value));
    stay(s, 0, top());
    return s->body;
  }
  const Type* annotation = s->var->type_annotation;
  const bool is_implied = annotation && !annotation->is_pointer() && s->value &&
                          (annotation->is_empty_tuple() || s->value->dtype == s->var->dtype);
  const std::string call = fmt::format("T.LetStmt({}{})", value, is_implied ? "" : ", " + type);
  return named_scope(s, call, s->var, s->var->name_hint, nullptr, s->body);
}

const Stmt* Printer::assertion(const AssertStmt* s) {
  const std::string condition = expr(s->condition);
  const std::string message = assertion_message(s);
  const std::string end = message.empty() ? "" : ", " + message;
  if (!concise() && !flat())
    return indent(s, fmt::format("with T.Assert({}{}):", condition, end), s->body);
  line(fmt::format("assert {}{}", condition, end));
  stay(s, 0, top());
  return s->body;
}

std::string Printer::assertion_message(const AssertStmt* s) {
  if (s->message_parts.empty() && s->error_kind.empty()) return s->message ? expr(s->message) : "";
  if (s->message_parts.empty())
    return fmt::format("({}, [{}])", string_literal(s->error_kind),
                       s->message ? expr(s->message) : "");
  const auto text = flat() ? std::nullopt : joined(s->message_parts);
  return text ? string_literal(*text)
              : fmt::format("({}, {})", string_literal(s->error_kind), list(s->message_parts));
}

std::string Printer::launch(const AttrStmt* s, const Variable*& defined) {
  const IterVar* iter = s->node.kind == Object::Kind::kIterVar ? s->node.iter_var : nullptr;
  if (!iter || !iter->var || iter->iter_type != IterVarType::kThreadIndex) return {};
  const bool is_virtual = iter->thread_tag.substr(0, 7) == "vthread";
  if (s->attr_key != (is_virtual ? "virtual_thread" : "thread_extent")) return {};
  std::string value = expr(s->value);
  // A launch that says nothing of its thread has no other spelling.
  if (iter->thread_tag.empty())
    return fmt::format("T.launch_thread({}, {})", variable(iter->var), value);
  const std::string tag = string_literal(iter->thread_tag);
  if (is_spelled(iter->var)) {
    // A variable that something else bound is not one of the text's threads.
    const auto found = threads_.find(iter->var);
    const bool thread = found != threads_.end() && found->second == iter->thread_tag;
    return thread ? fmt::format("T.launch_thread({}, {})", variable(iter->var), value) : "";
  }
  threads_[iter->var] = iter->thread_tag;
  if (setting_.fragment || declaration_scopes_.is_within(declaration_scopes_.scope_of(iter->var),
                                                         declaration_scopes_.scope(s, 0))) {
    defined = iter->var;
    return fmt::format("T.launch_thread({}, {})", tag, value);
  }
  Frame& frame = declaring_frame(iter->var);
  const std::string name = define(iter->var, iter->var->name_hint, "v", frame);
  frame.lines.push_back({frame.indent, fmt::format("{} = T.env_thread({})", name, tag)});
  return fmt::format("T.launch_thread({}, {})", name, value);
}

const Stmt* Printer::attribute(const AttrStmt* s) {
  if (tile::as_operation(s)) {
    line(object(s->node));
    return nullptr;
  }
  const auto* realized = as<BufferRealize>(s->body);
  if (s->attr_key == "realize_scope" && realized && s->node.kind == Object::Kind::kBuffer &&
      s->node.buffer == realized->buffer)
    return realize(realized, s->value);
  const Variable* defined = nullptr;
  std::string call = launch(s, defined);
  if (call.empty())
    call = fmt::format("T.attr({}, {}, {})", object(s->node), string_literal(s->attr_key),
                       expr(s->value));
  const bool indented = !concise();
  if (indented) open(s, 0);
  std::string name;
  if (defined) name = define(defined, defined->name_hint, "v", top());
  if (!indented) {
    line(defined ? name + " = " + call : call);
    stay(s, 0, top());
    return s->body;
  }
  body(s->body);
  close_under("with " + call + (defined ? " as " + name : "") + ":");
  return nullptr;
}

const Stmt* Printer::allocate(const Allocate* s) {
  if (const DeclBuffer* declared = declared_at_once(s, flat())) {
    const Buffer* b = declared->buffer;
    std::string args = buffer_arguments(b, {}, false);
    if (!s->annotations.empty()) args += ", annotations=" + dict(s->annotations);
    const std::string_view call = flat() ? "alloc_buffer" : "decl_buffer";
    return named_scope(declared, fmt::format("T.{}({})", call, args), b,
                       b->name.empty() ? "buffer" : b->name, b->data, declared->body);
  }
  if (flat() && is_true(s->condition)) return allocate_as_buffer(s);
  Arguments args;
  args.add(list(s->extents));
  args.add(string_literal(to_string(s->dtype)));
  args.add(string_literal(storage_scope(s->buffer_var)));
  if (!is_true(s->condition)) args.add(expr(s->condition));
  if (!s->annotations.empty()) args.add("annotations", dict(s->annotations));
  const std::string_view hint = s->buffer_var ? s->buffer_var->name_hint : "";
  return named_scope(s, "T.allocate(" + args.text() + ")", s->buffer_var, hint, nullptr, s->body);
}

const Stmt* Printer::allocate_as_buffer(const Allocate* s) {
  // Its memory has no buffer of its own: the text names one that nothing uses.
  Arguments args;
  args.add(tuple(s->extents));
  args.add(string_literal(to_string(s->dtype)));
  const std::string_view scope = storage_scope(s->buffer_var);
  if (scope != "global") args.add("scope", string_literal(scope));
  if (!s->annotations.empty()) args.add("annotations", dict(s->annotations));
  const std::string_view hint = s->buffer_var ? s->buffer_var->name_hint : "";
  return named_scope(s, "T.alloc_buffer(" + args.text() + ")", s, hint, s->buffer_var, s->body);
}

const Stmt* Printer::allocate_const(const AllocateConst* s) {
  Arguments data, args;
  for (const PrimExpr* e : s->data) data.add(element(e));
  args.add("[" + data.text() + "]");
  args.add(string_literal(to_string(s->dtype)));
  args.add(list(s->extents));
  if (!s->annotations.empty()) args.add("annotations", dict(s->annotations));
  const std::string_view hint = s->buffer_var ? s->buffer_var->name_hint : "";
  const std::string call = "T.allocate_const(" + args.text() + ")";
  return named_scope(s, call, s->buffer_var, hint, nullptr, s->body);
}

/// An element of a constant has the datatype that is written beside it.
std::string Printer::element(const PrimExpr* e) {
  if (const auto* real_value = as<FloatImm>(e)) return python_float(real_value->value);
  const auto* integer = as<IntImm>(e);
  if (!integer) return expr(e);
  return integer->dtype.scalar.is_uint()
             ? std::to_string(static_cast<std::uint64_t>(integer->value))
             : std::to_string(integer->value);
}

const Stmt* Printer::decl_buffer(const DeclBuffer* s) {
  if (!s->buffer) return s->body;
  const std::string call = "T.decl_buffer(" + buffer_arguments(s->buffer, {}, true) + ")";
  const std::string_view hint = s->buffer->name.empty() ? "buffer" : s->buffer->name;
  return named_scope(s, call, s->buffer, hint, nullptr, s->body);
}

const Stmt* Printer::realize(const BufferRealize* s, const PrimExpr* scope) {
  Arguments bounds, args;
  for (const Range& bound : s->bounds) bounds.add(slice(bound));
  args.add(buffer(s->buffer) + (s->bounds.empty() ? "[()]" : "[" + bounds.text() + "]"));
  // The text always names a scope, which it puts in an attribute of its own.
  args.add(scope ? expr(scope) : "\"\"");
  if (!is_true(s->condition)) args.add("condition", expr(s->condition));
  std::string call = "T.realize(" + args.text() + ")";
  if (!concise()) return indent(s, "with " + call + ":", s->body);
  line(std::move(call));
  stay(s, 0, top());
  return s->body;
}

}  // namespace tenor::spec::printer
