// SPDX-License-Identifier: Apache-2.0
// Which functions of a module call themselves, directly or through each other, by the calls that
// the text shows. Relax/WellFormed/7.1, 7.2, 8. Calls of closures are not followed.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::relax {

class Recursion {
 public:
  explicit Recursion(const Module& module);
  /// Does a run of the function reach a call of itself?
  bool is_recursive(std::string_view function) const;
  /// Are both on one circle of calls, or the same?
  bool are_mutual(std::string_view a, std::string_view b) const;

 private:
  struct Called {
    std::vector<std::size_t> callees;
    std::size_t circle = 0;
    bool calls_itself = false;
  };
  void find_circles();
  const Called* find(std::string_view function) const;
  std::vector<std::size_t> finishing_order() const;

  std::unordered_map<std::string_view, std::size_t> numbers_;
  std::vector<Called> functions_;
  std::vector<std::size_t> members_;  ///< of each circle, how many
};

}  // namespace tenor::spec::relax
