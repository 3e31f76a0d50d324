// SPDX-License-Identifier: Apache-2.0
// A stack in reserved address space: it never moves, so that references stay valid across a push,
// and costs memory only where it was touched. Its limit is ours, never the program's fault.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "semantics/machine/reserved_space.h"

namespace tenor::semantics {

template <class T>
class Stack {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  /// Room for `capacity` elements. Throws std::bad_alloc if the address space is not there.
  explicit Stack(std::size_t capacity) : capacity_(capacity) {
    items_ = top_ = static_cast<T*>(reserve_space(capacity * sizeof(T)));
  }
  Stack(const Stack&) = delete;
  Stack& operator=(const Stack&) = delete;
  ~Stack() { release_space(items_, capacity_ * sizeof(T)); }

  std::size_t size() const { return static_cast<std::size_t>(top_ - items_); }
  bool empty() const { return top_ == items_; }
  /// Can `count` more be pushed, and the reserve be left? Whoever pushes unbounded amounts asks.
  bool has_room(std::size_t count) const { return size() + count + kReserve <= capacity_; }
  void push(const T& item) { *top_++ = item; }
  T& top() { return top_[-1]; }
  void pop() { --top_; }
  void truncate(std::size_t size) { top_ = items_ + size; }
  /// `count` more elements, of whatever value was last there.
  T* extend(std::size_t count) { return (top_ += count) - count; }
  /// Those from `height` up are `items` now.
  void replace(std::size_t height, const std::vector<T>& items) {
    truncate(height);
    std::copy(items.begin(), items.end(), extend(items.size()));
  }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }

 private:
  /// For steps that do not ask: see Machine::kStepsUnasked.
  static constexpr std::size_t kReserve = 1 << 14;
  T *items_ = nullptr, *top_ = nullptr;
  std::size_t capacity_;
};

}  // namespace tenor::semantics
