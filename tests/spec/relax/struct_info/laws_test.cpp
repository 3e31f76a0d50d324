// SPDX-License-Identifier: Apache-2.0
// The laws of subtyping, bounds and erasure, on drawn StructInfo. Where one fails under the
// intended reading, the entry of the ledger is named, and what it fails for is pinned.
#include <catch2/catch.hpp>
#include <map>

#include "spec/relax/struct_info/type.h"
#include "spec/relax/struct_info/variables.h"
#include "spec/text/print.h"
#include "tests/spec/relax/struct_info/drawn.h"
#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {
namespace {

/// Shape variables but one are in scope, or all.
struct Without : VariablesInScope {
  explicit Without(const spec::Variable* one) : without(one) {}
  bool has(const Variable*) const override { return true; }
  bool has(const spec::Variable* variable) const override { return variable != without; }
  const spec::Variable* without;
};

using Sizes = std::map<const spec::Variable*, std::int64_t>;

/// Of a drawn dimension.
std::int64_t value_of(const PrimExpr* e, const Sizes& sizes) {
  if (const auto* literal = as<spec::IntImm>(e)) return literal->value;
  if (const auto* var = as<spec::Var>(e)) return sizes.at(var->variable);
  const auto* binary = as<spec::BinaryExpr>(e);
  const std::int64_t a = value_of(binary->a, sizes), b = value_of(binary->b, sizes);
  return e->kind == spec::ExprKind::kAdd ? a + b : a * b;
}

void show(std::initializer_list<const StructInfo*> all) {
  for (const StructInfo* each : all) RC_LOG(print(each));
}

}  // namespace

TEST_CASE("subtyping is reflexive and follows its rules", "[Relax/Subtype/1]") {
  CHECK(rc::check([] {
    Drawn d;
    const StructInfo *s = d.info(2), *above = d.above(s), *below = d.below_of(s);
    show({below, s, above});
    RC_ASSERT(d.is_below(s, d.algebra.substitute(s, {})));
    RC_ASSERT(d.is_below(s, above));
    RC_ASSERT(d.is_below(below, s));
  }));
}

TEST_CASE("subtyping is transitive", "[Relax/Subtype/2]") {
  CHECK(rc::check([] {
    Drawn d;
    const StructInfo *a = d.info(2), *b = Drawn::coin() ? d.above(a) : d.info(2),
                     *c = Drawn::coin() ? d.above(b) : d.info(2);
    show({a, b, c});
    RC_PRE(d.is_below(a, b) && d.is_below(b, c));
    RC_ASSERT(d.is_below(a, c));
  }));
}

TEST_CASE("what is below is compatible, and its type is a subtype",
          "[Relax/Subtype/p1][Relax/Compat/p2:e][RLX-D41]") {
  CHECK(rc::check([] {
    Drawn d;
    const StructInfo *a = d.info(2), *b = Drawn::coin() ? d.above(a) : d.info(2);
    show({a, b});
    const CompatibilityResult compatibility = d.algebra.compatible(a, b, &d.scope);
    const Compatibility subtype = d.algebra.subtype(a, b, &d.scope).verdict;
    if (subtype == Compatibility::kCompatible)
      RC_ASSERT(compatibility.verdict == Compatibility::kCompatible);
    if (subtype == Compatibility::kPossibly)
      RC_ASSERT(compatibility.verdict != Compatibility::kIncompatible);
    RC_ASSERT(agrees_with_types(compatibility, a, b));
  }));
}

TEST_CASE("what is called equal is, and what is called unequal too", "[Relax/Subtype/p2:b]") {
  CHECK(rc::check([] {
    Drawn d;
    const PrimExpr *a[] = {d.dimension(), d.dimension()}, *b[] = {d.dimension(), d.dimension()};
    const Truth answer = d.algebra.equal(a, b).answer;
    for (std::int64_t n = 0; n < 4; ++n)
      for (std::int64_t m = 0; m < 4; ++m) {
        const Sizes sizes{{d.n, n}, {d.m, m}};
        const bool same = value_of(a[0], sizes) == value_of(b[0], sizes) &&
                          value_of(a[1], sizes) == value_of(b[1], sizes);
        RC_ASSERT(answer != (same ? Truth::kNever : Truth::kAlways));
      }
  }));
}

