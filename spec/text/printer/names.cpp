// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/names.h"

#include <algorithm>

namespace tenor::spec::printer {
namespace {

/// Python's keywords, and the names that the text itself uses.
constexpr std::string_view kReserved[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",    "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except",   "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda",   "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",     "yield",    "T",
    "I",     "R",        "Tx",    "Axis",   "cls",  "float",  "metadata", "range",    "tvm"};

std::string identifier(std::string_view hint) {
  std::string name;
  for (const char c : hint) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    const bool digit = c >= '0' && c <= '9';
    if (digit && name.empty()) name += '_';
    name += letter || digit ? c : '_';
  }
  // `_` alone is Python's name for what is thrown away; a reader may give it no variable.
  return name == "_" ? "v_" : name;
}

}  // namespace

Names::Names() {
  for (const std::string_view name : kReserved) reserve(name);
}

std::string Names::take(std::string_view hint, std::string_view otherwise) {
  const std::string base = identifier(hint.empty() ? otherwise : hint);
  if (taken_.insert(base).second) return base;
  std::size_t& suffix = next_suffix_.try_emplace(base, 1).first->second;
  for (;; ++suffix) {
    std::string name = base + "_" + std::to_string(suffix);
    if (!taken_.insert(name).second) continue;
    origins_[name] = {base, suffix};
    ++suffix;
    return name;
  }
}

void Names::release(const std::string& name) {
  taken_.erase(name);
  // `name` may end like one with a suffix of ours without having been made so: both count.
  if (const auto origin = origins_.find(name); origin != origins_.end()) {
    std::size_t& suffix = next_suffix_[origin->second.base];
    suffix = std::min(suffix, origin->second.suffix);
  }
}

}  // namespace tenor::spec::printer
