// SPDX-License-Identifier: Apache-2.0
// The statements' part of walker.h: what each evaluates, binds and runs, in that order.
#include <algorithm>

#include "spec/ir/children.h"
#include "spec/tir/walker.h"

namespace tenor::spec::tir {

void Walker::then_bound(const Variable* variable, Span at, Site site, const Stmt* body) {
  then(OpenScope{});
  then(Binding{variable, at, site});
  then(body);
  then(CloseScope{});
}

void Walker::visit(const LetStmt& s) {
  check(s);
  then(s.value);
  then_bound(s.var, context_.span(s), Site::kLetStmt, s.body);
}

/// A list that a hint holds is no value: `tvm_tuple` calls nothing there.
static bool is_list_of_hint(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  return call && call->op == "tvm_tuple";
}

void Walker::visit(const AttrStmt& s) {
  check(s);
  if (!is_list_of_hint(s.value)) then(s.value);
  if (!is_thread_attribute(s) || !variable_of(s.node)) {
    then(s.body);
    then(AttrStmtEnd{&s, context_.scope.bindings()});
    return;
  }
  const IterVar* axis = s.node.kind == Object::Kind::kIterVar ? s.node.iter_var : nullptr;
  if (axis) then(axis);
  const ThreadLaunch launch{axis ? axis->thread_tag : std::string_view(), s.value,
                            context_.span(s)};
  check(launch);
  then(OpenScope{});
  then(Binding{variable_of(s.node), context_.span(s), Site::kThread, axis != nullptr});
  then(EnterThread{{launch.tag, launch.extent, launch.at}});
  then(s.body);
  then(LeaveThread{});
  then(CloseScope{});
}

void Walker::visit(const AssertStmt& s) {
  check(s);
  then(s.condition);
  then(s.message);
  then(s.message_parts);
  then(s.body);
}

void Walker::visit(const BufferStore& s) {
  check(s);
  then(BufferUse{s.buffer, context_.span(s)});
  then(s.indices);
  then(s.predicate);
  then(s.value);
}

void Walker::visit(const BufferRealize& s) {
  check(s);
  then(s.condition);
  then(s.bounds);
  then(OpenScope{});
  then(Binding{s.buffer->data, context_.span(s), Site::kBufferRealize});
  then(AllocatedBuffer{s.buffer, context_.span(s), true});
  then_fresh(s.buffer->strides, Site::kBufferRealize);
  then(FreshVar{s.buffer->elem_offset, Site::kBufferRealize});
  then(BufferUse{s.buffer, context_.span(s)});
  then(s.body);
  then(CloseScope{});
}

void Walker::visit(const Allocate& s) {
  check(s);
  written(s.dtype, context_.span(s));
  then(s.extents);
  then(s.condition);
  then_bound(s.buffer_var, context_.span(s), Site::kAllocate, s.body);
}

void Walker::visit(const AllocateConst& s) {
  check(s);
  written(s.dtype, context_.span(s));
  then(s.extents);
  then(s.data);
  then_bound(s.buffer_var, context_.span(s), Site::kAllocateConst, s.body);
}

void Walker::visit(const DeclBuffer& s) {
  then(OpenScope{});
  then(BufferUse{s.buffer, context_.span(s)});
  then(s.body);
  then(CloseScope{});
}

void Walker::visit(const IfThenElse& s) {
  check(s);
  then(s.condition);
  for (const Stmt* branch : {s.then_case, s.else_case}) {
    then(OpenScope{});
    then(branch);
    then(CloseScope{});
  }
}

void Walker::visit(const For& s) {
  check(s);
  then(s.min);
  then(s.extent);
  then(s.step);
  const bool threads = s.for_kind == ForKind::kThreadBinding && s.thread_binding;
  const ThreadLaunch launch{threads ? s.thread_binding->thread_tag : std::string_view(), s.extent,
                            context_.span(s)};
  check(launch);
  then(EnterThread{{launch.tag, launch.extent, launch.at}});
  then(EnterLoop{&s});
  then_bound(s.loop_var, context_.span(s), Site::kFor, s.body);
  then(LeaveLoop{});
  then(LeaveThread{});
}

void Walker::visit(const While& s) {
  check(s);
  then(s.condition);
  then(EnterLoop{&s});
  then(OpenScope{});
  then(s.body);
  then(CloseScope{});
  then(LeaveLoop{});
}

void Walker::visit(const BlockRealize& s) {
  check(s);
  if (report_.takes(intended("TIR-D46"))) {
    then(s.values);
    then(s.predicate);
    return visit(*s.block);
  }
  const auto& variables = s.block->iter_vars;
  then(s.predicate);
  then_domains(*s.block);
  then(OpenScope{});
  for (std::size_t i = 0; i < std::max(s.values.size(), variables.size()); ++i) {
    if (i < s.values.size()) then(s.values[i]);
    if (i < variables.size()) then_bound(variables[i]);
  }
  then_inside(*s.block);
}

/// Domains are evaluated outside.
void Walker::visit(const Block& s) {
  then_domains(s);
  then(OpenScope{});
  for (const IterVar* iter_var : s.iter_vars) then_bound(iter_var);
  then_inside(s);
}

void Walker::then_domains(const Block& s) {
  for (const IterVar* iter_var : s.iter_vars) {
    check(BlockIterVar{*iter_var});
    then(iter_var);
  }
}

void Walker::then_bound(const IterVar* iter_var) {
  then(Binding{iter_var->var, context_.span(iter_var), Site::kIterVar});
}

/// Regions of views see what is allocated; those that are declared say what the block does to
/// others' memory, and see nothing of its own (TIR-D76).
void Walker::then_inside(const Block& s) {
  then(DeclaredRegion{true});
  for (const BufferRegion* region : s.reads) then(region);
  for (const BufferRegion* region : s.writes) then(region);
  then(DeclaredRegion{false});
  for (const Buffer* b : s.alloc_buffers) {
    then(AllocatedBuffer{b, context_.span(b), false});
    then(Binding{b->data, context_.span(b), Site::kAllocBuffer});
    then(BufferUse{b, context_.span(b)});
  }
  for (const MatchBufferRegion* match : s.match_buffers) then(match);
  then(s.init);
  then(s.body);
  then(CloseScope{});
}

void Walker::perform(const Stmt* s) {
  const Span at = context_.span(s);
  switch (s->kind) {
    case StmtKind::kLetStmt: return visit(*as<LetStmt>(s));
    case StmtKind::kAttrStmt: return visit(*as<AttrStmt>(s));
    case StmtKind::kAssertStmt: return visit(*as<AssertStmt>(s));
    case StmtKind::kBufferStore: return visit(*as<BufferStore>(s));
    case StmtKind::kBufferRealize: return visit(*as<BufferRealize>(s));
    case StmtKind::kAllocate: return visit(*as<Allocate>(s));
    case StmtKind::kDeclBuffer: return visit(*as<DeclBuffer>(s));
    case StmtKind::kSeqStmt:
      for (const Stmt* item : as<SeqStmt>(s)->seq) then(item);
      return;
    case StmtKind::kIfThenElse: return visit(*as<IfThenElse>(s));
    case StmtKind::kEvaluate: return then(as<Evaluate>(s)->value);
    case StmtKind::kFor: return visit(*as<For>(s));
    case StmtKind::kWhile: return visit(*as<While>(s));
    case StmtKind::kBlock: check(BlockAlone{*as<Block>(s)}); return visit(*as<Block>(s));
    case StmtKind::kBlockRealize: return visit(*as<BlockRealize>(s));
    case StmtKind::kAllocateConst: return visit(*as<AllocateConst>(s));
    case StmtKind::kBreak: return check(Jump{"break", at});
    case StmtKind::kContinue: return check(Jump{"continue", at});
    case StmtKind::kReturn:
      check(Returned{as<Return>(s)->value, at});
      return then(as<Return>(s)->value);
    // What stands inside is out of scope with it.
    case StmtKind::kPrefetch: return check(*as<Prefetch>(s));
    case StmtKind::kStore: return check(*as<Store>(s));
    case StmtKind::kOpaqueStmt: return check(*as<OpaqueStmt>(s));
  }
}

}  // namespace tenor::spec::tir
