// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/constants.h"

#include <cmath>
#include <string>
#include <vector>

namespace tenor::spec::reader {
namespace {

constexpr Wide kLimit = static_cast<Wide>(1) << 126;

std::optional<Value> whole(Span at, Wide result) {
  if (result >= kLimit || result <= -kLimit) return std::nullopt;
  return value_of(at, result);
}

Wide floor_divide(Wide a, Wide b) {
  const Wide quotient = a / b;
  return a % b != 0 && (a % b < 0) != (b < 0) ? quotient - 1 : quotient;
}

std::optional<Wide> product(Wide a, Wide b) {
  Wide result = 0;
  if (__builtin_mul_overflow(a, b, &result)) return std::nullopt;
  return result;
}

std::optional<Wide> power(Wide base, Wide exponent) {
  if (exponent < 0 || exponent > 126) return std::nullopt;
  Wide result = 1;
  for (Wide i = 0; i < exponent; ++i) {
    const auto next = product(result, base);
    if (!next) return std::nullopt;
    result = *next;
  }
  return result;
}

std::optional<Value> on_integers(std::string_view op, Wide a, Wide b, Span at) {
  const auto bits_of = [](Wide n) { return n >= 0 && n < 126; };
  const auto checked = [&](std::optional<Wide> n) { return n ? whole(at, *n) : std::nullopt; };
  if (op == "+") return whole(at, a + b);
  if (op == "-") return whole(at, a - b);
  if (op == "*") return checked(product(a, b));
  if (op == "//") return b == 0 ? std::nullopt : whole(at, floor_divide(a, b));
  if (op == "%") return b == 0 ? std::nullopt : whole(at, a - floor_divide(a, b) * b);
  if (op == "/") {
    if (b == 0) return std::nullopt;
    return value_of(at, static_cast<double>(a) / static_cast<double>(b));
  }
  if (op == "**") return checked(power(a, b));
  if (op == "<<") return bits_of(b) ? checked(product(a, static_cast<Wide>(1) << b)) : std::nullopt;
  if (op == ">>") return bits_of(b) ? whole(at, a >> b) : std::nullopt;
  if (op == "&") return whole(at, a & b);
  if (op == "|") return whole(at, a | b);
  if (op == "^") return whole(at, a ^ b);
  return std::nullopt;
}

std::optional<Value> on_floats(std::string_view op, double a, double b, Span at) {
  if (op == "+") return value_of(at, a + b);
  if (op == "-") return value_of(at, a - b);
  if (op == "*") return value_of(at, a * b);
  if (op == "**") return value_of(at, std::pow(a, b));
  if (b == 0) return std::nullopt;
  if (op == "/") return value_of(at, a / b);
  if (op == "//") return value_of(at, std::floor(a / b));
  if (op == "%") return value_of(at, a - b * std::floor(a / b));
  return std::nullopt;
}

template <class T>
std::optional<Value> compared(std::string_view op, const T& a, const T& b, Span at) {
  if (op == "==" || op == "is") return value_of(at, a == b);
  if (op == "!=" || op == "is not") return value_of(at, a != b);
  if (op == "<") return value_of(at, a < b);
  if (op == "<=") return value_of(at, a <= b);
  if (op == ">") return value_of(at, a > b);
  if (op == ">=") return value_of(at, a >= b);
  return std::nullopt;
}

double floating_of(const Value& v) {
  return v.is(Kind::kFloat) ? v.floating : static_cast<double>(v.integer);
}

std::optional<Value> joined(Arena& arena, const Value& a, const Value& b, Span at) {
  if (a.is(Kind::kString))
    return value_of(at, Kind::kString, arena.string(std::string(a.text) + std::string(b.text)));
  std::vector<Value> items(a.items.begin(), a.items.end());
  items.insert(items.end(), b.items.begin(), b.items.end());
  return sequence(at, a.kind, arena.list(items));
}

std::optional<Value> repeated(Arena& arena, const Value& a, Wide times, Span at) {
  constexpr Wide kMost = 1 << 16;  // elements of a list that a script writes as a product
  if (times * static_cast<Wide>(a.items.size()) > kMost) return std::nullopt;
  std::vector<Value> items;
  for (Wide i = 0; i < times; ++i) items.insert(items.end(), a.items.begin(), a.items.end());
  return sequence(at, a.kind, arena.list(items));
}

}  // namespace

std::optional<Value> apply(Arena& arena, std::string_view op, const Value& a, const Value& b,
                           Span at) {
  if (a.too_large || b.too_large) return std::nullopt;
  if (a.is_integral() && b.is_integral()) {
    const auto result = on_integers(op, a.integer, b.integer, at);
    return result ? result : compared(op, a.integer, b.integer, at);
  }
  if (a.is_number() && b.is_number()) {
    const auto result = on_floats(op, floating_of(a), floating_of(b), at);
    return result ? result : compared(op, floating_of(a), floating_of(b), at);
  }
  if (a.is(Kind::kString) && b.is(Kind::kString))
    return op == "+" ? joined(arena, a, b, at) : compared(op, a.text, b.text, at);
  if (a.is_sequence() && a.kind == b.kind && op == "+") return joined(arena, a, b, at);
  if (a.is_sequence() && b.is_integral() && op == "*") return repeated(arena, a, b.integer, at);
  if (a.is(Kind::kNone) || b.is(Kind::kNone)) {
    if (op == "is" || op == "==") return value_of(at, a.kind == b.kind);
    if (op == "is not" || op == "!=") return value_of(at, a.kind != b.kind);
  }
  return std::nullopt;
}

std::optional<Value> apply(std::string_view op, const Value& a, Span at) {
  if (op == "not") {
    const auto t = truth(a);
    return t ? std::optional(value_of(at, !*t)) : std::nullopt;
  }
  if (!a.is_number() || a.too_large) return std::nullopt;
  if (a.is(Kind::kFloat)) {
    if (op == "-") return value_of(at, -a.floating);
    return op == "+" ? std::optional(value_of(at, a.floating)) : std::nullopt;
  }
  if (op == "-") return value_of(at, static_cast<Wide>(-a.integer));
  if (op == "+") return value_of(at, a.integer);
  if (op == "~") return value_of(at, static_cast<Wide>(~a.integer));
  return std::nullopt;
}

std::optional<bool> truth(const Value& v) {
  switch (v.kind) {
    case Kind::kNone: return false;
    case Kind::kBool:
    case Kind::kInt: return v.integer != 0 || v.too_large;
    case Kind::kFloat: return v.floating != 0;
    case Kind::kString: return !v.text.empty();
    case Kind::kTuple:
    case Kind::kList:
    case Kind::kDict: return !v.items.empty();
    default: return std::nullopt;
  }
}

}  // namespace tenor::spec::reader
