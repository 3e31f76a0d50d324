// SPDX-License-Identifier: Apache-2.0
// What watching the blocks of a small program finds.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "semantics/analysis/block/watch.h"
#include "semantics/tir/start.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {

using Findings = std::vector<std::string>;

/// Of one run. Without 64 bits for an index there is no straight-line code.
inline Findings findings_of(const TextProgram& program, Profile profile, std::uint64_t memory,
                            unsigned index_bits) {
  const ClaimsOfBlocks claims(program.module());
  Machine<ObservedConcrete> m(program.parsed.program, program.module(), Granularity::kStmt,
                              {.index_bits = index_bits}, profile);
  Findings found;
  BlockWatch watch(m, program.module(), claims, memory, [&](const BlockFinding& f) {
    found.push_back(fmt::format("{}: {} | {}", spec::info(f.code).text, f.message, f.bindings));
  });
  start(m, program.function(), place_arguments(m, program.plan_of()));
  m.observe(&watch);
  m.run();
  REQUIRE(m.outcome().kind == OutcomeKind::kDone);
  if (watch.is_full()) found.emplace_back("full");
  return found;
}

/// `B-READS: block … | i = 3`, of a run of the function; the same by the rules alone.
inline Findings findings(const std::string& function, Profile profile = Profile::kPortable,
                         std::uint64_t memory = 1 << 20) {
  const TextProgram program(function);
  const Findings found = findings_of(program, profile, memory, Limits::kIndexBits);
  CHECK(findings_of(program, profile, memory, Limits::kIndexBits - 1) == found);
  return found;
}

/// Statements in a function of A and C, (8,), M, (4, 4), and K, (4,), all int32.
inline Findings of_body(const std::string& body) {
  std::string text =
      "def main(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\"), "
      "M: T.Buffer((4, 4), \"int32\"), K: T.Buffer((4,), \"int32\")):\n";
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t end = std::min(body.find('\n', at), body.size());
    text += "    " + body.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return findings(text);
}

inline const Findings kNone;

}  // namespace tenor::semantics::test
