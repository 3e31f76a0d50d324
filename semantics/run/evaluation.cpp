// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/evaluation.h"

#include "semantics/run/operands.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

Evaluation::Evaluation(const Program& program, const Module& module, const PrimFunc* f,
                       const Readings& readings)
    : program_(program), module_(module), function_(f), readings_(readings) {
  restart();
}

void Evaluation::restart() {
  machine_.emplace(program_, module_, Granularity::kStmt, Limits{}, Profile::kPortable, readings_);
  machine_->enter(function_);
}

bool Evaluation::is_of_variables(const PrimExpr& e) {
  const auto* call = as<Call>(&e);
  return e.kind != ExprKind::kBufferLoad && e.kind != ExprKind::kLoad && e.kind != ExprKind::kLet &&
         !(call && call->global_var);
}

std::optional<std::int64_t> Evaluation::evaluate(const PrimExpr* e) {
  machine_->evaluate(e);
  machine_->run();
  if (machine_->stopped()) {
    restart();
    return std::nullopt;
  }
  const ConcreteValue result = operands_from(*machine_, 0)[0];
  machine_->truncate_operands(0);
  if (!result.type.is_integer() || result.indeterminate) return {};
  return Concrete::index(result);
}

}  // namespace tenor::semantics
