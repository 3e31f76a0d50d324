// SPDX-License-Identifier: Apache-2.0
// Entries of the dictionaries of a script by their keys: each dictionary is looked through once,
// however often it is asked.
#pragma once

#include <string>
#include <unordered_map>

#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

class Dictionaries {
 public:
  /// The value of `key` in `dictionary`, the last where it is there twice, or null.
  const Value* find(const Value& dictionary, const Value& key);

 private:
  using Index = std::unordered_map<std::string, const Value*>;
  std::unordered_map<const Value*, Index> known_;  // by where the entries lie
};

}  // namespace tenor::spec::reader
