// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/data_loops.h"

#include <functional>

#include "spec/ir/builtin.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

bool only_stores(const Stmt* s) {
  const auto* evaluate = as<Evaluate>(s);
  const auto* call = evaluate ? as<Call>(evaluate->value) : nullptr;
  const auto* loop = as<For>(s);
  bool is = s->kind != StmtKind::kBreak && s->kind != StmtKind::kContinue &&
            s->kind != StmtKind::kReturn && s->kind != StmtKind::kAttrStmt &&
            s->kind != StmtKind::kOpaqueStmt && (!loop || loop->for_kind == ForKind::kSerial) &&
            (!call || (call->builtin && call->builtin->effect == BuiltinEffect::kPure));
  for_each_substatement(s, [&](const Stmt* child) { is = is && only_stores(child); });
  return is;
}

}  // namespace

bool may_fold_loops(const Stmt* body) {
  bool has_loop = false, may = true;
  const std::function<void(const Stmt*)> visit = [&](const Stmt* s) {
    if (const auto* loop = as<While>(s)) has_loop = true, may = may && only_stores(loop->body);
    for_each_substatement(s, visit);
  };
  visit(body);
  return has_loop && may;
}

}  // namespace tenor::solver
