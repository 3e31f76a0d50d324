// SPDX-License-Identifier: Apache-2.0
// What a file's imports say, by the name that each binds, so that a lookup is one probe however
// many there are.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/text/python/parse.h"

namespace tenor::spec::reader {

class ImportsByName {
 public:
  ImportsByName() = default;
  /// `imports` outlives this, and stays where it is.
  explicit ImportsByName(const std::vector<python::Import>& imports);

  /// The imports of one name; null where there is none.
  struct Entry {
    const python::Import* first = nullptr;
    const python::Import* last = nullptr;
    const python::Import* construct = nullptr;  ///< the first from TIR's vocabulary
  };
  Entry find(std::string_view name) const;
  /// The first `from … import *` of TIR's vocabulary, or null.
  const python::Import* everything() const { return everything_; }
  /// Does any of them name the generation's module?
  bool nested() const { return nested_; }
  bool flat() const { return flat_; }
  /// A module called `tirx`, or something of the vocabulary of that name.
  bool tirx() const { return tirx_; }

 private:
  void add(const python::Import& import);

  std::unordered_map<std::string_view, Entry> entries_;
  const python::Import* everything_ = nullptr;
  bool nested_ = false, flat_ = false, tirx_ = false;
};

/// `c` of `a.b.c`.
inline std::string_view last_part(std::string_view dotted) {
  return dotted.substr(dotted.rfind('.') + 1);
}

}  // namespace tenor::spec::reader
