// SPDX-License-Identifier: Apache-2.0
// The producer's calls of circular buffers: reserve and push. TT/CB
#pragma once

#include "semantics/tensix/rule/circular_buffer.h"

namespace tenor::semantics::tensix {

/// Another agent already produces into the buffer.
///     producer(c) = b, b != a
///   --------------------------------------------------
///   <cb_reserve_back(c, n) . K, M>  -->  Garbage                              TT-G-OWNERS
struct ReserveByOther : When<Fault::kOwners> {
  static constexpr RuleInfo info{"TT-cb_reserve_back-two-producers", clauses("TT/CB/owners"),
                                 Code::TT_G_OWNERS};
  static std::string describe(const auto& r) {
    return fmt::format("{} has two producers: {} and {}", cb_text(r), agent_text(r, r->current),
                       agent_text(r, static_cast<std::uint32_t>(r.which)));
  }
};
/// More pages than there are.
///     n > pages(c)
///   --------------------------------------------------
///   <cb_reserve_back(c, n) . K, M>  -->  Hang                                 TT-H-CAPACITY
struct ReserveBeyond : When<Fault::kCapacity> {
  static constexpr RuleInfo info{"TT-cb_reserve_back-capacity", clauses("TT/CB/reserve"),
                                 Code::TT_H_CAPACITY};
  static std::string describe(const auto& r) {
    return fmt::format("this waits for {} in {}, which has {}", pages_text(value(r, Role::kN)),
                       cb_text(r), ring(r).capacity());
  }
};
/// Not enough pages are free.
///     n > free(c)
///   --------------------------------------------------
///   <cb_reserve_back(c, n) . K, M>  -->  wait until n <= free(c)
struct ReserveWaits {
  static constexpr RuleInfo info{"TT-cb_reserve_back-waits",
                                 clauses("TT/CB/reserve", "TT/Core/progress")};
  static Truth auto when(const At<Reserve> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(count(r) > ring(r).free());
  }
  static void then(At<Reserve> auto& r) {
    const std::uint32_t core = r->agent().core, at = slot(r), n = count(r);
    ring(r).producer = r->current;
    r->push(r.frame());
    r->touch(Cell::kAcked, core, at, false);
    r->wait_for({Waiting::For::kRoom, r.node, at, n},
                [=](const auto& now) { return now.cores[core].rings[at].free() >= n; });
  }
};
/// Enough pages are free.
///     n <= free(c)
///   --------------------------------------------------
///   <cb_reserve_back(c, n) . K, M>  -->  <K, M[reserved(a, c) := max(reserved(a, c), n)]>
struct Reserves {
  static constexpr RuleInfo info{"TT-cb_reserve_back", clauses("TT/CB/reserve")};
  static Truth auto when(const At<Reserve> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(count(r) <= ring(r).free());
  }
  static void then(At<Reserve> auto& r) {
    ring(r).producer = r->current;
    end(r).reserved = std::max(end(r).reserved, count(r));
    r->touch(Cell::kAcked, r->agent().core, slot(r), false);
    r->touch(Cell::kWindow, r->agent().core, slot(r), true);
  }
};

/// Another agent already produces into the buffer.
///     producer(c) = b, b != a
///   --------------------------------------------------
///   <cb_push_back(c, n) . K, M>  -->  Garbage                                 TT-G-OWNERS
struct PushByOther : ReserveByOther {
  static constexpr RuleInfo info{"TT-cb_push_back-two-producers", clauses("TT/CB/owners"),
                                 Code::TT_G_OWNERS};
};
/// More pages than were reserved.
///     n > reserved(a, c)
///   --------------------------------------------------
///   <cb_push_back(c, n) . K, M>  -->  Garbage                                 TT-G-PUSH
struct PushUnreserved : When<Fault::kCount> {
  static constexpr RuleInfo info{"TT-cb_push_back-without-reserve", clauses("TT/CB/push"),
                                 Code::TT_G_PUSH};
  static std::string describe(const auto& r) {
    return fmt::format("this pushes {} to {}, and {} reserved", pages_text(value(r, Role::kN)),
                       cb_text(r),
                       end(r).reserved == 1 ? "1 is" : fmt::format("{} are", end(r).reserved));
  }
};
/// The write pointer would pass the end.
///     write(a, c) + n > pages(c)
///   --------------------------------------------------
///   <cb_push_back(c, n) . K, M>  -->  Garbage                                 TT-G-WRAP
struct PushPassesEnd : When<Fault::kWrap> {
  static constexpr RuleInfo info{"TT-cb_push_back-wrap", clauses("TT/CB/wrap"), Code::TT_G_WRAP};
  static std::string describe(const auto& r) {
    return fmt::format("this pushes {} from page {} on, and {} ends after page {}",
                       pages_text(value(r, Role::kN)), end(r).write, cb_text(r),
                       ring(r).capacity() - 1);
  }
};
/// A transfer to a page may not have landed.
///     pending(read, page)
///   --------------------------------------------------
///   <cb_push_back(c, n) . K, M>  -->  Garbage                                 TT-G-PENDING
struct PushPending : When<Fault::kPending> {
  static constexpr RuleInfo info{"TT-cb_push_back-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto& r) {
    return fmt::format(
        "page {} of this push to {} may not have landed: no barrier came after its "
        "transfer",
        r.which, cb_text(r));
  }
};
/// Nothing wrote a page, or not all of it but for its alignment.
///     written(page) < size(c)
///   --------------------------------------------------
///   <cb_push_back(c, n) . K, M>  -->  Garbage                                 TT-G-UNWRITTEN
struct PushUnwritten : When<Fault::kUnwritten> {
  static constexpr RuleInfo info{"TT-cb_push_back-unwritten", clauses("TT/CB/push/written"),
                                 Code::TT_G_UNWRITTEN};
  static std::string describe(const auto& r) {
    const auto& page = ring(r).pages[end(r).write + r.which];
    return fmt::format("{} page {} of the {} that this pushes to {}",
                       page.is_defined() ? fmt::format("only {} bytes were written of", page.filled)
                                         : "nothing wrote",
                       r.which, value(r, Role::kN), cb_text(r));
  }
};
/// Pages become visible.
///     n <= reserved(a, c)
///   --------------------------------------------------
///   <cb_push_back(c, n) . K, M>  -->  <K, M[received(c) := received(c) + n]>
struct Pushes : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-cb_push_back", clauses("TT/CB/push", "TT/CB/wrap")};
  static void then(At<Push> auto& r) { push_pages(*r, slot(r), count(r)); }
};
}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::Reserve>
    : Rules<tensix::ReserveByOther, tensix::ReserveBeyond, tensix::ReserveWaits, tensix::Reserves> {
};
template <>
struct RulesOf<tensix::Push>
    : Rules<tensix::PushByOther, tensix::PushUnreserved, tensix::PushPassesEnd, tensix::PushPending,
            tensix::PushUnwritten, tensix::Pushes> {};
}  // namespace tenor::semantics
