// SPDX-License-Identifier: Apache-2.0
// Statements of the graph. TIR/Grammar/Stmt. A statement of the flat generation that has no body
// (Bind, AllocBuffer, DeclBuffer, AssertStmt) is left open until its sequence is read.
#include "spec/text/json/reader.h"
#include "spec/text/json/tensor.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

Made made_stmt(const tir::Stmt* s) { return made(Kind::kStmt, s); }

/// `s`, whose body is the rest of the sequence unless the node has one.
Made with_body(GraphReader& r, const GraphNode& n, const tir::Stmt* s, const tir::Stmt** body) {
  if (n.has("body")) {
    *body = r.stmt(n, "body");
    return made_stmt(s);
  }
  auto* open = r.arena().make<OpenStmt>();
  *open = {s, body};
  return made(Kind::kOpenStmt, open);
}

Made let_stmt(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::LetStmt>();
  s->var = r.variable(n, "var");
  s->value = r.expr(n, "value");
  return with_body(r, n, s, &s->body);
}

Made attr_stmt(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::AttrStmt>();
  s->node = r.as_object(r.child(n, "node"));
  s->attr_key = r.string(n, "attr_key");
  s->value = r.expr(n, "value");
  return with_body(r, n, s, &s->body);
}

Made assert_stmt(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::AssertStmt>();
  s->condition = r.expr(n, "condition");
  s->message = r.optional_expr(n, "message");
  if (n.has("error_kind")) {
    const auto* kind = as<StringImm>(r.expr(n, "error_kind"));
    if (kind) s->error_kind = kind->value;
    s->message_parts = r.exprs(n, "message_parts");
  }
  return with_body(r, n, s, &s->body);
}

Made buffer_store(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::BufferStore>();
  s->buffer = r.buffer(n, "buffer");
  s->value = r.expr(n, "value");
  s->indices = r.exprs(n, "indices");
  s->predicate = r.optional_expr(n, "predicate");
  return made_stmt(s);
}

List<Range> ranges(GraphReader& r, const GraphNode& n, const char* field) {
  std::vector<Range> all;
  for (const NodeIndex i : r.items(n, field)) all.push_back(r.range(r.made(i)));
  return r.arena().list(all);
}

Made buffer_realize(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::BufferRealize>();
  s->buffer = r.buffer(n, "buffer");
  s->bounds = ranges(r, n, "bounds");
  s->condition = r.optional_expr(n, "condition");
  return with_body(r, n, s, &s->body);
}

Made allocate(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::Allocate>();
  s->buffer_var = r.variable(n, "buffer_var");
  s->dtype = r.dtype(n);
  s->extents = r.exprs(n, "extents");
  s->condition = r.optional_expr(n, "condition");
  s->annotations = r.attrs(n, "annotations");
  return with_body(r, n, s, &s->body);
}

Made allocate_const(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::AllocateConst>();
  s->buffer_var = r.variable(n, "buffer_var");
  s->dtype = r.dtype(n);
  s->extents = r.exprs(n, "extents");
  const auto* data = node_of<relax::Constant>(r.child(n, "data"), Kind::kTensor);
  if (!data) {
    r.fail(n, "its elements are not in this file");
    return Made{};
  }
  s->data = literals_of(*data, r.tir(), r.at());
  s->annotations = r.attrs(n, "annotations");
  return with_body(r, n, s, &s->body);
}

/// Memory and the buffer on it in one: an Allocate and a DeclBuffer.
Made alloc_buffer(GraphReader& r, const GraphNode& n) {
  const Buffer* b = r.buffer(n, "buffer");
  if (!b) return {};
  auto* s = r.make<tir::Allocate>();
  s->buffer_var = b->data;
  s->dtype = b->dtype;
  s->extents = b->shape;
  s->condition = r.tir().boolean(r.at(), true);
  s->annotations = r.attrs(n, "annotations");
  auto* declared = r.make<tir::DeclBuffer>();
  declared->buffer = b;
  s->body = declared;
  return with_body(r, n, s, &declared->body);
}

/// A flat one says whose memory the buffer is: it gets the data variable of that one.
Made decl_buffer(GraphReader& r, const GraphNode& n) {
  const Buffer* b = r.buffer(n, "buffer");
  if (!b) return {};
  if (const auto* data = as<Var>(r.optional_expr(n, "data")))
    const_cast<Buffer*>(b)->data = data->variable;
  auto* s = r.make<tir::DeclBuffer>();
  s->buffer = b;
  return with_body(r, n, s, &s->body);
}

