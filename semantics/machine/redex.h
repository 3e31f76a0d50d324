// SPDX-License-Identifier: Apache-2.0
// What a rule is handed: the redex. `r->` is the machine with its verbs, `r.node` the node that is
// about to do something, `r.operands()` its operands, and what the premises of its frame share are
// members of `r` itself. A premise sees all of them const, and the domain it reaches has no
// `require`.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include "semantics/machine/rule.h"
#include "semantics/machine/truth.h"

namespace tenor::semantics {

/// The domain without `require` (semantics/domain/domain.h).
template <class D>
struct Queries : D {
  template <class... T>
  static void require(T...) = delete;
};

struct NoFacts {};

/// What `facts_of(machine, frame)` gives, where there is one for the frame.
template <class M, class F>
auto shared_facts(const M& m, const F& frame) {
  if constexpr (requires { facts_of(m, frame); })
    return facts_of(m, frame);
  else
    return NoFacts{};
}
template <class M, class F>
using FactsOf = decltype(shared_facts(std::declval<const M&>(), std::declval<const F&>()));

template <class M, class F>
class Redex : public FactsOf<M, F> {
 public:
  using Machine = M;
  using Frame = F;
  using Domain = typename M::Domain;
  using Value = typename Domain::Value;
  using Truth = typename Domain::Truth;
  using Facts = FactsOf<M, F>;

  Redex(M& m, F& frame)
      : Facts(shared_facts<M, F>(m, frame)), node(frame.node), m_(m), frame_(frame) {}
  /// The same with a frame of its own.
  Redex(const Redex& other, F& frame)
      : Facts(other), node(frame.node), m_(other.m_), frame_(frame) {}

  const M& operator*() const { return m_; }
  M& operator*() { return m_; }
  const M* operator->() const { return &m_; }
  M* operator->() { return &m_; }
  const F& frame() const { return frame_; }
  F& frame() { return frame_; }

  const Value* operands() const { return std::as_const(m_).operands(frame_); }
  Value* operands() { return m_.operands(frame_); }
  /// Room for a result of `count` lanes in place of the operands (MachineOf::result).
  Value* result(std::size_t count = 1) { return m_.result(frame_, count); }
  /// Takes the operands off.
  void drop() { m_.drop(frame_); }

  static Truth truth(bool holds) { return Domain::truth(holds); }
  /// Of a conclusion, before its first effect.
  auto require(Truth truth) { return Domain::require(truth); }

  static constexpr Queries<Domain> d{};
  const typename F::Node* const node;

 private:
  M& m_;
  F& frame_;
};

/// A redex whose frame is an F.
template <class R, class F>
concept At = std::same_as<typename R::Frame, F>;

/// Of a redex whose type, or a reference to it, is R.
template <class R>
using MachineIn = typename std::remove_cvref_t<R>::Machine;
template <class R>
using DomainOf = typename std::remove_cvref_t<R>::Domain;
template <class R>
using RulesAt = RulesOf<typename std::remove_cvref_t<R>::Frame>;

}  // namespace tenor::semantics
