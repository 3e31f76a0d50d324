// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/runtime_calls.h"

#include "semantics/relax/op/external.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

bool is_runtime_call(const spec::PrimExpr* e) {
  const auto* call = spec::as<spec::Call>(e);
  if (!call || call->op != "tvm_call_packed") return false;
  const auto* name = spec::as<spec::StringImm>(call->args[0]);
  return name && relax::is_external(name->value);
}

}  // namespace

std::vector<spec::Span> runtime_calls(const Subject& subject) {
  std::vector<const spec::tir::Stmt*> left;
  std::vector<spec::Span> found;
  for (const spec::Function* f : subject.reachable)
    if (f->prim_func) left.push_back(f->prim_func->body);
  while (!left.empty()) {
    const spec::tir::Stmt* s = left.back();
    left.pop_back();
    if (!s) continue;
    const auto* evaluate = spec::tir::as<spec::tir::Evaluate>(s);
    if (evaluate && is_runtime_call(evaluate->value))
      found.push_back(subject.program().span(evaluate->value));
    spec::tir::for_each_substatement(s, [&](const auto* part) { left.push_back(part); });
  }
  return found;
}

}  // namespace tenor::semantics
