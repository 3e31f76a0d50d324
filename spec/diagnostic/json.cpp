// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/json.h"

#include <nlohmann/json.hpp>

#include "spec/diagnostic/text.h"

namespace tenor::spec {
namespace {

std::string_view severity_word(Severity severity) {
  switch (severity) {
    case Severity::kError: return "error";
    case Severity::kWarning: return "warning";
    case Severity::kNote: return "note";
  }
  return "error";
}

/// A node that no text holds has its file only.
Json span_json(Span span, const Source& source) {
  Json json{{"file", source.name()}};
  if (span.begin == 0 && span.end == 0) return json;
  const Position begin = source.position(span.begin), end = source.position(span.end);
  json["line"] = begin.line;
  json["column"] = begin.column;
  json["endLine"] = end.line;
  json["endColumn"] = end.column;
  return json;
}

void set_unless_empty(Json& json, const char* key, const std::string& value) {
  if (!value.empty()) json[key] = value;
}

}  // namespace

Json finding_json(const Diagnostic& diagnostic, const Source& source) {
  Json json{{"code", info(diagnostic.code).text},
            {"word", head_word(diagnostic)},
            {"severity", severity_word(diagnostic.severity)},
            {"clause", diagnostic.clause},
            {"rule", diagnostic.rule},
            {"message", diagnostic.message},
            {"span", span_json(diagnostic.span, source)}};
  set_unless_empty(json, "function", diagnostic.function);
  set_unless_empty(json, "label", diagnostic.label);
  set_unless_empty(json, "scope", diagnostic.scope);
  for (const RelatedPlace& place : diagnostic.related)
    json["related"].push_back(
        {{"message", place.message}, {"span", span_json(place.span, source)}});
  for (const std::string& note : diagnostic.notes) json["notes"].push_back(note);
  set_unless_empty(json, "hint", diagnostic.hint);
  set_unless_empty(json, "replay", diagnostic.replay);
  for (const auto& [name, value] : diagnostic.witness) json["witness"][name] = value;
  return json;
}

Json bound_json(const std::optional<VerdictBound>& bound) {
  constexpr std::string_view kKinds[] = {"sizes", "condition", "assumed"};
  if (!bound) return nullptr;
  return Json{{"kind", kKinds[static_cast<std::size_t>(bound->kind)]}, {"text", bound->text}};
}

Json answer_json(const AnswerHead& head, Json findings, Json results, Json details) {
  return Json{{"tool", "tenor"},
              {"version", TENOR_VERSION},
              {"schema", kJsonSchema},
              {"command", head.command},
              {"verdict", head.verdict},
              {"bound", bound_json(head.bound)},
              {"scope", head.scope},
              {"findings", std::move(findings)},
              {"results", std::move(results)},
              {"details", std::move(details)}};
}

std::string dump(const Json& answer) {
  return answer.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace tenor::spec
