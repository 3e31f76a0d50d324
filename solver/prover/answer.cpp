// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/answer.h"

namespace tenor::solver {
namespace {

/// Nothing where it has more digits than such an integer holds for certain.
std::optional<spec::Wide> parse(const std::string& text) {
  const bool negative = text.starts_with("-");
  if (text.size() > 38) return std::nullopt;
  spec::Wide value = 0;
  for (const char c : text.substr(negative ? 1 : 0)) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return negative ? -value : value;
}

}  // namespace

SolverAnswer read_answer(const std::string& text) {
  if (text == "none") return {SolverAnswer::Kind::kNone, {}};
  if (!text.starts_with("found")) return {};
  SolverAnswer verdict{SolverAnswer::Kind::kFound, {}};
  for (std::size_t at = text.find(' '); at != std::string::npos;) {
    const std::size_t next = text.find(' ', at + 1);
    verdict.values.push_back(parse(text.substr(at + 1, next - at - 1)));
    at = next;
  }
  return verdict;
}

}  // namespace tenor::solver
