// SPDX-License-Identifier: Apache-2.0
// Expressions of one function in terms of another one's variables.
#pragma once

#include <map>
#include <string_view>

#include "spec/ir/build.h"

namespace tenor::solver {

/// What stands for variables: by themselves, or by their names.
class Terms {
 public:
  explicit Terms(spec::Builder& build) : build_(build) {}

  void put(const spec::Variable* v, const spec::PrimExpr* term) { own_[v] = term; }
  /// What was named before stays.
  void name(std::string_view name, const spec::Variable* v) { named_.try_emplace(name, v); }
  bool has_name(std::string_view name) const { return named_.contains(name); }

  /// Variables without a term stay. Null where the expression is not of sums, products, quotients,
  /// minima and maxima.
  const spec::PrimExpr* of(const spec::PrimExpr* e) const;
  /// The same with operands of 64 bits, so that nothing overflows; null where it casts.
  const spec::PrimExpr* wide(const spec::PrimExpr* e) const;

 private:
  const spec::PrimExpr* leaf(const spec::Variable* v) const;
  const spec::PrimExpr* as(const spec::PrimExpr* e, const spec::DataType* type) const;

  spec::Builder& build_;
  std::map<const spec::Variable*, const spec::PrimExpr*> own_;
  std::map<std::string_view, const spec::Variable*> named_;
};

/// Of BEFORE in terms of AFTER: scalars by their position, sizes by their names. A name is AFTER's,
/// or else that of BEFORE's scalar.
Terms terms_of_after(const spec::tir::PrimFunc& before, const spec::tir::PrimFunc& after,
                     spec::Builder& build);

}  // namespace tenor::solver
