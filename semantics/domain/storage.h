// SPDX-License-Identifier: Apache-2.0
// The scalars of one allocation in the Concrete domain: packed bytes, and a flag that says whether
// they were written: one a scalar in the portable profile, one a byte in the lowered one, where a
// scalar of any datatype may be read.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "semantics/machine/profile.h"
#include "spec/ir/datatype.h"

namespace tenor::semantics {

template <class Value>
class ConcreteStorage {
 public:
  static std::uint64_t bytes_for(Profile profile, spec::ScalarType type, std::uint64_t scalars) {
    return scalars * (type.bytes() + (profile == Profile::kPortable ? 1 : type.bytes()));
  }
  void resize(Profile profile, spec::ScalarType type, std::uint64_t scalars) {
    const std::size_t bytes = scalars * type.bytes();
    width_ = profile == Profile::kPortable ? type.bytes() : 0;
    bytes_.assign(bytes, std::byte{0});
    written_.assign(profile == Profile::kPortable ? scalars : bytes, 0);
  }
  /// Scalar number `i`, if all are of `type`.
  Value get(spec::ScalarType type, std::uint64_t i) const {
    return width_ == 0 ? get_bytes(type, i * type.bytes()) : get_own(type, i);
  }
  void set(spec::ScalarType type, std::uint64_t i, const Value& v) {
    width_ == 0 ? set_bytes(i * type.bytes(), type.bytes(), v) : set_own(i, v);
  }
  /// The same in the portable profile, where scalars are of the datatype that they were made with.
  Value get_own(spec::ScalarType type, std::uint64_t i) const {
    std::uint64_t bits = 0;
    switch (width_) {
      case 4: bits = word<std::uint32_t>(i); break;
      case 1: bits = static_cast<std::uint8_t>(bytes_[i]); break;
      case 2: bits = word<std::uint16_t>(i); break;
      default: bits = word<std::uint64_t>(i); break;
    }
    if (type.is_int()) bits = sign_extended(bits, type.bits);
    return {bits, type, written_[i] == 0};
  }
  void set_own(std::uint64_t i, const Value& v) {
    written_[i] = !v.indeterminate;
    switch (width_) {
      case 1: bytes_[i] = static_cast<std::byte>(v.bits); break;
      case 2: put(i, static_cast<std::uint16_t>(v.bits)); break;
      case 4: put(i, static_cast<std::uint32_t>(v.bits)); break;
      default: put(i, v.bits); break;
    }
  }
  /// Takes packed little-endian elements, all of them written. Bool is a byte, 0 or not; of fewer
  /// than 8 bits the low ones count.
  void fill(spec::ScalarType type, const std::vector<std::byte>& packed) {
    const auto mask = static_cast<std::byte>(type.bits < 8 ? (1u << type.bits) - 1 : 255u);
    for (std::size_t i = 0; i < bytes_.size() && i < packed.size(); ++i)
      bytes_[i] =
          type.is_bool() ? static_cast<std::byte>(packed[i] != std::byte{0}) : packed[i] & mask;
    written_.assign(written_.size(), 1);
  }
  std::uint64_t bytes() const { return bytes_.size() + written_.size(); }

 private:
  /// One byte that was never written makes the scalar indeterminate; so does one of a Bool that is
  /// neither 0 nor 1, and keeps the bits, to distinguish it from the former.
  Value get_bytes(spec::ScalarType type, std::uint64_t at) const {
    const std::size_t width = type.bytes();
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes_.data() + at, width);
    const auto flags = written_.begin() + static_cast<std::ptrdiff_t>(at);
    const bool whole = std::find(flags, flags + static_cast<std::ptrdiff_t>(width), 0) ==
                       flags + static_cast<std::ptrdiff_t>(width);
    if (!whole) return {0, type, true};
    if (type.is_bool() && bits > 1) return {bits, type, true};
    return {type.is_int() ? sign_extended(bits, type.bits) : low_bits(bits, type), type};
  }
  void set_bytes(std::uint64_t at, std::size_t width, const Value& v) {
    std::memcpy(bytes_.data() + at, &v.bits, width);
    std::fill_n(written_.begin() + static_cast<std::ptrdiff_t>(at), width, !v.indeterminate);
  }
  static std::uint64_t low_bits(std::uint64_t bits, spec::ScalarType type) {
    return type.bits < 8 ? bits & ((1u << type.bits) - 1) : bits;
  }
  static std::uint64_t sign_extended(std::uint64_t bits, int width) {
    const int unused = 64 - width;
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

  std::size_t width_ = 0;  ///< bytes of a scalar; 0 where any may be read
  std::vector<std::byte> bytes_;
  std::vector<std::uint8_t> written_;
};

}  // namespace tenor::semantics
