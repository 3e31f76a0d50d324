// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/walker.h"

#include "spec/ir/children.h"

namespace tenor::spec::tir {

void Walker::walk(const PrimFunc& f) {
  check(f);
  then(OpenScope{});
  for (const Variable* param : f.params)
    then(Binding{param, context_.span(param), Site::kParameter});
  for (const Buffer* b : f.buffers)
    if (b) then(Binding{b->data, context_.span(b), Site::kBufferMap});
  // TIR-D39, D69: variables that stand alone are bound first, over all parameters.
  for (const Buffer* b : f.buffers) {
    if (!b) continue;
    then_fresh(b->shape, Site::kBufferMap);
    then_fresh(b->strides, Site::kBufferMap);
    then(FreshVar{b->elem_offset, Site::kBufferMap});
  }
  for (const Buffer* b : f.buffers)
    if (b) then(BufferUse{b, context_.span(b)});
  then(f.body);
  then(CloseScope{});
  tasks_.perform_all([this](const auto& task) { perform(task); });
}

void Walker::then(List<Range> ranges) {
  for (const Range& range : ranges) {
    then(range.min);
    then(range.extent);
  }
}

void Walker::then_fresh(List<const PrimExpr*> parts, Site site) {
  for (const PrimExpr* part : parts) then(FreshVar{part, site});
}

void Walker::perform(const Binding& binding) {
  check(binding);
  written(binding.variable->dtype, binding.at);
  context_.scope.bind(binding.variable, binding.at, binding.site);
}

void Walker::perform(const FreshVar& fresh) {
  const auto* var = as<Var>(fresh.expr);
  if (!var || context_.scope.contains(var->variable)) return;
  const Span at = context_.span(var);
  then(Binding{var->variable, at.end > at.begin ? at : context_.span(var->variable), fresh.site});
}

void Walker::perform(const BufferUse& use) {
  check(use);
  if (context_.in_declared_region) return context_.scope.note(use.buffer->data);
  if (!context_.scope.contains(use.buffer->data)) context_.scope.forgive(use.buffer->data);
  written(use.buffer->dtype, use.at);
  if (typed_.insert(use.buffer).second) check(*use.buffer);
  if (!context_.scope.introduce(use.buffer)) return;
  then(use.buffer->shape);
  then(use.buffer->strides);
  then(use.buffer->elem_offset);
}

void Walker::perform(const AllocatedBuffer& allocated) {
  check(allocated);
  const auto forgive = [&](const Var& var) {
    if (!context_.scope.contains(var.variable)) context_.scope.forgive(var.variable);
  };
  for (const PrimExpr* extent : allocated.buffer->shape) for_each_var(extent, forgive);
  if (allocated.binds_layout) return;
  for (const PrimExpr* stride : allocated.buffer->strides) for_each_var(stride, forgive);
  for_each_var(allocated.buffer->elem_offset, forgive);
}

void Walker::perform(const BufferRegion* region) {
  check(*region);
  then(BufferUse{region->buffer, context_.span(region)});
  then(region->region);
}

void Walker::perform(const MatchBufferRegion* match) {
  check(*match);
  then(match->source);
  const Buffer* view = match->buffer;
  then(Binding{view->data, context_.span(view), Site::kMatchBuffer});
  then_fresh(view->shape, Site::kMatchBuffer);
  then_fresh(view->strides, Site::kMatchBuffer);
  then(FreshVar{view->elem_offset, Site::kMatchBuffer});
  then(BufferUse{view, context_.span(view)});
}

void Walker::perform(const IterVar* iter_var) {
  check(*iter_var);
  then(iter_var->dom.min);
  then(iter_var->dom.extent);
}

void Walker::written(const DataType& dtype, Span at) {
  const std::uint64_t key = std::uint64_t{dtype.lanes} | std::uint64_t{dtype.scalable} << 32 |
                            std::uint64_t{dtype.scalar.bits} << 40 |
                            static_cast<std::uint64_t>(dtype.scalar.code) << 48;
  if (datatypes_.insert(key).second) check(WrittenDataType{dtype, at});
}

void Walker::visit(const Var& e) {
  check(e);
  if (context_.in_declared_region)
    context_.scope.note(e.variable);
  else if (!context_.scope.contains(e.variable))
    context_.scope.forgive(e.variable);
}

void Walker::visit(const BufferLoad& e) {
  check(e);
  then(BufferUse{e.buffer, context_.span(e)});
  then(e.indices);
  then(e.predicate);
}

void Walker::visit(const Let& e) {
  check(e);
  then(e.value);
  then(OpenScope{});
  then(Binding{e.var, context_.span(e), Site::kLet});
  then(e.body);
  then(CloseScope{});
}

void Walker::visit(const Call& e) {
  check(e);
  written(e.dtype, context_.span(e));
  if (!e.global_var && builtins_.insert(e.op).second) check(CalledBuiltin{e});
  if (e.op == "ret" && e.builtin)
    check(Returned{e.args.empty() ? nullptr : e.args.front(), context_.span(e)});
  if ((e.op == "break_loop" || e.op == "continue_loop") && e.builtin)
    check(Jump{e.op, context_.span(e)});
  then(e.args);
}

void Walker::visit(const BinaryExpr& e) {
  if (is_binary_op(e.kind)) check(BinaryOp{e});
  if (is_cmp_op(e.kind)) check(CmpOp{e});
  if (is_logical_op(e.kind)) check(LogicalOp{e});
  then(e.a);
  then(e.b);
}

void Walker::perform(const PrimExpr* e) {
  const auto leaf = [&](const auto* node) {
    check(*node);
    written(e->dtype, context_.span(e));
  };
  const auto plain = [&](const auto* node) {
    check(*node);
    if (e->dtype.scalable) written(e->dtype, context_.span(e));
    for_each_operand(e, [&](const PrimExpr* operand) { then(operand); });
  };
  switch (e->kind) {
    case ExprKind::kVar: return visit(*as<Var>(e));
    case ExprKind::kIntImm: return leaf(as<IntImm>(e));
    case ExprKind::kFloatImm: return leaf(as<FloatImm>(e));
    case ExprKind::kStringImm:
    case ExprKind::kTypeExpr: return;
    case ExprKind::kCast: written(e->dtype, context_.span(e)); return plain(as<Cast>(e));
    case ExprKind::kSelect: return plain(as<Select>(e));
    case ExprKind::kBufferLoad: return visit(*as<BufferLoad>(e));
    case ExprKind::kRamp: return plain(as<Ramp>(e));
    case ExprKind::kBroadcast: return plain(as<Broadcast>(e));
    case ExprKind::kLet: return visit(*as<Let>(e));
    case ExprKind::kCall: return visit(*as<Call>(e));
    case ExprKind::kShuffle: return plain(as<Shuffle>(e));
    case ExprKind::kNot: return plain(as<Not>(e));
    case ExprKind::kLoad: return plain(as<Load>(e));
    // What stands inside is out of scope with it.
    case ExprKind::kReduce: return check(*as<Reduce>(e));
    case ExprKind::kOpaqueExpr: return check(*as<OpaqueExpr>(e));
    default: return visit(*as<BinaryExpr>(e));
  }
}

}  // namespace tenor::spec::tir
