// SPDX-License-Identifier: Apache-2.0
// Index expressions, evaluated by the rules of evaluation, beside or before a run.
#pragma once

#include <optional>

#include "semantics/tir/concrete.h"
#include "spec/ir/children.h"

namespace tenor::semantics {

class Evaluation {
 public:
  /// Of expressions of `f`.
  Evaluation(const spec::Program& program, const spec::Module& module, const spec::tir::PrimFunc* f,
             const spec::Readings& readings = {});

  /// The value of `e`, with that of each variable as `value_of(const spec::Var&)` says. Nothing
  /// where it says nothing of one, where memory would be read or a function called, where
  /// evaluation stops, or where the result is not an integer.
  template <class ValueOf>
  std::optional<std::int64_t> index(const spec::PrimExpr* e, ValueOf&& value_of) {
    if (!bind_variables(e, value_of)) return {};
    return evaluate(e);
  }

 private:
  template <class ValueOf>
  bool bind_variables(const spec::PrimExpr* e, ValueOf& value_of) {
    if (!is_of_variables(*e)) return false;
    if (const auto* v = spec::as<spec::Var>(e)) {
      const std::optional<ConcreteValue> value = value_of(*v);
      if (!value) return false;
      machine_->bind(v->variable, *value);
    }
    bool all = true;
    spec::for_each_operand(
        e, [&](const spec::PrimExpr* x) { all = all && bind_variables(x, value_of); });
    return all;
  }
  /// But for its operands: is its value one of theirs alone?
  static bool is_of_variables(const spec::PrimExpr& e);
  std::optional<std::int64_t> evaluate(const spec::PrimExpr* e);
  void restart();

  const spec::Program& program_;
  const spec::Module& module_;
  const spec::tir::PrimFunc* function_;
  const spec::Readings readings_;
  std::optional<Machine<Concrete>> machine_;
};

}  // namespace tenor::semantics
