// SPDX-License-Identifier: Apache-2.0
// Merge's members that know where alternatives begin and where they join. Where data decide whether
// a break, a continue or a return is executed, they join after what it leaves: each then runs to
// there, and the scopes in between are left once. Included by merge_alternatives.h
// alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
struct Merge<L, D>::Fork {
  // What each begins from.
  Point start;
  typename M::State::Mark state;
  std::vector<Value> operands;  ///< the redex's
  bool fusing;
  std::uint64_t running;
  typename M::End end;
  /// Where they join: after the redex, or after the jump of one of them. Then each begins from
  /// `scopes`, since others leave them, and comes to `after`.
  Point join;
  std::optional<typename M::Snapshot> scopes, after;
  // What was left by those that came to where they join.
  std::vector<typename D::Alternative> writes;
  std::vector<AlternativeResult> left;
  std::vector<Truth> ended;  ///< the premises of those that did not
  std::vector<ChangedUnder<D, typename M::State::Changes>> changes;
};

template <class L, class D>
bool Merge<L, D>::left_early(const Fork& fork) const {
  return !m_.stopped() && m_.frames().size() < fork.join.frames;
}

template <class L, class D>
template <class F>
auto Merge<L, D>::fork_at(const F& frame) const -> Fork {
  Fork fork;
  fork.start = fork.join = {m_.frames().size(), m_.State::depth(), frame.operands};
  fork.state = m_.State::mark();
  for (std::uint32_t i = frame.operands; i < m_.operand_height(); ++i)
    fork.operands.push_back(m_.operand(i));
  fork.fusing = m_.is_fusing();
  fork.running = m_.contexts().running_id();
  fork.end = m_.end();
  return fork;
}

template <class L, class D>
bool Merge<L, D>::is_at(const Point& point) const {
  return m_.frames().size() == point.frames && m_.State::depth() == point.depth &&
         m_.operand_height() >= point.base;
}

/// The machine has just jumped to where the alternatives shall join, which is where those around
/// them do, that is at `floor`, or before. Else, false: it is theirs to join there.
template <class L, class D>
bool Merge<L, D>::join_after_jump(Fork& fork, std::size_t floor) {
  const std::size_t frames = m_.frames().size(), depth = m_.State::depth();
  if (frames < floor) return false;
  // A function's value is put where its frame had its operands.
  const bool returned = depth < fork.join.depth;
  fork.join = {frames, depth,
               returned ? jumped_from_->frames[frames].operands : m_.operand_height()};
  if (!fork.scopes) {
    m_.restore({}, *jumped_from_);
    begin_again(fork);  // above what it began from there is what it did since
    fork.scopes = scopes();
  }
  fork.after.reset();
  m_.restore({}, *fork.scopes);
  return true;
}

/// Stands where the alternatives begin.
template <class L, class D>
void Merge<L, D>::begin_again(const Fork& fork) {
  if (fork.scopes) return m_.restore({}, *fork.scopes);
  m_.State::rewind(fork.state);
  m_.frames().truncate(fork.start.frames);
  m_.truncate_operands(static_cast<std::uint32_t>(fork.start.base));
  std::copy(fork.operands.begin(), fork.operands.end(), m_.extend_operands(fork.operands.size()));
}

}  // namespace tenor::semantics
