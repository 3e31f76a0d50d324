// SPDX-License-Identifier: Apache-2.0
// Merge's members that know where alternatives begin and where they meet. Where data decide whether
// a break, a continue or a return is executed, they meet behind what it leaves: each then runs to
// there, and the scopes in between are left once. Included by merge.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
template <class F>
auto Merge<D>::fork_at(const F& frame) const -> Fork {
  Fork fork;
  fork.start = fork.meet = {m_.frames_.size(), m_.activations_.size(), frame.operands};
  fork.levels = m_.levels_.size();
  for (std::uint32_t i = frame.operands; i < m_.operand_height(); ++i)
    fork.operands.push_back(m_.operands_[i]);
  fork.fusing = m_.fusing_;
  fork.thread = m_.threads_.running_id();
  fork.guards = m_.asides_.guards;
  fork.unwound = unwound();
  return fork;
}

template <class D>
bool Merge<D>::is_at(const Point& point) const {
  return m_.frames_.size() == point.frames && m_.activations_.size() == point.activations &&
         m_.operands_.size() >= point.base;
}

/// The machine has just jumped to where the alternatives shall meet, which is where those around
/// them do, that is at `floor`, or before. Else, false: it is theirs to meet there.
template <class D>
bool Merge<D>::meet_behind_jump(Fork& fork, std::size_t floor) {
  const std::size_t frames = m_.frames_.size(), activations = m_.activations_.size();
  if (frames < floor) return false;
  // A function's value is put where its frame had its operands.
  const bool returned = activations < fork.meet.activations;
  fork.meet = {frames, activations,
               returned ? jumped_from_.frames[frames].operands : m_.operands_.size()};
  if (!fork.scopes) {
    restore(jumped_from_);
    begin_again(fork);  // above what it began from there is what it did since
    fork.scopes = scopes();
  }
  fork.behind.reset();
  restore(*fork.scopes);
  return true;
}

/// Stands where the alternatives begin.
template <class D>
void Merge<D>::begin_again(const Fork& fork) {
  while (m_.levels_.size() > fork.levels) m_.levels_.pop_back();
  m_.fusing_ = fork.fusing;
  m_.asides_.guards = fork.guards;
  if (fork.scopes) return restore(*fork.scopes);
  while (m_.activations_.size() > fork.start.activations) m_.return_from_activation();
  m_.frames_.truncate(fork.start.frames);
  m_.operands_.truncate(fork.start.base);
  std::copy(fork.operands.begin(), fork.operands.end(), m_.operands_.extend(fork.operands.size()));
}

template <class D>
Scopes<D> Merge<D>::scopes() const {
  const auto all = [](const auto& stack) {
    return std::vector(&stack[0], &stack[0] + stack.size());
  };
  return {all(m_.frames_), all(m_.operands_), all(m_.environment_),
          all(m_.views_),  m_.activations_,   m_.aliases_};
}

/// Those below the outermost activation that was left since are as they were.
template <class D>
void Merge<D>::restore(const Scopes<D>& scopes) {
  const auto fill = [](auto& stack, const auto& all) {
    stack.truncate(0);
    std::copy(all.begin(), all.end(), stack.extend(all.size()));
  };
  while (m_.activations_.size() > scopes.activations.size()) m_.return_from_activation();
  for (std::size_t i = m_.aliases_.size(); i < scopes.aliases.size(); ++i)
    ++m_.memory_.at(scopes.aliases[i]).aliased;
  m_.aliases_ = scopes.aliases;
  m_.activations_ = scopes.activations;
  m_.base_ = m_.activations_.empty() ? 0 : m_.activations_.back().base;
  m_.view_base_ = m_.activations_.empty() ? 0 : m_.activations_.back().view_base;
  fill(m_.frames_, scopes.frames);
  fill(m_.operands_, scopes.operands);
  fill(m_.environment_, scopes.environment);
  fill(m_.views_, scopes.views);
}

template <class D>
bool Merge<D>::keeps(std::uint64_t number) {
  if (!is_merging() || m_.memory_.at(number).serial > made_before_) return false;
  m_.memory_.at(number).live = false;
  kept_.push_back(number);
  return true;
}

/// What the alternative was to release, alive again for the next.
template <class D>
std::vector<std::uint64_t> Merge<D>::take_back_releases(std::size_t from) {
  const std::vector<std::uint64_t> released(kept_.begin() + static_cast<std::ptrdiff_t>(from),
                                            kept_.end());
  for (const std::uint64_t number : released) m_.memory_.at(number).live = true;
  kept_.resize(from);
  return released;
}

}  // namespace tenor::semantics
