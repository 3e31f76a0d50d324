// SPDX-License-Identifier: Apache-2.0
// Which iterations of the enclosing parallel loops read and wrote an element: enough to tell, in
// one run in serial order, whether another iteration reads what one writes.
// TIR/Exec/12.2.2:h, 12.3:b; TIR-D59. 12 bytes an element and level of nesting. Where memory is
// bytes, each of them counts as an element.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "semantics/tir/state/access_history.h"
#include "semantics/tir/state/parallel_level.h"
#include "semantics/tir/state/private_buffers.h"
#include "semantics/tir/state/reduction.h"

namespace tenor::semantics {

class Footprint {
 public:
  /// Of shared memory: accesses on two sides of a point where threads met do not meet (TIR-D73).
  void count_phases(bool counts) { counts_phases_ = counts; }

  /// Of a buffer that may be private to the iterations of a loop (TIR-D82).
  void set_private(const PrivateBuffer* buffer) { private_ = buffer; }
  bool may_be_private() const { return private_ != nullptr; }
  /// Why the memory of an access that meets another's is not the iteration's own.
  std::string_view why_not_private(const std::vector<ParallelLevel>& levels, std::size_t born,
                                   std::size_t element, bool write) const {
    const auto met =
        private_ && !counts_phases_ ? meets(levels, born, element, write) : std::nullopt;
    if (!met) return "";
    if (is_private(levels[*met]))
      return "this element was not written before in the same iteration";
    return private_->is_in_kernel(levels[*met].loop) ? "a kernel allocates no global memory"
                                                     : "it is accessed outside of this loop, too";
  }

  /// Would this access meet one of another iteration, of which one is a write? Total: an element
  /// that is not there met nothing. Updates by one reduction in any order do not meet (TIR-D81).
  bool conflicts(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
                 bool write, const Reduction* by = nullptr) const {
    return meets(levels, born, element, write, by).has_value();
  }

  /// Has another iteration of a running loop of `kind` written the element, and not as a part of
  /// the same reduction? Total, too.
  bool written_by_other(const std::vector<ParallelLevel>& levels, std::size_t born,
                        std::size_t element, LoopsOf kind, const Reduction* by = nullptr) const {
    for (std::size_t l = born; l < levels.size(); ++l) {
      const std::size_t at = l - born;
      const bool threads = levels[l].axis == AxisKind::kThread;
      if (kind != LoopsOf::kAny && threads != (kind == LoopsOf::kThreads)) continue;
      if (levels[l].order) {
        if (is_thread(levels, l) && history_.meets(levels[l], element, true, by)) return true;
        continue;
      }
      if (at >= cells_.size() || element >= cells_[at].size() || levels[l].in_order) continue;
      if (is_private(levels[l])) continue;
      const Cell& cell = cells_[at][element];
      if (cell.epoch == epoch(levels[l]) && cell.writer != kNone &&
          cell.writer != levels[l].iteration && !is_reduced(levels[l], at, element, by))
        return true;
    }
    return false;
  }
  /// Has the element been updated by this reduction alone, since a loop whose threads reduce in any
  /// order began?
  bool is_reduced(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
                  const Reduction* by) const {
    for (std::size_t l = born; l < levels.size(); ++l)
      if (is_reduced(levels[l], l - born, element, by)) return true;
    return false;
  }

  /// The three above and below at once, of an access that meets nothing and is nothing to tell of.
  /// False where it may be: then whoever asks takes them one by one, and what was recorded by now
  /// is recorded again.
  bool enter(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
             bool write) {
    if (!reduced_.empty()) return false;
    auto cells = cells_.begin();
    for (auto level = levels.begin() + born; level != levels.end(); ++level, ++cells) {
      if (cells == cells_.end() || cells->empty() || level->order) return false;
      Cell& cell = (*cells)[element];
      if (private_ && is_private(*level)) [[unlikely]] {
        const std::size_t at = cells - cells_.begin();
        if (!enter_private(cell, *level, at, element, write)) return false;
      } else if (!enter(cell, *level, write)) {
        return false;
      }
    }
    return true;
  }

  /// Bytes that the next record in these loops takes anew.
  std::uint64_t growth(const std::vector<ParallelLevel>& levels, std::size_t born,
                       std::size_t elements) const {
    const std::size_t wanted = levels.size() - born;
    return wanted > cells_.size() ? (wanted - cells_.size()) * elements * sizeof(Cell) : 0;
  }

