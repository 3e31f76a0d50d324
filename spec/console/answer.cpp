// SPDX-License-Identifier: Apache-2.0
#include "spec/console/answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <ostream>

#include "spec/check/well_formedness.h"
#include "spec/check/wording.h"
#include "spec/diagnostic/sarif.h"

namespace tenor::spec {
namespace {

/// The words of a finding, worst first: which one a function with several has.
int rank_of_word(std::string_view word) {
  constexpr std::string_view kWorstFirst[] = {"ill-formed",   "error",     "unspecified",
                                              "out-of-scope", "exhausted", "vacuous",
                                              "unknown",      "refines"};
  const auto at = std::find(std::begin(kWorstFirst), std::end(kWorstFirst), word);
  return static_cast<int>(at - std::begin(kWorstFirst));
}

/// The results that decide: those that were judged, or all where none was.
std::vector<const Result*> deciding(const Answer& answer) {
  std::vector<const Result*> judged;
  for (const Result& result : answer.results)
    if (result.judged) judged.push_back(&result);
  if (judged.empty())
    for (const Result& result : answer.results) judged.push_back(&result);
  return judged;
}

const Result* worst(const std::vector<const Result*>& results) {
  const Result* found = nullptr;
  for (const Result* each : results) {
    const bool is_worse =
        !found ||
        (each->status != found->status && worse(each->status, found->status) == each->status) ||
        (each->status == found->status &&
         rank_of_word(each->verdict) < rank_of_word(found->verdict));
    if (is_worse) found = each;
  }
  return found;
}

/// Could all that was named be read?
bool was_read(const Answer& answer) { return !answer.nothing_read && answer.problems.empty(); }

/// Nothing was asked that could be answered.
bool is_bad_usage(const Answer& answer) {
  return answer.results.empty() && !answer.nothing_read && !answer.problems.empty();
}

std::string verdict_of(const Answer& answer) {
  if (is_bad_usage(answer)) return "bad-usage";
  const Result* decides = worst(deciding(answer));
  if (answer.nothing_read || !decides) return answer.nothing_read ? "ill-formed" : answer.good_word;
  return decides->verdict;
}

std::string line_of(const Result& result) {
  const std::string name =
      result.function.empty() ? result.file : result.file + "::" + result.function;
  const std::string findings =
      result.findings == 0 ? "" : ", " + counted(result.findings, "finding");
  const std::string remark = result.judged ? "" : ", not counted";
  return fmt::format("{}: {}{}{}{}\n", printable(name),
                     with_remarks(result.verdict, result.denied, result.warnings),
                     printable(result.says), findings, remark);
}

Json results_json(const Answer& answer) {
  Json results = Json::array();
  for (const Result& result : answer.results)
    results.push_back({{"file", result.file},
                       {"function", result.function},
                       {"verdict", result.verdict},
                       {"judged", result.judged},
                       {"findings", result.findings},
                       {"denied", result.denied},
                       {"warnings", result.warnings}});
  return results;
}

void print_text(const Answer& answer, bool quiet, Streams& streams) {
  if (!quiet) {
    for (const PrintedFinding& finding : answer.findings) streams.out << finding.text << "\n";
    streams.out << answer.body;
    for (const Result& result : answer.results)
      if (answer.results.size() > 1 || !result.says.empty()) streams.out << line_of(result);
  }
  streams.out << verdict_line(answer) << "\n";
}

}  // namespace

void Answer::append(Answer other) {
  std::move(other.findings.begin(), other.findings.end(), std::back_inserter(findings));
  std::move(other.results.begin(), other.results.end(), std::back_inserter(results));
  std::move(other.problems.begin(), other.problems.end(), std::back_inserter(problems));
  nothing_read = nothing_read || other.nothing_read;
  body += other.body;
  if (!other.scope.empty()) scope += (scope.empty() ? "" : "; ") + other.scope;
}

void count(const Diagnostic& finding, Result& result) {
  if (finding.denied)
    ++result.denied;
  else if (finding.severity == Severity::kError)
    ++result.findings;
  else if (finding.severity == Severity::kWarning)
    ++result.warnings;
}

std::string with_remarks(const std::string& verdict, std::size_t denied, std::size_t warnings) {
  std::string remarks = denied == 0 ? "" : fmt::format("{} denied", denied);
  if (warnings > 0) remarks += (denied == 0 ? "" : ", ") + counted(warnings, "warning");
  return remarks.empty() ? verdict : fmt::format("{} ({})", verdict, remarks);
}

Result make_result(std::string file, std::string function,
                   const std::vector<const Diagnostic*>& findings, std::string_view good_word) {
  Result result{std::move(file), std::move(function), std::string(good_word)};
  WellFormedness worst = WellFormedness::kWellFormed;
  for (const Diagnostic* finding : findings) {
    count(*finding, result);
    worst = std::max(worst, verdict(std::span(finding, 1)));
  }
  if (result.denied > 0) result.status = Status::kFinding;
  if (worst == WellFormedness::kWellFormed) return result;
  result.verdict = word(worst);
  const bool undecided = worst == WellFormedness::kExhausted && result.denied == 0;
  result.status = undecided ? Status::kUndecided : Status::kFinding;
  return result;
}

Status status_of(const Answer& answer) {
  if (!answer.problems.empty() || answer.nothing_read) return Status::kUsage;
  const Result* decides = worst(deciding(answer));
  return decides ? decides->status : Status::kGood;
}

std::string verdict_line(const Answer& answer) {
  std::size_t findings = 0, warnings = 0, denied = 0, unjudged = 0, others = 0;
  for (const Result& result : answer.results) {
    findings += result.findings;
    warnings += result.warnings;
    denied += result.denied;
    unjudged += result.judged ? 0 : 1;
    others += result.is_function ? 0 : 1;
  }
  const std::size_t judged = answer.results.size() - unjudged - others;
  std::string line = with_remarks(verdict_of(answer), denied, warnings);
  const Status status = status_of(answer);
  if (status == Status::kGood || status == Status::kBounded) line += answer.reach;
  line += ": ";
  if (answer.results.empty())
    line += was_read(answer) ? counted(0, answer.noun) : "nothing could be read";
  else if (findings == 0 && judged + unjudged == 0)
    line += counted(others, "module") + " without functions";
  else
    line += findings > 0 ? counted(findings, "finding")
                         : counted(judged > 0 ? judged : unjudged, answer.noun);
  if (answer.nothing_read && !answer.results.empty()) line += ", and one file could not be read";
  if (unjudged > 0 && judged > 0) line += fmt::format(", {} not counted", unjudged);
  return line;
}

std::string structured_text(const Answer& answer, Format format) {
  Json findings = Json::array();
  for (const PrintedFinding& finding : answer.findings) findings.push_back(finding.json);
  const AnswerHead head{answer.command, verdict_of(answer), answer.bound, answer.scope};
  if (format == Format::kSarif) return dump(sarif_log(head, findings, answer.problems));
  Json details = answer.details;
  for (const std::string& problem : answer.problems) details["problems"].push_back(problem);
  return dump(answer_json(head, std::move(findings), results_json(answer), std::move(details)));
}

Status print_answer(const Answer& answer, const CommonOptions& options, Streams& streams) {
  for (const std::string& problem : answer.problems) streams.err << "tenor: " << problem << "\n";
  const bool is_answer = !answer.results.empty() || answer.nothing_read || was_read(answer);
  if (options.format != Format::kText)
    streams.out << structured_text(answer, options.format);
  else if (is_answer)
    print_text(answer, options.quiet, streams);
  return is_answer ? status_of(answer) : Status::kUsage;
}

}  // namespace tenor::spec
