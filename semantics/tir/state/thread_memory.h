// SPDX-License-Identifier: Apache-2.0
// The memory of threads (TIR-D73): a copy of local memory for each, and shared memory that those of
// a block allocate together. Included by state_parts.h alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
const ThreadUses& Threads<L, D>::uses(const M& m, const spec::tir::Stmt* loop) {
  const auto [found, made] = uses_.try_emplace(loop);
  if (made) {
    found->second = thread_uses(loop, m.layout().reductions());
    quiet_.insert(found->second.quiet.begin(), found->second.quiet.end());
  }
  return found->second;
}

/// In a function that was called, a parameter may be shared memory, whatever its text says. Threads
/// do not meet within a matrix instruction.
template <class L, class D>
bool Threads<L, D>::is_quiet(const M& m, const spec::tir::Stmt* s) const {
  return (m.depth() == 1 && quiet_.contains(s)) || m.layout().is_of_instruction(s);
}

/// Gives what the loop's text names other memory: `replace(number)` is its number, or 0 where it
/// stays.
template <class L, class D>
template <class Replace>
void Threads<L, D>::redirect(M& m, const spec::tir::Stmt* loop, Replace&& replace) {
  const auto other = [&](std::uint64_t number) -> std::uint32_t {
    return m.memory().alive(number) ? replace(static_cast<std::uint32_t>(number)) : 0;
  };
  for (const spec::Variable* v : uses(m, loop).handles) {
    const Pointer at = D::pointer_of(*m.variable(v));
    if (const auto number = other(at.memory)) *m.variable(v) = D::handle({number, at.offset});
  }
  for (const spec::Buffer* b : uses(m, loop).buffers)
    if (const auto number = other(m.memory_number(b))) m.view(b).memory() = D::index_of(number);
}

template <class L, class D>
std::uint32_t Threads<L, D>::copy(M& m, std::uint32_t number) const {
  if (!m.memory().has_room(m.memory().at(number).storage.bytes())) {
    m.exhausted(spec::Code::X_MEMORY,
                "the per-thread copies of memory need more than the budget allows");
    return 0;
  }
  const std::uint32_t made = m.memory().copy(number);
  track(m.memory().at(made));
  return made;
}

template <class L, class D>
ThreadKey Threads<L, D>::key(std::span<const std::string_view> shared) const {
  ThreadKey key;
  for (const Axis& axis : axes_)
    if (axis.kind == AxisKind::kThread && std::ranges::find(shared, axis.tag) == shared.end())
      key.emplace_back(axis.tag, axis.ordinal);
  std::sort(key.begin(), key.end());
  return key;
}

/// What several warps would share of the memory of one has no order.
template <class L, class D>
void Threads<L, D>::copy_for_thread(M& m, const spec::tir::Stmt* loop) {
  redirect(m, loop, [&](std::uint32_t number) -> std::uint32_t {
    Allocation<D>& a = m.memory().at(number);
    if (a.scope == MemoryScope::kWarp && thread_count(axes_) > kWarpThreads)
      a.set_scope(MemoryScope::kGlobal);
    return a.scope == MemoryScope::kLocal ? copy_of(m, number) : 0;
  });
}

inline bool has_own_copies(const ParallelLevel& level, std::span<const std::string_view> reducers) {
  return level.axis == AxisKind::kBlock ||
         (level.axis == AxisKind::kThread &&
          std::ranges::find(reducers, level.tag) == reducers.end());
}

/// The running thread's copy of `number`, which may be another's: the one that it had in an
/// earlier loop, or a new one.
template <class L, class D>
std::uint32_t Threads<L, D>::copy_of(M& m, std::uint32_t number) {
  const std::uint32_t outer = track(m.memory().at(number)).owner, owner = outer ? outer : number;
  auto& copies = m.memory().at(owner).threads->copies;
  const auto reducers = m.memory().at(owner).reducers;
  const ThreadKey thread = key(reducers);
  if (thread.empty()) return owner;  // all of them share it
  const auto known = copies.find(thread);
  const std::uint32_t made = known != copies.end() ? known->second : copy(m, number);
  if (made == 0) return 0;
  copies.emplace(thread, made);
  const Allocation<D>& of = m.memory().at(owner);
  of.threads->divided = true;
  if (number != made) m.memory().at(number).threads->divided = true;
  Allocation<D>& mine = m.memory().at(made);
  mine.threads->owner = owner, mine.threads->key = thread;
  // Loops over blocks and threads have one iteration that sees this copy, but for its reducers.
  mine.born = of.born;
  while (mine.born < m.levels().size() && has_own_copies(m.levels()[mine.born], reducers))
    ++mine.born;
  return made;
}

