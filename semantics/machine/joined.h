// SPDX-License-Identifier: Apache-2.0
// Two languages in one machine: frames of both lie on its stack, rules of both are in its
// catalogue, and it has the State of both. Three are two of which one is two. Where the States have
// members of one name, the compiler calls that name ambiguous; `state_of<A>(m).name` is A's.
#pragma once

#include <type_traits>
#include <utility>

#include "semantics/machine/language.h"

namespace tenor::semantics {

template <class... Fs, class... Gs>
FrameList<Fs..., Gs...> operator+(FrameList<Fs...>, FrameList<Gs...>);

/// A's part of the State of a machine that runs it, alone or beside others.
template <class A, class M>
auto& state_of(M& m) {
  using State = typename A::template State<typename M::Language, typename M::Domain>;
  return static_cast<std::conditional_t<std::is_const_v<M>, const State, State>&>(m);
}

template <class P, int>
struct OwnPart : P {};
/// One P and one Q, which may be the same type.
template <class P, class Q>
struct BothParts : OwnPart<P, 0>, OwnPart<Q, 1> {
  const P& a() const { return static_cast<const OwnPart<P, 0>&>(*this); }
  const Q& b() const { return static_cast<const OwnPart<Q, 1>&>(*this); }
};

/// The State of A and that of B. What the machine asks is asked of both.
template <class A, class B, class L, class D>
class JoinedState : public A::template State<L, D>, public B::template State<L, D> {
 public:
  using S = typename A::template State<L, D>;
  using T = typename B::template State<L, D>;
  template <class... Args>
  explicit JoinedState(const Args&... args) : S(args...), T(args...) {}

  using Mark = BothParts<typename S::Mark, typename T::Mark>;
  using Snapshot = BothParts<typename S::Snapshot, typename T::Snapshot>;
  Mark mark() const { return {{S::mark()}, {T::mark()}}; }
  Snapshot snapshot(const Mark& mark) const {
    return {{S::snapshot(mark.a())}, {T::snapshot(mark.b())}};
  }
  void restore(const Mark& mark, const Snapshot& snapshot) {
    S::restore(mark.a(), snapshot.a()), T::restore(mark.b(), snapshot.b());
  }
  void rewind(const Mark& mark) { S::rewind(mark.a()), T::rewind(mark.b()); }
  static std::uint64_t bytes(const Snapshot& snapshot) {
    return S::bytes(snapshot.a()) + T::bytes(snapshot.b());
  }
  std::size_t depth() const { return S::depth() + T::depth(); }

  using ContextPart = BothParts<typename S::ContextPart, typename T::ContextPart>;
  using ForkPart = BothParts<typename S::ForkPart, typename T::ForkPart>;
  void resumed() { S::resumed(), T::resumed(); }
  void all_wait() { S::all_wait(), T::all_wait(); }
  void joined() { S::joined(), T::joined(); }
  bool charge(std::uint64_t bytes) { return S::charge(bytes) && T::charge(bytes); }
  void discharge(std::uint64_t bytes) { S::discharge(bytes), T::discharge(bytes); }

  using Changes = BothParts<typename S::Changes, typename T::Changes>;
  auto begin_alternatives() { return std::pair(S::begin_alternatives(), T::begin_alternatives()); }
  void end_alternatives(const auto& outer) {
    S::end_alternatives(outer.first), T::end_alternatives(outer.second);
  }
  auto change_mark() const { return std::pair(S::change_mark(), T::change_mark()); }
  Changes take_back(const auto& from) {
    return {{S::take_back(from.first)}, {T::take_back(from.second)}};
  }
  void merge(const std::vector<ChangedUnder<D, Changes>>& joined) {
    std::vector<ChangedUnder<D, typename S::Changes>> a;
    std::vector<ChangedUnder<D, typename T::Changes>> b;
    for (const auto& [premise, changes] : joined)
      a.push_back({premise, changes.a()}), b.push_back({premise, changes.b()});
    S::merge(a), T::merge(b);
  }
  auto guards() const { return std::pair(S::guards(), T::guards()); }
  void set_guards(const auto& guards) { S::set_guards(guards.first), T::set_guards(guards.second); }

  void begin_comparison() { S::begin_comparison(), T::begin_comparison(); }
  bool is_fusable(const spec::Node* node) const {
    return S::is_fusable(node) || T::is_fusable(node);
  }
  bool runs_beside_others() const { return S::runs_beside_others() || T::runs_beside_others(); }
  bool outlives_error() { return S::outlives_error() || T::outlives_error(); }
  std::string where() const {
    const std::string a = S::where(), b = T::where();
    return a.empty() || b.empty() ? a + b : a + ", " + b;
  }
  spec::EntrySet asked() const {
    spec::EntrySet all = S::asked();
    all |= T::asked();
    return all;
  }
  bool has_run_straight(const spec::Node* node) const {
    return S::has_run_straight(node) || T::has_run_straight(node);
  }
  void add_straight_counts(std::vector<unsigned long long>& counts) const {
    S::add_straight_counts(counts), T::add_straight_counts(counts);
  }
};

/// A's frames come first, so that their tags are those of A alone.
template <class A, class B>
struct Joined {
  using Frames = decltype(typename A::Frames{} + typename B::Frames{});
  template <class L, class D>
  using State = JoinedState<A, B, L, D>;

  template <class Fs, class N>
  static std::uint16_t start_tag(const N* node) {
    if constexpr (requires { A::template start_tag<Fs>(node); })
      return A::template start_tag<Fs>(node);
    else
      return B::template start_tag<Fs>(node);
  }
  template <class M, class N>
  static void evaluate(M& m, const N* node) {
    if constexpr (requires { A::evaluate(m, node); })
      A::evaluate(m, node);
    else
      B::evaluate(m, node);
  }
  template <class R, class M, class F>
  static bool diverts(M& m, const F& frame) {
    return diverts_in<A, R>(m, frame) || diverts_in<B, R>(m, frame);
  }
  template <class M, class F>
  static bool shortcut(M& m, F& frame) {
    return shortcut_in<A>(m, frame) || shortcut_in<B>(m, frame);
  }

 private:
  template <class X, class R, class M, class F>
  static bool diverts_in(M& m, const F& frame) {
    if constexpr (requires { X::template diverts<R>(m, frame); })
      return X::template diverts<R>(m, frame);
    return false;
  }
  template <class X, class M, class F>
  static bool shortcut_in(M& m, F& frame) {
    if constexpr (requires { X::shortcut(m, frame); }) return X::shortcut(m, frame);
    return false;
  }
};

}  // namespace tenor::semantics
