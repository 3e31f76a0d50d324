// SPDX-License-Identifier: Apache-2.0
// Attributes while they are collected, one of each key, in the order of the text.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/ir/node.h"

namespace tenor::spec::reader {

class AttributeList {
 public:
  /// False where there is one of that key already, which stays.
  bool add(const Attribute& attribute) {
    const bool added = places_.try_emplace(attribute.key, all_.size()).second;
    if (added) all_.push_back(attribute);
    return added;
  }
  /// Adds it, or puts it in the place of the one of that key.
  void set(const Attribute& attribute) {
    if (!add(attribute)) all_[places_.at(attribute.key)] = attribute;
  }
  const std::vector<Attribute>& all() const { return all_; }

 private:
  std::vector<Attribute> all_;
  std::unordered_map<std::string_view, std::size_t> places_;
};

}  // namespace tenor::spec::reader
