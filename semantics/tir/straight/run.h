// SPDX-License-Identifier: Apache-2.0
// TirState's members that run straight-line code. Each returns false, with nothing changed,
// where the rules must take over. Included by state_parts.h alone.
#pragma once

namespace tenor::semantics {

/// Is the element known to exist and independent of data?
template <class D>
bool is_certain(const auto& where) {
  return D::known(where.defined & where.inside) == true && D::known(where.element);
}

template <class L, class D>
StraightValues<D> TirState<L, D>::values(const StraightCode<D>& code) const {
  return {{&environment_[base_], code.own.data()}};
}

template <class L, class D>
auto TirState<L, D>::locate(const StraightCode<D>& code, const StraightValues<D>& value,
                            const StraightAccess& access) const -> Location {
  const StraightCell* index = code.cells.data() + access.indices;  // of no dimension: none
  return locate({&views_[view_base_ + access.view], access.buffer->shape.size()},
                [&](std::size_t k) -> const Value& { return value[index[k]]; });
}

template <class L, class D>
bool TirState<L, D>::compute(StraightCode<D>& code) {
  using Kind = typename StraightStep<D>::Kind;
  const StraightValues<D> value = values(code);
  for (const StraightStep<D>& step : code.steps) {
    Value& result = code.own[step.result];
    switch (step.kind) {
      case Kind::kLoad:
        if (!straight_load(step.access, locate(code, value, step.access), result)) return false;
        break;
      case Kind::kOperator: result = step.function(value[step.a], value[step.b]); break;
      case Kind::kExtremum:
        if (D::known(D::is_open(step.op, value[step.a], value[step.b])) != false) return false;
        result = step.function(value[step.a], value[step.b]);
        break;
      case Kind::kCast: result = D::cast(value[step.a], step.type); break;
      case Kind::kSelect: result = D::select(value[step.a], value[step.b], value[step.c]); break;
    }
  }
  return true;
}

/// Records the access; false where the rules have to: it meets another's, is noted, or needs memory
/// to be remembered, of which they tell where the budget has none.
template <class L, class D>
bool TirState<L, D>::has_no_conflict(const spec::Buffer* b, Allocation<D>& a, Index element,
                                     bool write) {
  if (!D::kDetects || a.born >= levels_.size()) return true;
  if (a.footprint.may_be_private() && self().merge().is_merging()) return false;
  if (memory_.is_bytes()) [[unlikely]]
    return !any_byte(b, D::number(element), [&](std::uint64_t at) {
      return !a.footprint.enter(levels_, a.born, at, write);
    });
  return a.footprint.enter(levels_, a.born, D::number(element), write);
}

template <class L, class D>
bool TirState<L, D>::straight_load(const StraightAccess& access, const Location& where,
                                   Value& result) {
  if (!is_certain<D>(where)) return false;
  Allocation<D>& a = allocation(access);
  if (copies_.scopes() > 0 || !a.in_flight.empty()) [[unlikely]]
    return false;
  if (in_parallel() && !has_no_conflict(access.buffer, a, where.element, false)) return false;
  fetch(access.buffer, a, where.element, &result);
  announce(access, where.element, &result, false);
  return true;
}

/// Tells the observer of an access.
template <class L, class D>
void TirState<L, D>::announce([[maybe_unused]] const StraightAccess& access,
                              [[maybe_unused]] Index element, [[maybe_unused]] const Value* value,
                              [[maybe_unused]] bool write) {
  if constexpr (D::kObserved) {
    self().set_redex(access.node);
    if (self().observer()) self().observer()->accessed(access.buffer, element, value, 1, write);
  }
}

template <class L, class D>
bool TirState<L, D>::evaluate_straight(const spec::PrimExpr* e) {
  auto* expr = straight_.template of<StraightExpr<D>>(
      e, [&](auto& made) { return compile_straight<D>(layout_, e, made); });
  if (!expr || !compute(expr->code)) return false;
  *self().extend_operands() = values(expr->code)[expr->value];
  ++expr->code.runs;
  return true;
}

template <class L, class D>
bool TirState<L, D>::execute_straight(const spec::tir::BufferStore* s) {
  auto* store = straight_.template of<StraightStore<D>>(
      s, [&](auto& made) { return compile_straight<D>(layout_, s, made); });
  if (!store || !affords(store->code) || !compute(store->code)) return false;
  const StraightValues<D> value = values(store->code);
  const Location where = locate(store->code, value, store->access);
  Allocation<D>& a = allocation(store->access);
  if (!is_certain<D>(where) || a.constant || a.aliased || overlaps(s->buffer)) return false;
  if (copies_.scopes() > 0 || !a.in_flight.empty()) [[unlikely]]
    return false;
  if (self().merge().is_merging() && a.threads) return false;
  if (D::kDetects && threads_.is_explicit()) [[unlikely]]
    note_varied(s->buffer, a, where.element, &value[store->value]);
  if (in_parallel() && !has_no_conflict(s->buffer, a, where.element, true)) return false;
  self().set_redex(s);
  put(s->buffer, a, where.element, &value[store->value]);
  announce(store->access, where.element, &value[store->value], true);
  ++store->code.runs;
  self().count_steps(steps_beyond_first(store->code));
  return true;
}

template <class L, class D>
bool TirState<L, D>::holds_straight(StraightExpr<D>& condition) {
  if (!compute(condition.code)) return false;
  const Value& value = values(condition.code)[condition.value];
  return D::known(D::is_true(value) & !D::is_indeterminate(value)) == true;
}

/// Binds the block's variables, and continues with its init and body.
template <class L, class D>
bool TirState<L, D>::execute_straight(const spec::tir::BlockRealize* r) {
  auto* block = straight_.template of<StraightBlock<D>>(
      r, [&](auto& made) { return compile_straight<D>(layout_, r, made); });
  if (!block || !affords(block->code) || !holds_straight(block->predicate)) return false;
  if (r->block->init && !skipped_inits_.empty()) return false;  // the rules remember (TIR-D9)
  if (!compute(block->code)) return false;
  const StraightValues<D> value = values(block->code);
  Truth plain = D::truth(true), start = D::truth(true);
  for (const auto& b : block->bindings) {
    const Value& given = value[b.value];
    const Index i = D::index(given), low = D::index(value[b.low]);
    plain = plain & !D::is_indeterminate(given) & !D::is_indeterminate(value[b.low]) &
            !D::is_indeterminate(value[b.extent]) & D::lies_in(i, low, D::index(value[b.extent])) &
            D::represents(b.type, given);
    if (b.reduction) start = start & D::equal(i, low);
  }
  const std::optional<bool> begins = D::known(start);
  if (D::known(plain) != true || !begins) return false;
  for (const auto& b : block->bindings)
    environment_[base_ + b.slot] = D::cast(value[b.value], b.type);
  ++block->code.runs;
  self().count_steps(steps_beyond_first(block->code));
  if (self().comparison()) [[unlikely]]
    compare_block(self(), r, *begins);
  if (r->block->init) {
    count_init(self(), *begins);
    self().count_steps(self().granularity() == Granularity::kExpr);
  }
  if constexpr (D::kObserved)
    if (self().observer()) self().observer()->entered(r);
  enter_straight(*r->block, *begins);
  return true;
}

/// The first step of a run is counted by whoever began it.
template <class L, class D>
std::uint64_t TirState<L, D>::steps_beyond_first(const StraightCode<D>& code) const {
  return (self().granularity() == Granularity::kStmt ? code.fused_steps : code.redexes) - 1;
}
/// Does the budget allow the run, with a step before it and one after?
template <class L, class D>
bool TirState<L, D>::affords(const StraightCode<D>& code) const {
  return self().affords_steps(code.redexes + 2);
}

template <class L, class D>
bool TirState<L, D>::execute_straight_step(const spec::tir::Stmt* s) {
  const auto* store = spec::tir::as<spec::tir::BufferStore>(s);
  const auto* block = spec::tir::as<spec::tir::BlockRealize>(s);
  const bool done = store ? execute_straight(store) : block && execute_straight(block);
  self().count_steps(done);
  return done;
}

/// The block's init, where a reduction begins, and its body: each at once if it can be.
template <class L, class D>
void TirState<L, D>::enter_straight(const spec::tir::Block& b, bool begins) {
  const auto at_once = [&](const spec::tir::Stmt* s) {
    const auto* store = spec::tir::as<spec::tir::BufferStore>(s);
    return store && execute_straight_step(store);
  };
  if (b.init && begins && (threads_.has_barrier_in(self(), &b) || !at_once(b.init))) {
    execute(b.body);
    push_barrier(&b, b.body);
    execute(b.init);
  } else if (!at_once(b.body)) {
    execute(b.body);
  } else if constexpr (D::kObserved) {
    if (self().observer()) self().observer()->left();
  }
}

template <class L, class D>
void TirState<L, D>::add_straight_counts(std::vector<unsigned long long>& counts) const {
  straight_.for_each([&](const auto& compiled) {
    for (const RuleCount& rule : compiled.code.rules)
      counts[rule.rule] += compiled.code.runs * rule.times;
  });
}

template <class L, class D>
spec::EntrySet TirState<L, D>::asked() const {
  spec::EntrySet all = layout_.readings().asked();
  straight_.for_each([&](const auto& compiled) {
    if (compiled.code.runs > 0) all |= compiled.code.differing;
  });
  return all;
}

}  // namespace tenor::semantics
