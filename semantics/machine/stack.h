// SPDX-License-Identifier: Apache-2.0
// A stack in reserved address space: it never moves, so that references stay valid across a push,
// and costs memory only where it was touched. Its limit is ours, never the program's fault.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <type_traits>

namespace tenor::semantics {

template <class T>
class Stack {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  /// Room for `capacity` elements. Throws std::bad_alloc if the address space is not there.
  explicit Stack(std::size_t capacity) : capacity_(capacity) {
    void* space = mmap(nullptr, capacity * sizeof(T), PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (space == MAP_FAILED) throw std::bad_alloc();
    items_ = static_cast<T*>(space);
  }
  Stack(const Stack&) = delete;
  Stack& operator=(const Stack&) = delete;
  ~Stack() { munmap(items_, capacity_ * sizeof(T)); }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// Can `count` more be pushed? Whoever pushes unbounded amounts asks first.
  bool has_room(std::size_t count) const { return capacity_ - size_ >= count; }
  void push(const T& item) { items_[size_++] = item; }
  T& top() { return items_[size_ - 1]; }
  void pop() { --size_; }
  void truncate(std::size_t size) { size_ = size; }
  /// `count` more elements, of whatever value was last there.
  T* extend(std::size_t count) { return items_ + (size_ += count) - count; }
  /// Where the next element will lie.
  T* end() { return items_ + size_; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }

 private:
  T* items_ = nullptr;
  std::size_t size_ = 0, capacity_;
};

}  // namespace tenor::semantics
