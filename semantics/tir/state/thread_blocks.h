// SPDX-License-Identifier: Apache-2.0
// The memory of blocks of threads (TIR-D73): each has a copy of what is shared or local, and after
// the loop over them remains what those that wrote an element agree on. Included by state_parts.h
// alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
void Threads<L, D>::enter(M& m, Axis axis) {
  axis.depth = m.depth();
  if (axis.kind == AxisKind::kBlock) copy_for_block(m, axis);
  axes_.push_back(std::move(axis));
}

template <class L, class D>
void Threads<L, D>::copy_for_block(M& m, Axis& axis) {
  redirect(m, axis.loop, [&](std::uint32_t number) -> std::uint32_t {
    if (m.memory().at(number).scope == MemoryScope::kGlobal) return 0;
    for (const Axis::Copied& known : axis.copies)
      if (known.original == number) return known.copy;
    const std::uint32_t made = copy(m, number), result = made ? copy(m, number) : 0;
    if (result == 0) return 0;
    m.memory().at(made).born = m.levels().size();
    axis.copies.push_back({number, made, result});
    return made;
  });
}

template <class L, class D>
void Threads<L, D>::begin_iteration(M& m, std::uint64_t ordinal) {
  if (ordinal > 0) finish_block(m, axes_.back());
  axes_.back().ordinal = ordinal;
}

/// Keeps what the block wrote; the next one begins with what stood in memory when the loop began.
template <class L, class D>
void Threads<L, D>::finish_block(M& m, const Axis& axis) {
  for (const Axis::Copied& copied : axis.copies) {
    std::vector<std::uint32_t> numbers{copied.copy};
    for (const auto& [key, number] : m.memory().at(copied.copy).threads->copies)
      numbers.push_back(number);
    std::set<std::uint64_t> elements;
    for (const std::uint32_t number : numbers) {
      const auto& log = m.memory().at(number).threads->log;
      elements.insert(log.begin(), log.end());
    }
    for (const std::uint64_t element : elements) merge(m, copied, element);
    for (const std::uint32_t number : numbers) reset(m, number, copied.original);
  }
}

/// What the block wrote of the element, if those before wrote the same or nothing.
template <class L, class D>
void Threads<L, D>::merge(M& m, const Axis::Copied& copied, std::uint64_t element) {
  const Allocation<D>& from = m.memory().at(copied.copy);
  Allocation<D>& to = m.memory().at(copied.result);
  std::vector<Value> lanes(from.element.lanes), before(from.element.lanes);
  load_lanes(from, element, lanes.data());
  read_copies(m, from, element, lanes.data());
  load_lanes(to, element, before.data());
  if (to.threads->written[element]) agree(to, before.data(), lanes.data());
  store_lanes(to, element, lanes.data());
  log_write(*to.threads, element);
}

template <class L, class D>
void Threads<L, D>::reset(M& m, std::uint32_t number, std::uint32_t original) {
  Allocation<D>& a = m.memory().at(number);
  std::vector<Value> lanes(a.element.lanes);
  for (const std::uint64_t element : a.threads->log) {
    load_lanes(m.memory().at(original), element, lanes.data());
    store_lanes(a, element, lanes.data());
    a.threads->written[element] = false;
  }
  a.threads->log.clear();
}

template <class L, class D>
void Threads<L, D>::leave(M& m) {
  finish_block(m, axes_.back());
  for (const Axis::Copied& copied : axes_.back().copies) keep_result(m, copied);
  abandon(m);
}

template <class L, class D>
void Threads<L, D>::abandon(M& m) {
  const Axis axis = std::move(axes_.back());
  axes_.pop_back();
  redirect(m, axis.loop, [&](std::uint32_t number) -> std::uint32_t {
    for (const Axis::Copied& copied : axis.copies)
      if (copied.copy == number) return copied.original;
    return 0;
  });
  for (const Axis::Copied& copied : axis.copies) {
    m.memory().release(copied.copy);
    m.memory().release(copied.result);
  }
}

template <class L, class D>
void Threads<L, D>::keep_result(M& m, const Axis::Copied& copied) {
  Allocation<D>& to = m.memory().at(copied.original);
  const Allocation<D>& from = m.memory().at(copied.result);
  std::vector<Value> lanes(to.element.lanes);
  for (const std::uint64_t element : from.threads->log) {
    load_lanes(from, element, lanes.data());
    store_lanes(to, element, lanes.data());
    if (to.threads) write_copies(m, to, element, lanes.data());
  }
}

}  // namespace tenor::semantics