Made seq_stmt(GraphReader& r, const GraphNode& n) {
  return made_stmt(r.sequence(r.items(n, "seq")));
}

Made if_then_else(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::IfThenElse>();
  s->condition = r.expr(n, "condition");
  s->then_case = r.stmt(n, "then_case");
  s->else_case = r.optional_stmt(n, "else_case");
  return made_stmt(s);
}

/// The flat generation's jumps are calls.
Made evaluate(GraphReader& r, const GraphNode& n) {
  const PrimExpr* value = r.expr(n, "value");
  const auto* call = as<Call>(value);
  if (call && call->op == "continue_loop") return made_stmt(r.make<tir::Continue>());
  if (call && call->op == "break_loop") return made_stmt(r.make<tir::Break>());
  auto* s = r.make<tir::Evaluate>();
  s->value = value;
  return made_stmt(s);
}

Made for_loop(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::For>();
  const std::int64_t kind = n.integer("kind");
  if (kind < 0 || kind > static_cast<std::int64_t>(tir::ForKind::kThreadBinding))
    r.fail(n, "this kind of loop does not exist");
  s->for_kind = static_cast<tir::ForKind>(kind);
  s->loop_var = r.variable(n, "loop_var");
  s->min = r.expr(n, "min");
  s->extent = r.expr(n, "extent");
  s->step = r.optional_expr(n, "step");
  s->body = r.stmt(n, "body");
  s->thread_binding = node_of<IterVar>(r.child(n, "thread_binding"), Kind::kIterVar);
  s->annotations = r.attrs(n, "annotations");
  return made_stmt(s);
}

Made while_loop(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::While>();
  s->condition = r.expr(n, "condition");
  s->body = r.stmt(n, "body");
  return made_stmt(s);
}

template <class T>
List<const T*> nodes(GraphReader& r, const GraphNode& n, const char* field, Kind kind) {
  std::vector<const T*> all;
  for (const NodeIndex i : r.items(n, field)) {
    if (const auto* node = node_of<T>(r.made(i), kind))
      all.push_back(node);
    else
      r.fail(n, "an item is of another kind");
  }
  return r.arena().list(all);
}

Made block(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::Block>();
  s->iter_vars = nodes<IterVar>(r, n, "iter_vars", Kind::kIterVar);
  s->reads = nodes<BufferRegion>(r, n, "reads", Kind::kRegion);
  s->writes = nodes<BufferRegion>(r, n, "writes", Kind::kRegion);
  s->reads_written = s->writes_written = true;
  s->name_hint = r.string(n, "name_hint");
  s->alloc_buffers = nodes<Buffer>(r, n, "alloc_buffers", Kind::kBuffer);
  s->match_buffers = nodes<tir::MatchBufferRegion>(r, n, "match_buffers", Kind::kMatch);
  s->annotations = r.attrs(n, "annotations");
  s->init = r.optional_stmt(n, "init");
  s->body = r.stmt(n, "body");
  return made_stmt(s);
}

Made block_realize(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::BlockRealize>();
  s->values = r.exprs(n, "iter_values");
  s->predicate = r.expr(n, "predicate");
  s->block = as<tir::Block>(r.stmt(n, "block"));
  if (!s->block) r.fail(n, "it does not realize a block");
  return made_stmt(s);
}

template <class T>
Made simple(GraphReader& r, const GraphNode&) {
  return made_stmt(r.make<T>());
}

Made return_stmt(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<tir::Return>();
  s->value = r.optional_expr(n, "value");
  return made_stmt(s);
}

}  // namespace

std::vector<NodeKind> stmt_kinds() {
  return {{"LetStmt", let_stmt},
          {"Bind", let_stmt},
          {"AttrStmt", attr_stmt},
          {"AssertStmt", assert_stmt},
          {"BufferStore", buffer_store},
          {"BufferRealize", buffer_realize},
          {"Allocate", allocate},
          {"AllocateConst", allocate_const},
          {"AllocBuffer", alloc_buffer},
          {"DeclBuffer", decl_buffer},
          {"SeqStmt", seq_stmt},
          {"IfThenElse", if_then_else},
          {"Evaluate", evaluate},
          {"For", for_loop},
          {"While", while_loop},
          {"Block", block},
          {"SBlock", block},
          {"BlockRealize", block_realize},
          {"SBlockRealize", block_realize},
          {"Break", simple<tir::Break>},
          {"Continue", simple<tir::Continue>},
          {"Return", return_stmt}};
}

}  // namespace tenor::spec::json
