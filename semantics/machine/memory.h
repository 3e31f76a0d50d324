// SPDX-License-Identifier: Apache-2.0
// A space of memory: numbered allocations of scalars. The machine knows of an allocation its
// scalars and how long it lives; what a language keeps of it beside is the space's Part. A State
// has as many spaces as its language, each with a limit of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "semantics/machine/profile.h"

namespace tenor::semantics {

/// An allocation of a space: what every language has of it, and the Part, whose members are its
/// own.
template <class D, class Part>
struct AllocationIn : Part {
  typename D::Storage storage;
  std::uint64_t serial = 0;    ///< how many were made up to it: no other ever has it
  std::uint64_t original = 0;  ///< the serial of what it is a copy of; its own where of nothing
  bool live = false;           ///< not released yet
};

/// Allocations by number, the first 1. The number of one that was released is given again, unless
/// something may still have it.
template <class D, class Part>
class Space {
 public:
  using Allocation = AllocationIn<D, Part>;

  explicit Space(std::uint64_t limit, Profile profile) : limit_(limit), profile_(profile) {}

  Profile profile() const { return profile_; }
  /// Would an allocation of that many bytes stay below the limit?
  bool has_room(std::uint64_t bytes) const {
    return bytes <= limit_ && bytes_ <= limit_ - bytes && bytes < Pointer::kMostBytes &&
           count() + retired_ + 1 < Pointer::kMostAllocations;
  }
  /// What an allocation takes.
  std::uint64_t bytes_for(const auto& type, std::uint64_t scalars) const {
    return D::Storage::bytes_for(profile_, type, scalars);
  }
  /// The number of a new allocation of scalars of the type, every one indeterminate (TIR-D19).
  std::uint32_t allocate(const auto& type, std::uint64_t scalars) {
    const std::uint32_t number = free_number();
    Allocation& a = at(number);
    a.live = true;
    a.serial = a.original = ++made_;
    a.storage.resize(profile_, type, scalars);
    bytes_ += a.storage.bytes();
    return number;
  }
  /// Gives the number again, unless something still has it.
  void release(std::uint64_t number, bool something_has_it = false) {
    bytes_ -= at(number).storage.bytes();
    at(number) = {};
    if (something_has_it)
      ++retired_, charge(sizeof(Allocation));
    else
      free_.push_back(static_cast<std::uint32_t>(number));
  }
  /// Counts bytes that an allocation takes besides its scalars.
  void charge(std::uint64_t bytes) { bytes_ += bytes; }
  void discharge(std::uint64_t bytes) { bytes_ -= bytes; }
  /// How many there are that were not released.
  std::size_t count() const { return allocations_.size() - free_.size() - retired_; }
  /// How many there ever were: the serial of the latest.
  std::uint64_t made() const { return made_; }
  bool alive(std::uint64_t number) const {
    return number >= 1 && number <= allocations_.size() && at(number).live;
  }
  Allocation& at(std::uint64_t number) { return allocations_[number - 1]; }
  const Allocation& at(std::uint64_t number) const { return allocations_[number - 1]; }

 private:
  std::uint32_t free_number() {
    if (free_.empty()) {
      allocations_.emplace_back();
      return static_cast<std::uint32_t>(allocations_.size());
    }
    const std::uint32_t number = free_.back();
    free_.pop_back();
    return number;
  }

  std::vector<Allocation> allocations_;
  std::vector<std::uint32_t> free_;  ///< numbers that were released
  std::size_t retired_ = 0;          ///< how many were released and are not given again
  std::uint64_t bytes_ = 0, limit_, made_ = 0;
  Profile profile_;
};

}  // namespace tenor::semantics
