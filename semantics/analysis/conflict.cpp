// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/conflict.h"

#include "semantics/analysis/copy_places.h"
#include "semantics/analysis/other_side.h"
#include "semantics/tir/catalogue.h"

namespace tenor::semantics {
namespace {

/// The access that stopped a run.
struct StoppedAccess {
  Place place;
  bool write = false;
  bool meets_write = true;  ///< is the other access a write?
};

std::size_t lanes_of(const spec::PrimExpr* e) { return e->dtype.is_handle() ? 1 : e->dtype.lanes; }

/// The operands of `access` are on the stack when a rule stops it: the value of a store, the
/// indices, the predicate.
std::optional<StoppedAccess> stopped_access(const Machine<Concrete>& m, const spec::Node* access,
                                            const spec::Buffer* b,
                                            spec::List<const spec::PrimExpr*> indices,
                                            const spec::PrimExpr* predicate, bool write) {
  std::size_t count = predicate ? lanes_of(predicate) : 0;
  for (const spec::PrimExpr* index : indices) count += lanes_of(index);
  if (m.operand_height() < count) return {};
  const ConcreteValue* at =
      operands_from(m, static_cast<std::uint32_t>(m.operand_height() - count));
  const std::size_t lanes = indices.empty() ? 1 : lanes_of(indices.back());
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    if (!m.contains(b, at, lane).value) continue;
    const std::int64_t element = m.element(b, at, lane);
    const Reduction* by = m.layout().reductions().update(access);
    if (m.conflicts(b, element, write, by).value)
      return StoppedAccess{place_of(m, b, element), write, !write};
    if (!write) continue;
    const ConcreteValue* value =
        at - (lanes - lane) * b->dtype.lanes;  // they lie under the indices
    if (m.clashes(b, element, value, by).value)
      return StoppedAccess{place_of(m, b, element), write};
  }
  return {};
}

/// Has another iteration read what a copy writes?
bool meets_read(const Machine<Concrete>& m, const CopySpan& span) {
  const Allocation<Concrete>& a = m.memory().at(span.memory);
  const Cells at = m.memory().cells_at(span.first, span.type.bytes(), span.count);
  for (std::uint64_t cell = at.first; cell < at.end; ++cell)
    if (a.footprint.conflicts(m.levels(), a.born, cell, true)) return true;
  return false;
}

/// Of a copy, the side that conflicts; what it writes may meet a read or a write.
std::optional<StoppedAccess> stopped_copy(const Machine<Concrete>& m, const spec::Call& copy) {
  for (const bool write : {true, false}) {
    const CopySpan span = copied_span(m, copy, write);
    if (!m.copies().conflicts(m, span, write)) continue;
    return StoppedAccess{place_of(span), write, !write || !meets_read(m, span)};
  }
  return {};
}

std::optional<StoppedAccess> stopped_access(const Machine<Concrete>& m) {
  const RuleInfo* rule = m.outcome().rule;
  if (!rule || rule->code != spec::Code::U_LOOP_CONFLICT || !m.outcome().node) return {};
  if (rule->id.starts_with("TIR-Copy"))
    return stopped_copy(m, *static_cast<const spec::Call*>(m.outcome().node));
  if (rule->id.starts_with("TIR-BufferLoad")) {
    const auto* load = static_cast<const spec::BufferLoad*>(m.outcome().node);
    return stopped_access(m, load, load->buffer, load->indices, load->predicate, false);
  }
  const auto* store = static_cast<const spec::tir::BufferStore*>(m.outcome().node);
  return stopped_access(m, store, store->buffer, store->indices, store->predicate, true);
}

bool is_parallel(const StoredFrame& frame) {
  return frame.tag == TirFrames::tag<ParallelNext> || frame.tag == TirFrames::tag<ThreadNext> ||
         frame.tag == TirFrames::tag<ThreadEnd>;
}

/// The variables of the parallel loops that the running function stands in.
std::string parallel_bindings(const Machine<WatchedConcrete>& m) {
  std::string text;
  for (std::size_t i = 0; i < m.frames().size(); ++i) {
    const StoredFrame& frame = m.frames()[i];
    if (frame.tag == TirFrames::tag<PrimFuncEnd>) text.clear();
    const spec::Variable* v = loop_variable_of(frame);
    if (!v || !is_parallel(frame)) continue;
    text += (text.empty() ? "" : ", ") + std::string(v->name_hint) + " = ";
    text += Concrete::show(*m.variable(v));
  }
  return text;
}

/// Remembers, of reads and of writes, the last one and the last one of another iteration than that.
class Watch : public Observer<WatchedConcrete> {
 public:
  Watch(const Machine<WatchedConcrete>& m, const StoppedAccess& stopped)
      : m_(m), stopped_(stopped) {}

  void committed(const RuleInfo& rule, const spec::Node* redex) override {
    if (rule.id != "TIR-Copy") return;
    for (const bool write : {false, true})
      saw(place_of(copied_span(m_, *static_cast<const spec::Call*>(redex), write)), write);
  }
  void bound(const spec::Node*, const Value*) override {}
  void resumed(std::uint64_t) override {}
  void accessed(const spec::Node* node, Index element, const Value*, std::uint32_t,
                bool write) override {
    saw(place_of(m_, static_cast<const spec::Buffer*>(node), element), write);
  }

  /// The last access of another iteration than the one that the machine stands in.
  std::optional<OtherAccess> found() const {
    const std::string here = parallel_bindings(m_);
    const auto of_another = [&](const Seen& seen) -> std::optional<OtherAccess> {
      return seen.iteration == here ? seen.before : seen.last;
    };
    return of_another(stopped_.meets_write ? writes_ : reads_);
  }

 private:
  void saw(const Place& place, bool write) {
    if (!place.overlaps(stopped_.place)) return;
    Seen& seen = write ? writes_ : reads_;
    std::string iteration = parallel_bindings(m_);
    if (iteration != seen.iteration) seen.before = std::move(seen.last);
    seen.iteration = std::move(iteration);
    seen.last = OtherAccess{m_.redex(), write, m_.loop_bindings()};
  }

  struct Seen {
    std::string iteration;
    std::optional<OtherAccess> last, before;
  };
  const Machine<WatchedConcrete>& m_;
  const StoppedAccess stopped_;
  Seen reads_, writes_;
};

}  // namespace

std::optional<OtherAccess> other_access(const Machine<Concrete>& stopped, const Setup& setup,
                                        const Terminal& terminal) {
  const std::optional<StoppedAccess> access = stopped_access(stopped);
  if (!access) return {};
  Run<WatchedConcrete> m(setup);
  Watch watch(m, *access);
  m.observe(&watch);
  const bool ended = drive(
      terminal, [&] { return step_slice(m); },
      [&] {
        return fmt::format("looking for the conflicting access: {} of {} steps", m.steps(),
                           stopped.steps());
      });
  return ended ? watch.found() : std::nullopt;
}

spec::Diagnostic finding_of_stop(const Machine<Concrete>& stopped, const Setup& setup,
                                 const Subject& subject, const RunScope& scope,
                                 const Terminal& terminal) {
  spec::Diagnostic finding = finding_of(subject, stopped.outcome(), scope);
  add_other_side(stopped, subject, finding);
  if (const auto other = other_access(stopped, setup, terminal))
    finding.related.push_back(
        {subject.program().span(other->node),
         fmt::format("{} here, {}", other->write ? "written" : "read", other->bindings)});
  return finding;
}

}  // namespace tenor::semantics
