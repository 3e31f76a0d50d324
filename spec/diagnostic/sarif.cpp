// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/sarif.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "spec/clauses/clause.h"

namespace tenor::spec {
namespace {

/// A path as a reference: relative ones stay relative, so that a viewer resolves them from its
/// root.
std::string uri_of(const std::string& path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path)
    if (kPlain.find(c) != kPlain.npos)
      uri += c;
    else
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return uri;
}

Json location_of(const Json& span) {
  Json place{{"artifactLocation", {{"uri", uri_of(span["file"])}}}};
  if (span.contains("line"))
    place["region"] = {{"startLine", span["line"]},
                       {"startColumn", span["column"]},
                       {"endLine", span["endLine"]},
                       {"endColumn", span["endColumn"]}};
  return {{"physicalLocation", std::move(place)}};
}

/// The message, and after it what a reader needs where the finding is all that is shown.
std::string text_of(const Json& finding) {
  std::string text = finding["message"];
  const auto add = [&](const char* key, std::string_view before) {
    const std::string said = finding.value(key, "");
    if (!said.empty()) text += fmt::format("\n{}{}", before, said);
  };
  add("label", "with ");
  const std::string clause = finding.value("clause", "");
  if (!clause.empty()) text += fmt::format("\nclause: {}, {}", clause, sentence_of(clause));
  add("scope", "scope: ");
  add("hint", "hint: ");
  add("replay", "replay: ");
  return text;
}

Json result_of(const Json& finding, std::size_t rule) {
  Json result{{"ruleId", finding["code"]},
              {"ruleIndex", rule},
              {"level", finding["severity"]},
              {"message", {{"text", text_of(finding)}}},
              {"locations", Json::array({location_of(finding["span"])})}};
  std::size_t id = 0;
  for (const Json& place : finding.value("related", Json::array())) {
    Json related = location_of(place["span"]);
    related["id"] = ++id;
    related["message"] = {{"text", place["message"]}};
    result["relatedLocations"].push_back(std::move(related));
  }
  for (const char* key : {"word", "clause", "rule", "function", "witness"})
    if (finding.contains(key) && finding[key] != "") result["properties"][key] = finding[key];
  return result;
}

std::string_view level_of(CodeClass code_class) {
  switch (code_class) {
    case CodeClass::kNote:
    case CodeClass::kNondeterminism:
    case CodeClass::kLint: return "note";
    case CodeClass::kPossibly:
    case CodeClass::kBlock: return "warning";
    default: return "error";
  }
}

Json rule_of(const CodeInfo& code) {
  std::string help = fmt::format("{}: {}.\nWhat to do: {}.", code.text, code.summary, code.advice);
  for (const Clause& clause : code.clauses.list())
    help += fmt::format("\n{}: {}.", clause.id, sentence_of(clause.id));
  help += fmt::format("\nMore: tenor explain {}", code.text);
  return {{"id", code.text},
          {"shortDescription", {{"text", code.summary}}},
          {"fullDescription", {{"text", fmt::format("{}; {}", code.summary, code.advice)}}},
          {"help", {{"text", std::move(help)}}},
          {"defaultConfiguration", {{"level", level_of(code.code_class())}}}};
}

/// The place of the code among those of the log, added where it is new.
std::size_t place_of(const std::string& code, Json& rules) {
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i]["id"] == code) return i;
  rules.push_back(rule_of(*find_code(code)));
  return rules.size() - 1;
}

}  // namespace

Json sarif_log(const AnswerHead& head, const Json& findings,
               const std::vector<std::string>& problems) {
  Json rules = Json::array(), results = Json::array();
  for (const Json& finding : findings)
    results.push_back(result_of(finding, place_of(finding["code"], rules)));
  Json driver{{"name", "tenor"}, {"semanticVersion", TENOR_VERSION}, {"rules", std::move(rules)}};
  Json run{{"tool", {{"driver", std::move(driver)}}},
           {"columnKind", "unicodeCodePoints"},
           {"results", std::move(results)},
           {"properties",
            {{"command", head.command}, {"verdict", head.verdict}, {"scope", head.scope}}}};
  if (head.bound) run["properties"]["bound"] = bound_json(head.bound);
  for (const std::string& problem : problems)
    run["invocations"][0]["toolExecutionNotifications"].push_back(
        {{"level", "error"}, {"message", {{"text", problem}}}});
  run["invocations"][0]["executionSuccessful"] = problems.empty();
  return {{"$schema",
           "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
           "sarif-schema-2.1.0.json"},
          {"version", "2.1.0"},
          {"runs", Json::array({std::move(run)})}};
}

}  // namespace tenor::spec
