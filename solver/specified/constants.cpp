// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/constants.h"

#include <limits>

#include "semantics/domain/numeric/cast.h"
#include "solver/specified/data_scalars.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

constexpr std::int64_t kSmallSizes[] = {0, 1, 2, 3, 5, 7, 13};

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

void variables_of(const PrimExpr* e, std::set<const Variable*>& variables) {
  if (const auto* v = as<Var>(e)) variables.insert(v->variable);
  for_each_operand(e, [&](const PrimExpr* operand) { variables_of(operand, variables); });
}

}  // namespace

std::set<std::int64_t> usual_sizes() { return {std::begin(kSmallSizes), std::end(kSmallSizes)}; }

Constants::Constants(const Module& module, const PrimFunc& f)
    : function_(f), data_(data_scalars(module, f)) {
  for (const Buffer* b : f.buffers)
    if (b)
      for (const PrimExpr* e : b->shape) {
        expression(e);
        variables_of(e, extents_);
      }
  statement(f.body);
}

std::set<std::int64_t> Constants::sizes() const {
  std::set<std::int64_t> values = usual_sizes();
  for (const std::int64_t constant : found_)
    if (constant > 0 && constant <= kLargestSize) insert_around(values, constant);
  return values;
}

std::set<std::int64_t> Constants::compared_with(const Variable* variable) const {
  std::set<std::int64_t> values;
  const auto compared = compared_.find(variable);
  if (compared == compared_.end()) return values;
  for (const std::int64_t constant : compared->second) insert_around(values, constant);
  std::erase_if(values, [&](std::int64_t v) { return !is_value_of(variable->dtype.scalar, v); });
  return values;
}

void Constants::statement(const Stmt* s) {
  for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
  if (const auto* block = as<Block>(s))
    for (const Buffer* b : block->alloc_buffers)
      for (const PrimExpr* e : b->shape) expression(e);
  for_each_substatement(s, [&](const Stmt* child) { statement(child); });
}

void Constants::expression(const PrimExpr* e) {
  if (const auto* imm = as<IntImm>(e)) found_.insert(imm->value);
  if (is_comparison(e->kind)) {
    const auto* both = as<BinaryExpr>(e);
    compare(both->a, both->b), compare(both->b, both->a);
  }
  for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
}

void Constants::compare(const PrimExpr* a, const PrimExpr* b) {
  const auto* v = as<Var>(a);
  const auto* imm = as<IntImm>(b);
  if (v && imm) compared_[v->variable].insert(imm->value);
}

}  // namespace tenor::solver
