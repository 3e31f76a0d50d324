// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/evaluation.h"

#include "semantics/run/operands.h"

namespace tenor::semantics {

extern template class MachineOf<Tir, Family>;
extern template void Tir::evaluate(Machine<Family>&, const spec::PrimExpr*);

using namespace spec;
using namespace spec::tir;

bool is_of_variables(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  bool all = e->kind != ExprKind::kBufferLoad && e->kind != ExprKind::kLoad &&
             e->kind != ExprKind::kLet && !(call && call->global_var);
  for_each_operand(e, [&](const PrimExpr* x) { all = all && is_of_variables(x); });
  return all;
}

template <class D>
EvaluationIn<D>::EvaluationIn(const Program& program, const Module& module, const PrimFunc* f,
                              const Readings& readings)
    : program_(program), module_(module), function_(f), readings_(readings) {
  restart();
}

template <class D>
void EvaluationIn<D>::restart() {
  machine_.emplace(program_, module_, Granularity::kStmt, Limits{}, Profile::kPortable, readings_);
  machine_->enter(function_);
}

template <class D>
auto EvaluationIn<D>::evaluate(const PrimExpr* e) -> std::optional<Value> {
  machine_->evaluate(e);
  machine_->run();
  if (machine_->stopped() || !machine_->merge().exits().empty()) {
    restart();
    return std::nullopt;
  }
  const Value result = operands_from(*machine_, 0)[0];
  machine_->truncate_operands(0);
  return result;
}

template class EvaluationIn<Concrete>;
template class EvaluationIn<Family>;

}  // namespace tenor::semantics
