// SPDX-License-Identifier: Apache-2.0
#include "spec/check/well_formedness.h"

#include <algorithm>

namespace tenor::spec {
namespace {

WellFormedness meaning(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Severity::kError || diagnostic.denied)
    return WellFormedness::kWellFormed;
  switch (info(diagnostic.code).code_class()) {
    case CodeClass::kOutOfScope: return WellFormedness::kOutOfScope;
    case CodeClass::kLimit: return WellFormedness::kExhausted;
    default: return WellFormedness::kIllFormed;
  }
}

}  // namespace

std::string_view word(WellFormedness verdict) {
  switch (verdict) {
    case WellFormedness::kWellFormed: return "well-formed";
    case WellFormedness::kExhausted: return "exhausted";
    case WellFormedness::kOutOfScope: return "out-of-scope";
    case WellFormedness::kIllFormed: return "ill-formed";
  }
  return "ill-formed";
}

WellFormedness verdict(std::span<const Diagnostic> diagnostics) {
  WellFormedness worst = WellFormedness::kWellFormed;
  for (const Diagnostic& diagnostic : diagnostics) worst = std::max(worst, meaning(diagnostic));
  return worst;
}

WellFormedness verdict(std::span<const Diagnostic> diagnostics, std::string_view function) {
  WellFormedness worst = WellFormedness::kWellFormed;
  for (const Diagnostic& diagnostic : diagnostics)
    if (diagnostic.function == function) worst = std::max(worst, meaning(diagnostic));
  return worst;
}

}  // namespace tenor::spec
