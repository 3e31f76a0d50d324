// SPDX-License-Identifier: Apache-2.0
// The Family domain: one run for all sizes. An integer is a polynomial over sizes and ordinals, a
// truth a formula over them, and a loop is a family: its body runs once, for any of its ordinals.
// Data are not looked at: a load is a leaf. docs/family.md tells it whole.
#pragma once

#include "semantics/domain/domain.h"
#include "semantics/domain/family/storage.h"

namespace tenor::semantics {

struct Family {
  using Value = FamilyValue;
  using Truth = FamilyTruth;
  using Index = FamilyIndex;
  using Extent = FamilyIndex;
  using Storage = FamilyStorage;
  using Kind = spec::ExprKind;
  using Type = spec::ScalarType;
  static constexpr bool kObserved = false;
  static constexpr bool kDetects = false;  ///< the list of accesses tells conflicts afterwards
  static constexpr bool kChecked = false;
  static constexpr bool kStraight = false;
  static constexpr bool kMerges = true;
  static constexpr bool kFamilies = true;

  static FamilyRun& run() { return FamilyRun::current(); }
  static Truth truth(bool b) { return {b ? kAlways : kNever}; }
  static std::optional<bool> known(Truth t) { return run().decided(t.formula); }
  static std::optional<std::int64_t> known(Index i) { return run().at(i).value(); }
  static std::optional<bool> require(Truth t) {
    const auto decided = known(t);
    if (!decided) give_up("this step needs a known value, but the value depends on sizes or data");
    return decided;
  }

  // Values.
  static Value of_concrete(const ConcreteValue& v) { return run().constant(v); }
  static Value integer(Type type, std::int64_t v) {
    return of_concrete(Concrete::integer(type, v));
  }
  static Value floating(Type type, double v) { return of_concrete(Concrete::floating(type, v)); }
  static Value indeterminate(Type type) { return of_concrete(Concrete::indeterminate(type)); }
  static Value handle(Pointer p) { return of_concrete(Concrete::handle(p)); }
  static Value null_handle() { return handle({}); }
  static Pointer pointer_of(const Value& v) { return Concrete::pointer_of(run().at(v).known); }
  static Value object(std::uint64_t number) { return of_concrete(Concrete::object(number)); }
  static std::optional<std::uint64_t> object_number(const Value& v) {
    return Concrete::object_number(run().at(v).known);
  }
  /// Of the iterations of a family: the ordinal that stands for them.
  static std::uint64_t number_of(const Value& v);
  static Truth is_indeterminate(const Value& v) { return {run().at(v).undefined}; }
  static bool is_no_bool(const Value& v) { return Concrete::is_no_bool(run().at(v).known); }
  static Truth is_true(const Value& v);
  static std::string show(const Value& v);

  // Operators and builtins.
  static Value binary(Kind kind, const Value& a, const Value& b);
  static Value compare(Kind kind, const Value& a, const Value& b);
  /// A leaf stands for either choice.
  static Truth is_open(Kind kind, const Value& a, const Value& b);
  static Value logical(Kind kind, const Value& a, const Value& b);
  static Value logical_not(const Value& a);
  static Value select(const Value& c, const Value& t, const Value& f);
  static Truth castable(const Value& v, Type to);
  static Value cast(const Value& v, Type to);
  static Value math(const numeric::MathFunction& f, const Value* args, std::uint32_t stride);
  static Truth math_is_defined(const numeric::MathFunction& f, const Value* args,
                               std::uint32_t stride);
  static Value bitwise(std::string_view op, const Value& a, const Value& b);
  static Value bitwise_not(const Value& a);
  static Value shift(bool left, const Value& a, const Value& count);
  static Truth is_shift_count(const Value& a, const Value& count);
  static Value reinterpret(const Value& a, Type type);
  static Value wide(const Value& low, const Value& high, Type type);

  // Indices.
  static Index index(const Value& v) { return run().index(run().number(v)); }
  static Index index_of(std::int64_t i) { return run().index(spec::Polynomial::constant(i)); }
  static Index index_of(Extent e) { return e; }
  static std::int64_t constant(Index i);
  static std::uint64_t number(Index i) { return static_cast<std::uint64_t>(constant(i)); }
  static Value value_of(Index i, Type type);
  static Index add(Index a, Index b) { return multiply_add(a, index_of(1), b); }
  static Index multiply_add(Index a, Index b, Index c);
  /// i * step + lane
  static Index scalar_of(Index i, std::uint64_t step, std::uint64_t lane);
  static Index smaller(Index a, Index b);
  static Index larger(Index a, Index b);
  static Truth equal(Index a, Index b);
  static Truth less(Index a, Index b);
  static Truth within(Index i, Index low, Index high) { return !less(i, low) & less(i, high); }
  static Truth lies_in(Index i, Index low, Index extent) {
    return !less(i, low) & less(i, add(low, extent));
  }
  static Truth all_below(Index limit, Index base, std::span<const Index> extents,
                         std::span<const Index> strides);
  static Truth overlap(std::span<const Index> extents, std::span<const Index> strides);
  /// Where the number is not known: as one element and as many as there can be both say, or what
  /// nothing decides.
  template <class Holds>
  static Truth product_is(std::span<const Index> extents, Holds&& holds) {
    if (const auto count = element_count(extents)) return truth(holds(*count));
    const bool of_one = holds(1), of_many = holds(std::numeric_limits<std::uint64_t>::max());
    if (of_one == of_many) return truth(of_one);
    return {run().datum("a number of elements is not known")};
  }
  static std::optional<std::uint64_t> element_count(std::span<const Index> extents);
  static Truth represents(Type type, const Value& v);
  static Truth product_below(const Value& k, const Value& step, const Value& limit);
  static Truth affine_fits(const Value& k, const Value& step, const Value& min, Type type);

  // Loops.
  static Value first_ordinal(const spec::Node* loop, const Value& extent);
  static Value next_ordinal(const Value& k);
  /// Of a loop over an axis: it has an ordinal, however many iterations there are.
  static Value ordinal_over(const spec::Node* loop, const Value& extent, FamilyAxis axis,
                            std::string_view tag);
  static bool in_threads() { return run().in_threads(); }

  // Alternatives: each under its premise. A list of accesses needs no merging.
  using Mark = FamilyRun::Mark;
  struct Alternative {};
  static Mark begin(Truth premise) { return run().begin(premise.formula); }
  static Alternative end(Truth, const Mark& mark) { return run().end(mark), Alternative{}; }
  static void merge(const std::vector<Alternative>&) {}
  static Value merged(Truth t, const Value& a, const Value& b);
  static void assume(Truth t) { run().assume(t.formula); }
  static Truth path() { return {run().path()}; }
  static Value agreed(const Value& a, const Value& b);
  static Truth unknown() { return give_up("sizes and data do not decide"), truth(false); }
  static bool can_tell(Truth) { return true; }
  static bool keeps_reductions() { return false; }
  static bool keeps_ordered_reductions() { return false; }
  static Value begun(const Value& v) { return v; }
  static Value combined(Kind, const Value&, const Value& v, const ReductionPoint&) { return v; }
  static Value chosen(const ReductionPart&, const Value&, const Value& v) { return v; }
  static void give_up(std::string why) { run().give_up(std::move(why)); }
  static std::string gave_up() { return run().gave_up(); }
  static bool is_given_up() { return false; }
  static void describe(bool on) { run().describe(on); }
};

}  // namespace tenor::semantics
