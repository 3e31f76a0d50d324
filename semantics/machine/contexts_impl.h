// SPDX-License-Identifier: Apache-2.0
// Contexts' members. Included by machine.h alone.
#pragma once

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

namespace tenor::semantics {

template <class L, class D>
struct Contexts<L, D>::Context {
  typename M::Snapshot stacks{};  ///< all that lies above the tree's base
  typename M::State::ContextPart part{};
  std::uint64_t id = 0;
  std::uint32_t fork = 0;  ///< the one that it is of; 0: it was there before the first
  ContextPath path{};
  std::uint32_t forks = 0;  ///< how many it made
  bool waiting = false;
  bool ended = false;  ///< nothing is left for it but to join
  Condition until{};   ///< waiting ends where it holds; empty: where the caller says so
};

template <class L, class D>
struct Contexts<L, D>::Fork {
  Context parent;  ///< as it continues when all have ended
  typename M::State::ForkPart part{};
  std::uint64_t count = 0, ended = 0, bytes = 0;
};

template <class L, class D>
struct Contexts<L, D>::Tree {
  typename M::Mark base;
  std::vector<Context> contexts;  ///< that have no running fork of their own
  std::size_t running = 0, waiting = 0;
  std::map<std::uint32_t, Fork> forks{};
  std::uint32_t fork_count = 0;
};

template <class L, class D>
Contexts<L, D>::Contexts() = default;
template <class L, class D>
Contexts<L, D>::~Contexts() = default;

template <class L, class D>
std::uint64_t Contexts<L, D>::running_id() const {
  return running() ? tree_->contexts[tree_->running].id : 0;
}
template <class L, class D>
ContextPath Contexts<L, D>::path() const {
  return running() ? tree_->contexts[tree_->running].path : ContextPath();
}
template <class L, class D>
auto& Contexts<L, D>::part() {
  return tree_->contexts[tree_->running].part;
}
template <class L, class D>
const auto& Contexts<L, D>::base() const {
  return tree_->base;
}

template <class L, class D>
void Contexts<L, D>::for_each_fork_around(auto&& visit) const {
  for (std::uint32_t number = tree_->contexts[tree_->running].fork; number != 0;) {
    const Fork& fork = tree_->forks.at(number);
    visit(fork.part);
    number = fork.parent.fork;
  }
}
template <class L, class D>
void Contexts<L, D>::for_each(auto&& visit) const {
  for (const Context& c : tree_->contexts) visit(c);
}
template <class L, class D>
void Contexts<L, D>::for_each(auto&& visit) {
  for (Context& c : tree_->contexts) visit(c);
}
template <class L, class D>
bool Contexts<L, D>::runs(const Context& c) const {
  return &c == &tree_->contexts[tree_->running];
}
template <class L, class D>
void Contexts<L, D>::for_each_fork(auto&& visit) {
  for (auto& [number, fork] : tree_->forks) visit(fork.part);
}

/// Charges what as many contexts take, if there is room.
template <class L, class D>
bool Contexts<L, D>::affords(M& m, Fork& fork) const {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 31;  // numbers are distinguished by 32 bits
  const auto of = [](const auto& items) { return items.size() * sizeof(items[0]); };
  const auto& stacks = fork.parent.stacks;
  const std::uint64_t bytes =
      sizeof(Context) + of(stacks.frames) + of(stacks.operands) + M::State::bytes(stacks.state);
  return fork.count < kMost && !__builtin_mul_overflow(fork.count, bytes, &fork.bytes) &&
         m.charge(fork.bytes);
}

/// What one language keeps of a fork, into what all of them keep.
template <class Whole, class Part>
void put_part(Whole& whole, const Part& part) {
  constexpr bool kIsOne = std::is_convertible_v<Whole*, Part*>;
  static_assert(kIsOne || std::is_empty_v<Part>,
                "two joined languages keep the same type of a fork: give each a type of its own");
  if constexpr (kIsOne) static_cast<Part&>(whole) = part;
}

template <class L, class D>
void Contexts<L, D>::fork(M& m, std::uint64_t count, const auto& part, auto&& begin) {
  if (!tree_) tree_.reset(new Tree{m.mark(), std::vector<Context>(1)});
  const std::uint32_t number = ++tree_->fork_count;
  Fork& fork = tree_->forks[number];
  suspend(m);
  fork.parent = std::move(tree_->contexts[tree_->running]);
  put_part(fork.part, part);
  fork.count = count;
  if (!affords(m, fork))
    return m.exhausted(spec::Code::X_MEMORY,
                       "there are more contexts at a time than the memory budget allows");
  ++fork.parent.forks;
  std::vector<Context> made(count);
  for (std::uint64_t k = 0; k < count && !m.stopped(); ++k) {
    m.restore(tree_->base, fork.parent.stacks);
    begin(k);
    Context& c = made[k];
    c.stacks = m.snapshot(tree_->base);
    c.part = fork.parent.part, c.fork = number, c.id = ++last_id_, c.path = fork.parent.path;
    c.path.insert(c.path.end(), {fork.parent.forks, static_cast<std::uint32_t>(k)});
  }
  auto& all = tree_->contexts;
  const auto place = all.begin() + static_cast<std::ptrdiff_t>(tree_->running);
  all.insert(all.erase(place), std::make_move_iterator(made.begin()),
             std::make_move_iterator(made.end()));
  resume(m, tree_->running);
}

template <class L, class D>
void Contexts<L, D>::suspend(M& m) {
  tree_->contexts[tree_->running].stacks = m.snapshot(tree_->base);
}

template <class L, class D>
void Contexts<L, D>::resume(M& m, std::size_t which) {
  tree_->running = which;
  Context& c = tree_->contexts[which];
  if (c.until) --tree_->waiting, c.until = {};
  c.waiting = false;
  m.restore(tree_->base, c.stacks);
  m.State::resumed();
  announce(m, c);
}

template <class L, class D>
void Contexts<L, D>::announce([[maybe_unused]] M& m, [[maybe_unused]] const Context& c) const {
  if constexpr (D::kObserved)
    if (m.observer()) m.observer()->resumed(c.id);
}

template <class L, class D>
bool Contexts<L, D>::others_wait() const {
  return tree_->waiting + 1 == tree_->contexts.size();
}

template <class L, class D>
void Contexts<L, D>::go_on(M& m, auto&& before) {
  suspend(m);
  for (Context& c : tree_->contexts) c.waiting = false, c.until = {};
  tree_->waiting = 0;
  before();
  resume(m, 0);
}

template <class L, class D>
void Contexts<L, D>::wait(M& m, bool ended) {
  suspend(m);
  Context& c = tree_->contexts[tree_->running];
  if (ended && !c.ended) ++tree_->forks.at(c.fork).ended;
  c.ended = ended, c.waiting = true;
  ++tree_->waiting;
  switch_to_next(m);
}

template <class L, class D>
void Contexts<L, D>::wait_until(M& m, Condition holds) {
  suspend(m);
  Context& c = tree_->contexts[tree_->running];
  c.waiting = true, c.until = std::move(holds);
  ++tree_->waiting;
  switch_to_next(m);
}

template <class L, class D>
void Contexts<L, D>::wake(auto&& which) {
  for (Context& c : tree_->contexts)
    if (c.waiting && which(std::as_const(c))) c.waiting = false, c.until = {}, --tree_->waiting;
}

template <class L, class D>
void Contexts<L, D>::release(M& m, auto&& which, auto&& change) {
  suspend(m);
  auto& all = tree_->contexts;
  std::vector<bool> released;
  for (const Context& c : all) released.push_back(runs(c) || which(c));
  for (std::size_t i = 0; i < all.size(); ++i)
    if (released[i] && !runs(all[i])) {
      change(all[i]);
      all[i].waiting = false, all[i].until = {}, --tree_->waiting;
    }
  const auto first = std::find(released.begin(), released.end(), true);
  resume(m, static_cast<std::size_t>(first - released.begin()));
}

/// The next that can continue does. Where none can, the language says what becomes of them.
template <class L, class D>
void Contexts<L, D>::switch_to_next(M& m) {
  const auto can_go_on = [&](const Context& c) { return !c.waiting || (c.until && c.until(m)); };
  const auto& all = tree_->contexts;
  if (std::none_of(all.begin(), all.end(), can_go_on)) m.State::all_wait();
  if (m.stopped()) return;
  std::size_t next = tree_->running;
  do next = next + 1 < all.size() ? next + 1 : 0;
  while (!can_go_on(all[next]));
  resume(m, next);
}

template <class L, class D>
bool Contexts<L, D>::all_ended() const {
  const Context& c = tree_->contexts[tree_->running];
  const Fork& fork = tree_->forks.at(c.fork);
  return fork.ended + !c.ended == fork.count;
}

template <class L, class D>
void Contexts<L, D>::join(M& m) {
  auto& all = tree_->contexts;
  suspend(m);
  const std::uint32_t number = all[tree_->running].fork;
  Context parent = std::move(tree_->forks.at(number).parent);
  parent.part = std::move(all[tree_->running].part);
  m.discharge(tree_->forks.at(number).bytes);
  tree_->forks.erase(number);
  const auto of_fork = [&](const Context& c) { return c.fork == number; };
  const auto begin = std::find_if(all.begin(), all.end(), of_fork);
  const auto end = std::find_if_not(begin, all.end(), of_fork);
  tree_->waiting -= static_cast<std::size_t>(
      std::count_if(begin, end, [](const Context& c) { return c.waiting; }));
  if (parent.fork == 0) return end_tree(m, parent);
  const auto place = all.insert(all.erase(begin, end), std::move(parent));
  resume(m, static_cast<std::size_t>(place - all.begin()));
}

template <class L, class D>
void Contexts<L, D>::end_tree(M& m, Context& parent) {
  m.restore(tree_->base, parent.stacks);
  m.State::joined();
  announce(m, parent);
  tree_.reset();
}

template <class L, class D>
std::vector<ContextPath> Contexts<L, D>::ready(const M& m) const {
  std::vector<ContextPath> paths;
  if (!running()) return paths;
  for (const Context& c : tree_->contexts)
    if (!c.waiting || (c.until && c.until(m))) paths.push_back(c.path);
  return paths;
}

template <class L, class D>
void Contexts<L, D>::switch_to(M& m, const ContextPath& path) {
  if (path == this->path()) return;
  suspend(m);
  const auto is_it = [&](const Context& c) { return c.path == path; };
  const auto found = std::find_if(tree_->contexts.begin(), tree_->contexts.end(), is_it);
  resume(m, static_cast<std::size_t>(found - tree_->contexts.begin()));
}

template <class L, class D>
void Contexts<L, D>::halt(M& m) {
  Context& c = tree_->contexts[tree_->running];
  if (!c.waiting) {
    suspend(m);
    c.waiting = true;
    ++tree_->waiting, ++halted_;
  }
  switch_to_next(m);
}

}  // namespace tenor::semantics
