// SPDX-License-Identifier: Apache-2.0
// What a rule is handed: the redex. `r->` is the machine with its verbs, `r.node` the node that is
// about to do something, `r.operands()` its operands, and what the premises of its frame share are
// members of `r` itself. A premise sees all of them const, and the domain it reaches only answers:
// what may end the run is deleted there, and so it is where the shared facts are computed.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <utility>

#include "semantics/machine/rule.h"
#include "semantics/machine/truth.h"

namespace tenor::semantics {

/// The domain without what may end the run or change what it knows (semantics/domain/domain.h).
template <class D>
struct Queries : D {
  template <class... T>
  static void require(T...) = delete;
  template <class... T>
  static void constant(T...) = delete;
  template <class... T>
  static void number(T...) = delete;
  template <class... T>
  static void number_of(T...) = delete;
  template <class... T>
  static void give_up(T...) = delete;
  template <class... T>
  static void assume(T...) = delete;
};

/// Where a premise or a sentence is computed: sees in debug builds that it does not end the run
/// through a domain that a helper named, which `Queries` cannot forbid.
template <class D>
class Asking {
 public:
  Asking() = default;
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;
#ifdef NDEBUG
  ~Asking() {}
#else
  ~Asking() { assert(given_up_ == is_given_up() && "a premise or a sentence ended the run"); }

 private:
  static bool is_given_up() {
    if constexpr (D::kMerges) return D::is_given_up();
    return false;
  }
  const bool given_up_ = is_given_up();
#endif
};

/// A redex without what its premises share: what `facts_of` is handed.
template <class M, class F>
class BareRedex {
 public:
  using Machine = M;
  using Frame = F;
  using Domain = typename M::Domain;
  using Value = typename Domain::Value;
  using Index = typename Domain::Index;
  using Truth = typename Domain::Truth;

  BareRedex(M& m, F& frame) : node(frame.node), m_(m), frame_(frame) {}

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
  // Of a conclusion, before its first effect.
  auto require(Truth truth) { return Domain::require(truth); }
  std::int64_t constant(Index i) { return Domain::constant(i); }
  std::uint64_t number(Index i) { return Domain::number(i); }
  std::uint64_t number_of(const Value& v) { return Domain::number_of(v); }

  static constexpr Queries<Domain> d{};
  const typename F::Node* const node;

 protected:
  M& m_;
  F& frame_;
};

struct NoFacts {};

/// What `facts_of(r)` gives, where there is one for the frame.
template <class M, class F>
auto shared_facts(const BareRedex<M, F>& r) {
  if constexpr (requires { facts_of(r); }) {
    const Asking<typename M::Domain> asking;
    return facts_of(r);
  } else
    return NoFacts{};
}
template <class M, class F>
using FactsOf = decltype(shared_facts(std::declval<const BareRedex<M, F>&>()));

template <class M, class F>
class Redex : public BareRedex<M, F>, public FactsOf<M, F> {
 public:
  using Bare = BareRedex<M, F>;
  using Facts = FactsOf<M, F>;

  Redex(M& m, F& frame) : Bare(m, frame), Facts(shared_facts<M, F>(*this)) {}
  /// The same with a frame of its own.
  Redex(const Redex& other, F& frame) : Bare(other.m_, frame), Facts(other) {}
};
template <class M, class F>
Redex(M&, F&) -> Redex<M, F>;

/// A redex whose frame is an F.
template <class R, class F>
concept At = std::same_as<typename R::Frame, F>;

/// Of a redex whose type, or a reference to it, is R.
template <class R>
using MachineIn = typename std::remove_cvref_t<R>::Machine;
/// Where the redex is const, a domain that only answers.
template <class R, class D = typename std::remove_cvref_t<R>::Domain>
using DomainOf = std::conditional_t<std::is_const_v<std::remove_reference_t<R>>, Queries<D>, D>;
template <class R>
using RulesAt = RulesOf<typename std::remove_cvref_t<R>::Frame>;

}  // namespace tenor::semantics
