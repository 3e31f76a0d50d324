// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/external_math.h"

#include <algorithm>
#include <iterator>

namespace tenor::spec {

namespace {

constexpr std::string_view kCaller = "call_pure_extern", kLlvmCaller = "call_llvm_pure_intrin",
                           kLlvm = "llvm.";

/// In C and as a builtin alike. `round` is not: in C, ties go away from zero.
constexpr std::string_view kOfC[] = {
    "acos",      "acosh", "asin",  "asinh", "atan",  "atan2", "atanh", "ceil",
    "copysign",  "cos",   "cosh",  "erf",   "exp",   "exp2",  "fabs",  "floor",
    "fma",       "fmod",  "hypot", "log",   "log10", "log1p", "log2",  "nearbyint",
    "nextafter", "pow",   "sin",   "sinh",  "sqrt",  "tan",   "tanh",  "trunc"};
constexpr std::string_view kOfLlvm[] = {"ceil",      "copysign", "cos", "exp",  "exp10", "exp2",
                                        "fabs",      "floor",    "fma", "log",  "log10", "log2",
                                        "nearbyint", "pow",      "sin", "sqrt", "trunc"};

/// Without what says the width: `expf` of 32 bits, `llvm.exp.f32`. Empty: it is of another.
std::string_view without_width(std::string_view name, ScalarType type) {
  if (!type.is_float()) return {};
  if (name.starts_with(kLlvm)) {
    name.remove_prefix(kLlvm.size());
    const std::string_view suffix = type.bits == 16 ? ".f16" : type.bits == 32 ? ".f32" : ".f64";
    return name.ends_with(suffix) ? name.substr(0, name.size() - suffix.size()) : name;
  }
  if (type.bits == 64) return name;
  return type.bits == 32 && name.ends_with('f') ? name.substr(0, name.size() - 1) : "";
}

}  // namespace

std::string_view caller_of_external(std::string_view name) {
  return name.starts_with(kLlvm) ? kLlvmCaller : kCaller;
}

const Builtin* builtin_of_external(std::string_view op, std::string_view name, DataType type,
                                   std::size_t count) {
  if (op != caller_of_external(name)) return nullptr;
  const std::string_view plain = without_width(name, type.scalar);
  const bool is_known = op == kCaller ? std::ranges::find(kOfC, plain) != std::end(kOfC)
                                      : std::ranges::find(kOfLlvm, plain) != std::end(kOfLlvm);
  const Builtin* builtin = is_known ? find_builtin(plain) : nullptr;
  return builtin && builtin->min_args == static_cast<int>(count) ? builtin : nullptr;
}

}  // namespace tenor::spec
