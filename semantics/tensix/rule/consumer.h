// SPDX-License-Identifier: Apache-2.0
// The consumer's calls of circular buffers: wait and pop. TT/CB
#pragma once

#include "semantics/tensix/rule/producer.h"

namespace tenor::semantics::tensix {

/// Another agent already consumes the buffer.
///     consumer(c) = b, b != a
///   --------------------------------------------------
///   <cb_wait_front(c, n) . K, M>  -->  Garbage                                TT-G-OWNERS
struct WaitByOther : When<Fault::kOwners> {
  static constexpr RuleInfo info{"TT-cb_wait_front-two-consumers", clauses("TT/CB/owners"),
                                 Code::TT_G_OWNERS};
  static std::string describe(const auto& r) {
    return fmt::format("{} has two consumers: {} and {}", cb_text(r), agent_text(r, r->current),
                       agent_text(r, static_cast<std::uint32_t>(r.which)));
  }
};
/// More pages than there are.
///     n > pages(c)
///   --------------------------------------------------
///   <cb_wait_front(c, n) . K, M>  -->  Hang                                   TT-H-CAPACITY
struct WaitBeyond : ReserveBeyond {
  static constexpr RuleInfo info{"TT-cb_wait_front-capacity", clauses("TT/CB/wait"),
                                 Code::TT_H_CAPACITY};
};
/// Not enough pages are visible.
///     n > visible(c)
///   --------------------------------------------------
///   <cb_wait_front(c, n) . K, M>  -->  wait until n <= visible(c)
struct WaitWaits {
  static constexpr RuleInfo info{"TT-cb_wait_front-waits",
                                 clauses("TT/CB/wait", "TT/Core/progress")};
  static Truth auto when(const At<Wait> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(count(r) > ring(r).visible());
  }
  static void then(At<Wait> auto& r) {
    const std::uint32_t core = r->agent().core, at = slot(r), n = count(r);
    ring(r).consumer = r->current;
    r->push(r.frame());
    r->touch(Cell::kReceived, core, at, false);
    r->wait_for({Waiting::For::kPages, r.node, at, n},
                [=](const auto& now) { return now.cores[core].rings[at].visible() >= n; });
  }
};
/// Enough pages are visible.
///     n <= visible(c)
///   --------------------------------------------------
///   <cb_wait_front(c, n) . K, M>  -->  <K, M[waited(a, c) := max(waited(a, c), n)]>
struct Sees {
  static constexpr RuleInfo info{"TT-cb_wait_front", clauses("TT/CB/wait", "TT/CB/wait/total")};
  static Truth auto when(const At<Wait> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(count(r) <= ring(r).visible());
  }
  static void then(At<Wait> auto& r) {
    ring(r).consumer = r->current;
    end(r).waited = std::max(end(r).waited, count(r));
    r->touch(Cell::kReceived, r->agent().core, slot(r), false);
  }
};

/// Another agent already consumes the buffer.
///     consumer(c) = b, b != a
///   --------------------------------------------------
///   <cb_pop_front(c, n) . K, M>  -->  Garbage                                 TT-G-OWNERS
struct PopByOther : WaitByOther {
  static constexpr RuleInfo info{"TT-cb_pop_front-two-consumers", clauses("TT/CB/owners"),
                                 Code::TT_G_OWNERS};
};
/// More pages than were waited for.
///     n > waited(a, c)
///   --------------------------------------------------
///   <cb_pop_front(c, n) . K, M>  -->  Garbage                                 TT-G-POP
struct PopUnwaited : When<Fault::kCount> {
  static constexpr RuleInfo info{"TT-cb_pop_front-without-wait", clauses("TT/CB/pop"),
                                 Code::TT_G_POP};
  static std::string describe(const auto& r) {
    return fmt::format("this pops {} of {}, and {} waited for", pages_text(value(r, Role::kN)),
                       cb_text(r),
                       end(r).waited == 1 ? "1 was" : fmt::format("{} were", end(r).waited));
  }
};
/// The read pointer would pass the end.
///     read(a, c) + n > pages(c)
///   --------------------------------------------------
///   <cb_pop_front(c, n) . K, M>  -->  Garbage                                 TT-G-WRAP
struct PopPassesEnd : When<Fault::kWrap> {
  static constexpr RuleInfo info{"TT-cb_pop_front-wrap", clauses("TT/CB/wrap"), Code::TT_G_WRAP};
  static std::string describe(const auto& r) {
    return fmt::format("this pops {} from page {} on, and {} ends after page {}",
                       pages_text(value(r, Role::kN)), end(r).read, cb_text(r),
                       ring(r).capacity() - 1);
  }
};
/// A transfer from a page may not have left.
///     pending(write, page)
///   --------------------------------------------------
///   <cb_pop_front(c, n) . K, M>  -->  Garbage                                 TT-G-PENDING
struct PopPending : When<Fault::kPending> {
  static constexpr RuleInfo info{"TT-cb_pop_front-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto& r) {
    return fmt::format(
        "page {} of this pop of {} may not have left: neither barrier nor flush came "
        "after its transfer",
        r.which, cb_text(r));
  }
};
/// Pages become free.
///     n <= waited(a, c)
///   --------------------------------------------------
///   <cb_pop_front(c, n) . K, M>  -->  <K, M[acked(c) := acked(c) + n][pages := undefined]>
struct Pops : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-cb_pop_front", clauses("TT/CB/pop", "TT/CB/wrap")};
  static void then(At<Pop> auto& r) {
    auto& cb = ring(r);
    End& own = end(r);
    for (std::uint32_t i = 0; i < count(r) && !cb.is_on_tensor(); ++i) cb.pages[own.read + i] = {};
    cb.acked = static_cast<std::uint16_t>(cb.acked + count(r));
    own.read = (own.read + count(r)) % cb.capacity();
    own.waited -= count(r);
    r->touch(Cell::kAcked, r->agent().core, slot(r), true);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::Wait>
    : Rules<tensix::WaitByOther, tensix::WaitBeyond, tensix::WaitWaits, tensix::Sees> {};
template <>
struct RulesOf<tensix::Pop> : Rules<tensix::PopByOther, tensix::PopUnwaited, tensix::PopPassesEnd,
                                    tensix::PopPending, tensix::Pops> {};
}  // namespace tenor::semantics
