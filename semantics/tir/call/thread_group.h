// SPDX-License-Identifier: Apache-2.0
// The threads that a call brings together: all of the block, or those of the warp that its mask
// names. EXT/Threads/meet.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"

namespace tenor::semantics {

/// The variable of a loop over an axis.
inline const spec::Variable* variable_of(const spec::tir::Stmt* loop) {
  if (const auto* f = spec::tir::as<spec::tir::For>(loop)) return f->loop_var;
  const auto* a = spec::tir::as<spec::tir::AttrStmt>(loop);
  return !a ? nullptr : a->node.iter_var ? a->node.iter_var->var : a->node.variable;
}
/// The variables of threads that a tvm_thread_allreduce names.
inline spec::List<const spec::PrimExpr*> axes_of(const spec::Call& call) {
  return call.args.subspan(2 + 2 * call.stores.size());
}

/// The axis over the threads of a warp.
inline constexpr std::string_view kLanes = "threadIdx.x";
/// Do the threads of a warp run apart? Where no loop over the first axis runs, each thread is all
/// of a row of them.
inline bool has_lanes(const std::vector<Axis>& axes) {
  return std::ranges::find(axes, kLanes, &Axis::tag) != axes.end();
}

template <class D>
class ThreadGroup {
 public:
  using Value = typename D::Value;

  /// Of the thread of those axes, which brought the operands.
  ThreadGroup(const std::vector<Axis>& axes, const spec::Call& call, const Value* operands)
      : number_(thread_number(axes)) {
    for (const Axis& axis : axes)
      if (axis.tag == kLanes) lanes_ = axis.count;
    const BuiltinForm form = meaning_of(call).form;
    const bool stands_for_warp = form == BuiltinForm::kMatrix && !has_lanes(axes);
    if (stands_for_warp)
      fixed_ = axes;
    else if (form == BuiltinForm::kActiveMask || form == BuiltinForm::kMatrix ||
             is_warp_barrier(call))
      warp_ = kWarpThreads;
    if (form == BuiltinForm::kReduction) fix_unnamed(axes, call);
    if (form != BuiltinForm::kShuffle && form != BuiltinForm::kVote) return;
    warp_ = form == BuiltinForm::kVote ? kWarpThreads : warp_of(call);
    mask_ = mask_of(operands);
  }
  /// Only those of these numbers, in order.
  void limit_to(std::vector<std::uint32_t> threads) { named_ = std::move(threads); }
  /// Is the thread of those axes one of them? One that has not come to the loop of an axis may be.
  bool operator()(const std::vector<Axis>& axes) const {
    if (!named_.empty()) return std::ranges::binary_search(named_, thread_number(axes));
    if (warp_ == 0)
      return std::ranges::all_of(fixed_, [&](const Axis& own) {
        return std::ranges::none_of(axes, [&](const Axis& axis) {
          return axis.tag == own.tag && axis.ordinal != own.ordinal;
        });
      });
    // Outside of the loop over lanes, a thread is a row of them.
    const std::uint64_t count = has_lanes(axes) ? 1 : lanes_;
    const std::uint64_t first = thread_number(axes) * count;
    for (std::uint64_t n = first; n < first + count; ++n)
      if (n / warp_ == number_ / warp_ && (mask_ >> n % warp_ & 1) != 0) return true;
    return false;
  }
  /// Have all come to `at`, with one mask?
  bool has_come(const auto& m, const StoredFrame& at) const {
    if (warp_ == 0 && fixed_.empty() && m.in_threads() && !m.contexts().others_wait()) return false;
    if (!m.threads().all_arrived(m, at, *this)) return false;
    bool same = true;
    m.threads().for_each_arrived(m, at, *this, [&](const auto&, const Value* brought, bool) {
      same = same && (mask_ == kAll || mask_of(brought) == mask_);
    });
    return same;
  }
  /// Where a thread of the group is in its warp.
  std::uint64_t lane(const std::vector<Axis>& axes) const { return thread_number(axes) % warp_; }

 private:
  static constexpr std::uint64_t kAll = ~std::uint64_t{0};
  /// One that data decide may name any thread; what has no value names none.
  static std::uint64_t mask_of(const Value* operands) {
    if (D::known(D::is_indeterminate(operands[0])).value_or(false)) return 0;
    const std::optional<std::int64_t> known = D::known(D::index(operands[0]));
    return known ? static_cast<std::uint64_t>(*known) : kAll;
  }

  /// A reduction is among threads that differ in the axes that it names.
  void fix_unnamed(const std::vector<Axis>& axes, const spec::Call& call) {
    const auto is_named = [&](const Axis& axis) {
      return std::ranges::any_of(axes, [&](const Axis& other) {
        return other.tag == axis.tag && std::ranges::any_of(axes_of(call), [&](const auto* e) {
                 return spec::as<spec::Var>(e)->variable == variable_of(other.loop);
               });
      });
    };
    for (const Axis& axis : axes)
      if (axis.kind == AxisKind::kThread && !is_named(axis)) fixed_.push_back(axis);
  }

  std::uint64_t number_, warp_ = 0, mask_ = kAll, lanes_ = 1;
  std::vector<Axis> fixed_;           ///< whose threads are not brought together
  std::vector<std::uint32_t> named_;  ///< who came to a barrier of one name; empty: it has none
};

}  // namespace tenor::semantics