/// Calls `visit(allocation)` for the copies of the threads below those of `mine`.
template <class L, class D>
template <class All, class Visit>
void Threads<L, D>::for_each_finer(All& memory, const ThreadCopies& mine, Visit&& visit) const {
  for (const auto& [key, number] : mine.owner ? memory.at(mine.owner).threads->copies : mine.copies)
    if (key.size() > mine.key.size() &&
        std::includes(key.begin(), key.end(), mine.key.begin(), mine.key.end()))
      visit(memory.at(number));
}

template <class L, class D>
void Threads<L, D>::write_copies(M& m, Allocation<D>& a, std::uint64_t element,
                                 const Value* lanes) {
  log_write(*a.threads, element);
  if (a.threads->divided)
    for_each_finer(m.memory(), *a.threads,
                   [&](Allocation<D>& finer) { store_lanes(finer, element, lanes); });
}

/// What the threads below wrote of the element, those with or those without others below them.
/// False where none of them did.
template <class L, class D>
bool Threads<L, D>::gather(const M& m, const Allocation<D>& a, std::uint64_t element, bool divided,
                           Value* lanes) const {
  bool any = false;
  std::vector<Value> theirs(a.element.lanes);
  for_each_finer(m.memory(), *a.threads, [&](const Allocation<D>& finer) {
    if (finer.threads->divided != divided || !finer.threads->written[element]) return;
    load_lanes(finer, element, any ? theirs.data() : lanes);
    if (any) agree(a, theirs.data(), lanes);
    any = true;
  });
  return any;
}

template <class L, class D>
bool Threads<L, D>::read_copies(const M& m, const Allocation<D>& a, std::uint64_t element,
                                Value* lanes) const {
  return a.threads->divided &&
         (gather(m, a, element, false, lanes) || gather(m, a, element, true, lanes));
}

// Shared memory that threads allocate together.

template <class L, class D>
std::optional<std::uint32_t> Threads<L, D>::attach(M& m, const spec::Node* node,
                                                   const std::vector<Extent<D>>& shape,
                                                   MemoryScope scope) {
  if constexpr (D::kMerges)
    if (m.merge().is_merging()) D::give_up("which threads share memory depends on data");
  auto& entries = m.contexts().part().entries;
  const std::uint32_t entry = entries[node]++;
  const std::uint64_t among = memory_instance(scope, axes_);
  for (Instance& i : instances_)
    if (i.node == node && i.among == among && i.entry == entry &&
        m.memory().at(i.number).shape == shape)
      return ++i.inside, i.number;
  return {};
}

template <class L, class D>
void Threads<L, D>::offer(M& m, const spec::Node* node, std::uint32_t number, MemoryScope scope) {
  const std::uint32_t entry = m.contexts().part().entries[node] - 1;
  instances_.push_back({node, memory_instance(scope, axes_), entry, number, 1});
}

template <class L, class D>
bool Threads<L, D>::detach(std::uint32_t number) {
  for (Instance& i : instances_)
    if (i.number == number) return --i.inside, true;
  return false;
}

/// Where all threads met outside of a scope, none of them comes back to it.
template <class L, class D>
void Threads<L, D>::release_instances(M& m, bool all) {
  std::erase_if(instances_, [&](const Instance& i) {
    if (i.inside > 0 && !all) return false;
    m.memory().release(i.number);
    return true;
  });
  m.contexts().for_each([&](auto& c) {
    std::erase_if(c.part.entries, [&](const auto& entered) {
      return std::none_of(instances_.begin(), instances_.end(),
                          [&](const Instance& i) { return i.node == entered.first; });
    });
  });
}

}  // namespace tenor::semantics
