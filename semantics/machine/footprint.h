// SPDX-License-Identifier: Apache-2.0
// Which iterations of the enclosing parallel loops read and wrote a cell, that is an element or a
// byte: enough to tell, in one run in serial order, whether another iteration reads what one
// writes. TIR/Exec/12.2.2:h, 12.3:b; TIR-D59. 12 bytes a cell and level of nesting.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace tenor::semantics {

/// A parallel loop that is running: which entry of it, and which iteration.
struct ParallelLevel {
  std::uint32_t epoch = 0;
  std::uint32_t iteration = 0;
};

/// The elements, or in the lowered profile the bytes, that an access meets.
struct Cells {
  std::uint64_t first = 0, count = 1;
};

class Footprint {
 public:
  /// Would this access meet one of another iteration, of which one is a write? Total: a cell that
  /// is none met nothing.
  bool conflicts(const std::vector<ParallelLevel>& levels, std::size_t born, Cells access,
                 bool write) const {
    return any(levels, born, access, [&](const Cell& cell, std::uint32_t iteration) {
      const std::uint32_t other = write ? cell.reader : cell.writer;
      return other != kNone && other != iteration;
    });
  }

  /// Has another iteration of a running loop written one of them?
  bool written_by_other(const std::vector<ParallelLevel>& levels, std::size_t born,
                        Cells access) const {
    return any(levels, born, access, [&](const Cell& cell, std::uint32_t iteration) {
      return cell.writer != kNone && cell.writer != iteration;
    });
  }

  /// Bytes that the next record in these loops takes anew, where there are so many cells.
  std::uint64_t growth(const std::vector<ParallelLevel>& levels, std::size_t born,
                       std::size_t all) const {
    const std::size_t wanted = levels.size() - born;
    return wanted > cells_.size() ? (wanted - cells_.size()) * all * sizeof(Cell) : 0;
  }

  void record(const std::vector<ParallelLevel>& levels, std::size_t born, Cells access,
              std::size_t all, bool write) {
    if (cells_.size() < levels.size() - born) cells_.resize(levels.size() - born);
    for (std::size_t l = born; l < levels.size(); ++l) {
      auto& cells = cells_[l - born];
      if (cells.empty()) cells.resize(all);
      for (std::uint64_t i = 0; i < access.count; ++i)
        mark(cells[access.first + i], levels[l], write);
    }
  }

  std::size_t bytes() const {
    std::size_t total = 0;
    for (const auto& cells : cells_) total += cells.size() * sizeof(Cell);
    return total;
  }

 private:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
  static constexpr std::uint32_t kMany = kNone - 1;  // no iteration's ordinal: budgets end before
  struct Cell {
    std::uint32_t epoch = 0, writer = kNone, reader = kNone;
  };
  static void mark(Cell& cell, const ParallelLevel& level, bool write) {
    if (cell.epoch != level.epoch) cell = {level.epoch, kNone, kNone};
    std::uint32_t& mark = write ? cell.writer : cell.reader;
    mark = mark == kNone || mark == level.iteration ? level.iteration : kMany;
  }
  /// Does `met(cell, iteration)` hold for a cell of the access that this entry of a loop has met?
  template <class Met>
  bool any(const std::vector<ParallelLevel>& levels, std::size_t born, Cells access,
           Met&& met) const {
    for (std::size_t l = born; l < levels.size() && l - born < cells_.size(); ++l) {
      const auto& cells = cells_[l - born];
      for (std::uint64_t i = 0; i < access.count && access.first + i < cells.size(); ++i) {
        const Cell& cell = cells[access.first + i];
        if (cell.epoch == levels[l].epoch && met(cell, levels[l].iteration)) return true;
      }
    }
    return false;
  }
  std::vector<std::vector<Cell>> cells_;
};

}  // namespace tenor::semantics
