// SPDX-License-Identifier: Apache-2.0
// What the procedures on StructInfo pass down as they take two of them apart: the readings, the
// variables that stand for one size each, and where they are. Not for callers of the algebra.
#pragma once

#include <fmt/format.h>

#include <map>
#include <memory>
#include <set>
#include <unordered_set>
#include <utility>

#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

using ShapeVariables = std::unordered_set<const spec::Variable*>;

/// What was found of pairs of tuples, which may share their fields many times over, under one set
/// of bound variables.
struct Known {
  using Pair = std::pair<const StructInfo*, const StructInfo*>;
  std::map<Pair, Compatibility> compatible, subtype;
  std::map<Pair, const StructInfo*> unified;
  std::set<Pair> mapped;
};

struct Comparison {
  Builder& builder;
  const Prover& prover;
  const Readings& readings;
  const VariablesInScope* outer = nullptr;
  /// Bound by the params of a function that stands around this place.
  ShapeVariables bound{};
  std::string path{};
  int depth = 0;
  /// The whole, by which variables have their names in what is said (spec/text/naming.h).
  const StructInfo *first = nullptr, *second = nullptr;
  std::shared_ptr<Known> known = std::make_shared<Known>();

  /// With other variables bound, nothing is known of any pair.
  void bind(const ShapeVariables& variables) {
    bound.insert(variables.begin(), variables.end());
    known = std::make_shared<Known>();
  }
  bool is_bound(const spec::Variable* variable) const {
    return bound.contains(variable) || (outer && outer->has(variable));
  }
  bool is_too_deep() const { return depth > kMaxStructInfoDepth; }

  /// The context of a part: `fields[1]`, `ret`.
  Comparison at(std::string_view part) const {
    Comparison inner = *this;
    inner.path += path.empty() ? "" : ".";
    inner.path += part;
    ++inner.depth;
    return inner;
  }
  Comparison at(std::string_view part, std::size_t index) const {
    return at(fmt::format("{}[{}]", part, index));
  }
};

// spec/relax/struct_info/shape_equal.cpp
/// Are the dimensions equal, for all, none or some sizes?
Decision equal_dimensions(Comparison& c, List<const PrimExpr*> a, List<const PrimExpr*> b);
/// Are the values of two primitive StructInfos equal?
Decision equal_values(Comparison& c, const PrimExpr* a, const PrimExpr* b);
/// Two `shape` fields: a ShapeExpr or a Var each.
Decision equal_shapes(Comparison& c, const Expr* a, const Expr* b);

// spec/relax/struct_info/compatible.cpp
CompatibilityResult compatible(Comparison& c, const StructInfo* given, const StructInfo* required);
CompatibilityResult compatible_tensors(Comparison& c, const TensorStructInfo* given,
                                       const TensorStructInfo* required);
CompatibilityResult compatible_functions(Comparison& c, const FuncStructInfo* given,
                                         const FuncStructInfo* required);

// spec/relax/struct_info/subtype.cpp
CompatibilityResult subtype(Comparison& c, const StructInfo* a, const StructInfo* b);
bool is_subtype(Comparison& c, const StructInfo* a, const StructInfo* b);

// spec/relax/struct_info/unify.cpp
const StructInfo* unify(Comparison& c, const StructInfo* a, const StructInfo* b);
const StructInfo* unify_tensors(Comparison& c, const TensorStructInfo* a,
                                const TensorStructInfo* b);
const StructInfo* unify_functions(Comparison& c, const FuncStructInfo* a, const FuncStructInfo* b);

// spec/relax/struct_info/mapping.cpp
/// Adds what `to` says of the variables of `from` that are not bound.
void add_mapping(Comparison& c, const StructInfo* from, const StructInfo* to,
                 ShapeVarMapping& found);

// spec/relax/struct_info/substitute.cpp
const PrimExpr* substitute(Comparison& c, const PrimExpr* e, const ShapeVarMapping& mapping);
const StructInfo* substitute(Comparison& c, const StructInfo* s, const ShapeVarMapping& mapping);

// spec/relax/struct_info/instance.cpp
/// `from` with its own variables replaced by what `to` has in their place, both with params of one
/// number; `c` then has the variables of both params as bound.
const FuncStructInfo* instance(Comparison& c, const FuncStructInfo* from, const FuncStructInfo* to);

}  // namespace tenor::spec::relax
