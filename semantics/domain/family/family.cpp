// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/family/family.h"

#include <fmt/format.h>

#include "semantics/domain/family/integers.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::Polynomial;
using spec::ScalarType;

namespace {

bool is_known(const FamilyValue& v) { return Family::run().at(v).op == FamilyOp::kConstant; }
const ConcreteValue& known_of(const FamilyValue& v) { return Family::run().at(v).known; }

/// A node of these operands, which has no value where one of them has none (TIR-D19).
FamilyNode node_of(FamilyOp op, ScalarType type, std::vector<FamilyValue> args) {
  FamilyRun& run = Family::run();
  FamilyNode node;
  node.op = op;
  node.type = type;
  for (const FamilyValue& v : args)
    node.undefined = run.formulas().disjunction(node.undefined, run.at(v).undefined);
  node.args = std::move(args);
  return node;
}

/// The value of the node, which is that integer where the datatype has it.
FamilyValue integer_of(FamilyNode node, const Number& n) {
  FamilyRun& run = Family::run();
  if (n && node.type.is_integer() && !node.type.is_bool() && run.fits(*n, node.type))
    node.number = n;
  return run.add(std::move(node));
}

bool is_number(const FamilyValue& v) {
  const FamilyNode& node = Family::run().at(v);
  return node.number.has_value() || node.type.is_bool();
}
bool are_numbers(const FamilyValue& a, const FamilyValue& b) {
  return Family::run().at(a).type.is_integer() && is_number(a) && is_number(b);
}

}  // namespace

std::uint64_t Family::number_of(const Value& v) {
  if (run().at(v).ordinal) return *run().at(v).ordinal;
  if (!is_known(v)) give_up("a count depends on sizes or data");
  return known_of(v).bits;
}

FamilyTruth Family::is_true(const Value& v) {
  const FamilyNode& node = run().at(v);
  if (node.type.is_bool()) return {*node.truth};
  if (is_known(v)) return truth(known_of(v).bits != 0);
  if (!node.number && node.type.is_integer())
    return {*run().at(compare(Kind::kNE, v, integer(node.type, 0))).truth};
  if (!node.number) return {run().datum("a truth depends on data")};
  return !Truth{run().formulas().is_zero(*node.number)};
}

std::string Family::show(const Value& v) {
  if (is_known(v)) return Concrete::show(known_of(v));
  const FamilyNode& node = run().at(v);
  return node.number ? run().text(*node.number) : "a value of data";
}

FamilyValue Family::binary(Kind kind, const Value& a, const Value& b) {
  if (is_known(a) && is_known(b))
    return of_concrete(Concrete::binary(kind, known_of(a), known_of(b)));
  FamilyNode node = node_of(FamilyOp::kBinary, run().at(a).type, {a, b});
  node.detail = static_cast<std::uint32_t>(kind);
  Number n;
  if (are_numbers(a, b)) n = operator_of_integers(run(), kind, run().number(a), run().number(b));
  return integer_of(std::move(node), n);
}

FamilyValue Family::compare(Kind kind, const Value& a, const Value& b) {
  if (is_known(a) && is_known(b))
    return of_concrete(Concrete::compare(kind, known_of(a), known_of(b)));
  FamilyNode node = node_of(FamilyOp::kCompare, spec::bool_type().scalar, {a, b});
  node.detail = static_cast<std::uint32_t>(kind);
  if (are_numbers(a, b)) {
    const Polynomial x = run().number(a), y = run().number(b);
    Formulas& formulas = run().formulas();
    switch (kind) {
      case Kind::kEq: node.truth = same(run(), x, y); break;
      case Kind::kNE: node.truth = formulas.negation(same(run(), x, y)); break;
      case Kind::kLT: node.truth = formulas.negation(at_least(run(), x, y)); break;
      case Kind::kLE: node.truth = at_least(run(), y, x); break;
      case Kind::kGE: node.truth = at_least(run(), x, y); break;
      default: node.truth = formulas.negation(at_least(run(), y, x)); break;
    }
  }
  return run().add(std::move(node));
}

