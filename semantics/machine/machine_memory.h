// SPDX-License-Identifier: Apache-2.0
// The machine's members that see memory: views, accesses, and straight-line code. Included by
// machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
typename D::Index Machine<D>::element(const spec::Buffer* b, const Value* indices,
                                      std::uint32_t lane) const {
  const Index* words = view(b);
  const std::size_t rank = b->shape.size();
  Index at = words[1];
  for (std::size_t k = 0; k < rank; ++k)
    at = D::multiply_add(D::index(indices[k + 1 < rank ? k : k + lane]), words[4 + 3 * k], at);
  return at;
}

template <class D>
typename D::Truth Machine<D>::contains(const spec::Buffer* b, const Value* indices,
                                       std::uint32_t lane) const {
  const Index* words = view(b);
  const std::size_t rank = b->shape.size();
  Truth all = D::truth(true);
  for (std::size_t k = 0; k < rank; ++k)
    all = all & D::within(D::index(indices[k + 1 < rank ? k : k + lane]), words[2 + 3 * k],
                          words[3 + 3 * k]);
  return all;
}

template <class D>
typename Machine<D>::Location Machine<D>::locate(const spec::Buffer* b,
                                                 const Value* indices) const {
  const Index* words = view(b);
  Location at{D::truth(true), D::truth(true), words[1]};
  words += 2;
  for (std::size_t k = 0; k < b->shape.size(); ++k, words += 3) {
    const Index i = D::index(indices[k]);
    at.defined = at.defined & !D::is_indeterminate(indices[k]);
    at.inside = at.inside & D::within(i, words[0], words[1]);
    at.element = D::multiply_add(i, words[2], at.element);
  }
  return at;
}

template <class D>
typename D::Truth Machine<D>::conflicts(const spec::Buffer* b, Index element, bool write) const {
  if (levels_.empty()) return D::truth(false);
  const Allocation<D>& a = allocation(b);
  return D::truth(a.footprint.conflicts(levels_, a.born, D::number(element), write));
}

template <class D>
void Machine<D>::read(const spec::Buffer* b, Index element, Value* lanes) {
  Allocation<D>& a = allocation(b);
  const std::uint32_t count = a.element.lanes;
  for (std::uint32_t i = 0; i < count; ++i)
    lanes[i] = a.storage.get(a.element.scalar, D::number(element) * count + i);
  if (!levels_.empty() && a.born < levels_.size())
    a.footprint.record(levels_, a.born, D::number(element), a.elements, false);
  if constexpr (D::kObserved)
    if (observer_) observer_->accessed(b, element, lanes, count, false);
}

template <class D>
void Machine<D>::write(const spec::Buffer* b, Index element, const Value* lanes) {
  Allocation<D>& a = allocation(b);
  const std::uint32_t count = a.element.lanes;
  if (!levels_.empty() && a.born < levels_.size()) {
    if (a.footprint.written_by_other(levels_, a.born, D::number(element)))
      note(spec::Code::N_WRITE_ORDER, redex_,
           "two iterations of a parallel loop store to one element");
    a.footprint.record(levels_, a.born, D::number(element), a.elements, true);
  }
  for (std::uint32_t i = 0; i < count; ++i) a.storage.set(D::number(element) * count + i, lanes[i]);
  if constexpr (D::kObserved)
    if (observer_) observer_->accessed(b, element, lanes, count, true);
}

template <class D>
bool Machine<D>::run_straight(StraightExpr<D>& code) {
  using Kind = typename StraightStep<D>::Kind;
  if (!operands_.has_room(code.steps.size() + 64)) return false;
  Value* top = operands_.end();
  for (const StraightStep<D>& step : code.steps) {
    switch (step.kind) {
      case Kind::kVariable: *top++ = environment_[base_ + step.slot]; break;
      case Kind::kConstant: *top++ = step.constant; break;
      case Kind::kLoad: {
        top -= step.buffer->shape.size();
        const Location at = locate(step.buffer, top);
        if (!D::certain(at.defined & at.inside)) return false;
        if (in_parallel() && D::certain(conflicts(step.buffer, at.element, false))) return false;
        read(step.buffer, at.element, top++);
        break;
      }
      case Kind::kBinary:
        --top;
        if (D::certain(D::is_open(step.op, top[-1], top[0]))) return false;
        top[-1] = D::binary(step.op, top[-1], top[0]);
        break;
      case Kind::kCompare: --top, top[-1] = D::compare(step.op, top[-1], top[0]); break;
      case Kind::kCast: top[-1] = D::cast(top[-1], step.type); break;
      case Kind::kSelect: top -= 2, top[-1] = D::select(top[-1], top[0], top[1]); break;
    }
  }
  operands_.extend(1);
  ++code.runs;
  return true;
}

}  // namespace tenor::semantics
