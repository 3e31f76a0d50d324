// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/source.h"

#include <algorithm>
#include <array>

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {
namespace {

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// What a module of the compiler is to a script.
std::string_view space_of_module(std::string_view module) {
  const bool tile = module.find("tirx.tile") != std::string_view::npos ||
                    module.find("tirx.script.tile") != std::string_view::npos;
  if (tile) return "Tx";
  const std::string_view last = last_part(module);
  if (last == "tir" || last == "tirx") return "T";
  if (last == "relax") return "R";
  if (last == "ir") return "I";
  if (module == "tvm" || module == "tvm.script") return module;
  return module;
}

/// Edits that make `a` into `b`, or `limit` where there are at least as many.
std::size_t distance(std::string_view a, std::string_view b, std::size_t limit) {
  if (a.size() > 40 || b.size() > 40) return limit;
  std::array<std::size_t, 41> row{};
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return std::min(row[b.size()], limit);
}

bool contains_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const bool starts = at == 0 || !is_word(text[at - 1]);
    const std::size_t end = at + word.size();
    if (starts && (end == text.size() || !is_word(text[end]))) return true;
  }
  return false;
}

/// Adds the words of `text` but those that follow a `#` on their line.
void add_words(std::string_view text, std::unordered_set<std::string_view>& words) {
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '#') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    const std::size_t begin = at;
    while (at < text.size() && is_word(text[at])) ++at;
    if (at > begin)
      words.insert(text.substr(begin, at - begin));
    else
      ++at;
  }
}

/// What `from tvm.script.tir import *` makes known by itself.
bool is_construct(std::string_view name) {
  return name == "axis" || find_construct(name) || find_builtin(name) || dtype_of_name(name);
}

}  // namespace

std::string_view imported_construct(const Source& source, std::string_view name) {
  const python::Import* everything = source.imports.everything();
  const python::Import* named = source.imports.find(name).construct;
  if (everything && (!named || everything < named) && is_construct(name)) return name;
  return named ? last_part(named->module) : std::string_view();
}

std::string_view namespace_of(const Source& source, std::string_view name) {
  if (const python::Import* import = source.imports.find(name).first)
    return space_of_module(import->module);
  for (const std::string_view usual : {"T", "I", "R", "Tx", "tvm"})
    if (name == usual) return usual;
  if (name == "tir" || name == "tirx") return "T";
  return {};
}

Generation generation_of(const Source& source, Span definition) {
  if (source.imports.flat() && !source.imports.nested()) return Generation::kFlat;
  if (source.metadata.is_flat()) return Generation::kFlat;
  const std::string_view text = source.at(definition);
  for (const std::string_view word : {"sblock", "sblock_attr", "sblock_alloc_buffer", "s_tir",
                                      "out_ty", "ty_args", "func_ret_ty", "Any"})
    if (contains_word(text, word)) return Generation::kFlat;
  return Generation::kNested;
}

bool occurs_in_python(Source& source, std::string_view name) {
  if (!source.outer_words) {
    auto& words = source.outer_words.emplace();
    std::size_t from = 0;
    for (const python::Definition& d : source.file.definitions) {
      if (d.span.begin > from) add_words(source.text.substr(from, d.span.begin - from), words);
      from = std::max<std::size_t>(from, d.span.end);
    }
    add_words(source.text.substr(std::min(from, source.text.size())), words);
  }
  return source.outer_words->contains(name);
}

std::string_view nearest(std::string_view name, const std::vector<std::string_view>& candidates) {
  std::size_t best = name.size() / 3 + 2;
  std::string_view found;
  for (const std::string_view candidate : candidates) {
    const std::size_t edits = distance(name, candidate, best);
    if (edits >= best || edits >= std::max(name.size(), candidate.size())) continue;
    best = edits;
    found = candidate;
  }
  return found;
}

}  // namespace tenor::spec::reader