FamilyTruth Family::is_open(Kind kind, const Value& a, const Value& b) {
  return truth(is_known(a) && is_known(b) &&
               Concrete::is_open(kind, known_of(a), known_of(b)).value);
}

FamilyValue Family::logical(Kind kind, const Value& a, const Value& b) {
  if (is_known(a) && is_known(b))
    return of_concrete(Concrete::logical(kind, known_of(a), known_of(b)));
  FamilyNode node = node_of(FamilyOp::kLogical, spec::bool_type().scalar, {a, b});
  node.detail = static_cast<std::uint32_t>(kind);
  const FormulaId x = is_true(a).formula, y = is_true(b).formula;
  node.truth =
      kind == Kind::kAnd ? run().formulas().conjunction(x, y) : run().formulas().disjunction(x, y);
  return run().add(std::move(node));
}

FamilyValue Family::logical_not(const Value& a) {
  if (is_known(a)) return of_concrete(Concrete::logical_not(known_of(a)));
  FamilyNode node = node_of(FamilyOp::kNot, spec::bool_type().scalar, {a});
  node.truth = run().formulas().negation(is_true(a).formula);
  return run().add(std::move(node));
}

FamilyValue Family::merged(Truth t, const Value& a, const Value& b) {
  if (a == b || t.formula == kAlways) return a;
  if (t.formula == kNever) return b;
  FamilyRun& r = run();
  const FamilyNode &x = r.at(a), &y = r.at(b);
  if (x.type != y.type || x.type.is_handle()) {
    const bool is_same = is_known(a) && is_known(b) && Concrete::identical(x.known, y.known);
    if (!is_same) give_up("sizes or data choose between two handles");
    return a;
  }
  Formulas& formulas = r.formulas();
  const auto either = [&](FormulaId one, FormulaId other) {
    return formulas.disjunction(formulas.conjunction(t.formula, one),
                                formulas.conjunction(formulas.negation(t.formula), other));
  };
  FamilyNode node;
  node.op = FamilyOp::kMerged;
  node.type = x.type;
  node.detail = t.formula;
  node.args = {a, b};
  node.undefined = either(x.undefined, y.undefined);
  if (x.truth && y.truth) node.truth = either(*x.truth, *y.truth);
  if (x.number && y.number && !x.type.is_bool()) {
    const Polynomial one = *x.number, other = *y.number;
    node.number = choice(r, t.formula, one, other);
  }
  return r.add(std::move(node));
}

FamilyValue Family::select(const Value& c, const Value& t, const Value& f) {
  if (is_known(c))
    return known_of(c).indeterminate ? indeterminate(run().at(t).type) : known_of(c).bits ? t : f;
  const Value chosen = merged(is_true(c), t, f);
  FamilyNode node = run().at(chosen);
  if (node.op != FamilyOp::kMerged && run().at(c).undefined == kNever) return chosen;
  node.op = FamilyOp::kSelect;
  node.args = {c, t, f};
  node.undefined = run().formulas().disjunction(node.undefined, run().at(c).undefined);
  return run().add(std::move(node));
}

FamilyTruth Family::castable(const Value& v, Type to) {
  if (is_known(v)) return truth(Concrete::castable(known_of(v), to).value);
  if (!numeric::loses_values(run().at(v).type, to) || to.is_bool()) return truth(true);
  return Truth{run().at(v).undefined} | Truth{run().datum("a float has a value of the datatype")};
}

FamilyValue Family::cast(const Value& v, Type to) {
  if (run().at(v).type == to) return v;
  if (is_known(v)) return of_concrete(Concrete::cast(known_of(v), to));
  FamilyNode node = node_of(FamilyOp::kCast, to, {v});
  const bool from_integer = run().at(v).type.is_integer() && is_number(v);
  if (from_integer && to.is_bool()) node.truth = is_true(v).formula;
  Number n;
  if (from_integer && to.is_integer()) n = run().number(v);
  return integer_of(std::move(node), n);
}

