// SPDX-License-Identifier: Apache-2.0
#include "spec/command/fragments.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "spec/check/wording.h"
#include "spec/ir/build.h"

namespace tenor::spec {
namespace {

std::vector<std::string> with_options(std::vector<std::string> lines,
                                      const FragmentOptions& options) {
  lines.insert(lines.end(), options.variables.begin(), options.variables.end());
  lines.insert(lines.end(), options.assumptions.begin(), options.assumptions.end());
  return lines;
}

/// The value as its variable's datatype has it: `true`, or without a sign.
std::string value_of(const Assignment& assignment) {
  const DataType& dtype = assignment.variable->dtype;
  if (dtype.is_bool()) return assignment.value == 0 ? "False" : "True";
  if (dtype.code() == TypeCode::kUInt)
    return std::to_string(static_cast<std::uint64_t>(assignment.value));
  return std::to_string(assignment.value);
}

}  // namespace

void add_fragment_options(CLI::App& command, FragmentOptions& options) {
  const auto add_list = [&](const char* flag, std::vector<std::string>& into, const char* type,
                            const char* says) {
    command.add_option(flag, into, says)->type_name(type)->take_all()->allow_extra_args(false);
  };
  add_list("--assume", options.assumptions, "CONDITION",
           "consider only values of the variables for which this holds; may be repeated");
  add_list("--var", options.variables, "NAME:DTYPE",
           "datatype of a variable, int64 by default; may be repeated");
  add_output_options(command, options.common);
  add_reading_option(command, options.common);
}

FragmentInput::FragmentInput(std::vector<std::string> fragments, const FragmentOptions& options)
    : FragmentInput(with_options(fragments, options), fragments.size(), options) {}

/// Declarations come before everything that uses them.
FragmentInput::FragmentInput(std::vector<std::string> lines, std::size_t fragments,
                             const FragmentOptions& options)
    : report_(false, options.common.readings), fragments_(lines, report_) {
  std::size_t line = fragments;
  for (; line < fragments + options.variables.size(); ++line) fragments_.declare(line);
  for (; line < lines.size(); ++line) {
    const PrimExpr* read = fragments_.expression(line);
    if (!read) continue;
    assumptions_.push_back(read);
    if (!read->dtype.is_bool())
      report_
          .error(Code::P_ARGUMENT, fragments_.program().span(read),
                 fmt::format("{} is not a condition", show(read)))
          .hint("compare it with something");
  }
}

void FragmentInput::refuse_contradiction(const Prover& prover, Domain domain) {
  if (!good() || assumptions_.empty()) return;
  Builder builder(fragments_.program());
  Question question;
  question.domain = domain;
  question.condition = assumptions_.front();
  for (std::size_t i = 1; i < assumptions_.size(); ++i)
    question.condition = builder.binary({}, ExprKind::kAnd, question.condition, assumptions_[i]);
  if (prover.decide(question).answer == Truth::kNever)
    report_
        .error(Code::P_ARGUMENT, fragments_.program().span(assumptions_.front()),
               "no values satisfy the assumptions")
        .hint("remove one of them");
}

Decision AssumingProver::decide(const Question& question) const {
  Question more = question;
  std::vector<const PrimExpr*> all(question.assumptions.begin(), question.assumptions.end());
  all.insert(all.end(), assumptions_.begin(), assumptions_.end());
  more.assumptions = all;
  return prover_.decide(more);
}

std::string FragmentInput::first_problem() const {
  for (const Diagnostic& diagnostic : report_.diagnostics())
    if (diagnostic.severity == Severity::kError) return diagnostic.message;
  return {};
}

Status FragmentInput::print_findings(const std::string& command, const FragmentOptions& options,
                                     Streams& streams) const {
  const Source source("arguments", fragments_.text());
  Json findings = Json::array();
  for (const Diagnostic& diagnostic : report_.diagnostics()) {
    findings.push_back(finding_json(diagnostic, source));
    if (options.common.format == Format::kText)
      streams.out << to_text(diagnostic, source, color_of(options.common, streams)) << "\n";
  }
  const AnswerHead head{command, "bad-usage", std::nullopt, ""};
  if (options.common.format == Format::kJson)
    streams.out << dump(answer_json(head, std::move(findings), Json::array(), Json::object()));
  else
    streams.out << "bad-usage: " << counted(report_.errors(), "finding") << "\n";
  return Status::kUsage;
}

Status print_fragment_answer(const FragmentAnswer& answer, const CommonOptions& options,
                             Streams& streams) {
  if (options.format == Format::kJson) {
    const AnswerHead head{answer.command, answer.verdict, std::nullopt, answer.scope};
    streams.out << dump(answer_json(head, Json::array(), Json::array(), answer.details));
    return answer.status;
  }
  std::size_t width = 0;
  for (const auto& [name, value] : answer.rows) width = std::max(width, name.size() + 1);
  streams.out << answer.verdict
              << (answer.sentence.empty() ? "" : ": " + printable(answer.sentence)) << "\n";
  for (const auto& [name, value] : answer.rows)
    streams.out << fmt::format("  {:<{}} {}\n", name.empty() ? "" : name + ":", width,
                               printable(value));
  return answer.status;
}

std::string to_text(const Model& model) {
  std::string text;
  for (const Assignment& each : model)
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", each.variable->name_hint,
                        value_of(each));
  return text.empty() ? "any values" : text;
}

Json model_json(const Model& model) {
  Json values = Json::object();
  for (const Assignment& each : model)
    values[std::string(each.variable->name_hint)] = value_of(each);
  return values;
}

std::string decided_text(std::string_view by, Elapsed elapsed) {
  const auto us = std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count();
  return us < 10'000 ? fmt::format("{}, in {} us", by, us)
                     : fmt::format("{}, in {} ms", by, us / 1000);
}

void add_decided(Json& details, std::string_view by, Elapsed elapsed) {
  details["decided_by"] = std::string(by);
  details["microseconds"] = std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count();
}

std::string cited(std::string_view clause) {
  const std::string_view sentence = sentence_of(clause);
  return sentence.empty() ? std::string(clause) : fmt::format("{}, {}", clause, sentence);
}

}  // namespace tenor::spec
