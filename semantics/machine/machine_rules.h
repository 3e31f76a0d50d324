// SPDX-License-Identifier: Apache-2.0
// The machine's members: how the rules of a frame are tried, and one is committed to. Included by
// machine.h alone.
#pragma once

#include "semantics/machine/catalogue.h"
#include "semantics/machine/mutation.h"
#include "semantics/machine/redex.h"

namespace tenor::semantics {

/// Is the rule's conclusion left out, to see whether a test notices?
template <class R, class D>
bool is_skipped() {
  if constexpr (D::kChecked) return mutation().skips(R::info);
  return false;
}

template <class L, class D>
template <class F>
void MachineOf<L, D>::fire(F& frame) {
  redex_ = frame.node;
  Redex<MachineOf, F> redex(*this, frame);
  if constexpr (D::kChecked) check_exclusive(redex);
  const bool fired = RulesOf<F>::any([&]<class R>() { return attempt<R>(redex); });
  if (!fired && !stopped_) stuck();
}

template <class L, class D>
template <class R>
typename D::Truth MachineOf<L, D>::premise(const auto& redex) const {
  if constexpr (HasPremise<R>) {
    const Asking<D> asking;
    return R::when(redex);
  } else {
    return D::truth(true);
  }
}

/// Is the premise decided to hold? An undecided one ends the run (never in Concrete).
template <class L, class D>
template <class R>
bool MachineOf<L, D>::holds(Truth premise) {
  if constexpr (D::kChecked)
    if (const auto forced = mutation().forced(R::info)) return *forced;
  const std::optional<bool> decided = D::require(premise);
  if (!decided) undecided(R::info);
  return decided.value_or(false);
}

/// A broken invariant: no rule for a redex.
template <class L, class D>
void MachineOf<L, D>::stuck() const {
  throw BrokenInvariant("no rule applies to node " + std::to_string(redex_ ? redex_->id : 0));
}

template <class L, class D>
template <class R>
void MachineOf<L, D>::count() {
  ++counts_[Catalogue<typename L::Frames>::template number<R>];
}

template <class L, class D>
template <class R>
bool MachineOf<L, D>::attempt(auto& redex) {
  if (!has_rule<R>()) {
    if (comparison_) [[unlikely]]
      compare_absent<R>(*this, premise<R>(redex));
    return false;
  }
  const Truth applies = premise<R>(redex);
  if constexpr (D::kMerges)
    if (!D::known(applies)) return merge_.takes(redex);
  if (!this->template holds<R>(applies)) return false;
  count<R>();
  if (comparison_) [[unlikely]]
    compare<R>(*this, redex);
  if constexpr (D::kObserved)
    if (observer_) observer_->committed(R::info, redex_);
  if constexpr (R::info.code.has_value())
    end_by_rule<R>(redex);
  else if (!is_skipped<R, D>())
    R::then(redex);
  return true;
}

/// Apart, so that what sentences need does not weigh on the rules that continue.
template <class L, class D>
template <class R>
[[gnu::cold, gnu::noinline]] void MachineOf<L, D>::end_by_rule(const auto& redex) {
  if constexpr (requires { L::template diverts<R>(*this, redex.frame()); })
    if (L::template diverts<R>(*this, redex.frame())) return;
  const auto sentence = [&] {
    const Asking<D> asking;
    return R::describe(redex);
  };
  stop(R::info, sentence());
}

template <class L, class D>
void MachineOf<L, D>::check_exclusive(const auto& redex) {
  std::string holding;
  int count = 0;
  RulesAt<decltype(redex)>::any([&]<class R>() {
    if (has_rule<R>() && !overrides<R> && D::require(premise<R>(redex)).value_or(false))
      ++count, holding.append(holding.empty() ? "" : ", ").append(R::info.id);
    return false;
  });
  if (count > 1) throw BrokenInvariant("more than one premise holds: " + holding);
}

}  // namespace tenor::semantics
