// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/run_report.h"

#include <algorithm>
#include <ostream>

#include "spec/console/policy.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// `12,345,678`.
std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

}  // namespace

std::string counted_steps(std::uint64_t steps) {
  return grouped(steps) + (steps == 1 ? " step" : " steps");
}

std::string_view word_of(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::kDone: return "done";
    case OutcomeKind::kError: return "error";
    case OutcomeKind::kUnspecified: return "unspecified";
    case OutcomeKind::kOutOfScope: return "out-of-scope";
    case OutcomeKind::kExhausted:
    case OutcomeKind::kUndecided: return "exhausted";
  }
  return "exhausted";
}

Status status_of(OutcomeKind kind) {
  if (kind == OutcomeKind::kDone) return Status::kGood;
  const bool undecided = kind == OutcomeKind::kExhausted || kind == OutcomeKind::kUndecided;
  return undecided ? Status::kUndecided : Status::kFinding;
}

RunReport::RunReport(const Subject& subject, const RunCommandOptions& options, Streams& streams)
    : subject_(subject), options_(options), streams_(streams), terminal_(terminal_of(streams)) {
  answer_.command = "run";
  answer_.good_word = "done";
  findings_ = subject.denied;
}

void RunReport::add_note(const Node* node, Code code, std::string message, std::string hint) {
  Diagnostic finding = finding_at(subject_, node, code, std::move(message), scope_);
  finding.severity = Severity::kNote;
  finding.scope.clear();
  finding.replay.clear();
  finding.witness.clear();
  if (!hint.empty()) finding.hint = std::move(hint);
  add(std::move(finding));
}

void RunReport::report_notes(const std::vector<Note>& notes) {
  for (const Note& note : notes) add_note(note.node, note.code, note.message, "");
}

void RunReport::report_unreached(const std::vector<Span>& but) {
  for (Diagnostic d : subject_.out_of_scope) {
    const bool is_left_out = std::ranges::any_of(but, [&](const Span& whole) {
      return whole.begin <= d.span.begin && d.span.end <= whole.end;
    });
    if (is_left_out) continue;
    d.severity = Severity::kNote;
    d.notes.emplace_back("this run did not reach it");
    add(std::move(d));
  }
}

void RunReport::set_verdict(std::string word, Status status) {
  answer_.results = {{subject_.loaded->source.name(), subject_.path, std::move(word), status}};
}

void RunReport::report_stop(const Outcome& outcome, Diagnostic finding) {
  set_verdict(std::string(word_of(outcome.kind)), status_of(outcome.kind));
  add(std::move(finding));
}

void RunReport::report_refused(const PlanProblem& problem) {
  Diagnostic finding = finding_of(subject_, problem, scope_);
  const OutcomeKind kind = outcome_of(info(finding.code).code_class());
  set_verdict(std::string(word_of(kind)), status_of(kind));
  add(std::move(finding));
}

void RunReport::report_interrupted(const std::string& standing) {
  answer_.body += "scope: " + scope_.line + "\n";
  set_verdict("exhausted", Status::kInterrupted);
  last_line_ = "interrupted after " + standing;
}

void RunReport::add(Diagnostic finding) { findings_.push_back(std::move(finding)); }

Status RunReport::print() {
  apply_policy(findings_, subject_.loaded->source, options_.common);
  Result& result = answer_.results.front();
  const Color color = color_of(options_.common, streams_);
  for (const Diagnostic& d : findings_) {
    count(d, result);
    answer_.findings.push_back(
        {to_text(d, subject_.loaded->source, color), finding_json(d, subject_.loaded->source)});
  }
  if (result.denied > 0) result.status = worse(result.status, Status::kFinding);
  answer_.scope = scope_.line;
  if (options_.common.format != Format::kText) {
    streams_.out << structured_text(answer_, options_.common.format);
    return result.status;
  }
  if (!options_.common.quiet) {
    for (const PrintedFinding& finding : answer_.findings) streams_.out << finding.text << "\n";
    streams_.out << answer_.body;
  }
  if (last_line_.empty())
    streams_.out << verdict_line(answer_) << "\n";
  else
    streams_.out << with_remarks(result.verdict + outcomes_, result.denied, result.warnings) << ": "
                 << last_line_ << "\n";
  return result.status;
}

}  // namespace tenor::semantics
