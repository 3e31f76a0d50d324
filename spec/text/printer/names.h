// SPDX-License-Identifier: Apache-2.0
// Identifiers for variables and buffers: the name hint where it is a free Python identifier, else
// one close to it. TIR names are hints and need neither be unique nor be names (TIR/Grammar/p1).
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::printer {

class Names {
 public:
  Names();

  /// An identifier like `hint` (or `otherwise` where that is empty) that is not in use.
  std::string take(std::string_view hint, std::string_view otherwise);
  /// `name` may be taken again.
  void release(const std::string& name);
  /// `name` is never given out.
  void reserve(std::string_view name) { taken_.emplace(name); }

 private:
  struct Origin {
    std::string base;
    std::size_t suffix;
  };
  std::unordered_set<std::string> taken_;
  std::unordered_map<std::string, Origin> origins_;           ///< of names with a suffix
  std::unordered_map<std::string, std::size_t> next_suffix_;  ///< no smaller one is free
};

/// What the text calls the functions of a module: by their names, which those of an object graph
/// need not have from Python (`<lambda>`), else by an identifier like it.
class FunctionNames {
 public:
  FunctionNames() = default;
  explicit FunctionNames(const Module& module);

  std::string_view of(std::string_view name) const;
  /// The attributes that the text writes: a public function that is called otherwise keeps its name
  /// as its symbol, which is else the name of the text.
  std::vector<Attribute> attributes(Attrs attrs, std::string_view name, bool is_private) const;

 private:
  std::unordered_map<std::string_view, std::string> identifiers_;  ///< of other names
};

}  // namespace tenor::spec::printer
