// SPDX-License-Identifier: Apache-2.0
// The scalars of one allocation in the Term domain: a value each, of the width that the allocation
// was made with. In the lowered profile a scalar of another width is a part of one, or joins some.
#pragma once

#include <cstddef>

#include "semantics/domain/term/run.h"
#include "semantics/machine/profile.h"

namespace tenor::semantics {

class TermStorage {
 public:
  static std::uint64_t bytes_for(Profile, spec::ScalarType, std::uint64_t scalars) {
    return scalars * sizeof(TermValue);
  }
  TermStorage() = default;
  TermStorage(const TermStorage& other) : width_(other.width_) { copy(other); }
  TermStorage& operator=(const TermStorage& other) {
    if (this != &other) width_ = other.width_, copy(other);
    return *this;
  }
  TermStorage(TermStorage&&) = default;
  TermStorage& operator=(TermStorage&&) = default;
  ~TermStorage() = default;

  void resize(Profile, spec::ScalarType type, std::uint64_t scalars) {
    width_ = type.bytes();
    cells_ = std::make_shared<TermCells>();
    cells_->values.assign(scalars, TermValue::of(Concrete::indeterminate(type)));
  }
  /// Scalar number `i`, if all are of `type`.
  TermValue get(spec::ScalarType type, std::uint64_t i) const {
    return type.bytes() == width_ ? as(type, cells_->values[i]) : get_part(type, i);
  }
  void set(spec::ScalarType type, std::uint64_t i, const TermValue& v) {
    type.bytes() == width_ ? set_own(i, v) : set_part(type, i, v);
  }
  TermValue get_own(spec::ScalarType, std::uint64_t i) const { return cells_->values[i]; }
  void set_own(std::uint64_t i, const TermValue& v) { TermRun::current().write(cells_, i, v); }

  /// The scalar at an index that is a term: number index * step + lane, which the allocation has.
  TermValue get_somewhere(spec::ScalarType type, TermIndex index, std::uint64_t step,
                          std::uint64_t lane) const;
  void set_somewhere(spec::ScalarType type, TermIndex index, std::uint64_t step, std::uint64_t lane,
                     const TermValue& v);
  /// From here on the run gives up where something is written to it.
  void freeze() { cells_->frozen = true; }
  /// As many scalars of `type` as lie in it.
  std::uint64_t count(spec::ScalarType type) const {
    return cells_ ? cells_->values.size() * width_ / type.bytes() : 0;
  }

  /// Takes packed little-endian elements, all of them written. Bool is a byte, 0 or not.
  void fill(spec::ScalarType type, const std::vector<std::byte>& packed);
  std::uint64_t bytes() const { return cells_ ? cells_->values.size() * sizeof(TermValue) : 0; }

 private:
  void copy(const TermStorage& other) {
    cells_ = other.cells_ ? std::make_shared<TermCells>(*other.cells_) : nullptr;
  }
  /// The same bits as a scalar of `type`, of the same width.
  static TermValue as(spec::ScalarType type, const TermValue& v);
  TermValue get_part(spec::ScalarType type, std::uint64_t i) const;
  void set_part(spec::ScalarType type, std::uint64_t i, const TermValue& v);

  std::size_t width_ = 0;  ///< bytes of a scalar
  std::shared_ptr<TermCells> cells_;
};

}  // namespace tenor::semantics
