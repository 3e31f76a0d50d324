// SPDX-License-Identifier: Apache-2.0
#include "spec/command/explained.h"

#include <nlohmann/json.hpp>

namespace tenor::spec {
namespace {

Json json_of(std::span<const Clause> clauses, const std::optional<ReadingOf>& reading = {}) {
  Json listed = Json::array();
  for (const Clause& clause : clauses)
    listed.push_back({{"id", clause.id}, {"sentence", cited_sentence(clause, reading)}});
  return listed;
}

Json json_of(const std::optional<ReadingOf>& reading) {
  return reading ? Json(to_string(*reading)) : Json(nullptr);
}

Json json_of(const LedgerEntry& entry) {
  return {{"id", entry.id},
          {"clauses", entry.clauses},
          {"intended", sentence_of(entry.id)},
          {"written", entry.written},
          {"fault", entry.fault},
          {"onlyIntended", entry.only_intended}};
}

}  // namespace

bool is_read_as_written(const Clause& clause, const std::optional<ReadingOf>& reading) {
  return reading && reading->as_written && reading->entry == clause;
}

std::string_view cited_sentence(const Clause& clause, const std::optional<ReadingOf>& reading) {
  return is_read_as_written(clause, reading) ? sentence_of(*reading) : sentence_of(clause.id);
}

Json json_of(const ExplainedEntry& entry) {
  Json implementations = Json::array(), ledger = Json::array();
  for (const Implementation* implementation : entry.implementations)
    implementations.push_back({{"kind", word(implementation->kind)},
                               {"name", implementation->name},
                               {"where", implementation->where},
                               {"reading", json_of(implementation->reading)}});
  for (const LedgerEntry* each : entry.ledger) ledger.push_back(json_of(*each));
  Json facts = Json::object();
  for (const auto& [label, fact] : entry.facts) facts[std::string(label)] = fact;
  return {{"id", entry.id},
          {"summary", entry.summary},
          {"kind", entry.kind},
          {"code", entry.code},
          {"reading", json_of(entry.reading)},
          {"clauses", json_of(entry.clauses, entry.reading)},
          {"realisedBy", std::move(implementations)},
          {"sameAs", json_of(entry.same)},
          {"where", entry.where},
          {"inference", entry.inference},
          {"reason", entry.reason},
          {"advice", entry.advice},
          {"ledger", std::move(ledger)},
          {"facts", std::move(facts)},
          {"example", entry.example}};
}

}  // namespace tenor::spec
