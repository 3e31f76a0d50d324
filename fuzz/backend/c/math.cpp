// SPDX-License-Identifier: Apache-2.0
// The mathematical builtins. EXT/Builtin/<name>; TIR-D48. Those that C has exactly are C's own; the
// others, whose correctly rounded value no C library promises, are asked of the host, as a compiler
// would ask its run-time library.
#include "fuzz/backend/c/scalars.h"

namespace tenor::fuzz::c {

using namespace spec;
using semantics::numeric::MathFunction;

std::string Scalars::is_nan(ScalarType type, const std::string& x) {
  const std::string value = decoded(type, x);
  return fmt::format("{0} != {0}", value);
}

std::string Scalars::math(const MathFunction& f, ScalarType type,
                          const std::vector<std::string>& args) {
  if (const auto made = classified(f.name, type, args[0])) return *made;
  if (!type.is_floating()) {
    if (const auto made = integer_math(f.name, type, args)) return *made;
  } else if (const auto made = rounding(f.name, type, args[0])) {
    return *made;
  } else if (f.name == "copysign" || f.name == "fma") {
    if (f.name == "copysign") line("tenor_see({});", is_nan(type, args[1]));
    if (!is_widened(type)) {
      const std::string end = type.bits == 32 ? "f" : "";
      return define(type, fmt::format("{}{}({})", f.name, end, fmt::join(args, ", ")));
    }
  }
  return by_host(f, type, args);
}

/// One argument, exact or correctly rounded in C as well.
std::optional<std::string> Scalars::rounding(std::string_view op, ScalarType type,
                                             const std::string& x) {
  static constexpr std::pair<std::string_view, std::string_view> kSame[] = {
      {"floor", "floor"}, {"ceil", "ceil"},      {"trunc", "trunc"}, {"round", "rint"},
      {"sqrt", "sqrt"},   {"nearbyint", "rint"}, {"fabs", "fabs"},   {"abs", "fabs"}};
  for (const auto& [name, function] : kSame)
    if (name == op)
      return define(type, encoded(type, fmt::format("{}{}({})", function,
                                                    type.bits == 32 ? "f" : "", decoded(type, x))));
  return {};
}

std::optional<std::string> Scalars::classified(std::string_view op, ScalarType type,
                                               const std::string& x) {
  const ScalarType result = bool_type().scalar;
  if (op == "isnan") return define(result, type.is_floating() ? is_nan(type, x) : "0");
  const std::string value = decoded(type, x);
  const std::string finite = fmt::format("{0} - {0} == 0", value);
  if (op == "isfinite") return define(result, type.is_floating() ? finite : "1");
  if (op != "isinf") return {};
  if (!type.is_floating()) return define(result, "0");
  return define(result, fmt::format("!({}) && {} == {}", finite, value, value));
}

std::optional<std::string> Scalars::integer_math(std::string_view op, ScalarType type,
                                                 const std::vector<std::string>& args) {
  const std::string mask = fmt::format("{:#x}u", ~0ULL >> (64 - type.bits));
  if (op == "fabs" || op == "abs") {
    if (!type.is_int()) return args[0];
    return define(type, fmt::format("{}({})", helper("abs_" + suffix(type)), args[0]));
  }
  if (op == "popcount")
    return define(type, fmt::format("({})({}((uint64_t){} & {}) & {})", c::name(type),
                                    helper("popcount"), args[0], mask, mask));
  if (op == "clz")
    return define(int_type(32).scalar, fmt::format("{}((uint64_t){} & {}, {})", helper("clz"),
                                                   args[0], mask, static_cast<int>(type.bits)));
  if (op == "fma")
    return arithmetic(ExprKind::kAdd, type, arithmetic(ExprKind::kMul, type, args[0], args[1]),
                      args[2]);
  if (op == "floor" || op == "ceil" || op == "trunc" || op == "round" || op == "nearbyint")
    return args[0];
  return {};
}

std::string Scalars::by_host(const MathFunction& f, ScalarType type,
                             const std::vector<std::string>& args) {
  std::vector<std::string> bits;
  for (std::size_t i = 0; i < args.size(); ++i)
    bits.push_back(to_bits(f.argument_type(type, static_cast<int>(i)), args[i]));
  const std::string given = fresh("t");
  line("const uint64_t {}[] = {{{}}};", given, fmt::join(bits, ", "));
  const auto number = &f - semantics::numeric::all_math().data();
  const std::string value =
      fmt::format("tenor_math({}, {}, {}, {})", number, static_cast<int>(type.code),
                  static_cast<int>(type.bits), given);
  const ScalarType result = f.result_type(type);
  return define(result, from_bits(result, value));
}

}  // namespace tenor::fuzz::c
