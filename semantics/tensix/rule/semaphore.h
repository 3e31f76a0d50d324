// SPDX-License-Identifier: Apache-2.0
// Semaphores: words of L1 that agents of all cores set, count up and wait for. TT/Semaphore
#pragma once

#include "semantics/tensix/rule/barrier.h"
#include "semantics/tensix/rule/byte_transfer.h"

namespace tenor::semantics::tensix {

/// The number of the semaphore at an address; -1: none is there.
int semaphore_at(const auto& r, std::uint64_t address) {
  if (address < kFirstSemaphore || (address - kFirstSemaphore) % kSemaphoreStride != 0) return -1;
  const std::uint64_t id = (address - kFirstSemaphore) / kSemaphoreStride;
  return r->semaphore(r->agent().core, id) ? static_cast<int>(id) : -1;
}
std::uint32_t& semaphore_value(auto& s, std::uint32_t core, int id) {
  return std::ranges::find(s.cores[core].semaphores, static_cast<std::uint32_t>(id), &Semaphore::id)
      ->value;
}

auto facts_of(const At<SetSemaphore> auto& r) {
  return semaphore_at(r, value(r, Role::kL1)) < 0 ? Found{Fault::kPlace, value(r, Role::kL1), {}}
                                                  : Found{};
}
auto facts_of(const At<WaitSemaphore> auto& r) {
  return semaphore_at(r, value(r, Role::kL1)) < 0 ? Found{Fault::kPlace, value(r, Role::kL1), {}}
                                                  : Found{};
}
auto facts_of(const At<ChangeSemaphores> auto& r) {
  if (semaphore_at(r, remote(r).local) < 0) return Found{Fault::kPlace, remote(r).local, {}};
  if (!is_given(r, Role::kL1)) return Found{};
  if (semaphore_at(r, value(r, Role::kL1)) < 0)
    return Found{Fault::kPlace, value(r, Role::kL1), {}};
  const std::size_t cores = targets(r).size();
  return cores != value(r, Role::kCores) ? Found{Fault::kCores, cores, {}} : Found{};
}

/// No semaphore is at the address.
///     l not in semaphores
///   --------------------------------------------------
///   <noc_semaphore_set(l, v) . K, M>  -->  Garbage                            TT-G-ARGUMENT
struct NoSemaphore : When<Fault::kPlace> {
  static constexpr RuleInfo info{"TT-noc_semaphore-none", clauses("TT/Semaphore/wait"),
                                 Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("no semaphore of the plan is at {:#x}", r.which);
  }
};
/// A semaphore of the own core is set.
///   <noc_semaphore_set(l, v) . K, M>  -->  <K, M[l := v]>
struct SetsSemaphore : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-noc_semaphore_set", clauses("TT/Semaphore/change")};
  static void then(At<SetSemaphore> auto& r) {
    const int id = semaphore_at(r, value(r, Role::kL1));
    semaphore_value(*r, r->agent().core, id) = static_cast<std::uint32_t>(value(r, Role::kValue));
    r->touch(Cell::kSemaphore, r->agent().core, static_cast<std::uint32_t>(id), true);
  }
};
/// A semaphore of a core is counted up.
///     v = M[n]
///   --------------------------------------------------
///   <noc_semaphore_inc(n, i) . K, M>  -->  <K, M[n := v + i][what was written there lands]>
struct CountsSemaphore {
  static constexpr RuleInfo info{"TT-noc_semaphore_inc", clauses("TT/Semaphore/change")};
  static Truth auto when(const At<ChangeSemaphores> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(!is_given(r, Role::kL1));
  }
  static void then(At<ChangeSemaphores> auto& r) {
    const int id = semaphore_at(r, remote(r).local);
    for (const std::uint32_t core : targets(r)) {
      semaphore_value(*r, core, id) += static_cast<std::uint32_t>(value(r, Role::kValue));
      land_remote(*r, [&](std::uint32_t at) { return at == core; });
      r->touch(Cell::kSemaphore, core, static_cast<std::uint32_t>(id), true);
    }
  }
};
/// The count of cores is not that of those changed.
///     k != |cores(n)|
///   --------------------------------------------------
///   <noc_semaphore_set_multicast(l, n, k) . K, M>  -->  Garbage               TT-G-ARGUMENT
struct SemaphoreCount : MulticastCount {
  static constexpr RuleInfo info{"TT-noc_semaphore_set_multicast-count",
                                 clauses("TT/NoC/multicast"), Code::TT_G_ARGUMENT};
};
/// A semaphore of the own core is copied to others.
///     v = M[l]
///   --------------------------------------------------
///   <noc_semaphore_set_multicast(l, n, k) . K, M>  -->  <K, M[n := v][what was written there
///   lands]>
struct CopiesSemaphore {
  static constexpr RuleInfo info{"TT-noc_semaphore_set_multicast", clauses("TT/Semaphore/change")};
  static Truth auto when(const At<ChangeSemaphores> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(is_given(r, Role::kL1));
  }
  static void then(At<ChangeSemaphores> auto& r) {
    const int from = semaphore_at(r, value(r, Role::kL1)), to = semaphore_at(r, remote(r).local);
    const std::uint32_t v = semaphore_value(*r, r->agent().core, from);
    for (const std::uint32_t core : targets(r)) {
      semaphore_value(*r, core, to) = v;
      land_remote(*r, [&](std::uint32_t at) { return at == core; });
      r->touch(Cell::kSemaphore, core, static_cast<std::uint32_t>(to), true);
    }
  }
};

