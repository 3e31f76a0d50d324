// SPDX-License-Identifier: Apache-2.0
// The Term domain: data are terms over inputs that may be anything, control is as known as data
// allow. What is known is computed as the Concrete domain does. A premise that data decide is
// undecided: the machine then takes every rule that may apply, each under its premise, and merges
// what they leave (semantics/machine/merge.h). docs/terms.md tells it whole.
#pragma once

#include "semantics/domain/domain.h"
#include "semantics/domain/term/storage.h"

namespace tenor::semantics {

struct Term {
  using Value = TermValue;
  using Truth = TermTruth;
  using Index = TermIndex;
  using Storage = TermStorage;
  using Kind = spec::ExprKind;
  using Type = spec::ScalarType;
  static constexpr bool kObserved = false;
  static constexpr bool kDetects = true;
  static constexpr bool kChecked = false;
  static constexpr bool kStraight = true;
  static constexpr bool kMerges = true;
  static constexpr bool kFamilies = false;

  /// Why the run has to end; empty: it has not.
  static std::string gave_up();
  static void give_up(std::string why) { TermRun::current().give_up(std::move(why)); }
  static bool is_given_up() { return TermRun::current().is_given_up(); }
  /// Nothing that is asked for a sentence ends the run.
  static void describe(bool on) { TermRun::current().describe(on); }
  static Truth path() { return {TermRun::current().path()}; }
  static void assume(Truth t) { TermRun::current().assume(t.term); }
  static bool can_tell(Truth t) { return t.term != kOpaque; }
  static Truth unknown() { return {kOpaque}; }
  using Mark = TermRun::Mark;
  using Alternative = TermRun::Alternative;
  static Mark begin(Truth premise) { return TermRun::current().begin(premise.term); }
  static Alternative end(Truth premise, const Mark& mark) {
    return {premise.term, TermRun::current().end(mark)};
  }
  static void merge(const std::vector<Alternative>& all) { TermRun::current().merge(all); }
  static Value merged(Truth condition, const Value& a, const Value& b) {
    return TermRun::current().merged(condition.term, a, b);
  }

  static bool keeps_reductions() { return TermRun::current().reductions() != nullptr; }
  static bool keeps_ordered_reductions() {
    const TermReductions* kept = TermRun::current().reductions();
    return kept && kept->keeps_ordered();
  }
  static Value begun(const Value& v);
  static Value combined(Kind combiner, const Value& old, const Value& v,
                        const ReductionPoint& point);
  static Value chosen(const ReductionPart& part, const Value& old, const Value& v);

  static Truth truth(bool b) { return {b ? kTrue : kFalse}; }
  static std::optional<bool> known(Truth t) {
    if (t.is_known()) return t.term == kTrue;
    return TermRun::current().decided(t.term);
  }
  static std::optional<std::int64_t> known(Index i) {
    return i.is_known() ? std::optional(i.value) : std::nullopt;
  }
  static std::optional<bool> require(Truth t) {
    const std::optional<bool> decided = known(t);
    if (!decided) give_up("this step needs a known value, but the value depends on data");
    return decided;
  }

  // Values.
  static Value of(std::uint64_t bits, Type type) { return {bits, type}; }
  static Value of_term(TermId term, TermId undefined = kFalse);
  static Value of_concrete(const ConcreteValue& v) { return TermValue::of(v); }
  static Value integer(Type type, std::int64_t v) {
    return of_concrete(Concrete::integer(type, v));
  }
  static Value floating(Type type, double v) { return of_concrete(Concrete::floating(type, v)); }
  static Value indeterminate(Type type) { return of_concrete(Concrete::indeterminate(type)); }
  static Value handle(Pointer p) { return of_concrete(Concrete::handle(p)); }
  static Value null_handle() { return handle({}); }
  static Pointer pointer_of(const Value& v) { return Concrete::pointer_of(v.known()); }
  static Value object(std::uint64_t number) { return of_concrete(Concrete::object(number)); }
  static std::optional<std::uint64_t> object_number(const Value& v) {
    return Concrete::object_number(v.known());
  }
  static std::uint64_t number_of(const Value& v);
  static Truth is_indeterminate(const Value& v) {
    return v.is_term ? Truth{v.undefined()} : truth(v.indeterminate);
  }
  static bool is_no_bool(const Value& v) { return !v.is_term && Concrete::is_no_bool(v.known()); }
  static Truth is_true(const Value& v);
  /// The one or the other where they are the same bits, without a value where they are not.
  static Value agreed(const Value& a, const Value& b);

  // Operators and builtins, as the Concrete domain has them.
  static Value binary(Kind kind, const Value& a, const Value& b);
  static Value compare(Kind kind, const Value& a, const Value& b);
  /// A term stands for either choice.
  static Truth is_open(Kind kind, const Value& a, const Value& b) {
    return truth(!a.is_term && !b.is_term && Concrete::is_open(kind, a.known(), b.known()).value);
  }
  using Operator = Value (*)(const Value&, const Value&);
  /// `binary` or `compare` of that kind.
  static Operator operator_of(Kind kind, Type type);
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
  /// The bytes from `first` on, as an unsigned integer; and the scalar that has those of `parts`.
  static Value bytes(const Value& whole, std::size_t first, Type type);
  static Value join(std::span<const Value> parts, Type type);

  // Indices.
  static Index index(const Value& v);
  static Index index_of(std::int64_t i) { return {i, kFalse}; }
  static std::int64_t constant(Index i);
  static std::uint64_t number(Index i) { return static_cast<std::uint64_t>(constant(i)); }
  static Value value_of(Index i, Type type);
  static Index add(Index a, Index b) { return multiply_add(a, index_of(1), b); }
  static Index multiply_add(Index a, Index b, Index c);
  static Index smaller(Index a, Index b);
  static Index larger(Index a, Index b);
  static Truth equal(Index a, Index b);
  static Truth less(Index a, Index b);
  static Truth within(Index i, Index low, Index high) {
    const Truth not_below = !less(i, low);  // made first, whatever the compiler evaluates first
    return not_below & less(i, high);
  }
  static Truth lies_in(Index i, Index low, Index extent);
  static Truth all_below(Index limit, Index base, std::span<const Index> extents,
                         std::span<const Index> strides);
  /// Opaque where an extent depends on data.
  template <class Holds>
  static Truth product_is(std::span<const Index> extents, Holds&& holds) {
    const std::optional<std::uint64_t> count = element_count(extents);
    return count ? truth(holds(*count)) : unknown();
  }
  /// Nothing where an extent depends on data.
  static std::optional<std::uint64_t> element_count(std::span<const Index> extents);
  static Truth overlap(std::span<const Index> extents, std::span<const Index> strides);
  static Truth represents(Type type, const Value& v);
  static Truth product_below(const Value& k, const Value& step, const Value& limit);
  static Truth affine_fits(const Value& k, const Value& step, const Value& min, Type type);

  static std::string show(const Value& v);
};

}  // namespace tenor::semantics
