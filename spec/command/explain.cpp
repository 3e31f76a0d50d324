// SPDX-License-Identifier: Apache-2.0
// `tenor explain`: what a code, a check or a rule means, by which clauses, and what to do; all of
// them in a list where none is named.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "spec/command/command.h"
#include "spec/command/examples.h"
#include "spec/command/suggest.h"
#include "spec/diagnostic/json.h"
#include "spec/tir/catalogue.h"

namespace tenor::spec {
namespace {

/// Everything that `explain` can be asked about.
std::vector<ExplainedRule> with_checks(std::vector<ExplainedRule> rules) {
  for (const CheckInfo* check : all_checks())
    rules.push_back({check->id, check->clauses, &info(check->code)});
  return rules;
}

/// A code, check or rule on its page.
struct Entry {
  std::string_view id, summary, advice;
  std::span<const Clause> clauses;
  std::string_view code;     ///< the code that a rule or check reports; empty for a code itself
  std::string_view example;  ///< a program that shows it; empty where there is none
};

Entry entry_of(const CodeInfo& code) {
  return {code.text, code.summary, code.advice, code.clauses.list(), {}, example_of(code.code)};
}

Entry entry_of(const ExplainedRule& rule) {
  if (!rule.code)
    return {rule.id, sentence_of(rule.clauses.front().id), {}, rule.clauses.list(), {}, {}};
  return {rule.id, rule.code->summary, rule.code->advice, rule.clauses.list(), rule.code->text, {}};
}

std::string indented(std::string_view program) {
  std::string text;
  for (std::size_t at = 0; at < program.size();) {
    const std::size_t end = std::min(program.find('\n', at), program.size());
    text += fmt::format("     {}\n", program.substr(at, end - at));
    at = end + 1;
  }
  return text;
}

std::string text_of(const Entry& entry) {
  std::string text = fmt::format("{}: {}\n", entry.id, entry.summary);
  if (!entry.code.empty()) text += fmt::format("   code:   {}\n", entry.code);
  for (const Clause& clause : entry.clauses)
    text += fmt::format("   clause: {}, {}\n", clause.id, sentence_of(clause.id));
  if (!entry.advice.empty()) text += fmt::format("   hint:   {}\n", entry.advice);
  if (!entry.example.empty()) text += "   example:\n" + indented(entry.example);
  return text;
}

Json json_of(const Entry& entry) {
  Json clauses = Json::array();
  for (const Clause& clause : entry.clauses)
    clauses.push_back({{"id", clause.id}, {"sentence", sentence_of(clause.id)}});
  return {{"id", entry.id},         {"summary", entry.summary},
          {"code", entry.code},     {"clauses", std::move(clauses)},
          {"advice", entry.advice}, {"example", entry.example}};
}

bool is_clause(std::string_view name) {
  return !sentence_of(name).empty() || name.starts_with("TIR/") || name.starts_with("Relax/") ||
         name.starts_with("TT/") || name.starts_with("PreRFC/") || name.starts_with("EXT/");
}

std::vector<Entry> entries_of(const std::string& name, const std::vector<ExplainedRule>& rules) {
  std::vector<Entry> entries;
  for (const CodeInfo& code : all_codes())
    if (name.empty() || code.text == name) entries.push_back(entry_of(code));
  for (const ExplainedRule& rule : rules)
    if (name.empty() || rule.id == name) entries.push_back(entry_of(rule));
  if (!entries.empty()) return entries;
  if (is_clause(name))
    throw UsageError("'" + name +
                     "' is a clause, and clauses are not explained yet; a code or a rule is");
  std::vector<std::string> known = code_names();
  for (const ExplainedRule& rule : rules) known.emplace_back(rule.id);
  throw UsageError("no code or rule is called '" + name + "'" + did_you_mean(name, known));
}

Status run_explain(const std::string& name, const std::vector<ExplainedRule>& rules,
                   const CommonOptions& options, Streams& streams) {
  const std::vector<Entry> entries = entries_of(name, rules);
  if (options.format == Format::kJson) {
    Json listed = Json::array();
    for (const Entry& entry : entries) listed.push_back(json_of(entry));
    streams.out << dump(answer_json({"explain", "ok", std::nullopt, ""}, Json::array(),
                                    Json::array(), Json{{"entries", std::move(listed)}}));
  } else if (name.empty()) {
    for (const Entry& entry : entries)
      streams.out << fmt::format("{:<30} {}\n", entry.id, entry.summary);
  } else {
    for (const Entry& entry : entries) streams.out << text_of(entry);
  }
  return Status::kGood;
}

}  // namespace

Action add_explain(CLI::App& command, std::vector<ExplainedRule> rules) {
  auto options = std::make_shared<CommonOptions>();
  auto name = std::make_shared<std::string>();
  command.add_option("name", *name, "a code, a check or a rule; all of them where none is named")
      ->type_name("CODE|RULE");
  add_output_options(command, *options);
  rules = with_checks(std::move(rules));
  return [name, options, rules](Streams& streams) {
    return run_explain(*name, rules, *options, streams);
  };
}

}  // namespace tenor::spec
