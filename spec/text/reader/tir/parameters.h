// SPDX-License-Identifier: Apache-2.0
// The parameters of a function, and the buffers that match them. TIR/Grammar/PrimFunc.
#pragma once

#include <unordered_map>
#include <vector>

#include "spec/ir/tir/stmt.h"

namespace tenor::spec::reader {

class Parameters {
 public:
  void add(const Variable* variable, const Buffer* buffer = nullptr) {
    places_.try_emplace(variable, variables_.size());
    variables_.push_back(variable);
    buffers_.push_back(buffer);
  }
  /// Gives a parameter its buffer; false where `variable` is no parameter.
  bool match(const Variable* variable, const Buffer* buffer) {
    const auto place = places_.find(variable);
    if (place == places_.end()) return false;
    buffers_[place->second] = buffer;
    return true;
  }
  const std::vector<const Variable*>& variables() const { return variables_; }
  /// Of each parameter; null where it has none.
  const std::vector<const Buffer*>& buffers() const { return buffers_; }

 private:
  std::vector<const Variable*> variables_;
  std::vector<const Buffer*> buffers_;
  std::unordered_map<const Variable*, std::size_t> places_;
};

}  // namespace tenor::spec::reader
