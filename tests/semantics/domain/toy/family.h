// SPDX-License-Identifier: Apache-2.0
// A domain of all sizes at once, in small: a scalar is a number at each point (log.h), a truth is
// the set of points where it holds. A loop whose extent depends on the size is a family: its body
// runs once, for all its ordinals. Loads are not resolved, so nothing can be computed with one.
#pragma once

#include "semantics/domain/domain.h"
#include "tests/semantics/domain/toy/pointwise.h"

namespace tenor::semantics::toy {

struct Family : Pointwise {
  using Storage = LoggedStorage;
  using Kind = spec::ExprKind;
  static constexpr bool kObserved = false, kDetects = false, kChecked = false, kStraight = false,
                        kMerges = true, kFamilies = true;

  static std::optional<bool> require(Truth t) {
    if (!known(t)) give_up("a premise that points decide is needed");
    return known(t);
  }

  // Values.
  static Value of_concrete(const ConcreteValue& v) {
    Numbers n;
    n.at.fill(v);
    return {run().add(n)};
  }
  /// The size.
  static Value size(Type type) {
    Numbers n;
    for (int p = 0; p < kPoints; ++p)
      n.at[static_cast<std::size_t>(p)] = Concrete::integer(type, size_at(p));
    return {run().add(n)};
  }
  static Value integer(Type type, std::int64_t v) {
    return of_concrete(Concrete::integer(type, v));
  }
  static Value floating(Type type, double v) { return of_concrete(Concrete::floating(type, v)); }
  static Value indeterminate(Type type) { return of_concrete(Concrete::indeterminate(type)); }
  static Value handle(Pointer p) { return of_concrete(Concrete::handle(p)); }
  static Value null_handle() { return handle({}); }
  static Pointer pointer_of(const Value& v) { return Concrete::pointer_of(first(v)); }
  static Value object(std::uint64_t number) { return of_concrete(Concrete::object(number)); }
  static std::optional<std::uint64_t> object_number(const Value& v) {
    return Concrete::object_number(first(v));
  }
  /// Of the iterations of a family: the loop they are of.
  static std::uint64_t number_of(const Value& v) {
    return run()[v].axis == kNone ? first(v).bits : static_cast<std::uint64_t>(run()[v].axis);
  }
  static Truth is_indeterminate(const Value& v) { return where(Concrete::is_indeterminate, v); }
  static bool is_no_bool(const Value& v) { return Concrete::is_no_bool(first(v)); }
  static Truth is_true(const Value& v) { return where(Concrete::is_true, v); }
  static std::string show(const Value& v) { return Concrete::show(first(v)); }

  // Operators and builtins.
  static Value binary(Kind kind, const Value& a, const Value& b) {
    return each([&](auto& x, auto& y) { return Concrete::binary(kind, x, y); }, a, b);
  }
  static Value compare(Kind kind, const Value& a, const Value& b) {
    return each([&](auto& x, auto& y) { return Concrete::compare(kind, x, y); }, a, b);
  }
  static Truth is_open(Kind kind, const Value& a, const Value& b) {
    return where([&](auto& x, auto& y) { return Concrete::is_open(kind, x, y); }, a, b);
  }
  static Value logical(Kind kind, const Value& a, const Value& b) {
    return each([&](auto& x, auto& y) { return Concrete::logical(kind, x, y); }, a, b);
  }
  static Value logical_not(const Value& a) { return each(Concrete::logical_not, a); }
  static Value select(const Value& c, const Value& t, const Value& f) {
    return each(Concrete::select, c, t, f);
  }
  static Truth castable(const Value& v, Type to) {
    return where([&](auto& x) { return Concrete::castable(x, to); }, v);
  }
  static Value cast(const Value& v, Type to) {
    if (first(v).type == to) return v;
    return each([&](auto& x) { return Concrete::cast(x, to); }, v);
  }
  static Value math(const numeric::MathFunction& f, const Value* args, std::uint32_t) {
    return each([&](auto& x) { return Concrete::math(f, &x, 1); }, args[0]);
  }
  static Truth math_is_defined(const numeric::MathFunction& f, const Value* args, std::uint32_t) {
    if (f.arity != 1) give_up("a function has several operands");
    return where([&](auto& x) { return Concrete::math_is_defined(f, &x, 1); }, args[0]);
  }
  static Value bitwise(std::string_view op, const Value& a, const Value& b) {
    return each([&](auto& x, auto& y) { return Concrete::bitwise(op, x, y); }, a, b);
  }
  static Value bitwise_not(const Value& a) { return each(Concrete::bitwise_not, a); }
  static Value shift(bool left, const Value& a, const Value& count) {
    return each([&](auto& x, auto& y) { return Concrete::shift(left, x, y); }, a, count);
  }
  static Truth is_shift_count(const Value& a, const Value& count) {
    return where(Concrete::is_shift_count, a, count);
  }
  static Value reinterpret(const Value& a, Type type) {
    return each([&](auto& x) { return Concrete::reinterpret(x, type); }, a);
  }
  static Value wide(const Value& low, const Value& high, Type type) {
    return each([&](auto& x, auto& y) { return Concrete::wide(x, y, type); }, low, high);
  }

