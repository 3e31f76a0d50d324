// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/term.h"

#include <algorithm>

#include "semantics/domain/term/choices.h"
#include "semantics/domain/term/laws.h"
#include "semantics/domain/term/show.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

constexpr ScalarType kTruthType = spec::bool_type().scalar;

TermId term_of(const TermValue& v) { return TermRun::current().term_of(v); }

/// Is it a value of that integer type as a float that has them all?
bool comes_from(TermId t, ScalarType type) {
  const TermNode& node = term_bank().at(t);
  return node.op == TermOp::kCast && type.is_integer() && term_bank().type(node.args[0]) == type &&
         holds_all(node.type, type);
}

/// What has no value where one of these has none (TIR-D19); nothing where one never has.
template <class... Vs>
std::optional<TermId> undefined_of(const Vs&... values) {
  if ((values.indeterminate || ...)) return {};
  TermTruth any{kFalse};
  ((any = any | TermTruth{values.undefined()}), ...);
  if (any.term == kTrue) return {};
  return any.term;
}

/// The operator applied, one operand at least being a term.
template <class... Vs>
TermValue apply(TermOp op, ScalarType type, std::uint32_t detail, const Vs&... values) {
  const auto undefined = undefined_of(values...);
  if (!undefined) return Term::indeterminate(type);
  const TermNode node{op, sizeof...(values), type, detail, {term_of(values)...}};
  const auto chosen = over_choices(term_bank(), node);
  return Term::of_term(chosen ? *chosen : term_bank().intern(node), *undefined);
}

BitwiseOp bitwise_op(std::string_view name) {
  return name == "bitwise_and"  ? BitwiseOp::kAnd
         : name == "bitwise_or" ? BitwiseOp::kOr
                                : BitwiseOp::kXor;
}

/// The arguments of a function: known, and as terms.
struct MathOperands {
  std::array<ConcreteValue, 7> known{};
  std::array<TermId, 7> terms{};
  TermId undefined = kFalse;  ///< when one of them has no value
  bool any_term = false;

  TermId term(TermOp op, const numeric::MathFunction& f, ScalarType type) const {
    TermNode made{op, f.arity, type, term_bank().math_number(f), {}};
    if (f.arity > made.args.size()) {
      TermRun::current().reach_limit("a function of data has more operands than a term can have");
      return kOpaque;
    }
    std::copy_n(terms.begin(), f.arity, made.args.begin());
    return term_bank().intern(made);
  }
};

MathOperands gather(const numeric::MathFunction& f, const TermValue* args, std::uint32_t stride) {
  MathOperands operands;
  for (std::uint32_t i = 0; i < f.arity; ++i) {
    const TermValue& v = args[i * stride];
    const TermTruth lacks{v.indeterminate ? kTrue : v.undefined()};
    operands.known[i] = v.known();
    operands.terms[i] = term_of(v);
    operands.undefined = (TermTruth{operands.undefined} | lacks).term;
    operands.any_term |= v.is_term;
  }
  return operands;
}

}  // namespace

std::string Term::gave_up() {
  if (term_bank().full()) return "there are more terms than the budget allows";
  return TermRun::current().gave_up();
}

TermValue Term::of_term(TermId term, TermId undefined) {
  const TermBank& terms = term_bank();
  if (undefined == kFalse && terms.is_constant(term)) return of_concrete(terms.value(term));
  return {term | std::uint64_t{undefined} << 32, terms.type(term), false, HandleKind::kPointer,
          true};
}

std::uint64_t Term::number_of(const Value& v) {
  if (!v.is_term) return v.bits;
  TermRun::current().give_up("a count depends on data");
  return 0;
}

TermTruth Term::is_true(const Value& v) {
  if (!v.is_term) return truth(v.bits != 0);
  if (v.type.is_bool()) return {v.term()};
  return {term_bank().comparison(ExprKind::kNE, v.term(),
                                 term_bank().constant(Concrete::of(0, v.type)))};
}

TermValue Term::agreed(const Value& a, const Value& b) {
  if (a == b) return b;
  const Type type = b.type;
  if (a.indeterminate || b.indeterminate || a.type != type || type.is_handle())
    return indeterminate(type);
  const Type bits = spec::uint_type(static_cast<int>(8 * type.bytes())).scalar;
  const Value before = reinterpret(a, bits), after = reinterpret(b, bits);
  const Truth same = is_true(compare(Kind::kEq, before, after));
  const Truth lacks = Truth{a.undefined()} | Truth{b.undefined()} | !same;
  return lacks.term == kTrue ? indeterminate(type) : of_term(term_of(b), lacks.term);
}

