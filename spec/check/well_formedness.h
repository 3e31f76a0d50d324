// SPDX-License-Identifier: Apache-2.0
// From the findings of a function to the word that `tenor check` answers with. A finding counts by
// the class of its code; warnings and notes never change the word.
#pragma once

#include <span>
#include <string_view>

#include "spec/diagnostic/report.h"

namespace tenor::spec {

/// From best to worst.
enum class WellFormedness : std::uint8_t { kWellFormed, kExhausted, kOutOfScope, kIllFormed };

/// `well-formed`, `exhausted`, `out-of-scope`, `ill-formed`.
std::string_view word(WellFormedness verdict);

/// The worst that the errors among `diagnostics` mean.
WellFormedness verdict(std::span<const Diagnostic> diagnostics);

/// The worst that those of `function` mean; an empty name selects the findings of the whole file.
WellFormedness verdict(std::span<const Diagnostic> diagnostics, std::string_view function);

}  // namespace tenor::spec
