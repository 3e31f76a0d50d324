// SPDX-License-Identifier: Apache-2.0
// Statements as nodes: ../stmt.cpp backwards. TIR/Grammar/Stmt. A chain of scopes is as long as the
// function: its nodes are opened from outside and added from inside, without recursion.
#include "spec/text/json/tensor.h"
#include "spec/text/json/writer/writer.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::json {

NodeIndex GraphWriter::stmt(const tir::Stmt* s, const tir::Stmt* owner, int part) {
  if (flat()) return flat_stmt(s, owner, part);
  std::vector<Open> scopes;
  while (const tir::Stmt* body = open_scope(s, scopes)) s = body;
  return close(simple(s), scopes);
}

NodeIndex GraphWriter::optional_stmt(const tir::Stmt* s, const tir::Stmt* owner, int part) {
  return s ? stmt(s, owner, part) : kNone;
}

NodeIndex GraphWriter::close(NodeIndex body, std::vector<Open>& scopes) {
  for (; !scopes.empty(); scopes.pop_back())
    body = add(scopes.back().type, scopes.back().fields.node("body", body));
  return body;
}

const tir::Stmt* GraphWriter::open(const tir::Stmt* body, std::vector<Open>& scopes,
                                   std::string_view kind, Fields fields) {
  scopes.push_back({tir_type(kind), std::move(fields)});
  return body;
}

const tir::Stmt* GraphWriter::open_scope(const tir::Stmt* s, std::vector<Open>& scopes) {
  if (const auto* attr = as<tir::AttrStmt>(s)) {
    const bool is_number = attr->node.kind == Object::Kind::kInt;
    const NodeIndex node =
        is_number ? int_imm(attr->node.integer, int_type(32)) : object(attr->node);
    return open(attr->body, scopes, "AttrStmt",
                placed()
                    .node("node", node)
                    .node("attr_key", text(attr->attr_key))
                    .node("value", expr(attr->value)));
  }
  if (flat()) return nullptr;
  if (const auto* let = as<tir::LetStmt>(s)) {
    bound_.insert(let->var);
    const NodeIndex var = variable(let->var);
    return open(let->body, scopes, "LetStmt",
                placed().node("var", var).node("value", expr(let->value)));
  }
  if (const auto* assertion = as<tir::AssertStmt>(s))
    return open(assertion->body, scopes, "AssertStmt",
                placed()
                    .node("condition", expr(assertion->condition))
                    .node("message", message(*assertion)));
  if (const auto* declared = as<tir::DeclBuffer>(s))
    return open(declared->body, scopes, "DeclBuffer",
                placed().node("buffer", buffer(declared->buffer)));
  return open_memory(s, scopes);
}

const tir::Stmt* GraphWriter::open_memory(const tir::Stmt* s, std::vector<Open>& scopes) {
  if (const auto* a = as<tir::Allocate>(s)) {
    const tir::DeclBuffer* declared = printer::declared_at_once(a, false);
    if (!declared) bound_.insert(a->buffer_var);
    const NodeIndex var = declared ? own_data(*declared->buffer) : variable(a->buffer_var);
    return open(a->body, scopes, "Allocate",
                placed()
                    .node("buffer_var", var)
                    .text("dtype", spelling(a->dtype))
                    .node("extents", exprs(a->extents))
                    .node("condition", condition(a->condition))
                    .node("annotations", attributes(a->annotations)));
  }
  if (const auto* a = as<tir::AllocateConst>(s)) {
    bound_.insert(a->buffer_var);
    const NodeIndex var = variable(a->buffer_var);
    return open(a->body, scopes, "AllocateConst",
                placed()
                    .node("buffer_var", var)
                    .node("data", elements(*a))
                    .node("irmod_storage_idx", kNone)
                    .text("dtype", spelling(a->dtype))
                    .node("extents", exprs(a->extents))
                    .node("annotations", attributes(a->annotations)));
  }
  if (const auto* r = as<tir::BufferRealize>(s)) {
    const NodeIndex of = buffer(r->buffer);
    return open(r->body, scopes, "BufferRealize",
                placed()
                    .node("buffer", of)
                    .node("bounds", ranges(r->bounds))
                    .node("condition", condition(r->condition)));
  }
  return nullptr;
}

NodeIndex GraphWriter::condition(const PrimExpr* e) {
  return e ? expr(e) : int_imm(1, bool_type());
}

/// The nested generation's message is one text.
NodeIndex GraphWriter::message(const tir::AssertStmt& s) {
  if (s.message) return expr(s.message);
  std::string whole;
  for (const PrimExpr* part : s.message_parts) {
    const auto* literal = as<StringImm>(part);
    if (!literal) return fail(&s, "a message with parts that are not literals");
    whole += literal->value;
  }
  return string_imm(whole);
}

/// The elements of a constant as the tensor that the compiler keeps them in.
NodeIndex GraphWriter::elements(const tir::AllocateConst& s) {
  std::vector<std::int64_t> shape;
  for (const PrimExpr* extent : s.extents) {
    const auto* literal = as<IntImm>(extent);
    if (!literal) return fail(&s, "a constant whose extents are not literals");
    shape.push_back(literal->value);
  }
  return tensor(tensor_of(s.data, s.dtype, shape, build_.arena()));
}

