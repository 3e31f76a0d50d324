// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/explorer.h"

#include <algorithm>

namespace tenor::semantics {
namespace {

bool depends(const SharedAccesses& a, const SharedAccesses& b) {
  return std::any_of(a.begin(), a.end(), [&](const SharedAccess& x) {
    return std::any_of(b.begin(), b.end(),
                       [&](const SharedAccess& y) { return x.overlaps(y) && x.depends_on(y); });
  });
}

}  // namespace

bool Explorer::advance() {
  if (!run_ && schedules_ >= kFew && tries_ < kTries && reduction_ == Reduction::kDependent)
    return advance_try();
  if (!run_) {
    run_ = begin(steps_);
    order_ = {}, transition_ = 0, trees_ = 0, is_redundant_ = false;
    met_.clear(), sleep_.clear();
    repeated_ = nodes_.empty() ? 0 : nodes_.size() - 1;
  }
  if (run_->is_choice()) choose();
  if (is_redundant_) return end_run();
  const bool was_in_transition = run_->in_transition();
  const bool goes_on = run_->advance();
  if (was_in_transition && !run_->in_transition()) end_transition();
  return goes_on || end_run();
}

/// The next schedule with one context after the others; none after the last context.
bool Explorer::advance_try() {
  if (!try_) try_.emplace(begin(steps_), ScheduleChoice{ScheduleChoice::Kind::kLast, tries_});
  if (try_->advance()) return true;
  record(try_->run(), try_->schedule());
  steps_ += try_->run().steps();
  tries_ = try_->met_last() ? tries_ + 1 : kTries;
  try_.reset();
  return !stop_ && schedules_ < most_;
}

void Explorer::choose() {
  const std::vector<ContextPath> ready = run_->ready();
  std::vector<ContextId> ids;
  for (const ContextPath& context : ready) ids.push_back(register_context(context));
  if (transition_ == nodes_.size()) choose_anew(ids, default_choice(ready, run_->current()));
  if (is_redundant_) return;
  const auto chosen = std::find(ids.begin(), ids.end(), nodes_[transition_].chosen);
  const ContextPath& context = ready[static_cast<std::size_t>(chosen - ids.begin())];
  nodes_[transition_].ordinals = ordinals_of(context);
  run_->begin_transition(context);
}

void Explorer::choose_anew(const std::vector<ContextId>& ready, std::size_t by_default) {
  Node node;
  node.ready = ready;
  node.sleep = std::exchange(sleep_, {});
  node.by_default = ready[by_default];
  const auto awake = [&](ContextId id) { return !node.sleep.contains(id); };
  const auto first = std::find_if(ready.begin(), ready.end(), awake);
  is_redundant_ = first == ready.end();
  if (is_redundant_) return;
  node.chosen = awake(node.by_default) ? node.by_default : *first;
  if (reduction_ == Reduction::kNone) node.backtrack = {ready.begin(), ready.end()};
  nodes_.push_back(std::move(node));
}

void Explorer::end_transition() {
  Node& node = nodes_[transition_];
  node.accesses = run_->accesses();
  order_.transition(node.chosen, node.accesses, [&](std::size_t earlier) {
    if (transition_ >= repeated_) add_branch(earlier, node.chosen);
  });
  sleep_.clear();
  if (reduction_ == Reduction::kDependent)
    for (const auto* set : {&node.sleep, &node.done})
      for (const auto& [context, accesses] : *set)
        if (context != node.chosen && !depends(accesses, node.accesses))
          sleep_.emplace(context, accesses);
  ++transition_;
  if (run_->has_contexts()) return;
  order_.clear();
  ++trees_;
}

/// The transition could have been `context`'s: it, or one that has to continue before it, is to be
/// tried there.
void Explorer::add_branch(std::size_t transition, ContextId context) {
  Node& node = nodes_[transition];
  const auto is_ready = [&](ContextId id) {
    return std::find(node.ready.begin(), node.ready.end(), id) != node.ready.end();
  };
  if (is_ready(context)) return void(node.backtrack.insert(context));
  for (std::size_t k = transition + 1; k < transition_; ++k)
    if (is_ready(nodes_[k].chosen) && order_.before(k, context))
      return void(node.backtrack.insert(nodes_[k].chosen));
  node.backtrack.insert(node.ready.begin(), node.ready.end());
}

bool Explorer::end_run() {
  if (!is_redundant_) record(*run_, schedule());
  steps_ += run_->steps();
  run_.reset();
  if (stop_) return false;
  complete_ = !next_branch();
  return !complete_ && schedules_ < most_;
}

void Explorer::record(const Interleaving& run, const Schedule& schedule) {
  ++schedules_;
  const Outcome& outcome = run.outcome();
  const bool has_room = keep(run, schedule);
  if (!has_room) {
    stop_ = BadEnd{
        {OutcomeKind::kExhausted, {}, nullptr, "there are more results than Tenor keeps", {}, {}},
        schedule};
  } else if (outcome.kind == OutcomeKind::kError) {
    const auto same = [&](const BadEnd& e) { return e.outcome.node == outcome.node; };
    if (std::none_of(errors_.begin(), errors_.end(), same)) errors_.push_back({outcome, schedule});
  } else if (outcome.kind != OutcomeKind::kDone) {
    stop_ = BadEnd{outcome, schedule};
  }
}

/// Makes another choice where one is left, the last such; false where none is.
bool Explorer::next_branch() {
  for (; !nodes_.empty(); nodes_.pop_back()) {
    Node& node = nodes_.back();
    node.done[node.chosen] = node.accesses;
    const auto is_open = [&](ContextId id) {
      return !node.done.contains(id) && !node.sleep.contains(id);
    };
    const auto next = std::find_if(node.backtrack.begin(), node.backtrack.end(), is_open);
    if (next == node.backtrack.end()) continue;
    node.chosen = *next;
    return true;
  }
  return false;
}

ContextId Explorer::id_of(const ContextPath& context) {
  return ids_.try_emplace({trees_, context}, static_cast<ContextId>(ids_.size())).first->second;
}

ContextId Explorer::register_context(const ContextPath& context) {
  const ContextId id = id_of(context);
  if (!met_.insert(id).second) return id;
  const ContextPath parent(context.begin(), context.end() - 2);
  order_.fork(id, parent.empty() ? std::nullopt : std::optional(id_of(parent)));
  return id;
}

Schedule Explorer::schedule() const {
  Schedule made;
  for (std::size_t transition = 0; transition < transition_; ++transition)
    if (nodes_[transition].chosen != nodes_[transition].by_default)
      made.switches[transition] = nodes_[transition].ordinals;
  return made;
}

}  // namespace tenor::semantics
