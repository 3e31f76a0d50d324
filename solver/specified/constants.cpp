// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/constants.h"

#include <limits>

#include "semantics/domain/numeric/cast.h"
#include "spec/ir/children.h"

namespace tenor::solver {

using namespace spec;

namespace {

constexpr std::int64_t kSmallSizes[] = {0, 1, 2, 3, 5, 7, 13};
/// A constant beyond this one makes runs that take too long for what they show.
constexpr std::int64_t kLargestSize = 4096;

bool is_comparison(ExprKind kind) { return kind >= ExprKind::kEq && kind <= ExprKind::kGT; }

void insert_around(std::set<std::int64_t>& values, std::int64_t constant) {
  using Limits = std::numeric_limits<std::int64_t>;
  values.insert(constant);
  if (constant != Limits::min()) values.insert(constant - 1);
  if (constant != Limits::max()) values.insert(constant + 1);
}

bool is_value_of(ScalarType type, std::int64_t value) {
  using namespace semantics::numeric;
  return to_int64(type, from_int64(type, value)) == value && !(type.is_uint() && value < 0);
}

}  // namespace

Constants::Constants(const PrimFunc& f) {
  for (const Buffer* b : f.buffers)
    if (b)
      for (const PrimExpr* e : b->shape) expression(e, true, false);
  extents_ = measures_;
  statement(f.body);
}

std::set<std::int64_t> Constants::sizes() const {
  std::set<std::int64_t> values(std::begin(kSmallSizes), std::end(kSmallSizes));
  for (const std::int64_t constant : found_)
    if (constant > 0 && constant <= kLargestSize) insert_around(values, constant);
  return values;
}

std::set<std::int64_t> Constants::compared_with(const Variable* parameter) const {
  std::set<std::int64_t> values;
  const auto compared = compared_.find(parameter);
  if (compared != compared_.end() && !measures_.contains(parameter))
    for (const std::int64_t constant : compared->second) insert_around(values, constant);
  std::erase_if(values, [&](std::int64_t v) { return !is_value_of(parameter->dtype.scalar, v); });
  return values;
}

/// What is stored, bound or passed on as an integer may measure work elsewhere; what an integer is
/// compared with does only where that is said over and over.
void Constants::statement(const Stmt* s) {
  const auto* store = as<BufferStore>(s);
  const bool measures = s->kind == StmtKind::kFor || s->kind == StmtKind::kAllocate ||
                        s->kind == StmtKind::kLetStmt || s->kind == StmtKind::kAttrStmt ||
                        s->kind == StmtKind::kWhile || s->kind == StmtKind::kEvaluate ||
                        (store && store->value->dtype.is_integer());
  for_each_expression(
      s, [&](const PrimExpr* e) { expression(e, measures, s->kind == StmtKind::kWhile); });
  if (const auto* block = as<Block>(s))
    for (const Buffer* b : block->alloc_buffers)
      for (const PrimExpr* e : b->shape) expression(e, true, false);
  for_each_substatement(s, [&](const Stmt* child) { statement(child); });
}

void Constants::expression(const PrimExpr* e, bool measures, bool repeats) {
  if (const auto* imm = as<IntImm>(e)) found_.insert(imm->value);
  if (const auto* v = as<Var>(e); v && measures) measures_.insert(v->variable);
  if (is_comparison(e->kind)) {
    const auto* both = as<BinaryExpr>(e);
    compare(both->a, both->b), compare(both->b, both->a);
    measures = measures && repeats;
  }
  const auto* call = as<Call>(e);
  measures = measures || e->kind == ExprKind::kLet || (call && call->global_var);
  for_each_operand(e, [&](const PrimExpr* operand) { expression(operand, measures, repeats); });
}

void Constants::compare(const PrimExpr* a, const PrimExpr* b) {
  const auto* v = as<Var>(a);
  const auto* imm = as<IntImm>(b);
  if (v && imm) compared_[v->variable].insert(imm->value);
}

}  // namespace tenor::solver
