// SPDX-License-Identifier: Apache-2.0
// check_compatibility of functions: params the other way round, modulo the names of the variables
// that they bind. Relax/Compat/7; ledger RLX-D25.
#include "spec/check/wording.h"
#include "spec/relax/struct_info/verdict.h"

namespace tenor::spec::relax {
namespace {

using enum Compatibility;
using Func = const FuncStructInfo*;

/// Relax/Compat/7.2; RLX-D25: every one is accepted for `empty_derive`.
CompatibilityResult packed(Comparison& c, Func given, Func required) {
  if (given->derive_func == required->derive_func)
    return verdict(c, kCompatible, "Relax/Compat/7.2"_clause, "the derive_funcs are identical");
  if (required->derive_func.kind == DeriveFunc::Kind::kEmpty &&
      !c.readings.is_as_written("RLX-D25"_clause))
    return verdict(c, kCompatible, "RLX-D25"_clause,
                   "empty_derive promises nothing about the result");
  return possibly(c, "Relax/Compat/7.2:b"_clause, "the derive_funcs differ",
                  {nullptr, nullptr, {}, "the function's results are as required"});
}

/// Relax/Compat/7.1, 7.3.1, 7.3.2.
std::optional<CompatibilityResult> mismatch(Comparison& c, Func given, Func required) {
  if (given->params.has_value() != required->params.has_value())
    return verdict(
        c, kIncompatible, "Relax/Compat/7.1"_clause,
        fmt::format("the params are {}, but a function with{} params is required",
                    given->params ? "given" : "not known", required->params ? "" : " unknown"));
  if (!given->params) return std::nullopt;
  if (given->params->size() != required->params->size())
    return verdict(
        c, kIncompatible, "Relax/Compat/7.3.1"_clause,
        fmt::format("{} is given, {} is required", counted(given->params->size(), "param"),
                    counted(required->params->size(), "param")));
  if (!given->purity && required->purity)
    return verdict(c, kIncompatible, "Relax/Compat/7.3.2"_clause,
                   "an impure function is given, a pure one required");
  return std::nullopt;
}

}  // namespace

CompatibilityResult compatible_functions(Comparison& c, Func given, Func required) {
  if (auto different = mismatch(c, given, required)) return *different;
  if (!given->params) return packed(c, given, required);
  Comparison inner = c;
  const FuncStructInfo* s1 = instance(inner, given, required);  // 7.3.3
  CompatibilityResult all =
      verdict(c, kCompatible, "Relax/Compat/7.3.4:c"_clause, "params and result are compatible");
  for (std::size_t i = 0; i < s1->params->size() && all.verdict != kIncompatible; ++i) {
    Comparison param = inner.at("params", i);
    add_part(all, compatible(param, (*required->params)[i], (*s1->params)[i]));  // 7.3.4
  }
  if (all.verdict == kIncompatible) return all;
  Comparison ret = inner.at("ret");
  add_part(all, compatible(ret, s1->ret, required->ret));
  return all;
}

}  // namespace tenor::spec::relax
