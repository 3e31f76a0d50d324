// SPDX-License-Identifier: Apache-2.0
// `tenor clauses`: how each clause of the documents is accounted for. A table of their chapters;
// or, for the part that is named and for what nothing accounts for, a line a clause.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "spec/clauses/programs.h"
#include "spec/clauses/reasons.h"
#include "spec/command/command.h"
#include "spec/diagnostic/json.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::spec {
namespace {

struct ClausesOptions {
  CommonOptions common;
  std::string part;      ///< the clause whose own and whose sub-clauses' lines are wanted
  bool uncited = false;  ///< only what nothing accounts for
};

/// A line of the table: how many clauses of a chapter stand how.
struct Chapter {
  std::string_view document, name;
  std::size_t clauses = 0;
  std::array<std::size_t, kStandings> standing{};

  void add(const Chapter& other) {
    clauses += other.clauses;
    for (std::size_t i = 0; i < kStandings; ++i) standing[i] += other.standing[i];
  }
};

/// A clause with what is to be said of it.
struct Line {
  const ClauseText* clause;
  Standing standing;
};

std::vector<Line> lines_of(const Coverage& coverage, const ClausesOptions& options) {
  std::vector<Line> lines;
  for (const ClauseText& clause : all_clauses()) {
    if (!is_at_or_below(clause.id, options.part)) continue;
    const Standing standing = coverage.standing_of(clause);
    if (!options.uncited || standing == Standing::kUncited) lines.push_back({&clause, standing});
  }
  return lines;
}

/// The chapters in the order of the documents.
std::vector<Chapter> chapters_of(const std::vector<Line>& lines) {
  std::vector<Chapter> chapters;
  for (const Line& line : lines) {
    const std::string_view document = document_of(line.clause->id);
    const std::string_view name = chapter_of(line.clause->id);
    auto at = std::find_if(chapters.begin(), chapters.end(), [&](const Chapter& chapter) {
      return chapter.document == document && chapter.name == name;
    });
    if (at == chapters.end()) at = chapters.insert(at, {document, name});
    ++at->clauses;
    ++at->standing[static_cast<std::size_t>(line.standing)];
  }
  return chapters;
}

std::string joined(const std::vector<std::string_view>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

/// `rule TIR-For-iterate, TIR-For-done`, `same-as TIR/Scope/p1:c`, `explained: it …`.
std::string account_of(const Line& line, const Coverage& coverage) {
  std::vector<std::string_view> names;
  for (const Implementation* implementation : coverage.implementations_of(line.clause->id))
    names.push_back(implementation->name);
  if (line.standing == Standing::kSameAs)
    for (const Clause& clause : same_as(line.clause->id)) names.push_back(clause.id);
  std::string text(word(line.standing));
  if (!names.empty()) text += " " + joined(names);
  if (line.standing == Standing::kExplained)
    text += fmt::format(": {}", reason_not_executable(*line.clause));
  return text;
}

std::string numbers_of(const Chapter& chapter) {
  std::string text =
      fmt::format("{:<9} {:<17} {:>7}", chapter.document, chapter.name, chapter.clauses);
  for (std::size_t i = 0; i < kStandings; ++i)
    text += fmt::format(" {:>{}}", chapter.standing[i],
                        std::max<std::size_t>(5, word(static_cast<Standing>(i)).size()));
  return text + "\n";
}

std::string table_of(const std::vector<Chapter>& chapters) {
  std::string text = fmt::format("{:<9} {:<17} {:>7}", "document", "chapter", "clauses");
  for (std::size_t i = 0; i < kStandings; ++i)
    text += fmt::format(" {:>5}", word(static_cast<Standing>(i)));
  text += "\n";
  std::vector<Chapter> documents;
  for (const Chapter& chapter : chapters) {
    text += numbers_of(chapter);
    if (documents.empty() || documents.back().document != chapter.document)
      documents.push_back({chapter.document, "all"});
    documents.back().add(chapter);
  }
  text += "\n";
  for (const Chapter& document : documents) text += numbers_of(document);
  return text;
}

std::string listing_of(const std::vector<Line>& lines, const Coverage& coverage) {
  std::string text;
  for (const Line& line : lines)
    text += fmt::format("{:<28} {:<11} {}\n", line.clause->id, word(line.clause->kind),
                        account_of(line, coverage));
  return text;
}

Json json_of(const Chapter& chapter) {
  Json counts = Json::object();
  for (std::size_t i = 0; i < kStandings; ++i)
    counts[std::string(word(static_cast<Standing>(i)))] = chapter.standing[i];
  return {{"document", chapter.document},
          {"chapter", chapter.name},
          {"clauses", chapter.clauses},
          {"standing", std::move(counts)}};
}

Json json_of(const Line& line, const Coverage& coverage) {
  Json implemented = Json::array(), same = Json::array();
  for (const Implementation* implementation : coverage.implementations_of(line.clause->id))
    implemented.push_back({{"kind", word(implementation->kind)},
                           {"name", implementation->name},
                           {"where", implementation->where}});
  for (const Clause& clause : same_as(line.clause->id)) same.push_back(clause.id);
  Json shown = Json::array(), broken = Json::array();
  for (const ShownProgram& program : shown_programs())
    if (program.shows_it(line.clause->id))
      (program.code.empty() ? shown : broken).push_back(program.path);
  const bool explained = line.standing == Standing::kExplained;
  return {{"id", line.clause->id},
          {"kind", word(line.clause->kind)},
          {"sentence", line.clause->sentence},
          {"standing", word(line.standing)},
          {"realisedBy", std::move(implemented)},
          {"sameAs", std::move(same)},
          {"reason", explained ? reason_not_executable(*line.clause) : std::string_view()},
          {"shownBy", std::move(shown)},
          {"brokenBy", std::move(broken)},
          {"notBroken", reason_not_violable(*line.clause)}};
}

Json details_of(const std::vector<Line>& lines, const Coverage& coverage) {
  Json chapters = Json::array(), clauses = Json::array();
  for (const Chapter& chapter : chapters_of(lines)) chapters.push_back(json_of(chapter));
  for (const Line& line : lines) clauses.push_back(json_of(line, coverage));
  return {{"chapters", std::move(chapters)}, {"clauses", std::move(clauses)}};
}

[[noreturn]] void refuse(const std::string& part) {
  std::vector<std::string> known;
  for (const ClauseText& clause : all_clauses()) {
    known.emplace_back(clause.id);
    known.emplace_back(clause.id.substr(0, clause.id.find('/', clause.id.find('/') + 1)));
  }
  throw UsageError(
      fmt::format("there is no clause '{}' and none under it{}", part, did_you_mean(part, known)));
}

Status run_clauses(const ClausesOptions& options, const Coverage& coverage, Streams& streams) {
  const std::vector<Line> lines = lines_of(coverage, options);
  if (lines.empty() && !options.uncited) refuse(options.part);
  if (options.common.format == Format::kJson)
    streams.out << dump(answer_json({"clauses", "ok", std::nullopt, ""}, Json::array(),
                                    Json::array(), details_of(lines, coverage)));
  else if (options.part.empty() && !options.uncited)
    streams.out << table_of(chapters_of(lines));
  else
    streams.out << listing_of(lines, coverage);
  return Status::kGood;
}

}  // namespace

Action add_clauses(CLI::App& command, CoverageSource coverage) {
  auto options = std::make_shared<ClausesOptions>();
  command
      .add_option("part", options->part,
                  "a clause or chapter; prints one line for each clause under it")
      ->type_name("CLAUSE");
  command.add_flag("--uncited", options->uncited,
                   "only clauses that nothing implements and no reason explains");
  add_output_options(command, options->common);
  return
      [options, coverage](Streams& streams) { return run_clauses(*options, coverage(), streams); };
}

}  // namespace tenor::spec