bool has_come(const auto& r, std::uint32_t now) {
  const bool or_more = r.node->api->action == spec::tenstorrent::Action::kSemaphoreWaitAtLeast;
  const auto wanted = static_cast<std::uint32_t>(value(r, Role::kValue));
  return or_more ? now >= wanted : now == wanted;
}
std::uint32_t own_semaphore(const auto& r) {
  return r
      ->semaphore(r->agent().core, static_cast<std::uint64_t>(semaphore_at(r, value(r, Role::kL1))))
      ->value;
}
void wait_for_semaphore(auto& r, std::uint32_t id) {
  const auto wanted = static_cast<std::uint32_t>(value(r, Role::kValue));
  const bool or_more = r.node->api->action == spec::tenstorrent::Action::kSemaphoreWaitAtLeast;
  const std::uint32_t core = r->agent().core;
  r->touch(Cell::kSemaphore, core, id, false);
  r->wait_for({Waiting::For::kSemaphore, r.node, id, wanted}, [=](const auto& now) {
    const std::uint32_t v = now.semaphore(core, id)->value;
    return or_more ? v >= wanted : v == wanted;
  });
}
/// The semaphore has another value.
///     M[l] != v
///   --------------------------------------------------
///   <noc_semaphore_wait(l, v) . K, M>  -->  wait until M[l] = v
struct SemaphoreWaits {
  static constexpr RuleInfo info{"TT-noc_semaphore_wait-waits",
                                 clauses("TT/Semaphore/wait", "TT/Core/progress")};
  static Truth auto when(const At<WaitSemaphore> auto& r) {
    return r.truth(r.fault == Fault::kNone && !has_come(r, own_semaphore(r)));
  }
  static void then(At<WaitSemaphore> auto& r) {
    r->push(r.frame());
    wait_for_semaphore(r, static_cast<std::uint32_t>(semaphore_at(r, value(r, Role::kL1))));
  }
};
/// The semaphore has the value.
///     M[l] = v
///   --------------------------------------------------
///   <noc_semaphore_wait(l, v) . K, M>  -->  <K, M>
struct SemaphoreCame {
  static constexpr RuleInfo info{"TT-noc_semaphore_wait", clauses("TT/Semaphore/wait")};
  static Truth auto when(const At<WaitSemaphore> auto& r) {
    return r.truth(r.fault == Fault::kNone && has_come(r, own_semaphore(r)));
  }
  static void then(At<WaitSemaphore> auto& r) {
    const int id = semaphore_at(r, value(r, Role::kL1));
    r->touch(Cell::kSemaphore, r->agent().core, static_cast<std::uint32_t>(id), false);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::SetSemaphore> : Rules<tensix::NoSemaphore, tensix::SetsSemaphore> {};
template <>
struct RulesOf<tensix::ChangeSemaphores> : Rules<tensix::NoSemaphore, tensix::CountsSemaphore,
                                                 tensix::SemaphoreCount, tensix::CopiesSemaphore> {
};
template <>
struct RulesOf<tensix::WaitSemaphore>
    : Rules<tensix::NoSemaphore, tensix::SemaphoreWaits, tensix::SemaphoreCame> {};
}  // namespace tenor::semantics
