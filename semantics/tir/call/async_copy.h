// SPDX-License-Identifier: Apache-2.0
// Copies that continue beside the thread: ptx_cp_async, ptx_commit_group, ptx_wait_group. What of
// them may be accessed meanwhile is in semantics/tir/state/async_copies.h. EXT/Async;
// EXT/Builtin/<name>. In the inference rules to and from are scalars in a row, each named by a
// pointer and a distance.
#pragma once

#include "semantics/tir/call/assume.h"

namespace tenor::semantics {

/// A copy evaluates its pointers and distances.
///   <EvalCall(ptx_cp_async(p, d, q, e, n)) . K, M>  -->  <p . d . q . e . CopyReady . K, M>
struct CallCopy {
  static constexpr RuleInfo info{"TIR-Call-copy", clauses("EXT/Builtin/ptx_cp_async", "EXT/Async")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kCopy); }
  static void then(At<EvalCall> auto& r) {
    const auto& args = r.node->args;
    r->evaluate_then(CopyReady{{r.node}}, args[0], args[1], args[2], args[3]);
  }
};
/// The thread's copies that are of no group yet are one.
///   <EvalCall(ptx_commit_group()) . K, M>  -->  <null . K, M + group>
struct CallCommit {
  static constexpr RuleInfo info{"TIR-Call-commit", clauses("EXT/Builtin/ptx_commit_group")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kCommit); }
  static void then(At<EvalCall> auto& r) {
    r->copies().commit(*r);
    *r->extend_operands() = r.d.null_handle();
  }
};
/// The thread has waited for all its groups but the newest n: they are no longer under way.
///   <EvalCall(ptx_wait_group(n)) . K, M>  -->  <null . K, M - groups>
struct CallWait {
  static constexpr RuleInfo info{"TIR-Call-wait", clauses("EXT/Builtin/ptx_wait_group")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kWait); }
  static void then(At<EvalCall> auto& r) {
    const auto* left = spec::as<spec::IntImm>(r.node->args[0]);
    r->copies().wait(*r, static_cast<std::uint64_t>(left->value));
    *r->extend_operands() = r.d.null_handle();
  }
};
/// Of EvalCall, for copies.
using CopyCalls = Rules<CallCopy, CallCommit, CallWait>;

/// One side of a copy: the scalars in a row that a pointer and a distance name.
template <class D>
struct CopySide {
  Pointer data;
  bool seen = false;  ///< may memory be seen so (TIR-D44)?
  typename D::Truth inside = D::truth(false);
  typename D::Index first{};

  CopySide(const auto& m, const typename D::Value* operands, spec::DataType type,
           std::int64_t count)
      : data(D::pointer_of(operands[0])) {
    if (!m.memory().alive(data.memory)) return;
    const auto& a = m.memory().at(data.memory);
    const std::uint64_t size = element_bytes(type);
    seen = m.memory().is_bytes() ? data.offset % size == 0
                                 : a.element == type && (a.argument || a.shape.size() == 1);
    const auto back = static_cast<std::int64_t>(data.offset / size);
    first = D::add(D::index(operands[1]), D::index_of(back));
    const auto end = static_cast<std::int64_t>(a.bytes() / size) - count + 1;
    inside = D::within(first, D::index_of(0), D::index_of(end));
  }
};

/// How many scalars a copy has.
inline std::int64_t copied_scalars(const spec::Call& call) {
  return spec::as<spec::IntImm>(call.args[4])->value /
         static_cast<std::int64_t>(element_bytes(call.dtype));
}
/// The scalars of a side from `first` on.
auto span_of(const auto& r, const auto& side, std::uint64_t first) {
  return CopySpan{static_cast<std::uint32_t>(side.data.memory), first,
                  static_cast<std::uint64_t>(copied_scalars(*r.node)), r.node->dtype.scalar};
}

/// What the premises of a copy share.
template <class D>
struct Copy {
  CopySide<D> to, from;
  bool seen;
  typename D::Truth defined = D::truth(true), conflict = D::truth(false), pending = D::truth(false);

  explicit Copy(const auto& r)
      : to(*r, r.operands(), r.node->dtype, copied_scalars(*r.node)),
        from(*r, r.operands() + 2, r.node->dtype, copied_scalars(*r.node)),
        seen(to.seen && from.seen) {
    for (int i = 0; i < 4; ++i) defined = defined & !D::is_indeterminate(r.operands()[i]);
    look(r, to, true);
    if (D::known(pending) == true && D::known(inside()) == true && leaves_same(r))
      pending = D::truth(false);
    look(r, from, false);
  }
  typename D::Truth inside() const { return D::truth(seen) & to.inside & from.inside; }

