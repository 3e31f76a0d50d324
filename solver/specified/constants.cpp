// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/constants.h"

#include <limits>

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

}  // namespace

Constants::Constants(const PrimFunc& f) {
  for (const Buffer* b : f.buffers)
    if (b)
      for (const PrimExpr* e : b->shape) expression(e, true);
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
  return values;
}

void Constants::statement(const Stmt* s) {
  // A variable that is bound may measure what its value does not show.
  const bool measures =
      s->kind == StmtKind::kFor || s->kind == StmtKind::kAllocate || s->kind == StmtKind::kLetStmt;
  for_each_expression(s, [&](const PrimExpr* e) { expression(e, measures); });
  if (const auto* block = as<Block>(s))
    for (const Buffer* b : block->alloc_buffers)
      for (const PrimExpr* e : b->shape) expression(e, true);
  for_each_substatement(s, [&](const Stmt* child) { statement(child); });
}

void Constants::expression(const PrimExpr* e, bool measures) {
  if (const auto* imm = as<IntImm>(e)) found_.insert(imm->value);
  if (const auto* v = as<Var>(e); v && measures) measures_.insert(v->variable);
  if (is_comparison(e->kind)) {
    const auto* both = as<BinaryExpr>(e);
    compare(both->a, both->b), compare(both->b, both->a);
  }
  for_each_operand(e, [&](const PrimExpr* operand) { expression(operand, measures); });
}

void Constants::compare(const PrimExpr* a, const PrimExpr* b) {
  const auto* v = as<Var>(a);
  const auto* imm = as<IntImm>(b);
  if (v && imm) compared_[v->variable].insert(imm->value);
}

}  // namespace tenor::solver
