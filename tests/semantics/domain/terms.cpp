// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/terms.h"

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>

namespace tenor::semantics::test {

namespace {

using Kind = spec::ExprKind;
using Args = std::vector<ConcreteValue>;

/// From Add to Or, in the order of ExprKind.
constexpr std::array<std::string_view, 17> kOperators{
    "Add", "Sub", "Mul", "Div", "Mod", "FloorDiv", "FloorMod", "Min", "Max",
    "EQ",  "NE",  "LT",  "LE",  "GE",  "GT",       "And",      "Or"};

std::string name_of(Kind kind) {
  return std::string(
      kOperators[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::kAdd)]);
}

std::optional<Kind> kind_of(std::string_view op) {
  const auto found = std::find(kOperators.begin(), kOperators.end(), op);
  if (found == kOperators.end()) return {};
  return static_cast<Kind>(static_cast<std::size_t>(Kind::kAdd) + (found - kOperators.begin()));
}

/// What the Concrete domain computes.
ConcreteValue compute(std::string_view op, spec::ScalarType type, const Args& a) {
  if (const auto kind = kind_of(op)) {
    if (spec::is_binary_op(*kind)) return Concrete::binary(*kind, a[0], a[1]);
    return spec::is_cmp_op(*kind) ? Concrete::compare(*kind, a[0], a[1])
                                  : Concrete::logical(*kind, a[0], a[1]);
  }
  if (op == "Not") return Concrete::logical_not(a[0]);
  if (op == "Select") return Concrete::select(a[0], a[1], a[2]);
  if (op == "Cast") return Concrete::cast(a[0], type);
  if (op == "bitwise_not") return Concrete::bitwise_not(a[0]);
  if (op == "shift_left" || op == "shift_right")
    return Concrete::shift(op == "shift_left", a[0], a[1]);
  if (op == "reinterpret") return Concrete::reinterpret(a[0], type);
  if (op == "large_uint_imm") return Concrete::wide(a[0], a[1], type);
  if (const auto* f = numeric::find_math(op)) return Concrete::math(*f, a.data(), 1);
  return Concrete::bitwise(op, a[0], a[1]);
}

bool all_known(const std::vector<TermValue>& args) {
  return std::none_of(args.begin(), args.end(),
                      [](const TermValue& v) { return v.term != nullptr; });
}

TermValue apply(std::string op, spec::ScalarType type, const std::vector<TermValue>& args) {
  if (all_known(args)) {
    Args known;
    for (const TermValue& v : args) known.push_back(v.known);
    return Terms::known(compute(op, type, known));
  }
  const auto missing = [](const TermValue& v) { return !v.term && v.known.indeterminate; };
  if (op != "Select" && std::any_of(args.begin(), args.end(), missing))
    return Terms::indeterminate(type);
  std::vector<const Term*> terms;
  for (const TermValue& v : args) terms.push_back(term_of(v));
  return {{}, make_term(std::move(op), type, std::move(terms))};
}

constexpr spec::ScalarType kIndex = spec::int_type(64).scalar;

TermValue value(TermIndex i) {
  return i.term ? TermValue{{}, i.term} : Terms::integer(kIndex, i.value);
}
TermIndex as_index(const TermValue& v) {
  return v.term ? TermIndex{0, v.term} : TermIndex{Concrete::index(v.known), nullptr};
}

ConcreteValue evaluate_once(const Term* t, const std::map<std::string, ConcreteValue>& unknowns,
                            std::map<const Term*, ConcreteValue>& done) {
  if (t->constant) return *t->constant;
  if (t->args.empty()) return unknowns.at(t->op);
  if (const auto found = done.find(t); found != done.end()) return found->second;
  Args args;
  for (const Term* arg : t->args) args.push_back(evaluate_once(arg, unknowns, done));
  return done[t] = compute(t->op, t->type, args);
}

/// All of them, if none is a term.
std::optional<std::vector<std::int64_t>> known_numbers(std::span<const TermIndex> all) {
  std::vector<std::int64_t> numbers;
  for (const TermIndex& i : all) {
    if (i.term) return {};
    numbers.push_back(i.value);
  }
  return numbers;
}

}  // namespace

const Term* make_term(std::string op, spec::ScalarType type, std::vector<const Term*> args,
                      std::optional<ConcreteValue> constant) {
  using Key = std::tuple<std::string, int, int, std::vector<const Term*>, std::uint64_t, bool>;
  static std::map<Key, std::unique_ptr<Term>> terms;
  const ConcreteValue bits = constant.value_or(ConcreteValue{});
  auto& term =
      terms[{op, static_cast<int>(type.code), type.bits, args, bits.bits, bits.indeterminate}];
  if (!term) {
    term = std::make_unique<Term>(
        Term{std::move(op), type, std::move(args), constant, bits.indeterminate});
    for (const Term* arg : term->args) term->may_be_indeterminate |= arg->may_be_indeterminate;
  }
  return term.get();
}

const Term* term_of(const TermValue& v) {
  return v.term ? v.term : make_term("constant", v.known.type, {}, v.known);
}

TermValue unknown(const std::string& name, spec::ScalarType type) {
  return {{}, make_term(name, type, {})};
}

std::string show(const Term* t) {
  if (t->constant) return Concrete::show(*t->constant);
  std::string text = t->op;
  for (const Term* arg : t->args) text += (arg == t->args.front() ? "(" : ", ") + show(arg);
  return text + (t->args.empty() ? "" : ")");
}

ConcreteValue evaluate(const Term* t, const std::map<std::string, ConcreteValue>& unknowns) {
  std::map<const Term*, ConcreteValue> done;
  return evaluate_once(t, unknowns, done);
}

