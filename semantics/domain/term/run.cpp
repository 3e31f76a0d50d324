// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/run.h"

#include <map>

#include "semantics/domain/term/folds.h"

namespace tenor::semantics {

using spec::ExprKind;

constinit thread_local TermRun* TermRun::current_ = nullptr;

TermRun::TermRun(TermBank& bank, std::function<bool()> is_late, TermReductions* reductions)
    : outer_(current_),
      bank_(bank),
      is_late_(std::move(is_late)),
      reductions_(reductions),
      folds_(std::make_unique<TermFolds>(*this)) {
  current_ = this;
}

TermRun::~TermRun() { current_ = outer_; }

namespace {

/// What is decided of a truth by others. A truth that is a part of many is asked once.
class Decision {
 public:
  Decision(const TermBank& bank, const std::unordered_map<TermId, bool>& known)
      : bank_(bank), known_(known) {}

  std::optional<bool> operator()(TermId truth) {
    if (truth <= kTrue) return truth == kTrue;
    if (const auto found = known_.find(truth); found != known_.end()) return found->second;
    const TermNode& node = bank_.at(truth);
    if (node.is(ExprKind::kNot)) {
      const auto inner = (*this)(node.args[0]);
      return inner ? std::optional(!*inner) : std::nullopt;
    }
    if (!node.is(ExprKind::kAnd)) return {};
    if (const auto found = asked_.find(truth); found != asked_.end()) return found->second;
    const auto a = (*this)(node.args[0]), b = (*this)(node.args[1]);
    const bool fails = a == false || b == false;
    return asked_[truth] = fails    ? std::optional(false)
                           : a && b ? std::optional(true)
                                    : std::nullopt;
  }

 private:
  const TermBank& bank_;
  const std::unordered_map<TermId, bool>& known_;
  std::unordered_map<TermId, std::optional<bool>> asked_;
};

}  // namespace

std::optional<bool> TermRun::decided(TermId truth) const {
  if (truth <= kTrue) return truth == kTrue;
  if (known_.empty()) return {};
  return Decision(bank_, known_)(truth);
}

void TermRun::learn(TermId truth, bool holds) {
  const TermNode node = bank_.at(truth);
  if (holds && known_.contains(truth)) return;
  if (node.is(ExprKind::kNot)) return learn(node.args[0], !holds);
  if (node.is(ExprKind::kAnd) && holds) learn(node.args[0], true), learn(node.args[1], true);
  // Of a conjunction that fails, one side that holds leaves the other.
  if (node.is(ExprKind::kAnd) && !holds)
    for (const std::size_t k : {0, 1})
      if (decided(node.args[k]) == true) learn(node.args[1 - k], false);
  if (known_.emplace(truth, holds).second) assumed_.push_back(truth);
}

TermRun::Mark TermRun::begin(TermId premise) {
  const Mark mark{assumed_.size(), log_.size(), folds_->size(), path_};
  ++alternatives_;
  path_ = bank_.conjunction(path_, premise);
  assume(premise);
  return mark;
}

TermRun::Writes TermRun::end(const Mark& mark) {
  if (const std::size_t left = folds_->size() - mark.folds; left > 0) {
    give_up("an iteration of a loop that data end leaves it early");
    folds_->leave(mark.folds);
    alternatives_ -= left;
  }
  --alternatives_;
  path_ = mark.path;
  for (; assumed_.size() > mark.assumed; assumed_.pop_back()) known_.erase(assumed_.back());
  std::map<std::pair<const TermCells*, std::size_t>, std::size_t> seen;
  Writes writes;
  for (; log_.size() > mark.logged; log_.pop_back()) {
    Logged& last = log_.back();
    TermValue& cell = last.cells->values[last.index];
    if (seen.emplace(std::pair(last.cells.get(), last.index), 0).second)
      writes.push_back({last.cells, last.index, cell});
    cell = last.before;
    last.cells->as_array = last.cells->undefined_array = kFalse;
  }
  return writes;
}

void TermRun::merge(const std::vector<Alternative>& alternatives) {
  // What each alternative leaves in a cell that some of them wrote.
  struct Cell {
    Write last;
    std::vector<TermValue> values;
  };
  std::map<std::pair<const TermCells*, std::size_t>, std::size_t> places;
  std::vector<Cell> cells;
  for (std::size_t k = 0; k < alternatives.size(); ++k)
    for (const Write& w : alternatives[k].writes) {
      const auto [place, fresh] = places.emplace(std::pair(w.cells.get(), w.index), cells.size());
      if (fresh) {
        const TermValue before = w.cells->values[w.index];
        cells.push_back({w, std::vector<TermValue>(alternatives.size(), before)});
      }
      cells[place->second].values[k] = w.value;
    }
  for (const Cell& cell : cells) {
    TermValue value = cell.values.back();
    for (std::size_t k = alternatives.size() - 1; k-- > 0;)
      value = merged(alternatives[k].premise, cell.values[k], value);
    put(cell.last.cells, cell.last.index, value);
  }
}

TermValue TermRun::merged(TermId condition, const TermValue& a, const TermValue& b) {
  if (a == b || condition == kTrue) return a;
  if (condition == kFalse) return b;
  if (a.kind != HandleKind::kPointer || b.kind != HandleKind::kPointer || a.type != b.type ||
      (a.type.is_handle() && !a.indeterminate && !b.indeterminate)) {
    give_up("the choice between two handles depends on data");
    return a;
  }
  const auto missing = [](const TermValue& v) { return v.indeterminate ? kTrue : v.undefined(); };
  if (a.indeterminate && b.indeterminate) return a;
  const TermId value = a.indeterminate   ? term_of(b)
                       : b.indeterminate ? term_of(a)
                                         : bank_.select(condition, term_of(a), term_of(b));
  const TermId undefined = bank_.select(condition, missing(a), missing(b));
  if (undefined == kTrue) return a.indeterminate ? a : TermValue{0, a.type, true};
  return {value | std::uint64_t{undefined} << 32, a.type, false, HandleKind::kPointer, true};
}

}  // namespace tenor::semantics