FamilyValue Family::math(const numeric::MathFunction& f, const Value* args, std::uint32_t stride) {
  std::vector<FamilyValue> operands;
  std::vector<ConcreteValue> all;
  for (std::uint32_t i = 0; i < f.arity; ++i) operands.push_back(args[i * stride]);
  for (const FamilyValue& v : operands) all.push_back(known_of(v));
  if (std::ranges::all_of(operands, is_known)) return of_concrete(Concrete::math(f, all.data(), 1));
  FamilyNode node = node_of(FamilyOp::kMath, f.result_type(run().at(args[0]).type), operands);
  node.math = &f;
  return run().add(std::move(node));
}

FamilyTruth Family::math_is_defined(const numeric::MathFunction& f, const Value* args,
                                    std::uint32_t stride) {
  std::vector<ConcreteValue> all;
  Truth lacks = truth(false);
  bool are_known = true;
  for (std::uint32_t i = 0; i < f.arity; ++i) {
    all.push_back(known_of(args[i * stride]));
    are_known = are_known && is_known(args[i * stride]);
    lacks = lacks | is_indeterminate(args[i * stride]);
  }
  if (are_known) return truth(Concrete::math_is_defined(f, all.data(), 1).value);
  if (f.domain != numeric::MathDomain::kInteger) return truth(true);
  return lacks | Truth{run().datum("a function has a value there")};
}

FamilyValue Family::bitwise(std::string_view op, const Value& a, const Value& b) {
  if (is_known(a) && is_known(b))
    return of_concrete(Concrete::bitwise(op, known_of(a), known_of(b)));
  FamilyNode node = node_of(FamilyOp::kBitwise, run().at(a).type, {a, b});
  node.name = op;
  if (node.type.is_bool()) {
    const Truth x = is_true(a), y = is_true(b);
    node.truth = (op == "bitwise_and"  ? x & y
                  : op == "bitwise_or" ? x | y
                                       : (x & !y) | (!x & y))
                     .formula;
  }
  return run().add(std::move(node));
}

FamilyValue Family::bitwise_not(const Value& a) {
  if (is_known(a)) return of_concrete(Concrete::bitwise_not(known_of(a)));
  return run().add(node_of(FamilyOp::kBitwise, run().at(a).type, {a}));
}

FamilyValue Family::shift(bool left, const Value& a, const Value& count) {
  if (is_known(a) && is_known(count))
    return of_concrete(Concrete::shift(left, known_of(a), known_of(count)));
  FamilyNode node = node_of(FamilyOp::kShift, run().at(a).type, {a, count});
  node.detail = left;
  Number n;
  if (is_known(count) && is_number(a) && known_of(count).bits < 31) {
    const auto factor = Polynomial::constant(std::int64_t{1} << known_of(count).bits);
    n = operator_of_integers(run(), left ? Kind::kMul : Kind::kFloorDiv, run().number(a), factor);
  }
  return integer_of(std::move(node), n);
}

FamilyTruth Family::is_shift_count(const Value& a, const Value& count) {
  if (is_known(a) && is_known(count))
    return Truth{Concrete::is_shift_count(known_of(a), known_of(count)).value ? kAlways : kNever};
  const Index bits = index_of(run().at(a).type.bits);
  return is_indeterminate(a) | is_indeterminate(count) | within(index(count), index_of(0), bits);
}

FamilyValue Family::reinterpret(const Value& a, Type type) {
  if (is_known(a)) return of_concrete(Concrete::reinterpret(known_of(a), type));
  return run().add(node_of(FamilyOp::kReinterpret, type, {a}));
}

FamilyValue Family::wide(const Value& low, const Value& high, Type type) {
  if (is_known(low) && is_known(high))
    return of_concrete(Concrete::wide(known_of(low), known_of(high), type));
  return run().add(node_of(FamilyOp::kWide, type, {low, high}));
}

FamilyValue Family::agreed(const Value& a, const Value& b) {
  if (a == b) return a;
  FamilyNode node = node_of(FamilyOp::kAgreed, run().at(b).type, {a, b});
  node.undefined = run().formulas().disjunction(node.undefined, run().datum("two values differ"));
  return run().add(std::move(node));
}

}  // namespace tenor::semantics
