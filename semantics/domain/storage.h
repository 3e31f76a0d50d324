// SPDX-License-Identifier: Apache-2.0
// The scalars of one allocation in the Concrete domain: packed bytes, and a byte a scalar that says
// whether it was written.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "spec/ir/datatype.h"

namespace tenor::semantics {

template <class Value>
class ConcreteStorage {
 public:
  static std::uint64_t bytes_for(spec::ScalarType type, std::uint64_t scalars) {
    return scalars * (type.bytes() + 1);
  }
  void resize(spec::ScalarType type, std::uint64_t scalars) {
    width_ = type.bytes();
    bytes_.assign(scalars * width_, std::byte{0});
    written_.assign(scalars, 0);
  }
  Value get(spec::ScalarType type, std::uint64_t i) const {
    std::uint64_t bits = 0;
    switch (width_) {
      case 4: bits = word<std::uint32_t>(i); break;
      case 1: bits = static_cast<std::uint8_t>(bytes_[i]); break;
      case 2: bits = word<std::uint16_t>(i); break;
      default: bits = word<std::uint64_t>(i); break;
    }
    if (type.is_int()) bits = sign_extended(bits);
    return {bits, type, written_[i] == 0, false};
  }
  void set(std::uint64_t i, const Value& v) {
    written_[i] = !v.indeterminate;
    switch (width_) {
      case 1: bytes_[i] = static_cast<std::byte>(v.bits); break;
      case 2: put(i, static_cast<std::uint16_t>(v.bits)); break;
      case 4: put(i, static_cast<std::uint32_t>(v.bits)); break;
      default: put(i, v.bits); break;
    }
  }
  /// Takes packed little-endian elements, all of them written. Bool is a byte, 0 or not.
  void fill(spec::ScalarType type, const std::vector<std::byte>& packed) {
    for (std::size_t i = 0; i < bytes_.size() && i < packed.size(); ++i)
      bytes_[i] = type.is_bool() ? static_cast<std::byte>(packed[i] != std::byte{0}) : packed[i];
    written_.assign(written_.size(), 1);
  }
  bool written(std::uint64_t i) const { return written_[i] != 0; }
  const std::vector<std::byte>& packed() const { return bytes_; }
  std::uint64_t bytes() const { return bytes_.size() + written_.size(); }

 private:
  std::uint64_t sign_extended(std::uint64_t bits) const {
    const std::size_t unused = 64 - 8 * width_;
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(bits << unused) >> unused);
  }
  template <class Word>
  Word word(std::uint64_t i) const {
    Word w;
    std::memcpy(&w, &bytes_[i * sizeof(Word)], sizeof(Word));
    return w;
  }
  template <class Word>
  void put(std::uint64_t i, Word w) {
    std::memcpy(&bytes_[i * sizeof(Word)], &w, sizeof(Word));
  }

  std::size_t width_ = 0;  ///< bytes of a scalar
  std::vector<std::byte> bytes_;
  std::vector<std::uint8_t> written_;
};

}  // namespace tenor::semantics
