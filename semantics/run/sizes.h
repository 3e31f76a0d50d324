// SPDX-License-Identifier: Apache-2.0
// The variables in the shapes, strides and offsets of a function's buffers, and their values before
// a run begins (TIR/Exec/1.1, 1.2.4; TIR-D39): a caller that has arrays learns the sizes from them.
// What the run itself makes of its arguments is decided by the rules alone (prim_func.h).
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "semantics/run/evaluation.h"

namespace tenor::semantics {

class Sizes {
 public:
  Sizes(const spec::Program& program, const spec::Module& module, const spec::tir::PrimFunc* f);

  /// Every variable in a part of a buffer that is one of the parameters, in the order of the text.
  const std::vector<const spec::Variable*>& variables() const { return variables_; }
  /// The one of that name, or null.
  const spec::Variable* find(std::string_view name) const;
  bool is_known(const spec::Variable* v) const { return values_.contains(v); }
  std::optional<std::int64_t> value(const spec::Variable* v) const;
  /// Nothing where the variable is not an integer scalar.
  void set(const spec::Variable* v, std::int64_t value);

  /// The value of an index expression by the rules of evaluation; nothing where a variable is not
  /// known, where memory would be read, or where evaluation stops.
  std::optional<std::int64_t> evaluate(const spec::PrimExpr* e);

 private:
  void collect(const spec::PrimExpr* e);

  std::vector<const spec::Variable*> variables_;
  std::map<const spec::Variable*, std::int64_t> values_;
  Evaluation evaluation_;
};

/// The variable that `e` is, or null.
const spec::Variable* lone_variable(const spec::PrimExpr* e);

}  // namespace tenor::semantics
