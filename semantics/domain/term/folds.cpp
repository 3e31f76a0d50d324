// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/folds.h"

#include <algorithm>
#include <unordered_map>

namespace tenor::semantics {

namespace {

constexpr spec::ScalarType kNumber = spec::int_type(64).scalar;
constexpr spec::ScalarType kTruth = spec::bool_type().scalar;
/// Beside the number of a cell.
constexpr std::uint32_t kLacksValue = 1U << 29, kNeverEnds = 1U << 30, kEndsRun = 1U << 31;

TermId undefined(const TermValue& v) { return v.indeterminate ? kTrue : v.undefined(); }

TermValue value_of(TermId value, TermId undefined, spec::ScalarType type) {
  return {value | std::uint64_t{undefined} << 32, type, false, HandleKind::kPointer, true};
}

}  // namespace

void TermFolds::begin(const void* loop, std::size_t exits) {
  folds_.push_back({loop, exits});
  begin_pass();
}

void TermFolds::begin_pass() {
  Fold& fold = folds_.back();
  if (++fold.passes > kMostPasses || fold.cells.size() > kMostCells)
    return run_.give_up("a loop that data end writes to too much memory");
  fold.has_begun = false, fold.condition = kFalse;
  fold.mark = run_.begin(kTrue);
  for (std::size_t k = 0; k < fold.cells.size(); ++k)
    run_.write(fold.cells[k].cells, fold.cells[k].index, before_iteration(k));
}

bool TermFolds::begins_iteration() { return !std::exchange(folds_.back().has_begun, true); }

TermValue TermFolds::before_iteration(std::size_t k) const {
  const Cell& cell = folds_.back().cells[k];
  const spec::ScalarType type = cell.cells->values[cell.index].type;
  const auto depth = static_cast<std::uint32_t>(folds_.size());
  const TermId value = run_.bank().iterated(depth, k, type);
  return value_of(
      value, cell.may_lack ? run_.bank().iterated(depth | kLacksValue, k, kTruth) : kFalse, type);
}

bool TermFolds::end_pass() {
  Fold& fold = folds_.back();
  TermRun::Writes writes = run_.end(fold.mark);
  std::ranges::reverse(writes);
  fold.steps.assign(fold.cells.size(), {});
  // Memory that the iteration made is gone.
  std::unordered_map<const TermCells*, long> held;
  for (const TermRun::Write& write : writes) ++held[write.cells.get()];
  bool is_complete = true;
  for (const TermRun::Write& write : writes)
    if (write.cells.use_count() > held[write.cells.get()]) is_complete = take(write) && is_complete;
  if (!is_complete) begin_pass();
  return is_complete;
}

/// False where the cell was not known to be written, or to lack a value at times.
bool TermFolds::take(const TermRun::Write& write) {
  Fold& fold = folds_.back();
  if (write.value.type.is_handle()) run_.give_up("a loop that data end stores handles");
  const auto known = std::ranges::find_if(fold.cells, [&](const Cell& cell) {
    return cell.cells == write.cells && cell.index == write.index;
  });
  const bool may_lack = undefined(write.value) != kFalse;
  if (known == fold.cells.end()) {
    const TermValue& before = write.cells->values[write.index];
    fold.cells.push_back({write.cells, write.index, may_lack || undefined(before) != kFalse});
    return false;
  }
  fold.steps[static_cast<std::size_t>(known - fold.cells.begin())] = write.value;
  return known->may_lack || !std::exchange(known->may_lack, may_lack);
}

std::vector<TermId> TermFolds::end(std::span<const Exit> exits) {
  TermBank& bank = run_.bank();
  Fold& fold = folds_.back();
  // What is of an iteration is of this loop's, by its depth.
  const auto depth = static_cast<std::int64_t>(folds_.size());
  std::vector<TermId> parts{bank.constant(Concrete::integer(kNumber, depth)), fold.condition};
  const auto add = [&](const TermValue& v) {
    parts.push_back(v.indeterminate ? kFalse : run_.term_of(v));
    parts.push_back(undefined(v));
  };
  for (std::size_t k = 0; k < fold.cells.size(); ++k)
    add(fold.cells[k].cells->values[fold.cells[k].index]), add(fold.steps[k]);
  for (const Exit& exit : exits) parts.insert(parts.end(), {exit.condition, exit.outcome});
  const TermId all = bank.array(kTruth, parts);
  const auto made = [&](std::uint32_t detail, spec::ScalarType type) {
    return bank.make(TermOp::kRepeated, type, detail, {all});
  };
  for (std::uint32_t k = 0; k < fold.cells.size(); ++k) {
    const Cell& cell = fold.cells[k];
    if (fold.steps[k] == before_iteration(k)) continue;
    const spec::ScalarType type = fold.steps[k].type;
    run_.write(
        cell.cells, cell.index,
        value_of(made(k, type), cell.may_lack ? made(k | kLacksValue, kTruth) : kFalse, type));
  }
  folds_.pop_back();
  std::vector<TermId> ends;
  for (std::uint32_t k = 0; k < exits.size(); ++k) ends.push_back(made(k | kEndsRun, kTruth));
  ends.push_back(made(kNeverEnds, kTruth));
  return ends;
}

}  // namespace tenor::semantics