TEST_CASE("the bound is above both, and commutative", "[Relax/Subtype/p3][Relax/Subtype/p3:d]") {
  CHECK(rc::check([] {
    Drawn d;
    const StructInfo *a = d.info(2), *b = Drawn::coin() ? d.above(a) : d.info(2);
    const StructInfo *bound = d.join(a, b), *other = d.join(b, a);
    show({a, b, bound, other});
    RC_ASSERT(d.is_below(a, bound));
    RC_ASSERT(d.is_below(b, bound));
    RC_ASSERT(d.are_equivalent(bound, other));
    RC_ASSERT(d.are_equivalent(d.join(a, a), a));
  }));
}

TEST_CASE("the bound is associative", "[Relax/Subtype/p3]") {
  CHECK(rc::check([] {
    Drawn d;
    const StructInfo *a = d.info(2), *b = Drawn::coin() ? d.above(a) : d.info(2),
                     *c = Drawn::coin() ? d.above(b) : d.info(2);
    const auto join = [&](const StructInfo* x, const StructInfo* y) { return d.join(x, y); };
    show({a, b, c, join(join(a, b), c), join(a, join(b, c))});
    RC_ASSERT(d.are_equivalent(join(join(a, b), c), join(a, join(b, c))));
  }));
}

TEST_CASE("without functions the bound is the least", "[Relax/Subtype/p3:b][RLX-D53]") {
  CHECK(rc::check([] {
    Drawn d;
    d.functions = false;
    const StructInfo *a = d.info(2), *b = Drawn::coin() ? d.above(a) : d.info(2),
                     *candidate = Drawn::coin() ? d.above(d.above(a)) : d.info(2);
    show({a, b, candidate});
    RC_PRE(d.is_below(a, candidate) && d.is_below(b, candidate));
    RC_ASSERT(d.is_below(d.join(a, b), candidate));
  }));
}

TEST_CASE("erasing goes up, keeps to the scope, and keeps the order",
          "[Relax/Pseudocode/erase_to_well_defined][RLX-D6]") {
  CHECK(rc::check([] {
    Drawn d;
    d.functions = false;
    const Without inner(d.m), outer(nullptr);
    const StructInfo *s = d.info(2), *above = d.above(s), *erased = d.algebra.erase(s, inner);
    show({s, above, erased});
    RC_ASSERT(d.is_below(s, erased));
    RC_ASSERT(d.is_below(erased, d.algebra.erase(above, inner)));
    RC_ASSERT(d.is_below(d.algebra.erase(s, outer), erased));
    RC_ASSERT(d.are_equivalent(d.algebra.erase(erased, inner), erased));
    for_each_variable(erased, [&](const spec::Variable* v) { RC_ASSERT(inner.has(v)); });
  }));
}

TEST_CASE("erasing a param makes a function promise more",
          "[Relax/Pseudocode/erase_to_well_defined/6.1][RLX-D6]") {
  // Params go the other way: the procedure erases them all the same.
  const Written w({"R.Callable((R.Tensor(s),), R.Any)", "R.Callable((R.Tensor,), R.Any)"});
  const StructInfo* erased = w.algebra().erase(w[0], Names({}, false));
  CHECK(print(erased) == print(w[1]));
  CHECK(w.algebra().subtype(w[0], erased).verdict != Compatibility::kCompatible);
  CHECK(w.algebra().subtype(erased, w[0]).verdict == Compatibility::kCompatible);
}

TEST_CASE("erasing knows variables by their names alone", "[RLX-D6]") {
  // Equal before, whatever n is; only one of them says so without n.
  const Written w({"R.Shape([n - n + 4])", "R.Shape([4])"});
  const Names none({});
  CHECK(w.algebra().subtype(w[0], w[1]).verdict == Compatibility::kCompatible);
  CHECK(w.algebra().subtype(w.algebra().erase(w[0], none), w[1]).verdict !=
        Compatibility::kCompatible);
}

}  // namespace tenor::spec::relax::test
