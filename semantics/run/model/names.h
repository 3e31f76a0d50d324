// SPDX-License-Identifier: Apache-2.0
// What the parts of a model's parameters may be called. Compilers print the weight `lm_head.bias`
// as `lm_head_bias`, a tuple of weights stands for `p0`, `p1`, …, and a list of them is saved as
// `arr_0`, `arr_1`, …
#pragma once

#include <map>
#include <optional>

#include "semantics/run/model/parts.h"

namespace tenor::semantics {

class PartNames {
 public:
  /// `first_weight`: where a list of weights begins, as a parameter's number; nothing: where all
  /// weights are in the only tuple.
  PartNames(const std::vector<ModelPart>& parts, std::optional<std::size_t> first_weight);

  /// Which part `name` is; a part's own name comes before all others.
  std::optional<std::size_t> find(std::string_view name) const;
  /// The same, where `name` may also be one of a list of weights.
  std::optional<std::size_t> find_weight(std::string_view name) const;

 private:
  std::map<std::string, std::size_t, std::less<>> names_, weights_;
};

}  // namespace tenor::semantics