TermValue Term::binary(Kind kind, const Value& a, const Value& b) {
  if (!a.is_term && !b.is_term) return of_concrete(Concrete::binary(kind, a.known(), b.known()));
  return apply(TermOp::kOperator, a.type, detail_of(kind), a, b);
}

TermValue Term::compare(Kind kind, const Value& a, const Value& b) {
  if (!a.is_term && !b.is_term) return of_concrete(Concrete::compare(kind, a.known(), b.known()));
  const auto undefined = undefined_of(a, b);
  if (!undefined) return indeterminate(kTruthType);
  return of_term(term_bank().comparison(kind, term_of(a), term_of(b)), *undefined);
}

TermValue Term::logical(Kind kind, const Value& a, const Value& b) {
  const auto undefined = undefined_of(a, b);
  if (!undefined) return indeterminate(kTruthType);
  const TermId x = term_of(a), y = term_of(b);
  return of_term(kind == Kind::kAnd ? term_bank().conjunction(x, y) : term_bank().disjunction(x, y),
                 *undefined);
}

TermValue Term::logical_not(const Value& a) {
  if (!a.is_term) return of_concrete(Concrete::logical_not(a.known()));
  return of_term(term_bank().negation(a.term()), a.undefined());
}

TermValue Term::select(const Value& c, const Value& t, const Value& f) {
  if (!c.is_term) return c.indeterminate ? indeterminate(t.type) : c.bits ? t : f;
  TermValue chosen = TermRun::current().merged(c.term(), t, f);
  if (chosen.indeterminate || c.undefined() == kFalse) return chosen;
  const TermId undefined = term_bank().disjunction(c.undefined(), chosen.undefined());
  return undefined == kTrue ? indeterminate(t.type) : of_term(term_of(chosen), undefined);
}

TermTruth Term::castable(const Value& v, Type to) {
  if (!v.is_term) return truth(Concrete::castable(v.known(), to).value);
  const bool loses_values = numeric::loses_values(v.type, to) && !to.is_bool();
  if (!loses_values || comes_from(v.term(), to)) return truth(true);
  return {term_bank().disjunction(
      v.undefined(), term_bank().make(TermOp::kIsCastable, kTruthType, detail_of(to), {v.term()}))};
}

TermValue Term::cast(const Value& v, Type to) {
  if (v.type == to) return v;
  if (!v.is_term) return of_concrete(Concrete::cast(v.known(), to));
  return apply(TermOp::kCast, to, 0, v);
}

TermValue Term::math(const numeric::MathFunction& f, const Value* args, std::uint32_t stride) {
  const Type result = f.result_type(args[0].type);
  const MathOperands operands = gather(f, args, stride);
  if (operands.undefined == kTrue) return indeterminate(result);
  if (!operands.any_term) return of_concrete(Concrete::math(f, operands.known.data(), 1));
  return of_term(operands.term(TermOp::kMath, f, result), operands.undefined);
}

TermTruth Term::math_is_defined(const numeric::MathFunction& f, const Value* args,
                                std::uint32_t stride) {
  const MathOperands operands = gather(f, args, stride);
  if (operands.undefined == kTrue) return truth(true);
  if (!operands.any_term)
    return truth(Concrete::math_is_defined(f, operands.known.data(), 1).value);
  if (f.domain != numeric::MathDomain::kInteger) return truth(true);
  return Truth{operands.undefined} | Truth{operands.term(TermOp::kIsMathDefined, f, kTruthType)};
}

TermValue Term::bitwise(std::string_view op, const Value& a, const Value& b) {
  if (!a.is_term && !b.is_term) return of_concrete(Concrete::bitwise(op, a.known(), b.known()));
  return apply(TermOp::kBitwise, a.type, detail_of(bitwise_op(op)), a, b);
}

TermValue Term::bitwise_not(const Value& a) {
  if (!a.is_term) return of_concrete(Concrete::bitwise_not(a.known()));
  return apply(TermOp::kBitwise, a.type, detail_of(BitwiseOp::kNot), a);
}

