// SPDX-License-Identifier: Apache-2.0
// A domain that forks: scalars may be unknown, and where one decides a premise, a run for
// each answer continues (paths.h). What is known is computed as Concrete does; of what follows from
// unknown numbers it knows a range, where that is simple.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "semantics/domain/domain.h"
#include "tests/semantics/domain/toy/values.h"

namespace tenor::semantics::toy {

struct Forking {
  using Value = toy::Value;
  using Truth = ConcreteTruth;  // decided when it is made
  using Index = toy::Index;
  using Storage = toy::Storage;
  using Type = spec::ScalarType;
  using Kind = spec::ExprKind;
  static constexpr bool kObserved = false, kDetects = false, kChecked = false, kStraight = false,
                        kMerges = false, kFamilies = false;

  static Paths& paths() { return Paths::current(); }
  /// A scalar that may be anything.
  static Value unknown(Type type) { return {Concrete::of(0, type), paths().fresh(range_of(type))}; }
  static Truth truth(bool b) { return {b}; }
  static std::optional<bool> known(Truth t) { return t.value; }
  static std::optional<bool> require(Truth t) { return t.value; }

  // What is known is computed; what follows from unknown values is unknown, the same for the same.
  static std::string name_of(const Value& v) { return fmt::format("{}+{}", v.symbol, v.bits); }
  template <class... Vs>
  static std::string name(std::string_view op, const Vs&... vs) {
    return (std::string(op) + ... + (" " + name_of(vs)));
  }
  template <class... Vs>
  static Value known_or(Type type, std::string_view op, auto&& compute, const Vs&... vs) {
    if ((... && (vs.symbol == 0))) return compute();
    if ((... || vs.indeterminate)) return indeterminate(type);
    return {Concrete::of(0, type), paths().symbol(name(op, vs...), range_of(type))};
  }
  template <class... Vs>
  static Truth known_or_asked(std::string_view op, auto&& compute, const Vs&... vs) {
    if ((... && (vs.symbol == 0))) return compute();
    return {paths().holds(name(op, vs...))};
  }

  // Values.
  static Value of_concrete(const ConcreteValue& v) { return v; }
  static Value integer(Type type, std::int64_t v) { return Concrete::integer(type, v); }
  static Value floating(Type type, double v) { return Concrete::floating(type, v); }
  static Value indeterminate(Type type) { return Concrete::indeterminate(type); }
  static Value handle(Pointer p) { return Concrete::handle(p); }
  static Value null_handle() { return Concrete::null_handle(); }
  static Pointer pointer_of(const Value& v) { return Concrete::pointer_of(v); }
  static Value object(std::uint64_t number) { return Concrete::object(number); }
  static std::optional<std::uint64_t> object_number(const Value& v) {
    return Concrete::object_number(v);
  }
  static std::uint64_t number_of(const Value& v) { return v.bits; }
  static Truth is_indeterminate(const Value& v) { return {v.indeterminate}; }
  static bool is_no_bool(const Value& v) { return Concrete::is_no_bool(v); }
  static Truth is_true(const Value& v) {
    if (v.symbol == 0) return Concrete::is_true(v);
    return {!paths().is_below(v.symbol, 1)};
  }
  static bool identical(const Value& a, const Value& b) {
    return a.symbol == b.symbol && Concrete::identical(a, b);
  }

