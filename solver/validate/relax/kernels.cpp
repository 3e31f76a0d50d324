// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/kernels.h"

#include "semantics/relax/state/written_parameters.h"
#include "spec/ir/children.h"
#include "spec/ir/hash.h"
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/normal.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

constexpr EqualOptions kWithoutHints{.normal_form = true, .without_buffer_hints = true};

/// Does `is_meant` hold of a statement, or of an expression in one?
template <class IsStmt, class IsExpr>
bool holds(const Stmt* root, const IsStmt& is_stmt, const IsExpr& is_expr) {
  std::vector<const Stmt*> left{root};
  std::vector<const PrimExpr*> expressions;
  while (!left.empty()) {
    const Stmt* s = left.back();
    left.pop_back();
    if (!s) continue;
    if (is_stmt(s)) return true;
    for_each_expression(s, [&](const PrimExpr* e) { expressions.push_back(e); });
    for_each_substatement(s, [&](const Stmt* part) { left.push_back(part); });
  }
  while (!expressions.empty()) {
    const PrimExpr* e = expressions.back();
    expressions.pop_back();
    if (!e) continue;
    if (is_expr(e)) return true;
    for_each_operand(e, [&](const PrimExpr* part) { expressions.push_back(part); });
  }
  return false;
}

bool calls_functions(const PrimFunc& f) {
  return holds(
      f.body, [](const Stmt*) { return false; },
      [](const PrimExpr* e) {
        const auto* call = spec::as<Call>(e);
        return call && call->global_var;
      });
}

}  // namespace

bool Kernels::asserts(const PrimFunc* f) const {
  return holds(
      f->body, [](const Stmt* s) { return s->kind == StmtKind::kAssertStmt; },
      [](const PrimExpr*) { return false; });
}

const PrimFunc* Kernels::normal(const PrimFunc* f) {
  auto* nameless = scratch_.make<PrimFunc>(Span{}, *normal_form(scratch_, *f, Hints::all()));
  nameless->name = {};
  return nameless;
}

std::size_t Kernels::number(const PrimFunc* f) {
  if (const auto known = numbers_.find(f); known != numbers_.end()) return known->second;
  if (calls_functions(*f)) {
    classes_.push_back(nullptr);
    return numbers_[f] = classes_.size() - 1;
  }
  const PrimFunc* form = normal(f);
  const std::uint64_t key = hash(*form, kWithoutHints);
  const auto [first, last] = by_hash_.equal_range(key);
  for (auto at = first; at != last; ++at)
    if (equal(*classes_[at->second], *form, kWithoutHints)) return numbers_[f] = at->second;
  by_hash_.emplace(key, classes_.size());
  classes_.push_back(form);
  return numbers_[f] = classes_.size() - 1;
}

const std::vector<bool>& Kernels::written(const PrimFunc* f) {
  const auto [at, is_new] = written_.try_emplace(f);
  if (is_new) at->second = semantics::relax::written_parameters(*f);
  return at->second;
}

}  // namespace tenor::solver