TermTruth Terms::is_indeterminate(const Value& v) {
  if (!v.term) return truth(v.known.indeterminate);
  return v.term->may_be_indeterminate ? Truth{} : truth(false);
}

TermValue Terms::binary(Kind kind, const Value& a, const Value& b) {
  return apply(name_of(kind), a.type(), {a, b});
}
TermValue Terms::compare(Kind kind, const Value& a, const Value& b) {
  return apply(name_of(kind), spec::bool_type().scalar, {a, b});
}
/// A term stands for either choice.
TermTruth Terms::is_open(Kind kind, const Value& a, const Value& b) {
  return truth(!a.term && !b.term && Concrete::is_open(kind, a.known, b.known).value);
}
TermValue Terms::logical(Kind kind, const Value& a, const Value& b) {
  return apply(name_of(kind), a.type(), {a, b});
}
TermValue Terms::logical_not(const Value& a) { return apply("Not", a.type(), {a}); }
TermValue Terms::select(const Value& c, const Value& t, const Value& f) {
  if (c.term) return apply("Select", t.type(), {c, t, f});
  return c.known.indeterminate ? indeterminate(t.type()) : c.known.bits ? t : f;
}
TermTruth Terms::castable(const Value& v, Type to) {
  if (!v.term) return truth(Concrete::castable(v.known, to).value);
  return v.type().is_integer() || !to.is_integer() ? truth(true) : Truth{};
}
TermValue Terms::cast(const Value& v, Type to) {
  return v.type() == to ? v : apply("Cast", to, {v});
}

TermValue Terms::math(const numeric::MathFunction& f, const Value* args, std::uint32_t stride) {
  std::vector<Value> gathered;
  for (std::uint32_t i = 0; i < f.arity; ++i) gathered.push_back(args[i * stride]);
  return apply(std::string(f.name), f.result_type(args[0].type()), gathered);
}
TermTruth Terms::math_is_defined(const numeric::MathFunction& f, const Value* args,
                                 std::uint32_t stride) {
  Args known;
  for (std::uint32_t i = 0; i < f.arity; ++i) {
    if (args[i * stride].term)
      return f.name == "clz" || f.name == "q_multiply_shift_per_axis" ? Truth{} : truth(true);
    known.push_back(args[i * stride].known);
  }
  return truth(Concrete::math_is_defined(f, known.data(), 1).value);
}
TermValue Terms::bitwise(std::string_view op, const Value& a, const Value& b) {
  return apply(std::string(op), a.type(), {a, b});
}
TermValue Terms::bitwise_not(const Value& a) { return apply("bitwise_not", a.type(), {a}); }
TermValue Terms::shift(bool left, const Value& a, const Value& count) {
  return apply(left ? "shift_left" : "shift_right", a.type(), {a, count});
}
TermTruth Terms::is_shift_count(const Value& a, const Value& count) {
  if (count.term) return {};
  return truth(
      Concrete::is_shift_count(a.term ? Concrete::of(0, a.type()) : a.known, count.known).value);
}
TermValue Terms::reinterpret(const Value& a, Type type) { return apply("reinterpret", type, {a}); }
TermValue Terms::wide(const Value& low, const Value& high, Type type) {
  return apply("large_uint_imm", type, {low, high});
}

TermIndex Terms::index(const Value& v) { return as_index(v.term ? cast(v, kIndex) : v); }
TermValue Terms::value_of(Index i, Type type) {
  return i.term ? cast(value(i), type) : integer(type, i.value);
}
TermIndex Terms::multiply_add(Index a, Index b, Index c) {
  return as_index(binary(Kind::kAdd, binary(Kind::kMul, value(a), value(b)), value(c)));
}
TermIndex Terms::smaller(Index a, Index b) {
  return as_index(binary(Kind::kMin, value(a), value(b)));
}
TermIndex Terms::larger(Index a, Index b) {
  return as_index(binary(Kind::kMax, value(a), value(b)));
}
TermTruth Terms::equal(Index a, Index b) {
  if (a.term || b.term) return a.term == b.term ? truth(true) : Truth{};
  return truth(a.value == b.value);
}
TermTruth Terms::less(Index a, Index b) {
  if (a.term || b.term) return a.term == b.term ? truth(false) : Truth{};
  return truth(a.value < b.value);
}
TermTruth Terms::all_below(Index limit, Index base, std::span<const Index> extents,
                           std::span<const Index> strides) {
  const auto shape = known_numbers(extents), steps = known_numbers(strides);
  if (limit.term || base.term || !shape || !steps) return {};
  return truth(Concrete::all_below(limit.value, base.value, *shape, *steps).value);
}
TermTruth Terms::overlap(std::span<const Index> extents, std::span<const Index> strides) {
  const auto shape = known_numbers(extents), steps = known_numbers(strides);
  return shape && steps ? truth(Concrete::overlap(*shape, *steps).value) : TermTruth{};
}
TermTruth Terms::represents(Type type, const Value& v) {
  if (!all_known({v})) return v.term->type == type ? truth(true) : TermTruth{};
  return truth(Concrete::represents(type, v.known).value);
}

TermTruth Terms::product_below(const Value& k, const Value& step, const Value& limit) {
  if (!all_known({k, step, limit})) return {};
  return truth(Concrete::product_below(k.known, step.known, limit.known).value);
}

TermTruth Terms::affine_fits(const Value& k, const Value& step, const Value& min, Type type) {
  if (!all_known({k, step, min})) return {};
  return truth(Concrete::affine_fits(k.known, step.known, min.known, type).value);
}

}  // namespace tenor::semantics::test
