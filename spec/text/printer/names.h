// SPDX-License-Identifier: Apache-2.0
// Identifiers for variables and buffers: the name hint where it is a free Python identifier, else
// one close to it. TIR names are hints and need neither be unique nor be names (TIR/Grammar/p1).
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

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

}  // namespace tenor::spec::printer