NodeIndex GraphWriter::simple(const tir::Stmt* s) {
  const auto node = [&](std::string_view kind, const Fields& fields) {
    return add(tir_type(kind), fields);
  };
  switch (s->kind) {
    case tir::StmtKind::kSeqStmt: {
      std::vector<NodeIndex> all;
      for (const tir::Stmt* item : as<tir::SeqStmt>(s)->seq) all.push_back(stmt(item, s));
      return sequence(all);
    }
    case tir::StmtKind::kBufferStore: {
      const auto& store = *as<tir::BufferStore>(s);
      const NodeIndex of = buffer(store.buffer);
      return node("BufferStore", placed()
                                     .node("buffer", of)
                                     .node("value", expr(store.value))
                                     .node("indices", exprs(store.indices))
                                     .node("predicate", optional_expr(store.predicate)));
    }
    case tir::StmtKind::kIfThenElse: {
      const auto& branch = *as<tir::IfThenElse>(s);
      const NodeIndex condition = expr(branch.condition), then_case = stmt(branch.then_case, s);
      return node("IfThenElse", placed()
                                    .node("condition", condition)
                                    .node("then_case", then_case)
                                    .node("else_case", optional_stmt(branch.else_case, s, 1)));
    }
    case tir::StmtKind::kEvaluate: return evaluate(expr(as<tir::Evaluate>(s)->value));
    case tir::StmtKind::kFor: return loop(*as<tir::For>(s));
    case tir::StmtKind::kBlock: return block(*as<tir::Block>(s));
    default: return other_stmt(s);
  }
}

NodeIndex GraphWriter::other_stmt(const tir::Stmt* s) {
  switch (s->kind) {
    case tir::StmtKind::kWhile: {
      const NodeIndex condition = expr(as<tir::While>(s)->condition);
      return add(
          tir_type("While"),
          placed().node("condition", condition).node("body", stmt(as<tir::While>(s)->body, s)));
    }
    case tir::StmtKind::kBlockRealize: {
      const auto& realize = *as<tir::BlockRealize>(s);
      const NodeIndex values = exprs(realize.values), predicate = condition(realize.predicate);
      return add(block_type("Realize"), placed()
                                            .node("iter_values", values)
                                            .node("predicate", predicate)
                                            .node("block", block(*realize.block)));
    }
    case tir::StmtKind::kBreak: return jump("break_loop");
    case tir::StmtKind::kContinue: return jump("continue_loop");
    case tir::StmtKind::kReturn: return return_stmt(*as<tir::Return>(s));
    case tir::StmtKind::kStore: return fail(s, "the deprecated Store");
    case tir::StmtKind::kPrefetch: return fail(s, "the deprecated Prefetch");
    case tir::StmtKind::kOpaqueStmt: return fail(s, as<tir::OpaqueStmt>(s)->construct.text);
    default: return fail(s, "in the flat generation this statement");
  }
}

/// A sequence of one is that one; of none, what does nothing.
NodeIndex GraphWriter::sequence(const std::vector<NodeIndex>& items) {
  if (items.empty()) return evaluate(int_imm(0, int_type(32)));
  if (items.size() == 1) return items[0];
  return add(tir_type("SeqStmt"), placed().node("seq", array(items)));
}

NodeIndex GraphWriter::evaluate(NodeIndex value) {
  return add(tir_type("Evaluate"), placed().node("value", value));
}

/// Both generations leave a loop by a call.
NodeIndex GraphWriter::jump(std::string_view op) {
  const Call* call = build_.tir().call({}, void_type(), op, {});
  return evaluate(expr(call));
}

NodeIndex GraphWriter::return_stmt(const tir::Return& s) {
  if (flat()) return add("tirx.Return", placed().node("value", optional_expr(s.value)));
  const DataType dtype = s.value ? s.value->dtype : void_type();
  const List<const PrimExpr*> args =
      s.value ? build_.arena().list({s.value}) : List<const PrimExpr*>();
  return evaluate(expr(build_.tir().call({}, dtype, "ret", args)));
}

NodeIndex GraphWriter::loop(const tir::For& s) {
  const NodeIndex var = variable(s.loop_var), min = expr(s.min), extent = expr(s.extent);
  Fields fields = placed().node("loop_var", var).node("min", min).node("extent", extent);
  fields.integer("kind", static_cast<std::int64_t>(s.for_kind));
  if (flat())
    fields.node("step", optional_expr(s.step));
  else if (s.step)
    return fail(&s, "in the nested generation a loop with a step");
  fields.node("thread_binding", s.thread_binding ? iter_var(s.thread_binding) : kNone)
      .node("annotations", attributes(s.annotations));
  return add(tir_type("For"), fields.node("body", stmt(s.body, &s)));
}

/// `tir.Block`, `tirx.SBlockRealize`.
std::string GraphWriter::block_type(std::string_view suffix) const {
  return tir_type((flat() ? "SBlock" : "Block") + std::string(suffix));
}

NodeIndex GraphWriter::block(const tir::Block& s) {
  const auto regions = [&](List<const BufferRegion*> all) {
    return list(all, [&](const BufferRegion* each) { return region(each); });
  };
  const NodeIndex iter_vars =
      list(s.iter_vars, [&](const IterVar* iter) { return iter_var(iter); });
  const NodeIndex allocated = list(s.alloc_buffers, [&](const Buffer* b) { return buffer(b); });
  const NodeIndex matched = list(s.match_buffers, [&](const tir::MatchBufferRegion* m) {
    const NodeIndex of = buffer(m->buffer);
    return shared(tir_type("MatchBufferRegion"),
                  Fields().node("buffer", of).node("source", region(m->source)));
  });
  Fields fields = placed()
                      .node("iter_vars", iter_vars)
                      .node("reads", regions(s.reads))
                      .node("writes", regions(s.writes))
                      .node("name_hint", text(s.name_hint))
                      .node("alloc_buffers", allocated)
                      .node("match_buffers", matched)
                      .node("annotations", attributes(s.annotations))
                      .node("init", optional_stmt(s.init, &s, 1));
  return add(block_type(""), fields.node("body", stmt(s.body, &s)));
}

}  // namespace tenor::spec::json
