// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/real_values.h"

#include <algorithm>
#include <array>
#include <set>

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;

namespace {

using RealFunction = RealNumber (*)(const RealNumber&);

RealNumber error_function(const RealNumber& x) {
  RealNumber made;
  mpfr_erf(made.backend().data(), x.backend().data(), MPFR_RNDN);
  return made;
}

/// Of one operand; those that TIR and operators of Relax know best.
RealFunction function_named(std::string_view name) {
  static constexpr std::pair<std::string_view, RealFunction> kAll[] = {
      {"exp", [](const RealNumber& x) -> RealNumber { return exp(x); }},
      {"exp2", [](const RealNumber& x) -> RealNumber { return pow(RealNumber(2), x); }},
      {"log", [](const RealNumber& x) -> RealNumber { return log(x); }},
      {"log2", [](const RealNumber& x) -> RealNumber { return log(x) / log(RealNumber(2)); }},
      {"log10", [](const RealNumber& x) -> RealNumber { return log10(x); }},
      {"sqrt", [](const RealNumber& x) -> RealNumber { return sqrt(x); }},
      {"rsqrt", [](const RealNumber& x) -> RealNumber { return 1 / sqrt(x); }},
      {"sigmoid", [](const RealNumber& x) -> RealNumber { return 1 / (1 + exp(-x)); }},
      {"tanh", [](const RealNumber& x) -> RealNumber { return tanh(x); }},
      {"erf", error_function},
      {"sin", [](const RealNumber& x) -> RealNumber { return sin(x); }},
      {"cos", [](const RealNumber& x) -> RealNumber { return cos(x); }},
      {"atan", [](const RealNumber& x) -> RealNumber { return atan(x); }},
      {"fabs", [](const RealNumber& x) -> RealNumber { return abs(x); }},
      {"floor", [](const RealNumber& x) -> RealNumber { return floor(x); }},
      {"ceil", [](const RealNumber& x) -> RealNumber { return ceil(x); }},
      {"trunc", [](const RealNumber& x) -> RealNumber { return trunc(x); }}};
  const auto* found =
      std::ranges::find(kAll, name, &std::pair<std::string_view, RealFunction>::first);
  return found == std::end(kAll) ? nullptr : found->second;
}

}  // namespace

std::optional<RealNumber> RealValues::operator()(TermId t) {
  std::set<TermId> reached{t};
  std::vector<TermId> left{t};
  while (!left.empty()) {
    const TermId next = left.back();
    left.pop_back();
    for (const TermId arg : bank_.args(next))
      if (reached.insert(arg).second) left.push_back(arg);
  }
  // Operands have lower numbers.
  for (const TermId each : reached)
    if (!numbers_.contains(each) && !values_.contains(each) && !compute(each)) return {};
  return is_float(t) ? std::optional(numbers_.at(t)) : std::nullopt;
}

bool RealValues::compute(TermId t) {
  if (bank_.at(t).op == TermOp::kArray) {
    values_[t] = {};  // its elements are asked for alone
    return true;
  }
  return is_float(t) ? compute_number(t) : compute_other(t);
}

bool RealValues::set(TermId t, RealNumber value) {
  if (!isfinite(value)) return false;
  numbers_.insert_or_assign(t, std::move(value));
  return true;
}

bool RealValues::compute_number(TermId t) {
  const TermNode& node = bank_.at(t);
  const auto of_bits = [&](const ConcreteValue& v) {
    return !v.indeterminate && set(t, RealNumber(numeric::to_double(node.type, v.bits)));
  };
  switch (node.op) {
    case TermOp::kConstant: return of_bits(bank_.value(t));
    case TermOp::kInput: return of_bits(inputs_(node.detail, node.payload()));
    case TermOp::kOperator: return set_operator(t);
    case TermOp::kMath: return set_function(t);
    case TermOp::kSelect: {
      const bool holds = values_.at(node.args[0]).bits != 0;
      return set(t, numbers_.at(node.args[holds ? 1 : 2]));
    }
    case TermOp::kCast: {
      const TermId from = node.args[0];
      if (is_float(from)) return set(t, numbers_.at(from));
      const ConcreteValue v = values_.at(from);
      return set(t, v.type.is_int() ? RealNumber(Concrete::index(v)) : RealNumber(v.bits));
    }
    case TermOp::kElement: {
      const auto elements = bank_.args(node.args[0]);
      const auto i = static_cast<std::uint64_t>(Concrete::index(values_.at(node.args[1])));
      return i < elements.size() && set(t, numbers_.at(elements[i]));
    }
    default: return false;
  }
}

bool RealValues::set_operator(TermId t) {
  const TermNode& node = bank_.at(t);
  const RealNumber &a = numbers_.at(node.args[0]), &b = numbers_.at(node.args[1]);
  switch (node.kind()) {
    case ExprKind::kAdd: return set(t, a + b);
    case ExprKind::kSub: return set(t, a - b);
    case ExprKind::kMul: return set(t, a * b);
    case ExprKind::kDiv: return b != 0 && set(t, a / b);
    case ExprKind::kMin: return set(t, std::min(a, b));
    case ExprKind::kMax: return set(t, std::max(a, b));
    default: return false;
  }
}

bool RealValues::set_function(TermId t) {
  const TermNode& node = bank_.at(t);
  const numeric::MathFunction& f = bank_.math(node.detail);
  const RealNumber& a = numbers_.at(node.args[0]);
  if (f.name == "fma") return set(t, a * numbers_.at(node.args[1]) + numbers_.at(node.args[2]));
  if (f.name == "pow") return a > 0 && set(t, pow(a, numbers_.at(node.args[1])));
  const RealFunction function = f.arity == 1 ? function_named(f.name) : nullptr;
  return function && set(t, function(a));
}

/// Of floats a comparison alone is not a float.
bool RealValues::compute_other(TermId t) {
  const TermNode& node = bank_.at(t);
  const auto args = bank_.args(t);
  const bool has_floats = std::ranges::any_of(args, [&](TermId arg) { return is_float(arg); });
  if (has_floats && node.op == TermOp::kOperator && spec::is_cmp_op(node.kind())) {
    const RealNumber difference = numbers_.at(args[0]) - numbers_.at(args[1]);
    const ConcreteValue sign = Concrete::integer(spec::int_type(64).scalar, difference < 0   ? -1
                                                                            : difference > 0 ? 1
                                                                                             : 0);
    const ConcreteValue zero = Concrete::integer(spec::int_type(64).scalar, 0);
    values_[t] = Concrete::of(Concrete::compare(node.kind(), sign, zero).bits, node.type);
    return true;
  }
  if (has_floats || node.op == TermOp::kUnknown) return false;
  if (node.op == TermOp::kConstant) return values_[t] = bank_.value(t), true;
  if (node.op == TermOp::kInput) {
    const ConcreteValue value = inputs_(node.detail, node.payload());
    return values_[t] = value, !value.indeterminate;
  }
  if (node.op == TermOp::kElement || node.op == TermOp::kJoin || node.op == TermOp::kReduced ||
      node.op == TermOp::kIterated || node.op == TermOp::kRepeated)
    return false;
  std::array<ConcreteValue, 4> operands{};
  for (std::size_t i = 0; i < args.size(); ++i) operands[i] = values_.at(args[i]);
  values_[t] = semantics::compute(bank_, node, operands.data());
  return true;
}

}  // namespace tenor::solver