 private:
  /// Two copies of one value leave it in any order.
  bool leaves_same(const auto& r) const {
    const auto first = [](const CopySide<D>& side) {
      return static_cast<std::uint64_t>(*D::known(side.first));
    };
    return D::known(to.first) && D::known(from.first) &&
           r->copies().changes_nothing(*r, span_of(r, from, first(from)),
                                       span_of(r, to, first(to)));
  }
  /// Where data decide which scalars are meant, nothing is known of them.
  void look(const auto& r, const CopySide<D>& side, bool write) {
    const std::optional<std::int64_t> first = D::known(side.first);
    if (!side.seen || D::known(side.inside) == false) return;
    if constexpr (D::kMerges)
      if (!first) return void(pending = D::unknown());
    const auto span = span_of(r, side, static_cast<std::uint64_t>(*first));
    conflict = conflict | D::truth(r->copies().conflicts(*r, span, write));
    pending = pending | D::truth(r->copies().meets(*r, span, write) != nullptr);
  }
};
auto facts_of(const At<CopyReady> auto& r) { return Copy<DomainOf<decltype(r)>>(r); }

/// The copy begins: until the thread has waited for it, what it writes may not be accessed, and
/// what it reads may not be written.
///     to and from are determinate and inside memory that can be seen so, none conflicts or pends
///   ------------------------------------------------------------
///   <CopyReady(to, from) . K, M>  -->  <null . K, M[to := M(from)] + to and from in flight>
struct CopyBegins {
  static constexpr RuleInfo info{"TIR-Copy", clauses("EXT/Builtin/ptx_cp_async", "EXT/Async")};
  static Truth auto when(const At<CopyReady> auto& r) {
    return r.defined & r.inside() & !r.conflict & !r.pending;
  }
  static void then(At<CopyReady> auto& r) {
    const auto to = span_of(r, r.to, r.number(r.to.first));
    r->copies().copy(*r, span_of(r, r.from, r.number(r.from.first)), to);
    *r.result() = r.d.null_handle();
  }
};
/// Memory that a copy cannot see as scalars in a row makes the program unspecified.
///     to and from are determinate, one of them is of memory that cannot be seen so
///   ------------------------------------------------------------
///   <CopyReady(to, from) . K, M>  -->  U-LAYOUT
struct CopyLayout {
  static constexpr RuleInfo info{"TIR-Copy-layout", clauses("TIR-D44", "EXT/Async"),
                                 Code::U_LAYOUT};
  static Truth auto when(const At<CopyReady> auto& r) { return r.defined & r.truth(!r.seen); }
  static std::string describe(const At<CopyReady> auto& r) {
    return fmt::format("{} views memory that is gone, or is not a row of scalars", r.node->op);
  }
};
/// A copy that leaves its memory makes the program unspecified.
///     to and from are determinate and of memory that can be seen so, one is not inside it
///   ------------------------------------------------------------
///   <CopyReady(to, from) . K, M>  -->  U-POINTER
struct CopyOutside {
  static constexpr RuleInfo info{"TIR-Copy-outside", clauses("TIR-D44", "EXT/Async"),
                                 Code::U_POINTER};
  static Truth auto when(const At<CopyReady> auto& r) {
    return r.defined & r.truth(r.seen) & !r.inside();
  }
  static std::string describe(const At<CopyReady> auto& r) {
    return fmt::format("{} copies {} scalars from {} to {}, which is not all inside memory",
                       r.node->op, copied_scalars(*r.node), r.d.show(r.operands()[3]),
                       r.d.show(r.operands()[1]));
  }
};
/// A copy that meets an access of another thread makes the program unspecified.
///     to and from are as a copy needs them, one conflicts, none pends
///   -----------------------------------------------
///   <CopyReady(to, from) . K, M>  -->  U-LOOP-CONFLICT
struct CopyConflict {
  static constexpr RuleInfo info{"TIR-Copy-conflict",
                                 clauses("TIR/Exec/12.2.2:h", "EXT/Async", "EXT/Threads/explicit"),
                                 Code::U_LOOP_CONFLICT};
  static Truth auto when(const At<CopyReady> auto& r) {
    return r.defined & r.inside() & r.conflict & !r.pending;
  }
  static std::string describe(const At<CopyReady> auto& r) {
    return fmt::format("{} meets what another iteration of the same loop accesses", r.node->op);
  }
};
/// A copy that meets one under way makes the program unspecified.
///     to and from are as a copy needs them, one pends
///   -------------------------------------------------------
///   <CopyReady(to, from) . K, M>  -->  U-ASYNC
struct CopyPends {
  static constexpr RuleInfo info{"TIR-Copy-async", clauses("EXT/Async"), Code::U_ASYNC};
  static Truth auto when(const At<CopyReady> auto& r) { return r.defined & r.inside() & r.pending; }
  static std::string describe(const At<CopyReady> auto& r) {
    return fmt::format("{} meets an async copy that was not waited for", r.node->op);
  }
};
/// A pointer or a distance that was never written makes the program unspecified.
///     to or from is not determinate
///   ---------------------------------------------------
///   <CopyReady(to, from) . K, M>  -->  U-INDETERMINATE
struct CopyIndeterminate {
  static constexpr RuleInfo info{"TIR-Copy-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<CopyReady> auto& r) { return !r.defined; }
  static std::string describe(const At<CopyReady> auto& r) {
    return fmt::format("a pointer or a distance of {} was never written", r.node->op);
  }
};
template <>
struct RulesOf<CopyReady>
    : Rules<CopyBegins, CopyLayout, CopyOutside, CopyConflict, CopyPends, CopyIndeterminate> {};

}  // namespace tenor::semantics
