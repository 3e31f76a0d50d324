// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/other_side.h"

#include <fmt/format.h>

#include "semantics/analysis/copy_places.h"
#include "semantics/tir/catalogue.h"

namespace tenor::semantics {
namespace {

/// The operands on top of the stack when a rule stops the run.
const ConcreteValue* top_operands(const Machine<Concrete>& m, std::size_t count) {
  return operands_from(m, static_cast<std::uint32_t>(m.operand_height() - count));
}

/// The thread that a barrier waits for, where it stands.
void add_absent(const Machine<Concrete>& m, const Subject& subject, spec::Diagnostic& finding) {
  const auto* call = static_cast<const spec::Call*>(m.outcome().node);
  const bool brings = meaning_of(*call).form != BuiltinForm::kBarrier;
  const std::size_t count = brings ? call->args.size() : 0;
  const ThreadGroup<Concrete> group(m.threads().axes(), *call, top_operands(m, count));
  const StoredFrame at{call, static_cast<std::uint32_t>(m.operand_height() - count), 0,
                       TirFrames::tag<Arrived>};
  const auto* other = group(m.threads().axes()) ? m.threads().absent(m, at, group) : nullptr;
  if (!other) return;
  finding.related.push_back({subject.program().span(other->stacks.frames.back().node),
                             fmt::format("{} {} here", thread_name(other->stacks.state.axes),
                                         other->ended ? "has ended" : "waits")});
}

/// The copy that a load or a store meets.
const CellsInFlight* copy_met(const Machine<Concrete>& m, const spec::Buffer* b,
                              spec::List<const spec::PrimExpr*> indices,
                              const spec::PrimExpr* predicate, bool write) {
  const std::size_t lanes = indices.empty() ? 1 : indices.back()->dtype.lanes;
  const std::size_t count = indices.empty() ? 0 : indices.size() - 1 + lanes;
  const ConcreteValue* at = top_operands(m, count + (predicate ? lanes : 0));
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    if (!m.contains(b, at, lane).value) continue;
    const auto element = static_cast<std::uint64_t>(m.element(b, at, lane));
    const auto cells = m.memory().cells_at(element, element_bytes(b->dtype));
    if (const auto* met = m.copies().meets(m.allocation(b), cells.first, cells.end, write))
      return met;
  }
  return nullptr;
}

/// The copy that another one meets.
const CellsInFlight* copy_met(const Machine<Concrete>& m, const spec::Call& call) {
  for (const bool write : {true, false})
    if (const auto* met = m.copies().meets(m, copied_span(m, call, write), write)) return met;
  return nullptr;
}

const CellsInFlight* copy_met(const Machine<Concrete>& m) {
  const std::string_view rule = m.outcome().rule->id;
  if (rule.starts_with("TIR-BufferLoad")) {
    const auto* load = static_cast<const spec::BufferLoad*>(m.outcome().node);
    return copy_met(m, load->buffer, load->indices, load->predicate, false);
  }
  if (!rule.starts_with("TIR-BufferStore"))
    return copy_met(m, *static_cast<const spec::Call*>(m.outcome().node));
  const auto* store = static_cast<const spec::tir::BufferStore*>(m.outcome().node);
  return copy_met(m, store->buffer, store->indices, store->predicate, true);
}

}  // namespace

void add_other_side(const Machine<Concrete>& stopped, const Subject& subject,
                    spec::Diagnostic& finding) {
  if (!stopped.outcome().rule || !stopped.outcome().node) return;
  if (stopped.outcome().code == spec::Code::U_BARRIER) return add_absent(stopped, subject, finding);
  if (stopped.outcome().code != spec::Code::U_ASYNC) return;
  if (const CellsInFlight* met = copy_met(stopped))
    finding.related.push_back({subject.program().span(met->node), "copied here"});
}

}  // namespace tenor::semantics
