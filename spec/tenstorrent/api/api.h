// SPDX-License-Identifier: Apache-2.0
// The kernel API: a row for each name, with its other spellings, which kernels may call it, its
// arguments, its part on each agent, and the clauses that say what it does. The rules of an action
// are in semantics/tensix.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {

/// What a call does: the part of the machine that has its rules.
enum class Action : std::uint8_t {
  // Values.
  kArgument,
  kConstantArgument,
  kWritePointer,
  kReadPointer,
  kTileSize,
  kSemaphore,
  kAccessor,
  kPageAddress,
  kCoreAddress,
  kMulticastAddress,
  kOwnX,
  kOwnY,
  // Circular buffers.
  kReserve,
  kPush,
  kWait,
  kPop,
  // Data movement.
  kReadPage,
  kWritePage,
  kRead,
  kWrite,
  kMulticast,
  kReadBarrier,
  kWriteBarrier,
  kWritesFlushed,
  kFillMemory,
  kMask,
  kScaler,
  // Semaphores.
  kSemaphoreSet,
  kSemaphoreIncrement,
  kSemaphoreWait,
  kSemaphoreWaitAtLeast,
  kSemaphoreMulticast,
  kAtomicBarrier,
  // Destination registers.
  kAcquire,
  kCommit,
  kDstWait,
  kRelease,
  kAcquireBoth,
  kReleaseBoth,
  // Tiles.
  kConfigure,
  kInit,
  kVectorInit,
  kReconfigure,
  kPackReconfigure,
  kTileOperation,
  kBlockOperation,
  kVectorOperation,
  kFillTile,
  kPack,
  kPackBlock,
  kAccumulatePack,
  kWholePages
};

/// The agents that a call has a part on, as bits.
enum Agents : std::uint8_t {
  kMover = 1,
  kUnpack = 2,
  kMath = 4,
  kPacker = 8,
  kComputing = kUnpack | kMath | kPacker
};

/// What an argument is. In the order of their names in api.cpp.
enum class Role : std::uint8_t {
  kCb,
  kCb2,
  kOut,
  kN,
  kI,
  kI2,
  kDst,
  kDst2,
  kDst3,
  kResult,
  kId,
  kAccessor,
  kL1,
  kNoc,
  kSize,
  kValue,
  kCores,
  kX,
  kY,
  kX2,
  kY2,
  kRows,
  kColumns,
  kAddress,
  kIndex,
  kCt,
  kRt,
  kKt,
  kTranspose,
  kOld,
  kOther
};
inline constexpr std::size_t kRoles = static_cast<std::size_t>(Role::kOther);

struct Api {
  std::string_view name;
  /// Other names of the same, separated by spaces.
  std::string_view other_names;
  Action action{};
  std::uint8_t agents = 0;
  std::uint8_t least = 0, most = 0;  ///< arguments
  std::uint8_t template_least = 0, template_most = 0;
  Type result = Type::kVoid;
  /// Of an operation on tiles and of an init: those that one init serves.
  std::string_view family;
  /// `cb`, `page`, `dst`, …: what each argument is, separated by spaces.
  std::string_view arguments;
  Citations clauses;
  std::string_view says;                        ///< one sentence
  std::array<std::int8_t, kRoles> positions{};  ///< of each role among the arguments; -1: none

  bool is_of(KernelKind kind) const {
    return (agents & (kind == KernelKind::kCompute ? kComputing : kMover)) != 0;
  }
};

std::span<const Api> all_api();
/// The row of a name or another spelling of it, or null.
const Api* find_api(std::string_view name);
/// Every name that a call may have.
std::span<const std::string_view> api_names();

/// Which argument of a call has the role; none: -1.
inline int argument_of(const Api& api, Role role) {
  return api.positions[static_cast<std::size_t>(role)];
}

}  // namespace tenor::spec::tenstorrent
