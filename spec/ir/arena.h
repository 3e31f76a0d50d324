// SPDX-License-Identifier: Apache-2.0
// Where the nodes of a program live: one bump allocator, freed at once, so that a node is a plain
// struct with plain references to others.
#pragma once

#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tenor::spec {

/// A sequence of trivially destructible elements that an Arena owns. Copying copies the reference.
template <class T>
using List = std::span<const T>;

class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  Arena(Arena&&) = default;
  Arena& operator=(Arena&&) = default;

  /// A new T, alive as long as the arena. T is trivially destructible: nothing runs at the end.
  template <class T, class... Args>
  T* make(Args&&... args) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
  }

  /// A copy of `text`.
  std::string_view string(std::string_view text) {
    if (text.empty()) return {};
    auto* bytes = static_cast<char*>(allocate(text.size(), 1));
    std::memcpy(bytes, text.data(), text.size());
    return {bytes, text.size()};
  }

  /// A copy of `items`.
  template <class T>
  List<T> list(std::span<const T> items) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (items.empty()) return {};
    auto* copy = static_cast<T*>(allocate(items.size_bytes(), alignof(T)));
    std::uninitialized_copy(items.begin(), items.end(), copy);
    return {copy, items.size()};
  }
  template <class T>
  List<T> list(const std::vector<T>& items) {
    return list(std::span<const T>(items));
  }
  template <class T>
  List<T> list(std::initializer_list<T> items) {
    return list(std::span<const T>(items.begin(), items.size()));
  }

  /// Bytes handed out, padding included.
  std::size_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kBlock = std::size_t{64} << 10;

  void* allocate(std::size_t size, std::size_t alignment) {
    std::size_t start = (used_ + alignment - 1) & ~(alignment - 1);
    if (blocks_.empty() || start + size > capacity_) {
      capacity_ = size > kBlock ? size : kBlock;
      blocks_.push_back(std::make_unique<std::byte[]>(capacity_));
      start = 0;
    }
    bytes_ += start + size - (start == 0 ? 0 : used_);
    used_ = start + size;
    return blocks_.back().get() + start;
  }

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::size_t used_ = 0, capacity_ = 0, bytes_ = 0;
};

}  // namespace tenor::spec
