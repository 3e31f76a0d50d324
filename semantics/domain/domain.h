// SPDX-License-Identifier: Apache-2.0
// What a value domain is: the values that rules compute with, and the truths that premises are.
// Rules are written against this alone.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/domain/numeric/math.h"
#include "semantics/domain/storage.h"
#include "semantics/machine/profile.h"
#include "semantics/machine/truth.h"
#include "spec/ir/expr.h"

namespace tenor::semantics {

struct ConcreteValue;

/// A point of a block's reduction (TIR-D81).
struct ReductionPoint {
  const void* block;
  std::string_view name;
  std::vector<std::int64_t> variables;  ///< values of the reduction variables; of an atomic update,
                                        ///< which may come again, none
  friend bool operator==(const ReductionPoint&, const ReductionPoint&) = default;
};
/// One of the values that such a point updates together by one combiner, as argmax does.
struct ReductionPart {
  ReductionPoint point;
  std::size_t number, count;
  bool any_order;  ///< may threads take the points in any order?
};

/// The scalars of one allocation, the domain's own to keep: as values, or as a list of what was
/// done to them. Each storage is made by `resize`, while what runs is what makes the allocation.
template <class S, class D>
concept StorageOf =
    std::copyable<S> && requires(S s, const S c, Profile profile, spec::ScalarType type,
                                 std::uint64_t i, const typename D::Value& v) {
      { S::bytes_for(profile, type, i) } -> std::same_as<std::uint64_t>;
      s.resize(profile, type, i);
      /// Scalar number i of all that are of the type; the same where they were made with that type.
      { c.get(type, i) } -> std::same_as<typename D::Value>;
      { c.get_own(type, i) } -> std::same_as<typename D::Value>;
      s.set(type, i, v);
      { c.bytes() } -> std::same_as<std::uint64_t>;
    };

/// What a domain has beside in which all rules that may apply are taken, each under its premise
/// (semantics/machine/merge.h). What a run comes to under a condition is kept beside that condition
/// (Merge::exits), and the run continues where it does not hold.
template <class D>
concept Merges =
    requires(typename D::Truth t, const typename D::Value& v, typename D::Index i,
             const typename D::Mark& mark, const std::vector<typename D::Alternative>& all,
             typename D::Storage s, const typename D::Storage c, spec::ScalarType type,
             std::uint64_t n, const ReductionPoint& point, const ReductionPart& part) {
      /// From `begin` to `end` the premise is assumed; what was written meanwhile is taken back.
      { D::begin(t) } -> std::same_as<typename D::Mark>;
      { D::end(t, mark) } -> std::same_as<typename D::Alternative>;
      D::merge(all);
      { D::merged(t, v, v) } -> std::same_as<typename D::Value>;
      D::assume(t);
      { D::path() } -> std::same_as<typename D::Truth>;
      /// What two threads wrote to one element.
      { D::agreed(v, v) } -> std::same_as<typename D::Value>;
      /// A truth of which nothing can be said, not even under which condition; is it another?
      { D::unknown() } -> std::same_as<typename D::Truth>;
      { D::can_tell(t) } -> std::same_as<bool>;
      /// Ends the run at the next step, but not while it describes an end; why it has to end.
      D::give_up(std::string());
      D::describe(true);
      { D::gave_up() } -> std::same_as<std::string>;
      { D::is_given_up() } -> std::same_as<bool>;
      /// Scalar `lane` of an element whose index is not known, which has n scalars.
      { c.get_somewhere(type, i, n, n) } -> std::same_as<typename D::Value>;
      s.set_somewhere(type, i, n, n, v);
      /// Does a value tell what a block combined, so that other orders can be compared (TIR-D81)?
      /// Then what a block sets at first, and what it makes of an old value: `v`, one operator of
      /// both; or one of several values together.
      { D::keeps_reductions() } -> std::same_as<bool>;
      /// Also of blocks whose order is the program's?
      { D::keeps_ordered_reductions() } -> std::same_as<bool>;
      { D::begun(v) } -> std::same_as<typename D::Value>;
      { D::combined(spec::ExprKind(), v, v, point) } -> std::same_as<typename D::Value>;
      { D::chosen(part, v, v) } -> std::same_as<typename D::Value>;
    };

/// What a domain has beside in which a loop may run its body once for many iterations, whose number
/// need not be known: the ordinal that stands for them, and that there is no other after it
/// (`product_below`).
template <class D>
concept Families =
    requires(const typename D::Value& v, const spec::Node* loop, const typename D::Value& extent) {
      /// The ordinal that a loop of that extent begins with: 0, or any that it has.
      { D::first_ordinal(loop, extent) } -> std::same_as<typename D::Value>;
      /// The one after it; the loop takes up the iteration before it.
      { D::next_ordinal(v) } -> std::same_as<typename D::Value>;
    };

/// What a domain has beside that straight-line code computes in: the function that `binary` or
/// `compare` of a kind is on operands of one type.
template <class D>
concept Compiles = requires(const typename D::Value& v, spec::ExprKind kind, spec::ScalarType type,
                            typename D::Operator compute) {
  { D::operator_of(kind, type) } -> std::same_as<typename D::Operator>;
  { compute(v, v) } -> std::same_as<typename D::Value>;
};

/// A domain whose runs can be observed: elements are numbers, and no rule that was committed to is
/// taken back.
template <class D>
concept Observable = std::integral<typename D::Index> && !D::kMerges;

/// What a domain has beside that does not bound what memory is allocated with: an extent is an
/// index of its own, which may depend on sizes that are not known. Of others it is a number.
template <class D>
concept HasExtents = std::same_as<typename D::Extent, typename D::Index>;
template <class D>
struct ExtentOf {
  using Type = std::int64_t;
};
template <HasExtents D>
struct ExtentOf<D> {
  using Type = typename D::Index;
};
template <class D>
using Extent = typename ExtentOf<D>::Type;
/// Of a conclusion, before its first effect.
template <class D>
Extent<D> extent_of(typename D::Index i) {
  if constexpr (HasExtents<D>)
    return i;
  else
    return D::constant(i);
}
/// How many elements memory of that shape has; none where its extents are not numbers.
template <class D>
std::uint64_t counted_elements(std::span<const Extent<D>> shape) {
  std::uint64_t elements = 1;
  for (const Extent<D>& extent : shape)
    if constexpr (HasExtents<D>)
      elements = 0;
    else
      elements *= static_cast<std::uint64_t>(extent);
  return elements;
}

/// Two questions turn a truth into a bool, or into nothing where data decide it:
///   known    asks, and changes nothing: premises, and whoever has another way where nothing comes
///   require  ends the run where nothing comes: conclusions, before their first effect
/// Of an index the same two are `known`, and `constant` or `number`.
template <class D>
concept Domain = requires(
    typename D::Truth t, const typename D::Value& v, typename D::Index i, spec::ScalarType type,
    spec::ExprKind kind, const ConcreteValue& concrete, Pointer pointer, std::string_view text,
    const numeric::MathFunction& function, std::span<const typename D::Index> all) {
  { D::truth(true) } -> std::same_as<typename D::Truth>;
  { D::known(t) } -> std::same_as<std::optional<bool>>;
  { D::require(t) } -> std::same_as<std::optional<bool>>;
  requires Truth<typename D::Truth>;

  // Values: one scalar each, with its datatype, or indeterminate (TIR-D19).
  { D::of_concrete(concrete) } -> std::same_as<typename D::Value>;
  { D::integer(type, std::int64_t{}) } -> std::same_as<typename D::Value>;
  { D::floating(type, double{}) } -> std::same_as<typename D::Value>;
  { D::indeterminate(type) } -> std::same_as<typename D::Value>;
  { D::is_indeterminate(v) } -> std::same_as<typename D::Truth>;
  { D::is_true(v) } -> std::same_as<typename D::Truth>;
  { D::binary(kind, v, v) } -> std::same_as<typename D::Value>;
  { D::compare(kind, v, v) } -> std::same_as<typename D::Value>;
  { D::logical(kind, v, v) } -> std::same_as<typename D::Value>;
  { D::logical_not(v) } -> std::same_as<typename D::Value>;
  { D::select(v, v, v) } -> std::same_as<typename D::Value>;
  { D::castable(v, type) } -> std::same_as<typename D::Truth>;
  { D::cast(v, type) } -> std::same_as<typename D::Value>;
  { D::show(v) } -> std::same_as<std::string>;
  { D::handle(pointer) } -> std::same_as<typename D::Value>;
  { D::null_handle() } -> std::same_as<typename D::Value>;
  { D::pointer_of(v) } -> std::same_as<Pointer>;
  { D::number_of(v) } -> std::same_as<std::uint64_t>;
  { D::is_no_bool(v) } -> std::same_as<bool>;
  /// A Min or Max that may be either operand (TIR-D16)?
  { D::is_open(kind, v, v) } -> std::same_as<typename D::Truth>;

  /// The number of an object (semantics/machine/objects.h), as a value; nothing of other values.
  { D::object(std::uint64_t{}) } -> std::same_as<typename D::Value>;
  { D::object_number(v) } -> std::same_as<std::optional<std::uint64_t>>;

  // Builtins. `args` are the first argument's lane; the next argument's is a stride further.
  { D::math(function, &v, 1u) } -> std::same_as<typename D::Value>;
  { D::math_is_defined(function, &v, 1u) } -> std::same_as<typename D::Truth>;
  { D::bitwise(text, v, v) } -> std::same_as<typename D::Value>;
  { D::bitwise_not(v) } -> std::same_as<typename D::Value>;
  { D::shift(true, v, v) } -> std::same_as<typename D::Value>;
  { D::is_shift_count(v, v) } -> std::same_as<typename D::Truth>;
  { D::reinterpret(v, type) } -> std::same_as<typename D::Value>;
  { D::wide(v, v, type) } -> std::same_as<typename D::Value>;

  // Indices: integers as mathematics has them.
  { D::index(v) } -> std::same_as<typename D::Index>;
  { D::index_of(std::int64_t{}) } -> std::same_as<typename D::Index>;
  { D::value_of(i, type) } -> std::same_as<typename D::Value>;
  { D::known(i) } -> std::same_as<std::optional<std::int64_t>>;
  { D::add(i, i) } -> std::same_as<typename D::Index>;
  { D::multiply_add(i, i, i) } -> std::same_as<typename D::Index>;
  { D::equal(i, i) } -> std::same_as<typename D::Truth>;
  { D::less(i, i) } -> std::same_as<typename D::Truth>;
  { D::within(i, i, i) } -> std::same_as<typename D::Truth>;
  { D::smaller(i, i) } -> std::same_as<typename D::Index>;
  { D::larger(i, i) } -> std::same_as<typename D::Index>;
  /// Where a conclusion needs a number: an extent to allocate, the element to access.
  { D::constant(i) } -> std::same_as<std::int64_t>;
  { D::number(i) } -> std::same_as<std::uint64_t>;
  /// low <= i < low + extent, without a limit to the sum.
  { D::lies_in(i, i, i) } -> std::same_as<typename D::Truth>;
  /// Of a view: does it lie in its memory; do two of its elements share their place?
  { D::all_below(i, i, all, all) } -> std::same_as<typename D::Truth>;
  { D::overlap(all, all) } -> std::same_as<typename D::Truth>;
  /// Does the number of elements of a shape satisfy what only a number can? Extents below zero
  /// count as zero, and more elements than 64 bits can count as the largest number.
  {
    D::product_is(all, [](std::uint64_t) { return true; })
  } -> std::same_as<typename D::Truth>;
  { D::represents(type, v) } -> std::same_as<typename D::Truth>;
  /// Of a loop: k * step < extent, has it an iteration k; k * step + min, has its variable the
  /// value?
  { D::product_below(v, v, v) } -> std::same_as<typename D::Truth>;
  { D::affine_fits(v, v, v, type) } -> std::same_as<typename D::Truth>;

  // Is it observed; are conflicts detected, and all premises compared; is straight-line code
  // used; are alternatives merged; may one iteration stand for many?
  { D::kObserved } -> std::convertible_to<bool>;
  { D::kDetects } -> std::convertible_to<bool>;
  { D::kChecked } -> std::convertible_to<bool>;
  { D::kStraight } -> std::convertible_to<bool>;
  { D::kMerges } -> std::convertible_to<bool>;
  { D::kFamilies } -> std::convertible_to<bool>;
  requires D::kMerges || requires {
    { D::identical(v, v) } -> std::same_as<bool>;
  };
  requires StorageOf<typename D::Storage, D>;
  requires !D::kMerges || Merges<D>;
  requires !D::kFamilies || Families<D>;
  requires !D::kStraight || Compiles<D>;
  requires !D::kObserved || Observable<D>;
};

// Refinements: domains of which a flag says that they have more.
template <class D>
concept MergingDomain = Domain<D> && D::kMerges;
template <class D>
concept FamilyDomain = Domain<D> && D::kFamilies;
template <class D>
concept StraightDomain = Domain<D> && D::kStraight;
template <class D>
concept ObservedDomain = Domain<D> && D::kObserved;

}  // namespace tenor::semantics
