// SPDX-License-Identifier: Apache-2.0
// Something remembered of each element of memory, or each of its bytes, for whoever listens to a
// run: a cell for each, made for many neighbours at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tenor::semantics {

/// An element, or in the lowered profile a byte, of memory.
struct Element {
  std::uint64_t memory = 0, number = 0;  ///< memory: Allocation::serial
  std::uint64_t count = 0;               ///< how many that memory has
};

/// How much may still be remembered.
class MemoryLeft {
 public:
  explicit MemoryLeft(std::uint64_t bytes) : left_(bytes) {}
  /// False where there is no room for so much; and from then on.
  bool take(std::uint64_t bytes) {
    full_ = full_ || bytes > left_;
    if (!full_) left_ -= bytes;
    return !full_;
  }
  bool is_full() const { return full_; }

 private:
  std::uint64_t left_;
  bool full_ = false;
};

template <class Cell>
class ElementMap {
 public:
  /// Null where nothing was made for the element's surroundings.
  Cell* find(const Element& e) {
    Cells* cells = known({e.memory, e.number / kPage}).cells;
    return cells ? &(*cells)[e.number % kPage] : nullptr;
  }
  /// Null where there is no room.
  Cell* make(const Element& e, MemoryLeft& left) {
    if (Cell* made = find(e)) return made;
    const Page page{e.memory, e.number / kPage};
    const std::uint64_t size = std::min(kPage, e.count - page.number * kPage);
    if (!left.take(size * sizeof(Cell))) return nullptr;
    Cells& cells = all_[page];
    cells.resize(size);
    recent_[page.place()] = {page, &cells};
    return &cells[e.number % kPage];
  }

 private:
  using Cells = std::vector<Cell>;
  static constexpr std::uint64_t kPage = 1024;
  static constexpr std::size_t kRecent = 32;
  /// So many elements one after the other.
  struct Page {
    std::uint64_t memory = 0, number = 0;
    friend bool operator==(const Page&, const Page&) = default;
    std::size_t place() const { return (memory * 7 + number) % kRecent; }
  };
  struct PageHash {
    std::size_t operator()(const Page& p) const {
      return (p.memory * 0x9e3779b97f4a7c15u) ^ (p.number * 0xff51afd7ed558ccdu);
    }
  };
  /// The page that was asked for last of those with its place here; null where it is not made.
  struct Recent {
    Page page{};
    Cells* cells = nullptr;
  };
  const Recent& known(const Page& page) {
    Recent& recent = recent_[page.place()];
    if (recent.page == page) return recent;
    const auto found = all_.find(page);
    return recent = {page, found == all_.end() ? nullptr : &found->second};
  }

  std::unordered_map<Page, Cells, PageHash> all_;
  std::array<Recent, kRecent> recent_{};
};

}  // namespace tenor::semantics
