// SPDX-License-Identifier: Apache-2.0
// What all functions of a file share while they are read: its text, its imports, its metadata, and
// where nodes and findings go.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/ir/build.h"
#include "spec/text/python/parse.h"
#include "spec/text/reader/imports.h"
#include "spec/text/reader/metadata.h"
#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

/// The file.
struct Source {
  Source(std::string_view t, Program& program, Report& r) : text(t), builder(program), report(r) {}

  std::string_view text;
  Builder builder;
  Report& report;
  Arena scratch;  ///< syntax, and values that do not outlive the reading
  python::File file;
  Metadata metadata;
  ImportsByName imports;       ///< those of `file`
  std::vector<Span> unparsed;  ///< where syntax was larger than what is read
  /// The words of the text outside the definitions, comments apart; made when first asked for.
  std::optional<std::unordered_set<std::string_view>> outer_words;

  std::string_view at(Span span) const {
    return span.begin <= span.end && span.end <= text.size()
               ? text.substr(span.begin, span.end - span.begin)
               : std::string_view{};
  }
};

/// A function of a module, as a call from another sees it.
struct Signature {
  std::string_view name;
  DataType result = void_type();
};

/// What the functions of a module share.
struct ModuleNames {
  std::string_view name;  ///< empty: a lone function
  std::vector<Signature> functions;
  std::unordered_map<std::string_view, std::size_t> places;  ///< in `functions`, first of a name
  std::unordered_map<std::string_view, const python::Expr*> constants;  ///< of the Python around
  std::unordered_set<std::string_view> members;                         ///< functions of every kind
  std::span<const relax::VDevice* const> vdevices;
  Generation generation = Generation::kNested;
  bool names_are_lets = true;  ///< `x: T.int32 = e` binds a variable, not a buffer of one

  void add(const Signature& signature) {
    places.try_emplace(signature.name, functions.size());
    functions.push_back(signature);
  }
  /// What Python binds the name to around the definition, or null.
  const python::Expr* constant(std::string_view constant_name) const {
    const auto found = constants.find(constant_name);
    return found == constants.end() ? nullptr : found->second;
  }
  const Signature* find(std::string_view function) const {
    const auto found = places.find(function);
    return found == places.end() ? nullptr : &functions[found->second];
  }
};

/// The construct that `from tvm.script.tir import grid` makes known as `grid`; empty if none.
std::string_view imported_construct(const Source& source, std::string_view name);

/// What an imported name or a chain of attributes stands for: "T", "I", "R", "Tx", or empty.
std::string_view namespace_of(const Source& source, std::string_view name);

/// How a definition spells TIR, by the file's imports, else by its metadata and by the words that
/// only one generation has.
Generation generation_of(const Source& source, Span definition);

/// Whether `name` occurs as Python outside the definitions: then it is a Python value, not a slip.
bool occurs_in_python(Source& source, std::string_view name);

/// The candidate most like `name`, or empty where none is near.
std::string_view nearest(std::string_view name, const std::vector<std::string_view>& candidates);

}  // namespace tenor::spec::reader
