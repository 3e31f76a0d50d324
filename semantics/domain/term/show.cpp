// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/show.h"

#include <fmt/format.h>

#include "semantics/domain/term/reductions.h"
#include "spec/text/print.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

ConcreteValue truth(bool b) { return Concrete::of(b, spec::bool_type().scalar); }

ConcreteValue compute_operator(const TermNode& node, const ConcreteValue* a) {
  const ExprKind kind = node.kind();
  if (kind == ExprKind::kNot) return Concrete::logical_not(a[0]);
  if (spec::is_binary_op(kind)) return Concrete::binary(kind, a[0], a[1]);
  if (spec::is_cmp_op(kind)) return Concrete::compare(kind, a[0], a[1]);
  return Concrete::logical(kind, a[0], a[1]);
}

ConcreteValue compute_bitwise(const TermNode& node, const ConcreteValue* a) {
  switch (static_cast<BitwiseOp>(node.detail)) {
    case BitwiseOp::kAnd: return Concrete::bitwise("bitwise_and", a[0], a[1]);
    case BitwiseOp::kOr: return Concrete::bitwise("bitwise_or", a[0], a[1]);
    case BitwiseOp::kXor: return Concrete::bitwise("bitwise_xor", a[0], a[1]);
    case BitwiseOp::kNot: return Concrete::bitwise_not(a[0]);
    case BitwiseOp::kShiftLeft: return Concrete::shift(true, a[0], a[1]);
    default: return Concrete::shift(false, a[0], a[1]);
  }
}

constexpr std::string_view symbol(ExprKind kind) {
  switch (kind) {
    case ExprKind::kAdd: return " + ";
    case ExprKind::kSub: return " - ";
    case ExprKind::kMul: return " * ";
    case ExprKind::kDiv: return " / ";
    case ExprKind::kFloorDiv: return " // ";
    case ExprKind::kFloorMod: return " % ";
    case ExprKind::kEq: return " == ";
    case ExprKind::kNE: return " != ";
    case ExprKind::kLT: return " < ";
    case ExprKind::kLE: return " <= ";
    case ExprKind::kGT: return " > ";
    case ExprKind::kGE: return " >= ";
    case ExprKind::kAnd: return " and ";
    case ExprKind::kOr: return " or ";
    default: return "";
  }
}

std::string name_of(const TermBank& bank, const TermNode& node) {
  constexpr const char* kBitwise[] = {"bitwise_and", "bitwise_or", "bitwise_xor",
                                      "bitwise_not", "shift_left", "shift_right"};
  switch (node.op) {
    case TermOp::kOperator:
      return node.is(ExprKind::kNot)   ? "not"
             : node.is(ExprKind::kMin) ? "min"
             : node.is(ExprKind::kMax) ? "max"
                                       : "truncmod";
    case TermOp::kSelect: return "Select";
    case TermOp::kCast: return spec::to_string(spec::DataType{node.type});
    case TermOp::kReinterpret: return "reinterpret";
    case TermOp::kBitwise: return kBitwise[node.detail];
    case TermOp::kMath: return std::string(bank.math(node.detail).name);
    case TermOp::kWide: return "large_uint_imm";
    case TermOp::kIsCastable: return "is_castable";
    case TermOp::kIsMathDefined: return std::string(bank.math(node.detail).name) + "_is_defined";
    case TermOp::kFits: return "fits";
    case TermOp::kElement: return "element";
    case TermOp::kBytes: return fmt::format("bytes_{}_{}", node.detail >> 8, node.detail & 0xff);
    case TermOp::kJoin: return "join";
    case TermOp::kReduced: return "reduced";
    case TermOp::kRepeated: return "repeated";
    default: return "";
  }
}

}  // namespace

