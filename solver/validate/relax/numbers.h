// SPDX-License-Identifier: Apache-2.0
// Numbers for values that are not computed: two values have one number if they were made by the
// same operation of values with the same numbers. Both sides of a comparison share them.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace tenor::solver {

using ValueNumber = std::uint32_t;

class ValueNumbers {
 public:
  /// The number of what `made_by`, with all of its attributes, makes of these values.
  ValueNumber of(const std::string& made_by, const std::vector<ValueNumber>& values = {}) {
    std::string key = made_by;
    for (const ValueNumber v : values) {
      key += '\0';
      key.append(reinterpret_cast<const char*>(&v), sizeof v);
    }
    const auto [at, is_new] = numbers_.try_emplace(key, words_.size());
    if (is_new) words_.push_back(made_by.substr(0, made_by.find('\n')));
    return at->second;
  }
  /// What it was made by, up to its attributes, for messages.
  const std::string& words(ValueNumber v) const { return words_[v]; }

 private:
  std::unordered_map<std::string, ValueNumber> numbers_;
  std::vector<std::string> words_;
};

}  // namespace tenor::solver
