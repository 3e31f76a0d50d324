// SPDX-License-Identifier: Apache-2.0
// The threads that a call brings together: all of the block, or those of the warp that its mask
// names. EXT/Threads/meet.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"

namespace tenor::semantics {

template <class D>
class ThreadGroup {
 public:
  using Value = typename D::Value;

  /// Of the thread of those axes, which brought the operands.
  ThreadGroup(const std::vector<Axis>& axes, const spec::Call& call, const Value* operands)
      : number_(thread_number(axes)) {
    const BuiltinForm form = meaning_of(call).form;
    if (form == BuiltinForm::kActiveMask || is_warp_barrier(call)) warp_ = kWarpThreads;
    if (form != BuiltinForm::kShuffle) return;
    warp_ = static_cast<std::uint64_t>(spec::as<spec::IntImm>(call.args[4])->value);
    mask_ = mask_of(operands);
  }
  /// Is the thread of those axes one of them?
  bool operator()(const std::vector<Axis>& axes) const {
    if (warp_ == 0) return true;
    const std::uint64_t number = thread_number(axes);
    return number / warp_ == number_ / warp_ && (mask_ >> number % warp_ & 1) != 0;
  }
  /// Have all come to `at`, with one mask?
  bool has_come(const auto& m, const StoredFrame& at) const {
    if (warp_ == 0 && m.in_threads() && !m.contexts().others_wait()) return false;
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

  std::uint64_t number_, warp_ = 0, mask_ = kAll;
};

}  // namespace tenor::semantics
