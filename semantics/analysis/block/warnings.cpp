// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/warnings.h"

#include <fmt/format.h>

namespace tenor::semantics {

using namespace spec;

bool BlockWarnings::add(const Setup& setup, const RunScope& scope,
                        std::vector<Diagnostic>& findings, const Terminal& terminal) {
  if (claims_.empty()) return true;
  Run<ObservedConcrete> m(setup);
  BlockWatch watch(m, setup.module, claims_, setup.limits.memory, [&](const BlockFinding& found) {
    if (known_.insert({found.code, found.node, found.block}).second)
      findings.push_back(warning(found, scope));
  });
  m.observe(&watch);
  const bool ended = drive(
      terminal, [&] { return step_slice(m); },
      [&] { return fmt::format("watching blocks: {} steps", m.steps()); });
  if (!watch.is_full() || !known_.insert({Code::X_MEMORY, nullptr, nullptr}).second) return ended;
  Diagnostic note = finding_at(subject_, subject_.function(), Code::X_MEMORY,
                               "recording what blocks wrote needs more memory than the budget "
                               "allows: the check of their variables is incomplete",
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

}  // namespace tenor::semantics
