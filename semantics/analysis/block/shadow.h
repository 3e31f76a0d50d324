// SPDX-License-Identifier: Apache-2.0
// What the instances of one block did to each element so far: enough to tell, in one run, whether
// two of them that differ in a spatial variable write one element, and whether a reduction
// continues from what was there.
#pragma once

#include <cstdint>
#include <vector>

#include "semantics/analysis/block/claims.h"
#include "semantics/analysis/block/element_map.h"

namespace tenor::semantics {

class BlockShadow {
 public:
  /// Remembers as much as `left` allows.
  BlockShadow(const BlockClaims& claims, MemoryLeft& left) : claims_(claims), left_(left) {}

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

 private:
  struct Seen {
    std::uint64_t scope = 0;
    std::uint64_t writer = 0, reader = 0;  ///< the latest instances, 0 for none
    bool unwritten = false;                ///< had it not been written, when the reader read it?
    std::size_t values = kNone;            ///< of the writer, in `values_` from there on
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  Seen* seen(const Element& e, std::uint64_t scope);
  void keep_values(Seen& s, const std::vector<std::int64_t>& values);
  Clash clash(const Seen& s, std::uint64_t number, const std::vector<std::int64_t>& values,
              bool goes_on) const;

  const BlockClaims& claims_;
  MemoryLeft& left_;
  ElementMap<Seen> seen_;
  std::vector<std::int64_t> values_;
};

}  // namespace tenor::semantics