  /// `by` is the reduction in any order that the access is a part of; is it made for all data?
  void record(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element,
              std::size_t elements, bool write, const Reduction* by = nullptr,
              bool is_sure = true) {
    if (cells_.size() < levels.size() - born) cells_.resize(levels.size() - born);
    for (std::size_t l = born; l < levels.size(); ++l) {
      if (is_thread(levels, l)) history_.record(levels[l], element, write, by);
      if (levels[l].order) continue;
      auto& cells = cells_[l - born];
      if (cells.empty()) cells.resize(elements);
      Cell& cell = cells[element];
      if (is_private(levels[l])) {
        keep_private(cell, levels[l], l - born, element, write, is_sure);
        continue;
      }
      if (cell.epoch != epoch(levels[l])) cell = {epoch(levels[l]), kNone, kNone};
      if (by || !reduced_.empty()) remember(levels[l], l - born, element, cell, by);
      std::uint32_t& mark = write ? cell.writer : cell.reader;
      mark = mark == kNone || mark == levels[l].iteration ? levels[l].iteration : kMany;
    }
  }

  /// Where threads meet explicitly: a thread is about to write another value than is there. In an
  /// interval in which it has written the element, that varies.
  void vary(const std::vector<ParallelLevel>& levels, std::size_t born, std::size_t element) {
    for (std::size_t l = born; l < levels.size(); ++l) {
      const std::size_t at = l - born;
      if (is_thread(levels, l)) history_.vary(levels[l], element);
      if (!levels[l].explicitly || at >= cells_.size() || element >= cells_[at].size()) continue;
      const Cell& cell = cells_[at][element];
      if (cell.epoch == epoch(levels[l]) && cell.writer != kNone)
        varied_[key(at, element)] = cell.epoch;
    }
  }
  bool is_varied(const std::vector<ParallelLevel>& levels, std::size_t born,
                 std::size_t element) const {
    for (std::size_t l = born; l < levels.size(); ++l) {
      if (is_thread(levels, l) && history_.is_varied(levels[l], element)) return true;
      const auto found = varied_.find(key(l - born, element));
      if (found != varied_.end() && found->second == epoch(levels[l])) return true;
    }
    return false;
  }

  bool is_full() const { return history_.is_full(); }
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
  /// Is it the loop in which a thread has its number, where some of them may meet?
  static bool is_thread(const std::vector<ParallelLevel>& levels, std::size_t l) {
    return levels[l].order && (l + 1 == levels.size() || !levels[l + 1].order);
  }
  /// Where threads meet explicitly, that orders accesses of all memory (EXT/Threads/explicit).
  std::uint32_t epoch(const ParallelLevel& l) const {
    return counts_phases_ || l.explicitly ? l.phase : l.epoch;
  }
  /// An iteration finds again what it wrote privately, wherever the others met.
  std::uint32_t entry(const ParallelLevel& l) const { return counts_phases_ ? l.phase : l.epoch; }

  bool enter(Cell& cell, const ParallelLevel& level, bool write) const {
    if (cell.epoch != epoch(level)) cell = {epoch(level), kNone, kNone};
    const std::uint32_t other = write ? cell.reader : cell.writer;
    std::uint32_t& mark = write ? cell.writer : cell.reader;
    const bool again = mark != kNone && mark != level.iteration;
    if ((other != kNone && other != level.iteration) || (again && write && !level.in_order))
      return false;
    mark = again ? kMany : level.iteration;
    return true;
  }

  /// The outermost of the running loops whose iterations meet.
  std::optional<std::size_t> meets(const std::vector<ParallelLevel>& levels, std::size_t born,
                                   std::size_t element, bool write,
                                   const Reduction* by = nullptr) const {
    for (std::size_t l = born; l < levels.size(); ++l) {
      const std::size_t at = l - born;
      if (is_thread(levels, l) && history_.meets(levels[l], element, !write, by)) return l;
      if (at >= cells_.size() || element >= cells_[at].size()) continue;
      const Cell& cell = cells_[at][element];
      if (is_private(levels[l])) {
        if (meets_in_private(cell, levels[l], at, element, write)) return l;
        continue;
      }
      if (cell.epoch != epoch(levels[l])) continue;
      const std::uint32_t other = write ? cell.reader : cell.writer;
      if (other != kNone && other != levels[l].iteration && !is_reduced(levels[l], at, element, by))
        return l;
    }
    return {};
  }

