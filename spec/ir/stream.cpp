// SPDX-License-Identifier: Apache-2.0
// What a node contributes to the sequence: its kind, its own fields, then its parts, a binder
// before what it binds in. Scope: TIR/Grammar/Stmt and what hangs on it; expressions:
// stream_expr.cpp; variables and buffers: stream_scope.cpp.
#include "spec/ir/stream.h"

#include <utility>

namespace tenor::spec::detail {

void Stream::condition(const char* name, const PrimExpr* e) {
  const auto* imm = as<IntImm>(e);
  expr(name, imm && imm->dtype == bool_type() && imm->value == 1 ? nullptr : e);
}

void Stream::range(const Range& range) {
  expr("min", range.min);
  expr("extent", range.extent);
}

void Stream::ranges(const char* name, List<Range> list) {
  put(name, list.size());
  for (const Range& item : list) range(item);
}

void Stream::region(const BufferRegion* region) {
  put("present", region != nullptr);
  if (!region) return;
  use("buffer", region->buffer);
  ranges("region", region->region);
}

void Stream::iter_var(const IterVar* iter, bool with_domain) {
  put("present", iter != nullptr);
  if (!iter) return;
  if (with_domain) range(iter->dom);
  put("iter_type", static_cast<std::uint64_t>(iter->iter_type));
  text("thread_tag", iter->thread_tag);
}

void Stream::stmt(const char* name, const tir::Stmt* s, std::int64_t index) {
  const std::size_t scope = shadowed_.size();
  std::size_t entered = 0;
  tail(name, s, index);
  while (tail_.set && !sink_.stopped()) {
    const Tail now = std::exchange(tail_, Tail{});
    sink_.enter(now.name, now.index, now.stmt);
    ++entered;
    put("kind", now.stmt ? static_cast<std::uint64_t>(now.stmt->kind) + 1 : 0);
    if (now.stmt) simple(now.stmt);
  }
  tail_ = {};
  close(scope);
  while (entered-- > 0) sink_.leave();
}

void Stream::simple(const tir::Stmt* s) {
  switch (s->kind) {
    case tir::StmtKind::kBufferStore: {
      const auto* store = as<tir::BufferStore>(s);
      use("buffer", store->buffer);
      expr("value", store->value);
      exprs("indices", store->indices);
      return expr("predicate", store->predicate);
    }
    case tir::StmtKind::kSeqStmt: {
      const auto seq = as<tir::SeqStmt>(s)->seq;
      put("size", seq.size());
      for (std::size_t i = 0; i + 1 < seq.size(); ++i)
        stmt("seq", seq[i], static_cast<std::int64_t>(i));
      if (!seq.empty()) tail("seq", seq.back(), static_cast<std::int64_t>(seq.size()) - 1);
      return;
    }
    case tir::StmtKind::kEvaluate: return expr("value", as<tir::Evaluate>(s)->value);
    case tir::StmtKind::kReturn: return expr("value", as<tir::Return>(s)->value);
    case tir::StmtKind::kPrefetch:
      use("buffer", as<tir::Prefetch>(s)->buffer);
      return ranges("bounds", as<tir::Prefetch>(s)->bounds);
    case tir::StmtKind::kStore: {
      const auto* store = as<tir::Store>(s);
      use("buffer_var", store->buffer_var);
      expr("value", store->value);
      expr("index", store->index);
      return expr("predicate", store->predicate);
    }
    case tir::StmtKind::kBreak:
    case tir::StmtKind::kContinue: return;
    default: return scoped(s);
  }
}

void Stream::scoped(const tir::Stmt* s) {
  switch (s->kind) {
    case tir::StmtKind::kLetStmt:
      expr("value", as<tir::LetStmt>(s)->value);
      bind(as<tir::LetStmt>(s)->var);
      return tail("body", as<tir::LetStmt>(s)->body);
    case tir::StmtKind::kAttrStmt: return attribute(as<tir::AttrStmt>(s));
    case tir::StmtKind::kAssertStmt: {
      const auto* a = as<tir::AssertStmt>(s);
      expr("condition", a->condition);
      expr("message", a->message);
      text("error_kind", a->error_kind);
      exprs("message_parts", a->message_parts);
      return tail("body", a->body);
    }
    case tir::StmtKind::kBufferRealize: {
      const auto* r = as<tir::BufferRealize>(s);
      use("buffer", r->buffer);
      ranges("bounds", r->bounds);
      condition("condition", r->condition);
      return tail("body", r->body);
    }
    case tir::StmtKind::kAllocate: {
      const auto* a = as<tir::Allocate>(s);
      dtype("dtype", a->dtype);
      exprs("extents", a->extents);
      condition("condition", a->condition);
      attrs("annotations", a->annotations);
      bind(a->buffer_var);
      return tail("body", a->body);
    }
    case tir::StmtKind::kAllocateConst: {
      const auto* a = as<tir::AllocateConst>(s);
      dtype("dtype", a->dtype);
      exprs("extents", a->extents);
      exprs("data", a->data);
      attrs("annotations", a->annotations);
      bind(a->buffer_var);
      return tail("body", a->body);
    }
    case tir::StmtKind::kDeclBuffer:
      bind(as<tir::DeclBuffer>(s)->buffer);
      return tail("body", as<tir::DeclBuffer>(s)->body);
    case tir::StmtKind::kIfThenElse:
      expr("condition", as<tir::IfThenElse>(s)->condition);
      stmt("then_case", as<tir::IfThenElse>(s)->then_case);
      return tail("else_case", as<tir::IfThenElse>(s)->else_case);
    case tir::StmtKind::kFor: return loop(as<tir::For>(s));
    case tir::StmtKind::kWhile:
      expr("condition", as<tir::While>(s)->condition);
      return tail("body", as<tir::While>(s)->body);
    case tir::StmtKind::kBlock: return block(as<tir::Block>(s));
    case tir::StmtKind::kBlockRealize:
      exprs("values", as<tir::BlockRealize>(s)->values);
      condition("predicate", as<tir::BlockRealize>(s)->predicate);
      return tail("block", as<tir::BlockRealize>(s)->block);
    default:
      object("construct", as<tir::OpaqueStmt>(s)->construct);
      return tail("body", as<tir::OpaqueStmt>(s)->body);
  }
}

void Stream::attribute(const tir::AttrStmt* s) {
  // The text of a launch has the extent once; the domain of its variable repeats it.
  const bool launch = s->node.kind == Object::Kind::kIterVar && s->node.iter_var &&
                      (s->attr_key == "thread_extent" || s->attr_key == "virtual_thread");
  if (launch) {
    iter_var(s->node.iter_var, false);
    use("var", s->node.iter_var->var);
  } else {
    object("node", s->node);
  }
  text("attr_key", s->attr_key);
  expr("value", s->value);
  tail("body", s->body);
}

void Stream::loop(const tir::For* s) {
  put("for_kind", static_cast<std::uint64_t>(s->for_kind));
  expr("min", s->min);
  expr("extent", s->extent);
  expr("step", s->step);
  iter_var(s->thread_binding, false);
  attrs("annotations", s->annotations);
  bind(s->loop_var);
  tail("body", s->body);
}

void Stream::block(const tir::Block* s) {
  put("iter_vars", s->iter_vars.size());
  for (const IterVar* iter : s->iter_vars) {
    iter_var(iter, true);
    if (iter) bind(iter->var);
  }
  text("name_hint", s->name_hint);
  put("reads", s->reads.size() * 2 + s->reads_written);
  for (const BufferRegion* read : s->reads) region(read);
  put("writes", s->writes.size() * 2 + s->writes_written);
  for (const BufferRegion* write : s->writes) region(write);
  attrs("annotations", s->annotations);
  put("alloc_buffers", s->alloc_buffers.size());
  for (const Buffer* buffer : s->alloc_buffers) bind(buffer);
  put("match_buffers", s->match_buffers.size());
  for (const tir::MatchBufferRegion* match : s->match_buffers) {
    region(match ? match->source : nullptr);
    bind(match ? match->buffer : nullptr);
  }
  stmt("init", s->init);
  tail("body", s->body);
}

void Stream::function(const tir::PrimFunc& f) {
  text("name", f.name);
  put("params", f.params.size());
  for (const Variable* param : f.params) bind(param);
  put("buffers", f.buffers.size());
  for (std::size_t i = 0; i < f.buffers.size(); ++i) {
    sink_.enter("buffers", static_cast<std::int64_t>(i), f.buffers[i]);
    bind(f.buffers[i]);
    sink_.leave();
  }
  const bool none = !f.ret_type || f.ret_type->is_empty_tuple();  // TIR/OtherTyping/6
  type("ret_type", none ? nullptr : f.ret_type);
  put("is_private", f.is_private);
  put("s_tir", f.s_tir);
  attrs("attrs", f.attrs);
  stmt("body", f.body);
}

}  // namespace tenor::spec::detail
