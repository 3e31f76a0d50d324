// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/verdict.h"

#include <algorithm>

namespace tenor::spec {
namespace {

Verdict meaning(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Severity::kError || diagnostic.denied) return Verdict::kWellFormed;
  switch (info(diagnostic.code).code_class()) {
    case CodeClass::kOutOfScope: return Verdict::kOutOfScope;
    case CodeClass::kLimit: return Verdict::kExhausted;
    default: return Verdict::kIllFormed;
  }
}

}  // namespace

std::string_view word(Verdict verdict) {
  switch (verdict) {
    case Verdict::kWellFormed: return "well-formed";
    case Verdict::kExhausted: return "exhausted";
    case Verdict::kOutOfScope: return "out-of-scope";
    case Verdict::kIllFormed: return "ill-formed";
  }
  return "ill-formed";
}

Verdict verdict(std::span<const Diagnostic> diagnostics) {
  Verdict worst = Verdict::kWellFormed;
  for (const Diagnostic& diagnostic : diagnostics) worst = std::max(worst, meaning(diagnostic));
  return worst;
}

Verdict verdict(std::span<const Diagnostic> diagnostics, std::string_view function) {
  Verdict worst = Verdict::kWellFormed;
  for (const Diagnostic& diagnostic : diagnostics)
    if (diagnostic.function == function) worst = std::max(worst, meaning(diagnostic));
  return worst;
}

}  // namespace tenor::spec
