// SPDX-License-Identifier: Apache-2.0
// `tenor explain`: what a code, a check or a rule means, by which clauses, and what to do; what a
// clause says, and what implements it. All codes and rules in a list where none is named.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "spec/clauses/ledger.h"
#include "spec/clauses/programs.h"
#include "spec/clauses/reasons.h"
#include "spec/command/command.h"
#include "spec/command/explained.h"
#include "spec/diagnostic/json.h"
#include "spec/diagnostic/suggest.h"
#include "spec/relax/op/operator.h"

namespace tenor::spec {
namespace {

using Entry = ExplainedEntry;

std::string_view text_of(const ShownProgram* program) {
  return program ? program->text : std::string_view();
}

std::vector<Clause> list_of(const Citations& citations) {
  return {citations.list().begin(), citations.list().end()};
}

Entry entry_of(const CodeInfo& code) {
  Entry entry{code.text, code.summary, code.advice};
  entry.clauses = list_of(code.clauses);
  entry.example = text_of(program_of(code.text));
  return entry;
}

Entry entry_of(const Implementation& implementation) {
  const Clause named = named_clause(implementation.clauses, implementation.reading);
  const bool by_the_letter = implementation.reading && implementation.reading->as_written;
  const std::string_view title =
      implementation.title.empty() ? sentence_of(named.id) : implementation.title;
  Entry entry{
      implementation.name, by_the_letter ? sentence_of(*implementation.reading) : title, {}};
  if (const CodeInfo* code = find_code(implementation.code)) {
    entry.code = code->text;
    if (!by_the_letter) entry.summary = code->summary, entry.advice = code->advice;
  }
  entry.clauses = list_of(implementation.clauses);
  entry.where = implementation.where;
  if (implementation.line != 0) entry.where += fmt::format(":{}", implementation.line);
  entry.inference = implementation.inference;
  entry.reading = implementation.reading;
  if (by_the_letter) {
    entry.example = witness_of(implementation.reading->entry.id);
    return entry;
  }
  entry.example = text_of(program_of(implementation.name));
  return entry;
}

/// Why nothing executes the clause; empty where something does.
std::string_view reason_of(const ClauseText& clause, const Coverage& coverage) {
  if (!coverage.implementations_of(clause.id).empty()) return {};
  if (const auto reason = reason_not_executable(clause); !reason.empty()) return reason;
  const LedgerEntry* own = find_entry(clause.id);
  if (own && !own->only_intended.empty()) return {};  // that is its reason
  const Standing standing = coverage.standing_of(clause);
  if (standing == Standing::kLater) return "its implementation belongs to a later part";
  return standing == Standing::kUncited ? "nothing implements it yet" : std::string_view();
}

Entry entry_of(const ClauseText& clause, const Coverage& coverage) {
  Entry entry{clause.id, clause.sentence, {}};
  if (clause.sentence.empty()) entry.summary = "the wording is not written yet";
  entry.kind = word(clause.kind);
  entry.implementations = coverage.implementations_of(clause.id);
  entry.same = same_as(clause.id);
  entry.reason = reason_of(clause, coverage);
  const bool broken =
      clause.kind == ClauseKind::kGuarantee || clause.kind == ClauseKind::kWellFormed;
  entry.ledger = entries_about(clause.id);
  if (const LedgerEntry* own = find_entry(clause.id)) {
    entry.ledger = {own};
    entry.example = witness_of(clause.id);
  }
  if (entry.example.empty() && broken) entry.example = text_of(program_of(clause.id, true));
  if (entry.example.empty()) entry.example = text_of(program_of(clause.id));
  return entry;
}

Entry entry_of(const Page& page) {
  Entry entry{page.id, page.summary, {}};
  entry.clauses = list_of(page.clauses);
  entry.reason = page.reason;
  entry.facts.assign(page.facts.begin(), page.facts.end());
  entry.example = page.example;
  return entry;
}

std::string indented(std::string_view program) {
  std::string text;
  for (std::size_t at = 0; at < program.size();) {
    const std::size_t end = std::min(program.find('\n', at), program.size());
    text += (end > at ? "     " : "") + std::string(program.substr(at, end - at)) + "\n";
    at = end + 1;
  }
  return text;
}

std::string line(std::string_view label, std::string_view text) {
  return text.empty() ? std::string()
                      : fmt::format("   {:<8}{}\n", fmt::format("{}:", label), text);
}

/// When a rule or check takes part.
std::string condition_of(const ReadingOf& reading) {
  const ReadingOf written{reading.entry, true};
  return fmt::format("{} --reading {}", reading.as_written ? "only with" : "unless",
                     to_string(written));
}

std::string cited(const Clause& clause, const std::optional<ReadingOf>& reading) {
  return fmt::format("{}{}, {}", clause.id,
                     is_read_as_written(clause, reading) ? " as written" : "",
                     cited_sentence(clause, reading));
}

std::string shown(const Implementation& implementation) {
  return fmt::format(
      "{}, {}{}", implementation.name, implementation.where,
      implementation.reading ? fmt::format("  (only {})", to_string(*implementation.reading)) : "");
}

/// How an entry of the ledger can be read.
std::string readings_of(const LedgerEntry& entry) {
  if (entry.only_intended.empty())
    return fmt::format("intended, or --reading {}=as-written", entry.id);
  return fmt::format("only intended: {}", entry.only_intended);
}

/// On its own page an entry says all; on that of a clause, what is meant there.
std::string text_of(const LedgerEntry& ledger, std::string_view page) {
  if (ledger.id != page)
    return line("ledger", fmt::format("{}, {}", ledger.id, sentence_of(ledger.id)));
  return line("of", ledger.clauses) + line("says", ledger.written) + line("fault", ledger.fault) +
         line("read", readings_of(ledger));
}

std::string text_of(const Entry& entry) {
  std::string text = fmt::format("{}: {}\n", entry.id, entry.summary);
  text += line("kind", entry.kind) + line("code", entry.code);
  if (entry.reading) text += line("read", condition_of(*entry.reading));
  for (const LedgerEntry* ledger : entry.ledger) text += text_of(*ledger, entry.id);
  for (const Clause& clause : entry.clauses) text += line("clause", cited(clause, entry.reading));
  for (const Implementation* implementation : entry.implementations)
    text += line(word(implementation->kind), shown(*implementation));
  for (const Clause& clause : entry.same)
    text += line("same", fmt::format("as {}, {}", clause.id, sentence_of(clause.id)));
  text += line("where", entry.where) + line("reason", entry.reason) + line("hint", entry.advice);
  for (const auto& [label, fact] : entry.facts) text += line(label, fact);
  if (!entry.inference.empty()) text += "   rule:\n" + indented(entry.inference);
  if (!entry.example.empty()) text += "   example:\n" + indented(entry.example);
  return text;
}

/// Is it a rule or check, which have pages of their own?
bool has_page(const Implementation& implementation) {
  return implementation.kind == Implementation::Kind::kRule ||
         implementation.kind == Implementation::Kind::kCheck;
}

[[noreturn]] void refuse(const std::string& name, const Coverage& coverage) {
  std::vector<std::string> known = code_names();
  for (const Implementation& implementation : coverage.implementations())
    if (has_page(implementation)) known.emplace_back(implementation.name);
  for (const ClauseText& clause : all_clauses()) known.emplace_back(clause.id);
  for (const relax::Operator* op : relax::all_operators())
    for (const std::string_view prefix : {"R.", ""})
      known.push_back(std::string(prefix) + std::string(op->name));
  throw UsageError("there is no code, rule, clause or operator '" + name + "'" +
                   did_you_mean(name, known));
}

/// What `name` names: all codes, rules and checks where it is empty.
std::vector<Entry> entries_of(const std::string& name, const Coverage& coverage,
                              const std::optional<Page>& page) {
  std::vector<Entry> entries;
  for (const CodeInfo& code : all_codes())
    if (name.empty() || code.text == name) entries.push_back(entry_of(code));
  for (const Implementation& implementation : coverage.implementations())
    if (has_page(implementation) && (name.empty() || implementation.name == name))
      entries.push_back(entry_of(implementation));
  if (const ClauseText* clause = find_clause(name)) entries.push_back(entry_of(*clause, coverage));
  if (page) entries.push_back(entry_of(*page));
  if (entries.empty()) refuse(name, coverage);
  return entries;
}

Status run_explain(const std::string& name, const Coverage& coverage,
                   const std::optional<Page>& page, const CommonOptions& options,
                   Streams& streams) {
  const std::vector<Entry> entries = entries_of(name, coverage, page);
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

Action add_explain(CLI::App& command, CoverageSource coverage, PageSource pages) {
  auto options = std::make_shared<CommonOptions>();
  auto name = std::make_shared<std::optional<std::string>>();
  command
      .add_option(
          "name", *name,
          "a code, a clause, a check, a rule or an operator; without it, all codes and rules "
          "are listed")
      ->type_name("CODE|CLAUSE|RULE|OPERATOR");
  add_output_options(command, *options);
  return [name, options, coverage, pages](Streams& streams) {
    if (*name && (*name)->empty()) throw UsageError("explain takes a name, but the name is empty");
    return run_explain(name->value_or(""), coverage(), pages(name->value_or("")), *options,
                       streams);
  };
}

}  // namespace tenor::spec
