// SPDX-License-Identifier: Apache-2.0
#include "solver/command/footprints_answer.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::solver {
namespace {

std::string text_of(const ElementSet& set) {
  if (set.is_empty) return "nothing";
  if (set.text.empty()) return "any of its elements: " + set.why_at_most;
  return set.why_at_most.empty() ? set.text
                                 : fmt::format("at most {}: {}", set.text, set.why_at_most);
}

spec::Json json_of(const ElementSet& set) {
  return {{"set", set.text},
          {"empty", set.is_empty},
          {"exact", set.why_at_most.empty()},
          {"why", set.why_at_most}};
}

std::string_view word(semantics::FamilyScope scope) {
  switch (scope) {
    case semantics::FamilyScope::kBlock: return "block";
    case semantics::FamilyScope::kThread: return "thread";
    default: return "call";
  }
}

std::string whose_text(semantics::FamilyScope scope) {
  return scope == semantics::FamilyScope::kGlobal ? "allocated"
                                                  : fmt::format("for each {}", word(scope));
}

}  // namespace

void add_footprints(const Footprints& footprints, const semantics::Subject& subject,
                    spec::Answer& answer) {
  spec::Json regions = spec::Json::array(), memory = spec::Json::array();
  answer.body += fmt::format("regions of {}:\n", subject.path);
  for (const Footprint& each : footprints.parameters) {
    answer.body += fmt::format("  {} reads:  {}\n  {} writes: {}\n", each.buffer,
                               text_of(each.reads), each.buffer, text_of(each.writes));
    regions.push_back({{"function", subject.path},
                       {"buffer", each.buffer},
                       {"reads", json_of(each.reads)},
                       {"writes", json_of(each.writes)}});
  }
  answer.body += fmt::format("memory of {}, in bytes:\n", subject.path);
  for (const MemoryNeed& each : footprints.memory) {
    const std::string whose = each.is_parameter ? "parameter" : whose_text(each.scope);
    answer.body += fmt::format("  {}: {} ({})\n", each.buffer, each.bytes, whose);
    memory.push_back({{"function", subject.path},
                      {"buffer", each.buffer},
                      {"bytes", each.bytes},
                      {"parameter", each.is_parameter},
                      {"per", word(each.scope)}});
  }
  answer.body += fmt::format("  together, once for the call: {}\n", footprints.together);
  answer.details["regions"] = std::move(regions);
  answer.details["memory"] = std::move(memory);
}

}  // namespace tenor::solver