std::string show(const TermBank& bank, TermId t, int depth, const TermNames& names) {
  const TermNode& node = bank.at(t);
  if (node.op == TermOp::kConstant) return Concrete::show(bank.value(t));
  if (node.op == TermOp::kInput)
    return names ? names(node.detail, node.payload())
                 : fmt::format("p{}[{}]", node.detail, node.payload());
  if (node.op == TermOp::kIterated)
    return fmt::format("iterated_{}[{}]", node.detail & 0xff, node.payload());
  if (node.op == TermOp::kUnknown) return "unknown";
  if (depth == 0) return "…";
  if (node.op == TermOp::kArray) return fmt::format("{} elements", node.detail);
  const bool infix = node.op == TermOp::kOperator && !symbol(node.kind()).empty();
  std::string text = infix ? "(" : name_of(bank, node) + "(";
  for (const TermId& arg : bank.args(t))
    text += (&arg == bank.args(t).data() ? ""
             : infix                     ? std::string(symbol(node.kind()))
                                         : ", ") +
            show(bank, arg, depth - 1, names);
  return text + ")";
}

ConcreteValue compute(const TermBank& bank, const TermNode& node, const ConcreteValue* a) {
  switch (node.op) {
    case TermOp::kOperator: return compute_operator(node, a);
    case TermOp::kSelect: return Concrete::select(a[0], a[1], a[2]);
    case TermOp::kCast: return Concrete::cast(a[0], node.type);
    case TermOp::kReinterpret: return Concrete::reinterpret(a[0], node.type);
    case TermOp::kBitwise: return compute_bitwise(node, a);
    case TermOp::kMath: return Concrete::math(bank.math(node.detail), a, 1);
    case TermOp::kWide: return Concrete::wide(a[0], a[1], node.type);
    case TermOp::kIsCastable: return truth(Concrete::castable(a[0], type_in(node.detail)).value);
    case TermOp::kIsMathDefined:
      return truth(Concrete::math_is_defined(bank.math(node.detail), a, 1).value);
    case TermOp::kFits:
      return truth(Concrete::affine_fits(a[0], a[1], a[2], type_in(node.detail)).value);
    case TermOp::kBytes:
      return Concrete::of(numeric::extended(node.type, a[0].bits >> (8 * (node.detail >> 8))),
                          node.type);
    case TermOp::kReduced:
      return node.count == 1 ? a[0] : Concrete::binary(reduced_step(node).combiner, a[0], a[1]);
    default: return Concrete::indeterminate(node.type);
  }
}

void TermEvaluator::finish(TermId t) {
  const TermNode& node = bank_.at(t);
  const std::span<const TermId> args = bank_.args(t);
  ConcreteValue result = Concrete::indeterminate(node.type);
  if (node.op == TermOp::kConstant) {
    result = bank_.value(t);
  } else if (node.op == TermOp::kInput) {
    result = inputs_(node.detail, node.payload());
  } else if (node.op == TermOp::kElement) {
    const auto elements = bank_.args(args[0]);
    const auto i = static_cast<std::uint64_t>(Concrete::index(values_[args[1]]));
    if (i < elements.size()) result = values_[elements[i]];
  } else if (node.op == TermOp::kJoin) {
    std::uint64_t bits = 0;
    const auto parts = bank_.args(args[0]);
    const std::size_t width = node.type.bytes() / parts.size();
    for (std::size_t i = 0; i < parts.size(); ++i)
      bits |= values_[parts[i]].bits << (8 * width * i);
    result = Concrete::of(bits, node.type);
  } else if (node.op != TermOp::kArray) {
    std::array<ConcreteValue, 4> numbers{};
    for (std::size_t i = 0; i < args.size(); ++i) numbers[i] = values_[args[i]];
    result = compute(bank_, node, numbers.data());
  }
  values_[t] = result, done_[t] = true;
}

ConcreteValue TermEvaluator::operator()(TermId t) {
  values_.resize(bank_.size()), done_.resize(bank_.size());
  std::vector<TermId> left{t};
  while (!left.empty()) {
    const TermId next = left.back();
    if (done_[next]) {
      left.pop_back();
      continue;
    }
    const std::size_t before = left.size();
    for (const TermId arg : bank_.args(next))
      if (!done_[arg]) left.push_back(arg);
    if (left.size() > before) continue;
    finish(next);
    left.pop_back();
  }
  return values_[t];
}

}  // namespace tenor::semantics
