// SPDX-License-Identifier: Apache-2.0
// Memory in the Family domain: a list of accesses. Nothing is resolved: a load is the number of its
// entry, and what it gives is found by whoever knows all that was written before it.
#pragma once

#include "semantics/domain/family/run.h"
#include "semantics/machine/profile.h"

namespace tenor::semantics {

class FamilyStorage {
 public:
  static std::uint64_t bytes_for(Profile, spec::ScalarType, std::uint64_t) { return 0; }
  void resize(Profile, spec::ScalarType type, std::uint64_t);
  FamilyValue get(spec::ScalarType type, std::uint64_t i) const { return load(type, place(i)); }
  FamilyValue get_own(spec::ScalarType type, std::uint64_t i) const { return get(type, i); }
  void set(spec::ScalarType type, std::uint64_t i, FamilyValue v) { store(type, place(i), v); }
  FamilyValue get_somewhere(spec::ScalarType type, FamilyIndex i, std::uint64_t step,
                            std::uint64_t lane) const;
  void set_somewhere(spec::ScalarType type, FamilyIndex i, std::uint64_t step, std::uint64_t lane,
                     FamilyValue v);
  std::uint64_t bytes() const { return 0; }
  std::uint32_t number() const { return number_; }

 private:
  static spec::Polynomial place(std::uint64_t i) {
    return spec::Polynomial::constant(static_cast<std::int64_t>(i));
  }
  FamilyValue load(spec::ScalarType type, spec::Polynomial place) const;
  void store(spec::ScalarType type, spec::Polynomial place, FamilyValue v);

  std::uint32_t number_ = 0;
  spec::ScalarType type_{};
};

}  // namespace tenor::semantics
