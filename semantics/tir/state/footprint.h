// SPDX-License-Identifier: Apache-2.0
// Which iterations of the enclosing parallel loops read and wrote an element: enough to tell, in
// one run in serial order, whether another iteration reads what one writes.
// TIR/Exec/12.2.2:h, 12.3:b; TIR-D59. 12 bytes an element and level of nesting. Where memory is
// bytes, each of them counts as an element.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "semantics/tir/state/thread_axis.h"

namespace tenor::semantics {

/// A parallel loop that is running: which entry of it, and which iteration.
struct ParallelLevel {
  std::uint32_t epoch = 0;
  std::uint32_t iteration = 0;
  std::uint32_t phase = 0;  ///< the same of shared memory: a new one where all threads met
  AxisKind axis = AxisKind::kNone;
  bool in_order = false;  ///< do its iterations write one after the other (TIR-D58)?
  bool erred = false;     ///< has an iteration: the loop will not be left (TIR/Exec/12.2.2:e)
};

class Footprint {
 public:
  /// Of shared memory: accesses on two sides of a point where threads met do not meet (TIR-D73).
  void count_phases(bool counts) { counts_phases_ = counts; }

  /// Would this access meet one of another iteration, of which one is a write? Total: an element
  /// that is not there met nothing.
  bool conflicts(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
                 bool write) const {
    for (std::size_t l = born; l < levels.size(); ++l) {
      const std::size_t at = l - born;
      if (at >= cells_.size() || element >= cells_[at].size()) continue;
      const Cell& cell = cells_[at][element];
      if (cell.epoch != epoch(levels[l])) continue;
      const std::uint32_t other = write ? cell.reader : cell.writer;
      if (other != kNone && other != levels[l].iteration) return true;
    }
    return false;
  }

  /// Has another iteration of a running loop written the element?
  bool written_by_other(const std::vector<ParallelLevel>& levels, std::size_t born,
                        std::size_t element) const {
    for (std::size_t l = born; l < levels.size(); ++l) {
      const std::size_t at = l - born;
      if (at >= cells_.size() || cells_[at].empty() || levels[l].in_order) continue;
      const Cell& cell = cells_[at][element];
      if (cell.epoch == epoch(levels[l]) && cell.writer != kNone &&
          cell.writer != levels[l].iteration)
        return true;
    }
    return false;
  }

  /// The three above and below at once, of an access that meets nothing and is nothing to tell of.
  /// False where it may be: then whoever asks takes them one by one, and what was recorded by now
  /// is recorded again.
  bool enter(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
             bool write) {
    if (levels.size() - born > cells_.size()) return false;
    for (std::size_t l = born; l < levels.size(); ++l) {
      const ParallelLevel& level = levels[l];
      auto& cells = cells_[l - born];
      if (cells.empty()) return false;
      Cell& cell = cells[element];
      if (cell.epoch != epoch(level)) cell = {epoch(level), kNone, kNone};
      const std::uint32_t other = write ? cell.reader : cell.writer;
      std::uint32_t& mark = write ? cell.writer : cell.reader;
      const bool again = mark != kNone && mark != level.iteration;
      if ((other != kNone && other != level.iteration) || (again && write && !level.in_order))
        return false;
      mark = again ? kMany : level.iteration;
    }
    return true;
  }

  /// Bytes that the next record in these loops takes anew.
  std::uint64_t growth(const std::vector<ParallelLevel>& levels, std::size_t born,
                       std::size_t elements) const {
    const std::size_t wanted = levels.size() - born;
    return wanted > cells_.size() ? (wanted - cells_.size()) * elements * sizeof(Cell) : 0;
  }

  void record(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
              std::size_t elements, bool write) {
    if (cells_.size() < levels.size() - born) cells_.resize(levels.size() - born);
    for (std::size_t l = born; l < levels.size(); ++l) {
      auto& cells = cells_[l - born];
      if (cells.empty()) cells.resize(elements);
      Cell& cell = cells[element];
      if (cell.epoch != epoch(levels[l])) cell = {epoch(levels[l]), kNone, kNone};
      std::uint32_t& mark = write ? cell.writer : cell.reader;
      mark = mark == kNone || mark == levels[l].iteration ? levels[l].iteration : kMany;
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
  std::uint32_t epoch(const ParallelLevel& l) const { return counts_phases_ ? l.phase : l.epoch; }

  std::vector<std::vector<Cell>> cells_;
  bool counts_phases_ = false;
};

}  // namespace tenor::semantics
