// SPDX-License-Identifier: Apache-2.0
// Statements of the flat generation, whose scopes run to the end of the sequence that they stand
// in: what ../convert.cpp nests again. TIR/Grammar/Stmt; EXT/Flat.
#include "spec/ir/equal.h"
#include "spec/text/json/writer/writer.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::json {

NodeIndex GraphWriter::flat_stmt(const tir::Stmt* s, const tir::Stmt* owner, int part) {
  std::vector<NodeIndex> all;
  sequences_.push_back({owner ? declaration_scopes_.scope(owner, part) : 0, &all});
  items(s, all);
  sequences_.pop_back();
  return sequence(all);
}

void GraphWriter::items(const tir::Stmt* s, std::vector<NodeIndex>& out) {
  while (s) s = item(s, out);
}

/// Adds the nodes of `s` and returns what follows it in the same sequence.
const tir::Stmt* GraphWriter::item(const tir::Stmt* s, std::vector<NodeIndex>& out) {
  if (const auto* let = as<tir::LetStmt>(s)) return bind(*let, out);
  if (const auto* assertion = as<tir::AssertStmt>(s)) {
    out.push_back(flat_assertion(*assertion));
    return assertion->body;
  }
  if (const auto* allocate = as<tir::Allocate>(s)) return allocation(*allocate, out);
  if (const auto* declared = as<tir::DeclBuffer>(s)) {
    declare(*declared->buffer, out);
    return declared->body;
  }
  if (const auto* seq = as<tir::SeqStmt>(s)) {
    if (seq->seq.empty()) return nullptr;
    for (const tir::Stmt* each : seq->seq.first(seq->seq.size() - 1)) items(each, out);
    return seq->seq.back();
  }
  std::vector<Open> scopes;
  const tir::Stmt* owner = nullptr;
  for (const tir::Stmt* body = s; (body = open_scope(s, scopes)); s = body) owner = s;
  const NodeIndex inner = owner ? flat_stmt(s, owner, 0) : simple(s);
  out.push_back(close(inner, scopes));
  return nullptr;
}

/// A call that gives a pointer is of the type of what it is bound to.
const tir::Stmt* GraphWriter::bind(const tir::LetStmt& s, std::vector<NodeIndex>& out) {
  bound_.insert(s.var);
  const NodeIndex var = variable(s.var);
  bound_type_ = as<Call>(s.value) ? s.var->type_annotation : nullptr;
  const NodeIndex value = expr(s.value);
  bound_type_ = nullptr;
  out.push_back(add("tirx.Bind", placed().node("var", var).node("value", value)));
  return s.body;
}

NodeIndex GraphWriter::flat_assertion(const tir::AssertStmt& s) {
  const NodeIndex condition = expr(s.condition);
  const std::string_view kind = s.error_kind.empty() ? "RuntimeError" : s.error_kind;
  const NodeIndex parts = s.message ? array({expr(s.message)}) : exprs(s.message_parts);
  return add("tirx.AssertStmt", placed()
                                    .node("condition", condition)
                                    .node("error_kind", string_imm(kind))
                                    .node("message_parts", parts));
}

/// Memory and its buffer are one statement; where no buffer is declared with it, one is made that
/// nothing but its data is used of.
const tir::Stmt* GraphWriter::allocation(const tir::Allocate& s, std::vector<NodeIndex>& out) {
  if (!printer::is_true(s.condition)) {
    fail(&s, "in the flat generation an allocation with a condition");
    return s.body;
  }
  const tir::DeclBuffer* declared = printer::declared_at_once(&s, true);
  const Buffer* b = declared ? declared->buffer : buffer_of(s);
  const NodeIndex index = buffer(b);
  out.push_back(
      add("tirx.AllocBuffer",
          placed().node("buffer", index).node("annotations", allocated_with(s.annotations))));
  return declared ? declared->body : s.body;
}

const Buffer* GraphWriter::buffer_of(const tir::Allocate& s) {
  auto* b = build_.make<Buffer>(program_.span(&s));
  b->name = s.buffer_var->name_hint;
  b->data = s.buffer_var;
  b->dtype = s.dtype;
  b->shape = s.extents;
  return b;
}

/// Its numbers are expressions there.
NodeIndex GraphWriter::allocated_with(Attrs annotations) {
  std::vector<Attribute> all;
  for (const Attribute& each : annotations) {
    Attribute& made = all.emplace_back(each);
    const bool is_integer = each.value.kind == Object::Kind::kInt;
    if (!is_integer && each.value.kind != Object::Kind::kFloat) continue;
    made.value = {};
    made.value.kind = Object::Kind::kExpr;
    if (is_integer)
      made.value.expr = build_.tir().int_imm({}, each.value.integer, int_type(32));
    else
      made.value.expr = build_.tir().float_imm({}, each.value.floating, float_type(32));
  }
  return attributes(all);
}

/// A buffer on memory that has a name already.
void GraphWriter::declare(const Buffer& b, std::vector<NodeIndex>& out) {
  if (!declared_.insert(&b).second) return;
  if (!owners_.contains(b.data)) bound_.insert(b.data);
  const NodeIndex of = data(b.data), index = buffer(&b);
  out.push_back(add("tirx.DeclBuffer", placed().node("buffer", index).node("data", of)));
}

/// In the innermost sequence around all of its uses, before the first of them.
void GraphWriter::declare_in_its_scope(const Buffer& b) {
  const printer::ScopeId scope = declaration_scopes_.scope_of(&b);
  for (std::size_t i = sequences_.size(); i-- > 0;)
    if (declaration_scopes_.is_within(scope, sequences_[i].scope))
      return declare(b, *sequences_[i].items);
}

}  // namespace tenor::spec::json