  // Operators.
  static Value binary(Kind kind, const Value& a, const Value& b) {
    const Value result = known_or(
        a.type, fmt::format("binary {}", static_cast<int>(kind)),
        [&] { return Concrete::binary(kind, a, b); }, a, b);
    if (result.symbol == 0 || !a.type.is_int()) return result;
    const bool sum = kind == Kind::kAdd || (kind == Kind::kSub && b.symbol == 0);
    if (!sum || (a.symbol != 0 && b.symbol != 0)) return result;
    const Index at =
        kind == Kind::kAdd ? add(index(a), index(b)) : add(index(a), index_of(-index(b).offset));
    return fits(a.type, at) ? value_of(at, a.type) : result;
  }
  static Value compare(Kind kind, const Value& a, const Value& b) {
    const Type type = spec::bool_type().scalar;
    if ((a.symbol == 0 && b.symbol == 0) || a.indeterminate || b.indeterminate)
      return Concrete::compare(kind, a, b);
    if (!a.type.is_integer())
      return known_or(
          type, fmt::format("compare {}", static_cast<int>(kind)), [] { return Value(); }, a, b);
    const auto answer = [&] {
      switch (kind) {
        case Kind::kEq: return equal(index(a), index(b));
        case Kind::kNE: return !equal(index(a), index(b));
        case Kind::kLT: return less(index(a), index(b));
        case Kind::kLE: return !less(index(b), index(a));
        case Kind::kGE: return !less(index(a), index(b));
        default: return less(index(b), index(a));
      }
    };
    return Concrete::of(answer().value, type);
  }
  static Truth is_open(Kind kind, const Value& a, const Value& b) {
    return {a.symbol == 0 && b.symbol == 0 && Concrete::is_open(kind, a, b).value};
  }
  static Value logical(Kind kind, const Value& a, const Value& b) {
    return known_or(
        a.type, kind == Kind::kAnd ? "and" : "or", [&] { return Concrete::logical(kind, a, b); }, a,
        b);
  }
  static Value logical_not(const Value& a) {
    return known_or(
        a.type, "not", [&] { return Concrete::logical_not(a); }, a);
  }
  static Value select(const Value& c, const Value& t, const Value& f) {
    return c.indeterminate ? indeterminate(t.type) : is_true(c).value ? t : f;
  }
  static Truth castable(const Value& v, Type to) {
    return known_or_asked(
        "castable", [&] { return Concrete::castable(v, to); }, v);
  }
  static Value cast(const Value& v, Type to) {
    if (v.symbol != 0 && v.type.is_integer() && fits(to, index(v))) return value_of(index(v), to);
    return known_or(
        to, "cast " + spec::to_string({to, 1}), [&] { return Concrete::cast(v, to); }, v);
  }
  static Value math(const numeric::MathFunction& f, const Value* args, std::uint32_t stride) {
    if (const auto known = known_arguments(f, args, stride))
      return Concrete::math(f, known->data(), 1);
    return unknown(f.result_type(args[0].type));
  }
  static Truth math_is_defined(const numeric::MathFunction& f, const Value* args,
                               std::uint32_t stride) {
    const auto known = known_arguments(f, args, stride);
    return {!known || Concrete::math_is_defined(f, known->data(), 1).value};
  }
  static Value bitwise(std::string_view op, const Value& a, const Value& b) {
    return known_or(
        a.type, op, [&] { return Concrete::bitwise(op, a, b); }, a, b);
  }
  static Value bitwise_not(const Value& a) {
    return known_or(
        a.type, "~", [&] { return Concrete::bitwise_not(a); }, a);
  }
  static Value shift(bool left, const Value& a, const Value& count) {
    return known_or(
        a.type, left ? "<<" : ">>", [&] { return Concrete::shift(left, a, count); }, a, count);
  }
  static Truth is_shift_count(const Value& a, const Value& count) {
    return known_or_asked(
        "is_shift_count", [&] { return Concrete::is_shift_count(a, count); }, a, count);
  }
  static Value reinterpret(const Value& a, Type type) {
    return known_or(
        type, "reinterpret", [&] { return Concrete::reinterpret(a, type); }, a);
  }
  static Value wide(const Value& low, const Value& high, Type type) {
    return known_or(
        type, "wide", [&] { return Concrete::wide(low, high, type); }, low, high);
  }

