// SPDX-License-Identifier: Apache-2.0
// Answers for programs: one object under a head that all commands share, its form in
// docs/schema.json. Bytes of an input that are no UTF-8 come out as replacements.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "spec/diagnostic/report.h"
#include "spec/diagnostic/source.h"

namespace tenor::spec {

using Json = nlohmann::ordered_json;

/// The version of the form; it changes when a reader of the old one could misread the new.
inline constexpr int kJsonSchema = 2;

/// How far a verdict holds.
struct VerdictBound {
  enum class Kind : std::uint8_t { kSizes, kCondition, kAssumed };
  Kind kind = Kind::kSizes;
  std::string text;  ///< `n in {1, 2}`
};
/// `{"kind": "sizes", "text": "n in {1, 2}"}`, or null.
Json bound_json(const std::optional<VerdictBound>& bound);

/// What every answer starts with.
struct AnswerHead {
  std::string command;
  std::string verdict;
  std::optional<VerdictBound> bound;
  std::string scope;
};

/// One entry of `findings`.
Json finding_json(const Diagnostic& diagnostic, const Source& source);

/// The whole answer: `findings` and `results` are arrays, `details` an object.
Json answer_json(const AnswerHead& head, Json findings, Json results, Json details);

/// The answer as text, indented, ended by a newline.
std::string dump(const Json& answer);

}  // namespace tenor::spec
