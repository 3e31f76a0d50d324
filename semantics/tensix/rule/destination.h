// SPDX-License-Identifier: Apache-2.0
// Destination registers between matrix unit and packer: acquire, commit, wait, release. TT/Dst
#pragma once

#include "semantics/tensix/rule/fault.h"

namespace tenor::semantics::tensix {

/// Acquired twice.
///     acquired(math)
///   --------------------------------------------------
///   <tile_regs_acquire() . K, M>  -->  Garbage                                TT-G-ACQUIRE
struct AcquiredTwice {
  static constexpr RuleInfo info{"TT-tile_regs_acquire-twice", clauses("TT/Dst/acquire"),
                                 Code::TT_G_ACQUIRE};
  static Truth auto when(const auto& r) { return r.truth(r->core().registers.acquired != nullptr); }
  static std::string describe(const auto&) {
    return std::string(
        "the registers are acquired already: no commit came since, and they keep "
        "what they hold");
  }
};
/// No half is free.
///     given = halves
///   --------------------------------------------------
///   <tile_regs_acquire() . K, M>  -->  wait until given < halves
struct AcquireWaits {
  static constexpr RuleInfo info{"TT-tile_regs_acquire-waits",
                                 clauses("TT/Dst/acquire", "TT/Core/progress")};
  static Truth auto when(const At<Acquire> auto& r) {
    const auto& dst = r->core().registers;
    return r.truth(!dst.acquired && dst.given == r->plan->dst_halves());
  }
  static void then(At<Acquire> auto& r) {
    const std::uint32_t core = r->agent().core;
    r->push(r.frame());
    r->touch(Cell::kDst, core, 0, false);
    r->wait_for({Waiting::For::kHalf, r.node, 0, 1}, [=](const auto& now) {
      return now.cores[core].registers.given < now.plan->dst_halves();
    });
  }
};
/// A half is free.
///     given < halves
///   --------------------------------------------------
///   <tile_regs_acquire() . K, M>  -->  <K, M[acquired(math)]>
struct Acquires {
  static constexpr RuleInfo info{"TT-tile_regs_acquire", clauses("TT/Dst/acquire")};
  static Truth auto when(const At<Acquire> auto& r) {
    const auto& dst = r->core().registers;
    return r.truth(!dst.acquired && dst.given < r->plan->dst_halves());
  }
  static void then(At<Acquire> auto& r) {
    r->core().registers.acquired = r.node;
    r->touch(Cell::kDst, r->agent().core, 0, false);
  }
};

/// Nothing was acquired.
///     not acquired(math)
///   --------------------------------------------------
///   <tile_regs_commit() . K, M>  -->  Garbage                                 TT-G-DST-ORDER
struct CommitUnacquired {
  static constexpr RuleInfo info{"TT-tile_regs_commit-without-acquire", clauses("TT/Dst/order"),
                                 Code::TT_G_DST_ORDER};
  static Truth auto when(const auto& r) { return r.truth(!r->core().registers.acquired); }
  static std::string describe(const auto&) {
    return std::string("no registers are acquired that this could give to the packer");
  }
};
/// The half is the packer's.
///     acquired(math)
///   --------------------------------------------------
///   <tile_regs_commit() . K, M>  -->  <K, M[given := given + 1][half(math) := next]>
struct Commits {
  static constexpr RuleInfo info{"TT-tile_regs_commit", clauses("TT/Dst/commit")};
  static Truth auto when(const At<Commit> auto& r) {
    return r.truth(r->core().registers.acquired != nullptr);
  }
  static void then(At<Commit> auto& r) {
    auto& dst = r->core().registers;
    dst.acquired = nullptr, dst.committed = r.node, ++dst.given;
    dst.math_half = (dst.math_half + 1) % r->plan->dst_halves();
    r->touch(Cell::kDst, r->agent().core, 0, true);
  }
};

/// No half was given.
///     given = 0
///   --------------------------------------------------
///   <tile_regs_wait() . K, M>  -->  wait until given > 0
struct CommitAwaited {
  static constexpr RuleInfo info{"TT-tile_regs_wait-waits",
                                 clauses("TT/Dst/wait", "TT/Core/progress")};
  static Truth auto when(const At<WaitCommit> auto& r) {
    return r.truth(r->core().registers.given == 0);
  }
  static void then(At<WaitCommit> auto& r) {
    const std::uint32_t core = r->agent().core;
    r->push(r.frame());
    r->touch(Cell::kDst, core, 0, false);
    r->wait_for({Waiting::For::kCommit, r.node, 0, 1},
                [=](const auto& now) { return now.cores[core].registers.given > 0; });
  }
};
/// A half was given.
///     given > 0
///   --------------------------------------------------
///   <tile_regs_wait() . K, M>  -->  <K, M[waited(packer)]>
struct CommitCame {
  static constexpr RuleInfo info{"TT-tile_regs_wait", clauses("TT/Dst/wait")};
  static Truth auto when(const At<WaitCommit> auto& r) {
    return r.truth(r->core().registers.given > 0);
  }
  static void then(At<WaitCommit> auto& r) {
    r->core().registers.waited = r.node;
    r->touch(Cell::kDst, r->agent().core, 0, false);
  }
};

/// Nothing was waited for.
///     not waited(packer)
///   --------------------------------------------------
///   <tile_regs_release() . K, M>  -->  Garbage                                TT-G-DST-ORDER
struct ReleaseUnwaited {
  static constexpr RuleInfo info{"TT-tile_regs_release-without-wait", clauses("TT/Dst/order"),
                                 Code::TT_G_DST_ORDER};
  static Truth auto when(const auto& r) { return r.truth(!r->core().registers.waited); }
  static std::string describe(const auto&) {
    return std::string("the packer has waited for no registers that this could give back");
  }
};
/// The half is cleared and free.
///     waited(packer)
///   --------------------------------------------------
///   <tile_regs_release() . K, M>  -->  <K, M[half := cleared][given := given - 1]>
struct Releases {
  static constexpr RuleInfo info{"TT-tile_regs_release", clauses("TT/Dst/release")};
  static Truth auto when(const At<Release> auto& r) {
    return r.truth(r->core().registers.waited != nullptr);
  }
  static void then(At<Release> auto& r) {
    auto& dst = r->core().registers;
    for (auto& each : dst.halves[dst.pack_half]) each = {};
    dst.waited = nullptr, --dst.given;
    dst.pack_half = (dst.pack_half + 1) % r->plan->dst_halves();
    r->touch(Cell::kDst, r->agent().core, 0, true);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::Acquire>
    : Rules<tensix::AcquiredTwice, tensix::AcquireWaits, tensix::Acquires> {};
template <>
struct RulesOf<tensix::Commit> : Rules<tensix::CommitUnacquired, tensix::Commits> {};
template <>
struct RulesOf<tensix::WaitCommit> : Rules<tensix::CommitAwaited, tensix::CommitCame> {};
template <>
struct RulesOf<tensix::Release> : Rules<tensix::ReleaseUnwaited, tensix::Releases> {};
}  // namespace tenor::semantics
