// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/warnings.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/drive.h"
#include "semantics/run/invoke.h"
#include "semantics/tir/start.h"

namespace tenor::semantics {

using namespace spec;

bool BlockWarnings::add(const Plan& plan, const RunOptions& options, const RunScope& scope,
                        std::vector<Diagnostic>& findings, Streams& streams) {
  if (claims_.empty()) return true;
  Machine<ObservedConcrete> m(subject_.program(), subject_.module(), options.granularity,
                              options.limits, options.profile, options.common.readings);
  BlockWatch watch(m, subject_.module(), claims_, options.limits.memory,
                   [&](const BlockFinding& found) {
                     if (known_.insert({found.code, found.node, found.block}).second)
                       findings.push_back(warning(found, scope));
                   });
  start(m, subject_.function(), place(m, plan));
  m.observe(&watch);
  const bool ended = drive(
      streams, [&] { return step_slice(m); },
      [&] { return fmt::format("watching blocks: {} steps", m.steps()); });
  if (!watch.is_full() || !known_.insert({Code::X_MEMORY, nullptr, nullptr}).second) return ended;
  Diagnostic note = finding_at(
      subject_, subject_.function(), Code::X_MEMORY,
      "what blocks wrote needs more memory to remember than the budget allows: their variables "
      "were not judged to the end",
      scope);
  note.severity = Severity::kNote;
  findings.push_back(std::move(note));
  return ended;
}

Diagnostic BlockWarnings::warning(const BlockFinding& found, const RunScope& scope) const {
  Diagnostic d = finding_at(subject_, found.node, found.code, found.message, scope);
  d.severity = Severity::kWarning;
  d.label = found.bindings;
  if (!d.replay.empty()) d.replay += " --notes blocks";
  d.related.push_back({subject_.program().span(found.block), "the block"});
  return d;
}

bool asks_for_block_warnings(const RunOptions& options) {
  constexpr Code kCodes[] = {Code::B_READS, Code::B_WRITES, Code::B_SPATIAL, Code::B_REDUCE,
                             Code::B_INIT};
  return options.block_notes || std::ranges::any_of(kCodes, [&](Code code) {
           return std::ranges::find(options.common.deny, code) != options.common.deny.end() ||
                  std::ranges::find(options.common.warn, code) != options.common.warn.end();
         });
}

}  // namespace tenor::semantics
