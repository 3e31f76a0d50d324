// SPDX-License-Identifier: Apache-2.0
// The sentences and inference rules that stand above the rules, in the order of their headers: made
// of the sources by inference_rules.py, so that what is printed is what is written beside the code.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tenor::semantics {

struct InferenceRule {
  std::string_view id;     ///< of the rule
  std::uint32_t line;      ///< in its header
  std::string_view title;  ///< what it says in a sentence; empty where its comment has none
  std::string_view text;
};

std::span<const InferenceRule> inference_rules();

}  // namespace tenor::semantics
