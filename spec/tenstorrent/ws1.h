// SPDX-License-Identifier: Apache-2.0
// What WS1 promises: all five defaults, each of its kind, and none of them lost afterwards.
// TT/WS1/attr, TT/Validation/1; ledger TT-D8, D11, D12.
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/tenstorrent/attributes.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tenstorrent {

/// Does the function have an attribute of the pipeline?
inline bool has_attributes(const tir::PrimFunc& f) {
  return std::ranges::any_of(f.attrs, [](const Attribute& a) { return a.key.starts_with("tt_"); });
}
/// Does it have one of WS2 or WS3, which come after the defaults?
inline bool is_lowered(const tir::PrimFunc& f) {
  return std::ranges::any_of(f.attrs, [](const Attribute& a) {
    return a.key.starts_with("tt_") &&
           std::ranges::find(kDefaults, a.key, &Default::key) == std::end(kDefaults);
  });
}

/// With one attribute of the pipeline, all five defaults are there            TT/Validation/1,
/// TT-D8
struct DefaultsComplete {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS1-complete",
      clauses("TT/Validation/1", "TT-D8", "TT-D11", "TT/WS1/attr/tt_schedule_policy",
              "TT/WS1/attr/tt_schedule_order", "TT/WS1/attr/tt_layout_type",
              "TT/WS1/attr/tt_tile_height", "TT/WS1/attr/tt_tile_width", "TT/WS2/output/preserved",
              "TT/WS3/output/preserved", "TT/Summary/WS1"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
    std::string missing;
    for (const Default& each : kDefaults)
      if (!find(f.attrs, each.key))
        missing += fmt::format("{}{}", missing.empty() ? "" : ", ", each.key);
    if (missing.empty() || !has_attributes(f)) return;
    const std::string message = fmt::format("{} has no {}", show(f.name), missing);
    if (is_lowered(f))
      report.error(info, context.span(f), message);
    else
      note(report, info, context.span(f), message + ": WS1 sets it");
  }
};

/// Texts are texts, sizes of tiles are positive, and the policy is a known one TT-D12
struct DefaultsKnown {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS1-known",
      clauses("TT/WS1/attr/tt_schedule_policy", "TT/WS1/attr/tt_tile_height", "TT-D12"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
    for (const Default& each : kDefaults) {
      const Object* given = find(f.attrs, each.key);
      if (!given) continue;
      const auto words = text(given);
      const bool good = each.text.empty() ? number(given).value_or(0) > 0 : words.has_value();
      if (!good)
        report.error(info, context.span(f),
                     fmt::format("{} is not a {}", each.key,
                                 each.text.empty() ? "positive number" : "text"));
      else if (each.key == kDefaults[0].key &&
               std::ranges::find(kPolicies, *words) == std::end(kPolicies))
        report.error(info, context.span(f), fmt::format("{} is \"{}\"", each.key, *words))
            .hint("use contiguous, interleaved or rectangular");
      else if (each.key == kDefaults[1].key && *words != each.text)
        report.error(info, context.span(f), fmt::format("{} is \"{}\"", each.key, *words))
            .hint("use row_major");
    }
  }
};

using DefaultChecks = Checks<DefaultsComplete, DefaultsKnown>;

}  // namespace tenor::spec::tenstorrent
