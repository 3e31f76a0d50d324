// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/data_control.h"

#include "spec/ir/tir/children.h"

namespace tenor::solver {
namespace {

using namespace spec;
using namespace spec::tir;

/// Is the value of the expression a function of literals and of integers that no load gives?
bool is_of_sizes(const PrimExpr* e) {
  if (!e) return true;
  if (e->kind == ExprKind::kBufferLoad || e->kind == ExprKind::kLoad) return false;
  if (as<Var>(e) && (!e->dtype.is_integer() || e->dtype.scalar.is_bool())) return false;
  bool all = true;
  for_each_operand(e, [&](const PrimExpr* operand) { all = all && is_of_sizes(operand); });
  return all;
}
bool is_of_sizes(List<const PrimExpr*> list) {
  bool all = true;
  for (const PrimExpr* e : list) all = all && is_of_sizes(e);
  return all;
}

/// May evaluating it access other elements for other data?
bool decides(const PrimExpr* e) {
  bool open = false;
  if (const auto* load = as<BufferLoad>(e))
    open = !is_of_sizes(load->indices) || !is_of_sizes(load->predicate);
  if (const auto* let = as<Let>(e)) open = !is_of_sizes(let->value);
  if (is_logical_op(e->kind)) open = !is_of_sizes(as<BinaryExpr>(e)->a);
  if (const auto* call = as<Call>(e)) {
    const bool computes =
        call->builtin && (call->builtin->effect == BuiltinEffect::kPure ||
                          call->builtin->effect == BuiltinEffect::kExprAnnotation);
    open = call->op == "if_then_else" ? !is_of_sizes(call->args[0]) : !computes;
  }
  for_each_operand(e, [&](const PrimExpr* operand) { open = open || decides(operand); });
  return open;
}

bool is_of_sizes(const Buffer* b) {
  return is_of_sizes(b->shape) && is_of_sizes(b->strides) && is_of_sizes(b->elem_offset);
}
bool is_of_sizes(const Range& range) { return is_of_sizes(range.min) && is_of_sizes(range.extent); }

/// The domains of its variables, what it allocates, and what its views are of.
bool is_of_sizes(const Block& b) {
  bool all = true;
  for (const IterVar* v : b.iter_vars) all = all && is_of_sizes(v->dom);
  for (const Buffer* allocated : b.alloc_buffers) all = all && is_of_sizes(allocated);
  for (const MatchBufferRegion* match : b.match_buffers) {
    all = all && is_of_sizes(match->buffer);
    for (const Range& range : match->source->region) all = all && is_of_sizes(range);
  }
  return all;
}

/// Are all expressions of the statement that decide what it does of sizes?
bool steers_by_sizes(const Stmt* s) {
  if (const auto* store = as<BufferStore>(s))
    return is_of_sizes(store->indices) && is_of_sizes(store->predicate);
  if (const auto* block = as<Block>(s)) return is_of_sizes(*block);
  if (const auto* declared = as<DeclBuffer>(s)) return is_of_sizes(declared->buffer);
  if (s->kind == StmtKind::kEvaluate || s->kind == StmtKind::kAssertStmt) return true;
  bool all = true;
  for_each_expression(s, [&](const PrimExpr* e) { all = all && is_of_sizes(e); });
  return all;
}

bool decides(const Stmt* s) {
  bool open = !steers_by_sizes(s);
  for_each_expression(s, [&](const PrimExpr* e) { open = open || decides(e); });
  for_each_substatement(s, [&](const Stmt* child) { open = open || decides(child); });
  return open;
}

}  // namespace

bool data_decides_accesses(const PrimFunc& f) { return decides(f.body); }

}  // namespace tenor::solver
