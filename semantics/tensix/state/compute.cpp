// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "semantics/tensix/state/evaluate.h"

namespace tenor::semantics::tensix {
namespace {

using spec::tenstorrent::Operator;
using spec::tenstorrent::Type;

/// In the type's own arithmetic; results keep 64 bits.
template <class T>
std::optional<std::uint64_t> compute_as(Operator op, std::uint64_t left, std::uint64_t right) {
  const T a = static_cast<T>(left), b = static_cast<T>(right);
  const auto wraps = [](std::uint64_t v) { return static_cast<std::uint64_t>(static_cast<T>(v)); };
  const auto width = static_cast<std::uint64_t>(sizeof(T) * 8);
  const bool is_division = op == Operator::kDivide || op == Operator::kModulo;
  if (is_division && (b == 0 || (std::numeric_limits<T>::is_signed &&
                                 a == std::numeric_limits<T>::min() && b == static_cast<T>(-1))))
    return {};
  if ((op == Operator::kShiftLeft || op == Operator::kShiftRight) && right >= width) return {};
  switch (op) {
    case Operator::kAdd: return wraps(left + right);
    case Operator::kSubtract: return wraps(left - right);
    case Operator::kMultiply: return wraps(left * right);
    case Operator::kDivide: return wraps(static_cast<std::uint64_t>(a / b));
    case Operator::kModulo: return wraps(static_cast<std::uint64_t>(a % b));
    case Operator::kLess: return a < b;
    case Operator::kLessEqual: return a <= b;
    case Operator::kGreater: return a > b;
    case Operator::kGreaterEqual: return a >= b;
    case Operator::kEqual: return a == b;
    case Operator::kNotEqual: return a != b;
    case Operator::kBitAnd: return wraps(left & right);
    case Operator::kBitOr: return wraps(left | right);
    case Operator::kBitXor: return wraps(left ^ right);
    case Operator::kShiftLeft: return wraps(left << right);
    case Operator::kShiftRight: return wraps(static_cast<std::uint64_t>(a >> right));
    case Operator::kAnd:
    case Operator::kOr: break;  // their right side may not be evaluated: not here
  }
  return {};
}

constexpr std::uint64_t kLow = 0xffffffffu;

}  // namespace

std::optional<std::uint64_t> compute(Operator op, Type type, std::uint64_t a, std::uint64_t b) {
  if (type == Type::kUint64) return compute_as<std::uint64_t>(op, a, b);
  const auto result = type == Type::kUint32 ? compute_as<std::uint32_t>(op, a, b)
                                            : compute_as<std::int32_t>(op, a, b);
  return result ? std::optional(*result & kLow) : std::nullopt;
}

std::string_view word(AgentKind kind) {
  switch (kind) {
    case AgentKind::kReader: return "reader";
    case AgentKind::kWriter: return "writer";
    case AgentKind::kUnpack: return "unpacker";
    case AgentKind::kMath: return "matrix unit";
    case AgentKind::kPack: return "packer";
  }
  return "packer";
}

}  // namespace tenor::semantics::tensix
