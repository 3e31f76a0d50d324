// SPDX-License-Identifier: Apache-2.0
// What the machine needs of a language, and how languages share one machine.
//
// A language is a type with
//   Frames          the FrameList of all its frames; the rules of each are its RulesOf
//   State<L, D>     what it keeps beside the stacks, a base of the machine of L in domain D
//   start_tag<Fs>   the tag, within the frames Fs of the whole machine, of the frame in which a
//                   node is about to be evaluated; an overload for each kind of node
// and, where it wants them (the machine asks whether they are there),
//   evaluate        evaluates a node within the current step
//   diverts<R>      makes something else of a failure by R
//   shortcut        takes a frame's rules at once, in domains that have kStraight
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "semantics/machine/frame.h"
#include "semantics/machine/rule.h"
#include "spec/clauses/reading.h"

namespace tenor::semantics {

/// What an alternative changed in a State, beside what lies on its stacks, and under which premise.
template <class D, class Changes>
struct ChangedUnder {
  typename D::Truth premise;
  Changes changes;
};

/// What the machine asks of a language's State. A language without one of these takes Stateless's.
template <class S, class D>
concept LanguageState =
    requires(S s, const S c, const typename S::Mark& mark, const typename S::Snapshot& snapshot,
             const std::vector<ChangedUnder<D, typename S::Changes>>& joined,
             const spec::Node* node, std::vector<unsigned long long>& counts) {
      /// How high its stacks are.
      { c.mark() } -> std::same_as<typename S::Mark>;
      /// What stands above the mark; and that in place of what stands there now.
      { c.snapshot(mark) } -> std::same_as<typename S::Snapshot>;
      s.restore(mark, snapshot);
      /// Takes off what stands above the mark.
      s.rewind(mark);
      { S::bytes(snapshot) } -> std::same_as<std::uint64_t>;
      /// How many calls are running.
      { c.depth() } -> std::same_as<std::size_t>;
      /// What it keeps of each context and each fork (semantics/machine/contexts.h); what it does
      /// when one continues, when all wait, and when the last fork was joined; the memory they
      /// take.
      typename S::ContextPart;
      typename S::ForkPart;
      s.resumed();
      s.all_wait();
      s.joined();
      { s.charge(std::uint64_t{}) } -> std::same_as<bool>;
      s.discharge(std::uint64_t{});
      /// Alternatives are taken between these two. What one of them changed from `change_mark` on
      /// is taken back for the next; `merge` leaves what those changed that came to their end.
      s.end_alternatives(s.begin_alternatives());
      { s.take_back(c.change_mark()) } -> std::same_as<typename S::Changes>;
      s.merge(joined);
      /// The places around the redex at which a failure is not simply the program's.
      s.set_guards(c.guards());
      /// May the node be evaluated within the step that needs it?
      { c.is_fusable(node) } -> std::same_as<bool>;
      /// Does something run beside what runs, in no order with it?
      { c.runs_beside_others() } -> std::same_as<bool>;
      /// The run ended by an error: does something else still continue? Then it stands there.
      { s.outlives_error() } -> std::same_as<bool>;
      /// Where the run is, in words: `i = 3, j = 0`.
      { c.where() } -> std::same_as<std::string>;
      /// From before the first step: what it is asked about the ledger counts.
      s.begin_comparison();
      /// Entries of the ledger that it was asked about, beside those of rules.
      { c.asked() } -> std::same_as<spec::EntrySet>;
      /// What was run by a shortcut: was the node, and how often each rule, in the machine's order.
      { c.has_run_straight(node) } -> std::same_as<bool>;
      c.add_straight_counts(counts);
    };

/// The State of a language that keeps nothing.
struct Stateless {
  struct Mark {};
  struct Snapshot {};
  Mark mark() const { return {}; }
  Snapshot snapshot(const Mark&) const { return {}; }
  void restore(const Mark&, const Snapshot&) {}
  void rewind(const Mark&) {}
  static std::uint64_t bytes(const Snapshot&) { return 0; }
  std::size_t depth() const { return 0; }
  struct ContextPart {};
  struct ForkPart {};
  void resumed() {}
  void all_wait() {}
  void joined() {}
  bool charge(std::uint64_t) { return true; }
  void discharge(std::uint64_t) {}
  struct Changes {};
  int begin_alternatives() { return 0; }
  void end_alternatives(int) {}
  int change_mark() const { return 0; }
  Changes take_back(int) { return {}; }
  void merge(const auto&) {}
  struct NoGuards {};
  NoGuards guards() const { return {}; }
  void set_guards(NoGuards) {}
  void begin_comparison() {}
  bool is_fusable(const spec::Node*) const { return false; }
  bool runs_beside_others() const { return false; }
  bool outlives_error() { return false; }
  std::string where() const { return {}; }
  spec::EntrySet asked() const { return {}; }
  bool has_run_straight(const spec::Node*) const { return false; }
  void add_straight_counts(std::vector<unsigned long long>&) const {}
};

template <class F>
concept HasRules = requires {
  { RulesOf<F>::size } -> std::convertible_to<std::size_t>;
};
template <class Frames>
inline constexpr bool kAllHaveRules = false;
template <class... Fs>
inline constexpr bool kAllHaveRules<FrameList<Fs...>> = (HasRules<Fs> && ...);

/// A language that the machine of domain D runs.
template <class L, class D>
concept LanguageIn =
    kAllHaveRules<typename L::Frames> && LanguageState<typename L::template State<L, D>, D>;

}  // namespace tenor::semantics
