// SPDX-License-Identifier: Apache-2.0
// A domain that runs the body of a loop once where its extent is unknown: one iteration stands for
// all, its variable may be any of theirs. What an iteration leaves in memory the next would
// read, so that memory here holds anything. It tells which accesses there may be, not what they do.
#pragma once

#include "tests/semantics/domain/toy/forking.h"

namespace tenor::semantics::toy {

/// Reads give anything.
class AnyStorage : public Storage {
 public:
  Value get(spec::ScalarType type, std::uint64_t) const { return Forking::unknown(type); }
  Value get_own(spec::ScalarType type, std::uint64_t) const { return Forking::unknown(type); }
  void set(spec::ScalarType, std::uint64_t, const Value&) {}
};

struct Once : Forking {
  using Storage = AnyStorage;
  static constexpr bool kFamilies = true;

  /// Where the extent is unknown, the ordinal of the iteration that stands for all; and the one
  /// after it.
  static Value first_ordinal(const spec::Node*, const Value& extent) {
    const Type type = spec::int_type(64).scalar;
    if (extent.symbol == 0) return Concrete::of(0, type);
    const std::int64_t most = range(index(extent)).high;
    return {Concrete::of(0, type), paths().counter({0, most > 0 ? most - 1 : 0})};
  }
  static Value next_ordinal(const Value& k) {
    return value_of(add(index(k), index_of(1)), spec::int_type(64).scalar);
  }
  static bool stands_for_all(Index k) { return is_ordinal(k) && k.offset == 0; }
  static bool is_after_all(Index k) { return is_ordinal(k) && k.offset == 1; }

  /// Any element will do.
  static std::int64_t constant(Index i) { return range(i).low; }
  static std::uint64_t number(Index i) { return static_cast<std::uint64_t>(constant(i)); }
  static Index multiply_add(Index a, Index b, Index c) {
    if (!stands_for_all(a)) return Forking::multiply_add(a, b, c);
    // A number of its own, which may be compared, while the ordinal counts.
    const Range k = range(a);
    return add({0, paths().fresh({0, k.high * constant(b)})}, c);
  }
  static Truth equal(Index a, Index b) {
    if (is_ordinal(a)) return {stands_for_all(a) && b.is_known() && b.offset == 0};
    return Forking::equal(a, b);
  }
  static Truth product_below(const Value& k, const Value& step, const Value& limit) {
    if (is_after_all(index(k))) return {false};
    if (stands_for_all(index(k))) return less(index_of(0), index(limit));
    return Forking::product_below(k, step, limit);
  }
  static Truth affine_fits(const Value& k, const Value& step, const Value& min, Type type) {
    return is_ordinal(index(k)) ? truth(true) : Forking::affine_fits(k, step, min, type);
  }

 private:
  static bool is_ordinal(Index k) { return !k.is_known() && paths().is_counter(k.symbol); }
};
static_assert(FamilyDomain<Once>);

}  // namespace tenor::semantics::toy
