// SPDX-License-Identifier: Apache-2.0
// What a run is given for the constants that the text leaves out, by their numbers:
// spec/relax/omitted_constant.h.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {

template <class D>
class OmittedConstants {
 public:
  void set(std::size_t number, Tensor elements) {
    given_.insert_or_assign(number, std::move(elements));
  }
  /// Values in place of its elements.
  void open(std::size_t number, std::vector<typename D::Value> values) {
    opened_.insert_or_assign(number, std::move(values));
  }
  /// Null where nothing is given.
  const Tensor* find(std::size_t number) const {
    const auto found = given_.find(number);
    return found == given_.end() ? nullptr : &found->second;
  }
  /// Of one that is given.
  typename D::Value element(std::size_t number, std::uint64_t i) const {
    if (const auto opened = opened_.find(number); opened != opened_.end()) return opened->second[i];
    const Tensor& given = given_.at(number);
    return D::of(load_scalar(given.dtype.scalar, given.data, i), given.dtype.scalar);
  }

 private:
  std::map<std::size_t, Tensor> given_;
  std::map<std::size_t, std::vector<typename D::Value>> opened_;
};

}  // namespace tenor::semantics::relax
