// SPDX-License-Identifier: Apache-2.0
// Index expressions, evaluated by the rules of evaluation, beside or before a run.
#pragma once

#include <optional>

#include "semantics/domain/family/family.h"
#include "semantics/tir/concrete.h"
#include "spec/ir/children.h"

namespace tenor::semantics {

/// Is its value one of its variables' values alone? No memory is read, and no function called.
bool is_of_variables(const spec::PrimExpr* e);

/// In the domain D.
template <class D>
class EvaluationIn {
 public:
  using Value = typename D::Value;

  /// Of expressions of `f`.
  EvaluationIn(const spec::Program& program, const spec::Module& module,
               const spec::tir::PrimFunc* f, const spec::Readings& readings = {});

  /// The value of `e`, with that of each variable as `value_of(const spec::Var&)` says. Nothing
  /// where it says nothing of one, where `e` is not of variables, or where evaluation may stop.
  template <class ValueOf>
  std::optional<Value> value(const spec::PrimExpr* e, ValueOf&& value_of) {
    if (!is_of_variables(e) || !bind_variables(e, value_of)) return {};
    return evaluate(e);
  }

 private:
  template <class ValueOf>
  bool bind_variables(const spec::PrimExpr* e, ValueOf& value_of) {
    if (const auto* v = spec::as<spec::Var>(e)) {
      const std::optional<Value> value = value_of(*v);
      if (!value) return false;
      machine_->bind(v->variable, *value);
    }
    bool all = true;
    spec::for_each_operand(
        e, [&](const spec::PrimExpr* x) { all = all && bind_variables(x, value_of); });
    return all;
  }
  std::optional<Value> evaluate(const spec::PrimExpr* e);
  void restart();

  const spec::Program& program_;
  const spec::Module& module_;
  const spec::tir::PrimFunc* function_;
  const spec::Readings readings_;
  std::optional<Machine<D>> machine_;
};

class Evaluation : public EvaluationIn<Concrete> {
 public:
  using EvaluationIn::EvaluationIn;
  /// The value, where it is an integer.
  template <class ValueOf>
  std::optional<std::int64_t> index(const spec::PrimExpr* e, ValueOf&& value_of) {
    const auto found = value(e, value_of);
    if (!found || !found->type.is_integer() || found->indeterminate) return {};
    return Concrete::index(*found);
  }
};

}  // namespace tenor::semantics
