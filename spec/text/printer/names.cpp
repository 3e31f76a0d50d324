// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/names.h"

#include <algorithm>

namespace tenor::spec::printer {
namespace {

/// Python's keywords.
constexpr std::string_view kKeywords[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};

/// The names that the text itself uses.
constexpr std::string_view kOwn[] = {"T",   "I",     "R",        "Tx",    "Axis",
                                     "cls", "float", "metadata", "range", "tvm"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// May Python call a function so? Letters of other scripts are left to it.
bool is_identifier(std::string_view name) {
  const auto fits = [](char c) { return is_letter(c) || is_digit(c) || (c & 0x80) != 0; };
  return !name.empty() && !is_digit(name[0]) && std::all_of(name.begin(), name.end(), fits) &&
         std::find(std::begin(kKeywords), std::end(kKeywords), name) == std::end(kKeywords);
}

std::string identifier(std::string_view hint) {
  std::string name;
  for (const char c : hint) {
    if (is_digit(c) && name.empty()) name += '_';
    name += is_letter(c) || is_digit(c) ? c : '_';
  }
  // `_` alone is Python's name for what is thrown away; a reader may give it no variable.
  return name == "_" ? "v_" : name;
}

}  // namespace

Names::Names() {
  for (const std::string_view name : kKeywords) reserve(name);
  for (const std::string_view name : kOwn) reserve(name);
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

FunctionNames::FunctionNames(const Module& module) {
  Names names;
  for (const Function& f : module.functions)
    if (is_identifier(f.name)) names.reserve(f.name);
  for (const Function& f : module.functions)
    if (!f.name.empty() && !is_identifier(f.name) && !identifiers_.contains(f.name))
      identifiers_.emplace(f.name, names.take(f.name, "main"));
}

std::string_view FunctionNames::of(std::string_view name) const {
  const auto found = identifiers_.find(name);
  return found == identifiers_.end() ? name : found->second;
}

std::vector<Attribute> FunctionNames::attributes(Attrs attrs, std::string_view name,
                                                 bool is_private) const {
  std::vector<Attribute> all(attrs.begin(), attrs.end());
  if (is_private || of(name) == name || find(attrs, "global_symbol")) return all;
  Attribute& symbol = all.emplace_back();
  symbol.key = "global_symbol";
  symbol.value.kind = Object::Kind::kString, symbol.value.text = name;
  return all;
}

}  // namespace tenor::spec::printer
