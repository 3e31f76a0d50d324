// SPDX-License-Identifier: Apache-2.0
// What `tenor run` says of orders other than that of the iterations' numbers.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/command/runner.h"
#include "semantics/command/show_orders.h"

namespace tenor::semantics {

using namespace spec;

void Runner::report_orders(const Outcome& outcome, const std::vector<Note>& notes,
                           const Setup& setup) {
  const bool all = options_.schedule.kind == ScheduleChoice::Kind::kAll;
  const bool done = outcome.kind == OutcomeKind::kDone;
  if (!done && outcome.kind != OutcomeKind::kError) return;
  if (!leaves_order_open(notes)) {
    if (all && done)
      answer_.body +=
          "every schedule gives this result: no two iterations write the same element, and none "
          "reads what another writes\n";
    return;
  }
  const auto open = find_open_elements(setup, terminal_);
  if (!open) {
    set_verdict("exhausted", Status::kInterrupted);
    last_line_ = "interrupted while looking for the possible last writes";
    return;
  }
  if (done) answer_.body += lines_of(*open, setup.plan);
  if (done) answer_.details["open"] = json_of(*open, setup.plan);
  if (all) report_all_orders(setup);
}

void Runner::report_bad_end(const BadEnd& end, bool as_note) {
  Diagnostic finding = finding_of(subject_, end.outcome, scope_);
  finding.notes.push_back("in the schedule " + semantics::to_string(end.schedule));
  const std::size_t all = finding.replay.rfind(" --schedule all");
  if (all != std::string::npos)
    finding.replay.replace(all, std::string::npos,
                           " --schedule " + semantics::to_string(end.schedule));
  if (as_note) finding.severity = Severity::kNote;
  add(std::move(finding));
}

/// The worst of all ends counts: unspecified, an error, a budget, done.
void Runner::report_all_orders(const Setup& setup) {
  Orders orders(subject_, setup);
  const bool uninterrupted = orders.run(terminal_);
  const FunctionExplorer& explorer = orders.explorer();
  answer_.body += lines_of(orders);
  answer_.details["schedules"] = json_of(orders);
  const std::size_t results = explorer.outcomes().results().size();
  const std::string why = uninterrupted ? orders.why_incomplete() : "interrupted";
  if (results > 1) outcomes_ = fmt::format(" ({} outcomes)", results);
  last_line_ =
      fmt::format("{} schedule{}{}", explorer.schedules(), explorer.schedules() == 1 ? "" : "s",
                  why.empty() ? "" : "; incomplete: " + why);
  if (!why.empty())
    set_verdict("exhausted", uninterrupted ? Status::kUndecided : Status::kInterrupted);
  if (!explorer.errors().empty()) set_verdict("error", Status::kFinding);
  const auto is_reported = [&](const BadEnd& error) {
    return std::any_of(findings_.begin(), findings_.end(), [&](const Diagnostic& d) {
      return d.code == error.outcome.code &&
             d.span.begin == subject_.program().span(error.outcome.node).begin;
    });
  };
  for (const BadEnd& error : explorer.errors())
    if (!is_reported(error)) report_bad_end(error, false);
  if (!explorer.stop() || explorer.stop()->outcome.kind == OutcomeKind::kExhausted) return;
  const bool unspecified = explorer.stop()->outcome.kind == OutcomeKind::kUnspecified;
  set_verdict(unspecified ? "unspecified" : "out-of-scope", Status::kFinding);
  report_bad_end(*explorer.stop(), false);
}

}  // namespace tenor::semantics