  // Indices.
  static Index index(const Value& v) {
    const Index i = each_index([](auto& x) { return Concrete::index(x); }, v);
    return same_loop(i, run()[v]);
  }
  static Index index_of(std::int64_t i) { return {of_concrete(integer_at(i)).id}; }
  static Value value_of(Index i, Type type) {
    const Value v = each([&](std::int64_t n) { return Concrete::value_of(n, type); }, i);
    return same_loop(v, run()[i]);
  }
  /// The largest: where an extent is asked for, room for all.
  static std::int64_t constant(Index i) { return range(i).second; }
  static std::uint64_t number(Index i) {
    if (!known(i)) give_up("a number is needed");
    return static_cast<std::uint64_t>(constant(i));
  }
  static Index add(Index a, Index b) { return each_index(Concrete::add, a, b); }
  static Index multiply_add(Index a, Index b, Index c) {
    return each_index(Concrete::multiply_add, a, b, c);
  }
  static Index smaller(Index a, Index b) { return each_index(Concrete::smaller, a, b); }
  static Index larger(Index a, Index b) { return each_index(Concrete::larger, a, b); }
  static Truth equal(Index a, Index b) { return where(Concrete::equal, a, b); }
  static Truth less(Index a, Index b) { return where(Concrete::less, a, b); }
  static Truth within(Index i, Index low, Index high) {
    return where(Concrete::within, i, low, high);
  }
  static Truth lies_in(Index i, Index low, Index extent) {
    return where(Concrete::lies_in, i, low, extent);
  }
  static Truth all_below(Index limit, Index base, std::span<const Index> extents,
                         std::span<const Index> strides) {
    Truth t;
    for_each_point([&](std::size_t p) {
      t.set[p] =
          Concrete::all_below(at(limit, p), at(base, p), all_at(extents, p), all_at(strides, p))
              .value;
    });
    return t;
  }
  static Truth overlap(std::span<const Index> extents, std::span<const Index> strides) {
    Truth t;
    for_each_point([&](std::size_t p) {
      t.set[p] = Concrete::overlap(all_at(extents, p), all_at(strides, p)).value;
    });
    return t;
  }
  /// Asked once for each number of elements.
  template <class Holds>
  static Truth product_is(std::span<const Index> extents, Holds&& holds) {
    Truth t;
    std::map<std::uint64_t, bool> asked;
    for_each_point([&](std::size_t p) {
      const std::uint64_t count = Concrete::element_count(all_at(extents, p));
      if (!asked.contains(count)) asked[count] = holds(count);
      t.set[p] = asked[count];
    });
    return t;
  }
  static Truth represents(Type type, const Value& v) {
    return where([&](auto& x) { return Concrete::represents(type, x); }, v);
  }
  static Truth product_below(const Value& k, const Value& step, const Value& limit) {
    if (run()[k].after) return truth(false);
    return where(Concrete::product_below, k, step, limit);
  }
  static Truth affine_fits(const Value& k, const Value& step, const Value& min, Type type) {
    return where([&](auto&... x) { return Concrete::affine_fits(x..., type); }, k, step, min);
  }
  /// Where the extent depends on the size, any ordinal of the loop. It gives up where there are
  /// more loops than axes.
  static Value first_ordinal(const spec::Node* loop, const Value& extent) {
    if (known(index(extent))) return of_concrete(integer_at(0));
    const int axis =
        run().axes.try_emplace(loop, static_cast<int>(run().axes.size())).first->second;
    if (axis >= kAxes) give_up("there are more loops than a point has ordinals");
    Numbers n;
    for (int p = 0; p < kPoints; ++p)
      n.at[static_cast<std::size_t>(p)] = integer_at(ordinal_at(p, axis));
    n.axis = axis;
    return {run().add(n)};
  }
  /// The iteration begins, and its loop has no other.
  static Value next_ordinal(const Value& k) {
    const Index next = add(index(k), index_of(1));
    if (run()[k].axis != kNone) {
      run().enter(run()[k].axis);
      run().numbers[next.id].after = true;
    }
    return value_of(same_loop(next, run()[k]), spec::int_type(64).scalar);
  }

  // Alternatives: each under its points. A list of accesses needs no merging.
  struct Mark {
    Points path;
    std::size_t depth;
  };
  struct Alternative {};
  static Mark begin(Truth premise) {
    const Mark mark{run().path, run().clock.size()};
    assume(premise);
    return mark;
  }
  static Alternative end(Truth, const Mark& mark) {
    run().path = mark.path;
    run().leave_to(mark.depth);
    return {};
  }
  static void merge(const std::vector<Alternative>&) {}
  static Value merged(Truth t, const Value& a, const Value& b) {
    if (a == b) return a;
    Numbers n = numbers([](auto& x, auto&) { return x; }, a, b);
    for_each_point([&](std::size_t p) { n.at[p] = t.set[p] ? at(a, p) : at(b, p); });
    return {run().add(n)};
  }
  static Value agreed(const Value& a, const Value& b) {
    return each(
        [](auto& x, auto& y) {
          return Concrete::identical(x, y) ? x : Concrete::indeterminate(x.type);
        },
        a, b);
  }
  static bool keeps_reductions() { return false; }
  static bool keeps_ordered_reductions() { return false; }
  static Value begun(const Value& v) { return v; }
  static Value combined(spec::ExprKind, const Value&, const Value& v, const ReductionPoint&) {
    return v;
  }
  static Value chosen(const ReductionPart&, const Value&, const Value& v) { return v; }
  static void assume(Truth t) { run().path &= t.set; }
  static Truth path() { return {run().path}; }
  static Truth unknown() { return give_up("points do not decide"), truth(false); }
  static bool can_tell(Truth) { return true; }
  static std::string gave_up() { return run().why; }
  static bool is_given_up() { return !run().why.empty(); }
  static void describe(bool) {}

 private:
  template <class V>
  static V same_loop(V v, const Numbers& of) {
    run().numbers[v.id].axis = of.axis;
    run().numbers[v.id].after |= of.after;
    return v;
  }
};
static_assert(MergingDomain<Family> && FamilyDomain<Family>);

}  // namespace tenor::semantics::toy
