// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/explorer.h"

#include <algorithm>

namespace tenor::semantics {
namespace {

bool depends(const SharedAccesses& a, const SharedAccesses& b) {
  return std::any_of(a.begin(), a.end(), [&](const SharedAccess& x) {
    return std::any_of(b.begin(), b.end(),
                       [&](const SharedAccess& y) { return x.meets(y) && x.depends_on(y); });
  });
}

}  // namespace

Setup Explorer::setup() const {
  Setup setup = setup_;
  setup.limits.steps -= std::min(setup.limits.steps, steps_);
  return setup;
}

bool Explorer::advance() {
  if (!run_ && schedules_ >= kFew && tries_ < kTries && reduction_ == Reduction::kDependent)
    return advance_try();
  if (!run_) {
    run_.emplace(setup());
    order_ = {}, turn_ = 0, loops_ = 0, is_redundant_ = false;
    met_.clear(), sleep_.clear();
    repeated_ = nodes_.empty() ? 0 : nodes_.size() - 1;
  }
  if (run_->is_choice()) choose();
  if (is_redundant_) return end_run();
  const bool was_in_turn = run_->in_turn();
  const bool goes_on = run_->advance();
  if (was_in_turn && !run_->in_turn()) end_turn();
  return goes_on || end_run();
}

/// The next schedule with one iteration behind the others; none after the last iteration.
bool Explorer::advance_try() {
  if (!try_) try_.emplace(setup(), ScheduleChoice{ScheduleChoice::Kind::kLast, tries_});
  if (try_->advance()) return true;
  record(try_->machine(), try_->schedule());
  steps_ += try_->machine().steps();
  tries_ = try_->met_last() ? tries_ + 1 : kTries;
  try_.reset();
  return !stop_ && schedules_ < most_;
}

void Explorer::choose() {
  const std::vector<StrandPath> ready = run_->ready();
  for (const StrandPath& strand : ready) meet(strand);
  if (turn_ == nodes_.size()) choose_anew(ready);
  if (is_redundant_) return;
  const auto& all = nodes_[turn_].ready;
  const auto chosen = std::find(all.begin(), all.end(), nodes_[turn_].chosen);
  const StrandPath& strand = ready[static_cast<std::size_t>(chosen - all.begin())];
  nodes_[turn_].ordinals = ordinals_of(strand);
  run_->begin_turn(strand);
}

void Explorer::choose_anew(const std::vector<StrandPath>& ready) {
  Node node;
  for (const StrandPath& strand : ready) node.ready.push_back(id_of(strand));
  node.sleep = std::exchange(sleep_, {});
  node.by_default = node.ready[default_choice(ready, run_->current())];
  const auto awake = [&](StrandId id) { return !node.sleep.contains(id); };
  const auto first = std::find_if(node.ready.begin(), node.ready.end(), awake);
  is_redundant_ = first == node.ready.end();
  if (is_redundant_) return;
  node.chosen = awake(node.by_default) ? node.by_default : *first;
  if (reduction_ == Reduction::kNone) node.backtrack = {node.ready.begin(), node.ready.end()};
  nodes_.push_back(std::move(node));
}

void Explorer::end_turn() {
  Node& node = nodes_[turn_];
  node.accesses = run_->accesses();
  order_.turn(node.chosen, node.accesses, [&](std::size_t earlier) {
    if (turn_ >= repeated_) add_branch(earlier, node.chosen);
  });
  sleep_.clear();
  if (reduction_ == Reduction::kDependent)
    for (const auto* set : {&node.sleep, &node.done})
      for (const auto& [strand, accesses] : *set)
        if (strand != node.chosen && !depends(accesses, node.accesses))
          sleep_.emplace(strand, accesses);
  ++turn_;
  if (run_->machine().contexts().running()) return;
  order_.clear();
  ++loops_;
}

/// The turn could have been `strand`'s: it, or one that has to go on before it, is to be tried
/// there.
void Explorer::add_branch(std::size_t turn, StrandId strand) {
  Node& node = nodes_[turn];
  const auto is_ready = [&](StrandId id) {
    return std::find(node.ready.begin(), node.ready.end(), id) != node.ready.end();
  };
  if (is_ready(strand)) return void(node.backtrack.insert(strand));
  for (std::size_t k = turn + 1; k < turn_; ++k)
    if (is_ready(nodes_[k].chosen) && order_.before(k, strand))
      return void(node.backtrack.insert(nodes_[k].chosen));
  node.backtrack.insert(node.ready.begin(), node.ready.end());
}

bool Explorer::end_run() {
  if (!is_redundant_) record(run_->machine(), schedule());
  steps_ += run_->machine().steps();
  run_.reset();
  if (stop_) return false;
  complete_ = !next_branch();
  return !complete_ && schedules_ < most_;
}

void Explorer::record(const Machine<WatchedConcrete>& m, const Schedule& schedule) {
  ++schedules_;
  on_end_(m);
  const OutcomeKind kind = m.outcome().kind;
  if (kind == OutcomeKind::kDone) {
    if (outcomes_.add(m, setup_.plan, schedule)) return;
    stop_ = BadEnd{
        {OutcomeKind::kExhausted, {}, nullptr, "there are more results than Tenor keeps", {}, {}},
        schedule};
  } else if (kind == OutcomeKind::kError) {
    const auto same = [&](const BadEnd& e) { return e.outcome.node == m.outcome().node; };
    if (std::none_of(errors_.begin(), errors_.end(), same))
      errors_.push_back({m.outcome(), schedule});
  } else {
    stop_ = BadEnd{m.outcome(), schedule};
  }
}

/// Makes another choice where one is left, the last such; false where none is.
bool Explorer::next_branch() {
  for (; !nodes_.empty(); nodes_.pop_back()) {
    Node& node = nodes_.back();
    node.done[node.chosen] = node.accesses;
    const auto is_open = [&](StrandId id) {
      return !node.done.contains(id) && !node.sleep.contains(id);
    };
    const auto next = std::find_if(node.backtrack.begin(), node.backtrack.end(), is_open);
    if (next == node.backtrack.end()) continue;
    node.chosen = *next;
    return true;
  }
  return false;
}

StrandId Explorer::id_of(const StrandPath& strand) {
  return ids_.try_emplace({loops_, strand}, static_cast<StrandId>(ids_.size())).first->second;
}

void Explorer::meet(const StrandPath& strand) {
  const StrandId id = id_of(strand);
  if (!met_.insert(id).second) return;
  const StrandPath parent(strand.begin(), strand.end() - 2);
  order_.fork(id, parent.empty() ? std::nullopt : std::optional(id_of(parent)));
}

Schedule Explorer::schedule() const {
  Schedule made;
  for (std::size_t turn = 0; turn < turn_; ++turn)
    if (nodes_[turn].chosen != nodes_[turn].by_default) made.switches[turn] = nodes_[turn].ordinals;
  return made;
}

}  // namespace tenor::semantics