TermValue Term::shift(bool left, const Value& a, const Value& count) {
  if (!a.is_term && !count.is_term)
    return of_concrete(Concrete::shift(left, a.known(), count.known()));
  return apply(TermOp::kBitwise, a.type,
               detail_of(left ? BitwiseOp::kShiftLeft : BitwiseOp::kShiftRight), a, count);
}

TermTruth Term::is_shift_count(const Value& a, const Value& count) {
  if (a.indeterminate || count.indeterminate) return truth(true);
  if (!count.is_term)
    return truth(Concrete::is_shift_count(Concrete::of(0, a.type), count.known()).value);
  const Index n = index(count);
  return Truth{count.undefined()} | within(n, index_of(0), index_of(a.type.bits));
}

TermValue Term::reinterpret(const Value& a, Type type) {
  if (a.type == type) return a;
  if (!a.is_term) return of_concrete(Concrete::reinterpret(a.known(), type));
  return apply(TermOp::kReinterpret, type, 0, a);
}

TermValue Term::wide(const Value& low, const Value& high, Type type) {
  if (!low.is_term && !high.is_term)
    return of_concrete(Concrete::wide(low.known(), high.known(), type));
  return apply(TermOp::kWide, type, 0, low, high);
}

TermValue Term::bytes(const Value& whole, std::size_t first, Type type) {
  if (whole.indeterminate) return indeterminate(type);
  if (!whole.is_term) return of(numeric::extended(type, whole.bits >> (8 * first)), type);
  const auto detail = static_cast<std::uint32_t>(first << 8 | type.bytes());
  return apply(TermOp::kBytes, type, detail, whole);
}

TermValue Term::join(std::span<const Value> parts, Type type) {
  const std::size_t width = type.bytes() / parts.size();
  std::uint64_t bits = 0;
  std::vector<TermId> terms;
  TermId undefined = kFalse;
  bool is_known = true;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].indeterminate) return indeterminate(type);
    undefined = term_bank().disjunction(undefined, parts[i].undefined());
    is_known &= !parts[i].is_term;
    const Value part = reinterpret(parts[i], spec::uint_type(static_cast<int>(8 * width)).scalar);
    terms.push_back(term_of(part));
    if (is_known) bits |= part.bits << (8 * width * i);
  }
  if (is_known) return of(bits, type);
  if (undefined == kTrue) return indeterminate(type);
  const TermId whole = term_bank().array(parts[0].type, terms);
  return of_term(term_bank().make(TermOp::kJoin, type, 0, {whole}), undefined);
}

std::string Term::show(const Value& v) {
  return v.is_term ? semantics::show(term_bank(), v.term()) : Concrete::show(v.known());
}

Term::Value Term::begun(const Value& v) {
  if (v.is_term || v.indeterminate || !v.type.is_floating()) return v;
  return of_term(TermReductions::begun(term_bank(), TermRun::current().term_of(v)));
}

Term::Value Term::combined(Kind combiner, const Value& old, const Value& v,
                           const ReductionPoint& point) {
  // Integers have the same sum, product and extremum in every order. What constants come to is a
  // constant where no init is a part of the block, so that the order is the program's.
  const bool are_constants = !v.is_term && !old.is_term;
  if (v.indeterminate || old.indeterminate || !v.type.is_floating() || are_constants) return v;
  TermRun& run = TermRun::current();
  const TermId before = run.term_of(old);
  const TermNode node = v.is_term ? run.bank().at(v.term()) : TermNode{};
  if (!node.is(combiner) || (node.args[0] != before && node.args[1] != before)) {
    give_up("what a block combines is not a term of its own");
    return v;
  }
  const TermId operand = node.args[node.args[0] == before ? 1 : 0];
  return of_term(run.reductions()->update(run.bank(), combiner, before, operand, point),
                 v.undefined());
}

Term::Value Term::chosen(const ReductionPart& part, const Value& old, const Value& v) {
  TermRun& run = TermRun::current();
  const bool has_values = !v.indeterminate && !old.indeterminate;
  const auto made =
      has_values ? run.reductions()->choose(run.bank(), part, run.term_of(old), run.term_of(v))
                 : std::nullopt;
  if (!made && part.any_order) give_up("threads choose what is not a term of its own");
  return made && v.is_term ? of_term(*made, v.undefined()) : v;
}

}  // namespace tenor::semantics