  /// Of an element at one level: the reduction that alone accessed it, in which entry of the loop.
  struct Reduced {
    const Reduction* by;
    std::uint32_t epoch;
  };
  static std::uint64_t key(std::size_t at, std::size_t element) {
    return std::uint64_t{element} << 8 | (at & 0xff);
  }
  bool is_reduced(const ParallelLevel& level, std::size_t at, std::size_t element,
                  const Reduction* by) const {
    if (!by || at > 0xff || !by->is_over(level.axis, level.tag)) return false;
    const auto found = reduced_.find(key(at, element));
    return found != reduced_.end() && found->second.by->is_one_with(*by) &&
           found->second.epoch == epoch(level);
  }
  /// A part of a reduction is remembered where nothing else of another iteration came before it in
  /// this entry; whatever else comes makes it forgotten.
  void remember(const ParallelLevel& level, std::size_t at, std::size_t element, const Cell& cell,
                const Reduction* by) {
    if (!by) {
      reduced_.erase(key(at, element));
      return;
    }
    if (is_reduced(level, at, element, by)) return;
    // Before an atomic update no other access is, even of its own iteration.
    const auto own = [&](std::uint32_t mark) {
      return mark == kNone || (mark == level.iteration && !by->is_atomic);
    };
    if (own(cell.reader) && own(cell.writer))
      reduced_[key(at, element)] = {by, epoch(level)};
    else
      reduced_.erase(key(at, element));
  }

  /// Threads of a block share its memory, whatever they write of it; where they meet explicitly,
  /// all memory that is not their own.
  bool is_private(const ParallelLevel& level) const {
    const bool shares = counts_phases_ || level.explicitly;
    return private_ && !(shares && level.axis == AxisKind::kThread) &&
           private_->is_within(level.loop);
  }
  /// In a buffer that may be private: a read of what the iteration did not write last, where
  /// another one did, or where several did in an earlier entry of the loop; a write after another's
  /// read.
  bool meets_in_private(const Cell& cell, const ParallelLevel& level, std::size_t at,
                        std::size_t element, bool write) const {
    const bool now = cell.epoch == entry(level);
    if (write) return now && cell.reader != kNone && cell.reader != level.iteration;
    if (now && cell.writer == level.iteration) return false;
    return (now && cell.writer != kNone) || mixed_.contains(key(at, element));
  }
  /// Apart from `enter`, which every access takes and is to stay small.
  [[gnu::noinline]] bool enter_private(Cell& cell, const ParallelLevel& level, std::size_t at,
                                       std::size_t element, bool write) {
    if (meets_in_private(cell, level, at, element, write)) return false;
    keep_private(cell, level, at, element, write);
    return true;
  }
  /// The writer is the last one; reads of what the iteration wrote itself leave no trace. Of a
  /// write that data decide nothing is known after.
  void keep_private(Cell& cell, const ParallelLevel& level, std::size_t at, std::size_t element,
                    bool write, bool is_sure = true) {
    if (cell.epoch != entry(level)) cell = {entry(level), kNone, kNone};
    if (!write) {
      if (cell.writer == level.iteration) return;
      cell.reader =
          cell.reader == kNone || cell.reader == level.iteration ? level.iteration : kMany;
      return;
    }
    if ((cell.writer != kNone && cell.writer != level.iteration) || !is_sure)
      mixed_.insert(key(at, element));
    else if (cell.writer == kNone && !mixed_.empty())
      mixed_.erase(key(at, element));
    cell.writer = is_sure ? level.iteration : kMany;
  }

  std::vector<std::vector<Cell>> cells_;
  AccessHistory history_;  ///< of threads of which some may meet
  std::unordered_map<std::uint64_t, Reduced> reduced_;
  std::unordered_map<std::uint64_t, std::uint32_t> varied_;  ///< in which interval
  const PrivateBuffer* private_ = nullptr;
  /// Elements that several iterations wrote privately, in the last entry that wrote them.
  std::unordered_set<std::uint64_t> mixed_;
  bool counts_phases_ = false;
};

}  // namespace tenor::semantics
