// SPDX-License-Identifier: Apache-2.0
// The memory of threads (TIR-D73): a copy of local memory for each, and shared memory that those of
// a block allocate together. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
const ThreadUses& Threads<D>::uses(const spec::Stmt* loop) {
  const auto [found, made] = uses_.try_emplace(loop);
  if (made) {
    found->second = thread_uses(loop);
    quiet_.insert(found->second.quiet.begin(), found->second.quiet.end());
  }
  return found->second;
}

/// In a function that was called, a parameter may be shared memory, whatever its text says.
template <class D>
bool Threads<D>::is_quiet(const Machine<D>& m, const spec::Stmt* s) const {
  return m.activations_.size() == 1 && quiet_.contains(s);
}

/// Gives what the loop's text names other memory: `replace(number)` is its number, or 0 where it
/// stays.
template <class D>
template <class Replace>
void Threads<D>::redirect(Machine<D>& m, const spec::Stmt* loop, Replace&& replace) {
  const auto other = [&](std::uint64_t number) -> std::uint32_t {
    return m.memory_.alive(number) ? replace(static_cast<std::uint32_t>(number)) : 0;
  };
  for (const spec::Variable* v : uses(loop).handles) {
    const Pointer at = D::pointer_of(*m.variable(v));
    if (const auto number = other(at.memory)) *m.variable(v) = D::handle({number, at.offset});
  }
  for (const spec::Buffer* b : uses(loop).buffers)
    if (const auto number = other(D::number(m.view(b).memory())))
      m.view(b).memory() = D::index_of(number);
}

template <class D>
std::uint32_t Threads<D>::copy(Machine<D>& m, std::uint32_t number) const {
  if (!m.memory_.has_room(m.memory_.at(number).storage.bytes())) {
    m.exhausted(spec::Code::X_MEMORY,
                "the copies that threads have of their memory need more than the budget allows");
    return 0;
  }
  const std::uint32_t made = m.memory_.copy(number);
  track(m.memory_.at(made));
  return made;
}

template <class D>
ThreadKey Threads<D>::key() const {
  ThreadKey key;
  for (const Axis& axis : axes_)
    if (axis.kind == AxisKind::kThread) key.emplace_back(axis.tag, axis.ordinal);
  std::sort(key.begin(), key.end());
  return key;
}

template <class D>
void Threads<D>::copy_for_thread(Machine<D>& m, const spec::Stmt* loop) {
  redirect(m, loop, [&](std::uint32_t number) -> std::uint32_t {
    return m.memory_.at(number).scope == MemoryScope::kLocal ? copy_of(m, number) : 0;
  });
}

/// The running thread's copy of `number`, which is another's or nobody's: the one that it had in an
/// earlier loop, or a new one.
template <class D>
std::uint32_t Threads<D>::copy_of(Machine<D>& m, std::uint32_t number) {
  const std::uint32_t outer = track(m.memory_.at(number)).owner, owner = outer ? outer : number;
  auto& copies = m.memory_.at(owner).threads->copies;
  const ThreadKey thread = key();
  const auto known = copies.find(thread);
  const std::uint32_t made = known != copies.end() ? known->second : copy(m, number);
  if (made == 0) return 0;
  copies.emplace(thread, made);
  const Allocation<D>& of = m.memory_.at(owner);
  of.threads->divided = true;
  if (number != made) m.memory_.at(number).threads->divided = true;
  Allocation<D>& mine = m.memory_.at(made);
  mine.threads->owner = owner, mine.threads->key = thread;
  // Loops over blocks and threads have one iteration that sees this copy.
  mine.born = of.born;
  while (mine.born < m.levels_.size() && (m.levels_[mine.born].axis == AxisKind::kBlock ||
                                          m.levels_[mine.born].axis == AxisKind::kThread))
    ++mine.born;
  return made;
}

/// Calls `visit(allocation)` for the copies of the threads below those of `mine`.
template <class D>
template <class All, class Visit>
void Threads<D>::for_each_finer(All& memory, const ThreadCopies& mine, Visit&& visit) const {
  for (const auto& [key, number] : mine.owner ? memory.at(mine.owner).threads->copies : mine.copies)
    if (key.size() > mine.key.size() &&
        std::includes(key.begin(), key.end(), mine.key.begin(), mine.key.end()))
      visit(memory.at(number));
}

template <class D>
void Threads<D>::write_copies(Machine<D>& m, Allocation<D>& a, std::uint64_t element,
                              const Value* lanes) {
  log_write(*a.threads, element);
  if (a.threads->divided)
    for_each_finer(m.memory_, *a.threads,
                   [&](Allocation<D>& finer) { store_lanes(finer, element, lanes); });
}

/// What the threads below wrote of the element, those with or those without others below them.
/// False where none of them did.
template <class D>
bool Threads<D>::gather(const Machine<D>& m, const Allocation<D>& a, std::uint64_t element,
                        bool divided, Value* lanes) const {
  bool any = false;
  std::vector<Value> theirs(a.element.lanes);
  for_each_finer(m.memory_, *a.threads, [&](const Allocation<D>& finer) {
    if (finer.threads->divided != divided || !finer.threads->written[element]) return;
    load_lanes(finer, element, any ? theirs.data() : lanes);
    if (any) agree(a, theirs.data(), lanes);
    any = true;
  });
  return any;
}

template <class D>
bool Threads<D>::read_copies(const Machine<D>& m, const Allocation<D>& a, std::uint64_t element,
                             Value* lanes) const {
  return a.threads->divided &&
         (gather(m, a, element, false, lanes) || gather(m, a, element, true, lanes));
}

// Shared memory that threads allocate together.

template <class D>
std::optional<std::uint32_t> Threads<D>::attach(const Machine<D>& m, const spec::Node* node,
                                                const std::vector<std::int64_t>& shape) {
  auto& entries = block_->threads[block_->running].entries;
  const std::uint32_t entry = entries[node]++;
  for (Instance& i : block_->instances)
    if (i.node == node && i.entry == entry && m.memory().at(i.number).shape == shape)
      return ++i.inside, i.number;
  return {};
}

template <class D>
void Threads<D>::offer(const spec::Node* node, std::uint32_t number) {
  const std::uint32_t entry = block_->threads[block_->running].entries[node] - 1;
  block_->instances.push_back({node, entry, number, 1});
}

template <class D>
bool Threads<D>::detach(std::uint32_t number) {
  if (!block_) return false;
  for (Instance& i : block_->instances)
    if (i.number == number) return --i.inside, true;
  return false;
}

/// Where all threads met outside of a scope, none of them comes back to it.
template <class D>
void Threads<D>::release_instances(Machine<D>& m, bool all) {
  std::erase_if(block_->instances, [&](const Instance& i) {
    if (i.inside > 0 && !all) return false;
    m.memory_.release(i.number);
    return true;
  });
  for (Context& c : block_->threads)
    std::erase_if(c.entries, [&](const auto& entered) {
      return std::none_of(block_->instances.begin(), block_->instances.end(),
                          [&](const Instance& i) { return i.node == entered.first; });
    });
}

}  // namespace tenor::semantics
