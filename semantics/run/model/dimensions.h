// SPDX-License-Identifier: Apache-2.0
// The sizes that a Relax function's parameters name, and dimensions in terms of them, before a run.
// Relax/FuncBoundary. What the run itself makes of its arguments is decided by the rules alone.
#pragma once

#include "semantics/run/model/parts.h"
#include "spec/prover/prover.h"

namespace tenor::semantics {

class Dimensions {
 public:
  explicit Dimensions(const std::vector<ModelPart>& parts);

  /// Every size, in the order of the text.
  const std::vector<const spec::Variable*>& variables() const { return variables_; }
  /// The one of that name, or null.
  const spec::Variable* find(std::string_view name) const;
  std::optional<std::int64_t> value(const spec::Variable* v) const;
  /// Instead of what it was.
  void set(const spec::Variable* v, std::int64_t value);
  /// Where `e` is a size of which nothing is known, it becomes `value`.
  void learn(const spec::PrimExpr* e, std::int64_t value);
  /// Where one size of `e` is not known, and `e` is linear in it, the size for which `e` has that
  /// value becomes known. Where there is none, that size is returned; else null.
  const spec::Variable* solve(const spec::PrimExpr* e, std::int64_t value);
  /// How many sizes are known.
  std::size_t known() const { return values_.size(); }
  /// Nothing where it has no value, or one that is not an int64.
  std::optional<std::int64_t> evaluate(const spec::PrimExpr* e) const;

 private:
  void collect(const spec::PrimExpr* e);
  /// `e` where the size `v`, which is not known, is `value`.
  std::optional<std::int64_t> at(const spec::PrimExpr* e, const spec::Variable* v,
                                 std::int64_t value) const;

  std::vector<const spec::Variable*> variables_;
  spec::Model values_;
};

/// The dimensions that a tensor's annotation says; nothing where it says none.
std::optional<spec::List<const spec::PrimExpr*>> dimensions_of(
    const spec::relax::TensorStructInfo& s);

}  // namespace tenor::semantics
