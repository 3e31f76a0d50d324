// SPDX-License-Identifier: Apache-2.0
// The machine's members: how the rules of a frame are tried, and one is committed to. Included by
// machine.h alone.
#pragma once

#include "semantics/machine/catalogue.h"
#include "semantics/machine/mutation.h"

namespace tenor::semantics {

struct NoFacts {};

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
  // What several premises of a redex ask, computed once.
  if constexpr (requires { facts_of(*this, frame); })
    try_rules(frame, facts_of(*this, frame));
  else
    try_rules(frame, NoFacts{});
}

/// The rule's premise, with the facts where there are any; true where it has none.
template <class L, class D>
template <class R, class F, class Facts>
typename D::Truth MachineOf<L, D>::premise(const F& frame, const Facts& facts) const {
  if constexpr (requires { R::when(*this, frame, facts); })
    return R::when(*this, frame, facts);
  else if constexpr (requires { R::when(*this, frame); })
    return R::when(*this, frame);
  else
    return D::truth(true);
}

template <class L, class D>
template <class F, class Facts>
void MachineOf<L, D>::try_rules(F& frame, const Facts& facts) {
  if constexpr (D::kChecked) check_exclusive(frame, facts);
  const bool fired = RulesOf<F>::any([&]<class R>() { return attempt<R>(frame, facts); });
  if (!fired && !stopped_) stuck();
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
template <class R, class F, class Facts>
bool MachineOf<L, D>::attempt(F& frame, const Facts& facts) {
  if (!has_rule<R>()) {
    if (comparison_) [[unlikely]]
      compare_absent<R>(*this, premise<R>(frame, facts));
    return false;
  }
  const Truth applies = premise<R>(frame, facts);
  if constexpr (D::kMerges)
    if (!D::known(applies)) return merge_.takes(frame, facts);
  if (!this->template holds<R>(applies)) return false;
  count<R>();
  if (comparison_) [[unlikely]]
    compare<R>(*this, frame);
  if constexpr (D::kObserved)
    if (observer_) observer_->committed(R::info, redex_);
  if constexpr (R::info.code.has_value())
    end<R>(frame, facts);
  else if (!is_skipped<R, D>())
    conclude<R>(*this, frame, facts);
  return true;
}

/// Apart, so that what sentences need does not weigh on the rules that go on.
template <class L, class D>
template <class R, class F, class Facts>
[[gnu::cold, gnu::noinline]] void MachineOf<L, D>::end(const F& frame, const Facts& facts) {
  if constexpr (requires { L::template diverts<R>(*this, frame); })
    if (L::template diverts<R>(*this, frame)) return;
  if constexpr (requires { R::describe(*this, frame, facts); })
    stop(R::info, R::describe(*this, frame, facts));
  else
    stop(R::info, R::describe(*this, frame));
}

template <class L, class D>
template <class F, class Facts>
void MachineOf<L, D>::check_exclusive(const F& frame, const Facts& facts) {
  std::string holding;
  int count = 0;
  RulesOf<F>::any([&]<class R>() {
    if (has_rule<R>() && !overrides(R::info) &&
        D::require(premise<R>(frame, facts)).value_or(false))
      ++count, holding.append(holding.empty() ? "" : ", ").append(R::info.id);
    return false;
  });
  if (count > 1) throw BrokenInvariant("more than one premise holds: " + holding);
}

}  // namespace tenor::semantics
