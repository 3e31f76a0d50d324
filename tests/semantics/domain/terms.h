// SPDX-License-Identifier: Apache-2.0
// A second value domain for tests: hash-consed terms over unknown inputs, uninterpreted. What is
// known is computed as the Concrete domain does, so that control is concrete as far as data allows;
// a premise that depends on an unknown is undecided. It shows that the rules ask the domain for
// everything, and that the terms of a run are what the run computes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "semantics/domain/concrete.h"

namespace tenor::semantics::test {

/// `op` of `args`; a leaf is an unknown, named by `op`, or a constant.
struct Term {
  std::string op;
  spec::ScalarType type;
  std::vector<const Term*> args;
  std::optional<ConcreteValue> constant;
  bool may_be_indeterminate = false;
};

/// A known value, or a term.
struct TermValue {
  ConcreteValue known{};
  const Term* term = nullptr;

  spec::ScalarType type() const { return term ? term->type : known.type; }
};

struct TermIndex {
  std::int64_t value = 0;
  const Term* term = nullptr;  ///< of type int64
};

/// Three values: what is not decided is neither.
struct TermTruth {
  std::optional<bool> value;
  friend TermTruth operator&(TermTruth a, TermTruth b) {
    if (a.value == false || b.value == false) return {false};
    return a.value && b.value ? TermTruth{true} : TermTruth{};
  }
  friend TermTruth operator!(TermTruth a) { return a.value ? TermTruth{!*a.value} : a; }
  friend TermTruth operator|(TermTruth a, TermTruth b) { return !(!a & !b); }
};

class TermStorage {
 public:
  static std::uint64_t bytes_for(Profile, spec::ScalarType, std::uint64_t scalars) {
    return scalars * sizeof(TermValue);
  }
  void resize(Profile, spec::ScalarType type, std::uint64_t scalars) {
    values_.assign(scalars, TermValue{Concrete::indeterminate(type), nullptr});
  }
  TermValue get(spec::ScalarType, std::uint64_t i) const { return values_[i]; }
  void set(spec::ScalarType, std::uint64_t i, const TermValue& v) { set_own(i, v); }
  TermValue get_own(spec::ScalarType, std::uint64_t i) const { return values_[i]; }
  void set_own(std::uint64_t i, const TermValue& v) { values_[i] = v; }
  std::uint64_t bytes() const { return values_.size() * sizeof(TermValue); }

 private:
  std::vector<TermValue> values_;
};

/// The only term of that form.
const Term* make_term(std::string op, spec::ScalarType type, std::vector<const Term*> args,
                      std::optional<ConcreteValue> constant = {});
/// The value as a term, a constant where it is known.
const Term* term_of(const TermValue& v);
/// An input that may be anything.
TermValue unknown(const std::string& name, spec::ScalarType type);

/// `Add(Mul(A[0], B[1]), 0)`.
std::string show(const Term* t);
/// What the term is where the unknowns are these.
ConcreteValue evaluate(const Term* t, const std::map<std::string, ConcreteValue>& unknowns);

struct Terms {
  using Value = TermValue;
  using Truth = TermTruth;
  using Index = TermIndex;
  using Storage = TermStorage;
  using Kind = spec::ExprKind;
  using Type = spec::ScalarType;
  static constexpr bool kObserved = false;
  static constexpr bool kDetects = true;
  static constexpr bool kChecked = true;
  static constexpr bool kStraight = false;

  static Truth truth(bool b) { return {b}; }
  static std::optional<bool> decided(Truth t) { return t.value; }
  static bool certain(Truth t) { return t.value.value_or(false); }

  // Values.
  static Value known(const ConcreteValue& v) { return {v, nullptr}; }
  static Value integer(Type type, std::int64_t v) { return known(Concrete::integer(type, v)); }
  static Value floating(Type type, double v) { return known(Concrete::floating(type, v)); }
  static Value indeterminate(Type type) { return known(Concrete::indeterminate(type)); }
  static Value handle(Pointer p) { return known(Concrete::handle(p)); }
  static Value null_handle() { return handle({}); }
  static Pointer pointer_of(const Value& v) {
    return v.term ? Pointer{} : Concrete::pointer_of(v.known);
  }
  static Value string(const std::string_view& s) { return known(Concrete::string(s)); }
  static std::uint64_t number_of(const Value& v) { return v.term ? 0 : v.known.bits; }
  static Truth is_indeterminate(const Value& v);
  static bool is_no_bool(const Value& v) { return !v.term && Concrete::is_no_bool(v.known); }
  static bool identical(const Value& a, const Value& b) { return term_of(a) == term_of(b); }
  static Truth is_true(const Value& v) { return v.term ? Truth{} : truth(v.known.bits != 0); }

  // Operators and builtins.
  static Value binary(Kind kind, const Value& a, const Value& b);
  static Value compare(Kind kind, const Value& a, const Value& b);
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
  static Index index(const Value& v);
  static Index index_of(std::int64_t i) { return {i, nullptr}; }
  static std::int64_t constant(Index i) { return i.value; }
  static std::uint64_t number(Index i) { return static_cast<std::uint64_t>(i.value); }
  static Value value_of(Index i, Type type);
  static Index add(Index a, Index b) { return multiply_add(a, index_of(1), b); }
  static Index multiply_add(Index a, Index b, Index c);
  static Index smaller(Index a, Index b);
  static Index larger(Index a, Index b);
  static Truth equal(Index a, Index b);
  static Truth less(Index a, Index b);
  static Truth within(Index i, Index low, Index high) { return !less(i, low) & less(i, high); }
  static Truth lies_in(Index i, Index low, Index extent) {
    return within(i, low, add(low, extent));
  }
  static Truth all_below(Index limit, Index base, std::span<const Index> extents,
                         std::span<const Index> strides);
  static Truth overlap(std::span<const Index> extents, std::span<const Index> strides);
  static Truth represents(Type type, const Value& v);
  static Truth product_below(const Value& k, const Value& step, const Value& limit);
  static Truth affine_fits(const Value& k, const Value& step, const Value& min, Type type);

  // Texts.
  static std::string show(const Value& v) {
    return v.term ? test::show(v.term) : Concrete::show(v.known);
  }
  static std::string text(const Value& v) { return v.term ? show(v) : Concrete::text(v.known); }
};

}  // namespace tenor::semantics::test
