// SPDX-License-Identifier: Apache-2.0
// What the instances of one block did to each element so far: enough to tell, in one run, whether
// two of them that differ in a spatial variable write one element, and whether a reduction goes on
// from what was there.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "semantics/command/block_claims.h"

namespace tenor::semantics {

/// An element, or in the lowered profile a byte, of memory.
struct Element {
  std::uint64_t memory = 0, number = 0;  ///< memory: Allocation::serial
  friend bool operator==(const Element&, const Element&) = default;
};
struct ElementHash {
  std::size_t operator()(const Element& e) const {
    return (e.memory * 0x9e3779b97f4a7c15u) ^ (e.number * 0xff51afd7ed558ccdu);
  }
};

class BlockShadow {
 public:
  explicit BlockShadow(const BlockClaims& claims) : claims_(claims) {}

  /// The numbers of two instances and the values of the block's variables in the earlier one.
  struct Clash {
    enum class Kind : std::uint8_t { kNone, kSpatial, kOverwritten, kNoStart } kind = Kind::kNone;
    std::uint32_t variable = 0;          ///< which one it is about
    std::vector<std::int64_t> before{};  ///< all values of the earlier instance
  };
  /// Instance `number`, in the instance `scope` of what is around it, reads the element. Has an
  /// instance of that scope written it?
  bool read(const Element& e, std::uint64_t scope, std::uint64_t number, bool unwritten);
  /// The same, with those values of its variables, writes it. `goes_on`: it has read something that
  /// instances wrote.
  Clash write(const Element& e, std::uint64_t scope, std::uint64_t number,
              const std::vector<std::int64_t>& values, bool goes_on);
  std::uint64_t bytes() const;

 private:
  struct Seen {
    std::uint64_t scope = 0;
    std::uint64_t writer = 0, reader = 0;  ///< the latest instances, 0 for none
    bool unwritten = false;                ///< had nobody written it, when the reader read it?
    std::size_t values = 0;                ///< of the writer, in `values_` from there on
  };
  Seen& seen(const Element& e, std::uint64_t scope);
  Clash clash(const Seen& s, std::uint64_t number, const std::vector<std::int64_t>& values,
              bool goes_on) const;

  const BlockClaims& claims_;
  std::unordered_map<Element, Seen, ElementHash> seen_;
  std::vector<std::int64_t> values_;
};

}  // namespace tenor::semantics