  // Indices.
  static std::optional<std::int64_t> known(Index i) {
    const Range r = range(i);
    return r.low == r.high ? std::optional(r.low) : std::nullopt;
  }
  static Index index(const Value& v) { return {Concrete::index(v), v.symbol}; }
  static Index index_of(std::int64_t i) { return {i}; }
  static Value value_of(Index i, Type type) {
    return {Concrete::of(static_cast<std::uint64_t>(i.offset), type), i.symbol};
  }
  /// Where a number is needed, there is a run for each that it may be.
  static std::int64_t constant(Index i) {
    if (i.is_known()) return i.offset;
    for (Range r = range(i); r.low < r.high; r = range(i))
      (void)less(i, index_of(r.low / 2 + r.high / 2 + 1));
    return range(i).low;
  }
  static std::uint64_t number(Index i) { return static_cast<std::uint64_t>(constant(i)); }
  static Index add(Index a, Index b) {
    if (a.is_known() || b.is_known()) return {a.offset + b.offset, a.symbol | b.symbol};
    return {0, paths().symbol(a.name() + "+" + b.name(), {})};
  }
  static Index multiply_add(Index a, Index b, Index c) {
    if (a.is_known() && b.is_known()) return add(index_of(a.offset * b.offset), c);
    if (a.is_known() && a.offset == 1) return add(b, c);
    if (b.is_known() && b.offset == 1) return add(a, c);
    return add({0, paths().symbol(a.name() + "*" + b.name(), product(range(a), range(b)))}, c);
  }
  static Index smaller(Index a, Index b) { return less(b, a).value ? b : a; }
  static Index larger(Index a, Index b) { return less(a, b).value ? b : a; }
  static Truth less(Index a, Index b) {
    if (a.symbol == b.symbol) return {a.offset < b.offset};
    if (b.is_known()) return {paths().is_below(a.symbol, b.offset - a.offset)};
    if (a.is_known()) return {!paths().is_below(b.symbol, a.offset - b.offset + 1)};
    if (range(a).high < range(b).low) return {true};
    if (range(a).low >= range(b).high) return {false};
    return {paths().holds(a.name() + "<" + b.name())};
  }
  static Truth equal(Index a, Index b) {
    if (a.symbol == b.symbol) return {a.offset == b.offset};
    return {!less(a, b).value && !less(b, a).value};
  }
  static Truth within(Index i, Index low, Index high) {
    return {!less(i, low).value && less(i, high).value};
  }
  static Truth lies_in(Index i, Index low, Index extent) {
    return {!less(i, low).value && less(i, add(low, extent)).value};
  }
  static Truth all_below(Index limit, Index base, std::span<const Index> extents,
                         std::span<const Index> strides) {
    const std::vector<std::int64_t> counts = constants(extents), steps = constants(strides);
    return Concrete::all_below(constant(limit), constant(base), counts, steps);
  }
  static Truth overlap(std::span<const Index> extents, std::span<const Index> strides) {
    const std::vector<std::int64_t> counts = constants(extents), steps = constants(strides);
    return Concrete::overlap(counts, steps);
  }
  template <class Holds>
  static Truth product_is(std::span<const Index> extents, Holds&& holds) {
    return Concrete::product_is(constants(extents), holds);
  }
  static Truth represents(Type type, const Value& v) {
    return v.symbol == 0 ? Concrete::represents(type, v) : truth(fits(type, index(v)));
  }
  static Truth product_below(const Value& k, const Value& step, const Value& limit) {
    return less(multiply_add(index(k), index(step), index_of(0)), index(limit));
  }
  static Truth affine_fits(const Value& k, const Value& step, const Value& min, Type type) {
    const Range all = range_of(type);
    const Index at = multiply_add(index(k), index(step), index(min));
    return truth(fits(type, at)) | within(at, index_of(all.low), index_of(all.high));
  }

  static std::string show(const Value& v) { return v.symbol == 0 ? Concrete::show(v) : name_of(v); }

  /// What an index may be, as far as it is known.
  static Range range(Index i) {
    if (i.is_known()) return {i.offset, i.offset};
    const Range& r = paths().range(i.symbol);
    Range sum;
    if (__builtin_add_overflow(r.low, i.offset, &sum.low) ||
        __builtin_add_overflow(r.high, i.offset, &sum.high))
      return {};
    return sum;
  }
  static bool fits(Type type, Index i) {
    const Range all = range_of(type), r = range(i);
    return type.is_integer() && all.low <= r.low && r.high <= all.high;
  }

 private:
  static Range product(const Range& a, const Range& b) {
    const std::array ends{std::pair(a.low, b.low), std::pair(a.low, b.high),
                          std::pair(a.high, b.low), std::pair(a.high, b.high)};
    std::vector<std::int64_t> products;
    for (const auto& [x, y] : ends)
      if (__builtin_mul_overflow(x, y, &products.emplace_back())) return {};
    return {std::ranges::min(products), std::ranges::max(products)};
  }
  static std::vector<std::int64_t> constants(std::span<const Index> all) {
    std::vector<std::int64_t> numbers;
    for (const Index i : all) numbers.push_back(constant(i));
    return numbers;
  }
  static std::optional<std::vector<ConcreteValue>> known_arguments(const numeric::MathFunction& f,
                                                                   const Value* args,
                                                                   std::uint32_t stride) {
    std::vector<ConcreteValue> all;
    for (int i = 0; i < f.arity; ++i) {
      const Value& v = args[static_cast<std::size_t>(i) * stride];
      if (v.symbol != 0) return {};
      all.push_back(v);
    }
    return all;
  }
};
static_assert(Domain<Forking>);

}  // namespace tenor::semantics::toy
