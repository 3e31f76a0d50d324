// SPDX-License-Identifier: Apache-2.0
// Reductions of tiles: what they combine with, and where they begin (TL/Reduce/3, 4).
#include <cmath>

#include "spec/tile/meaning.h"

namespace tenor::spec::tile {

using namespace tir;

namespace {

bool takes_absolute(Combiner by) { return by == Combiner::kAbsSum || by == Combiner::kAbsMax; }

std::int64_t least(ScalarType type) {
  return type.is_uint() ? 0 : static_cast<std::int64_t>(~std::uint64_t{0} << (type.bits - 1));
}
/// As IntImm has it: the greatest uint64 is -1.
std::int64_t greatest(ScalarType type) {
  if (type.is_uint()) return type.bits == 64 ? -1 : (std::int64_t{1} << type.bits) - 1;
  return ~least(type);
}

}  // namespace

const PrimExpr* Meaning::identity(Combiner by, DataType dtype) {
  const bool largest = by == Combiner::kMax;
  if (largest || by == Combiner::kMin) {
    if (dtype.is_floating()) return builder_.float_imm(at_, largest ? -HUGE_VAL : HUGE_VAL, dtype);
    return builder_.int_imm(at_, largest ? least(dtype.scalar) : greatest(dtype.scalar), dtype);
  }
  if (by != Combiner::kBitAnd) return integer(0, dtype);
  return builder_.int_imm(at_, dtype.scalar.is_uint() ? greatest(dtype.scalar) : -1, dtype);
}

const PrimExpr* Meaning::absolute(const PrimExpr* e) {
  if (e->dtype.scalar.is_uint()) return e;
  if (e->dtype.is_floating())
    return builder_.call(at_, e->dtype, "fabs", builder_.arena().list(std::vector{e}));
  const PrimExpr* zero = integer(0, e->dtype);
  const PrimExpr* minus = builder_.binary(at_, ExprKind::kSub, zero, e);
  return builder_.select(at_, builder_.binary(at_, ExprKind::kGE, e, zero), e, minus);
}

const PrimExpr* Meaning::combined(Combiner by, const PrimExpr* a, const PrimExpr* b) {
  const auto bitwise = [&](std::string_view op) {
    return builder_.call(at_, a->dtype, op, builder_.arena().list(std::vector{a, b}));
  };
  switch (by) {
    case Combiner::kSum:
    case Combiner::kAbsSum: return builder_.binary(at_, ExprKind::kAdd, a, b);
    case Combiner::kMax:
    case Combiner::kAbsMax: return builder_.binary(at_, ExprKind::kMax, a, b);
    case Combiner::kMin: return builder_.binary(at_, ExprKind::kMin, a, b);
    case Combiner::kBitAnd: return bitwise("bitwise_and");
    case Combiner::kBitOr: return bitwise("bitwise_or");
    case Combiner::kBitXor: return bitwise("bitwise_xor");
  }
  return nullptr;
}

const Stmt* Meaning::reduce(const Reduce& what) {
  Axes kept;
  Exprs source, target;
  Axis along;
  const bool keeps_rank = what.to.axes.size() == what.from.axes.size();
  for (std::size_t i = 0; i < what.from.axes.size(); ++i) {
    const Axis here = axis(what.from.axes[i].extent);
    const DataType dtype = what.from.axes[i].min->dtype;
    source.push_back(sum(what.from.axes[i].min, use(here, dtype)));
    if (i == what.dim)
      along = here;
    else
      kept.push_back(here);
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < what.to.axes.size(); ++i) {
    const PrimExpr* min = what.to.axes[i].min;
    const bool single = keeps_rank && i == what.dim;
    target.push_back(single ? min : sum(min, use(kept[next++], min->dtype)));
  }
  const DataType dtype = what.to.buffer->dtype;
  const PrimExpr* operand = element(what.from.buffer, source, dtype);
  if (takes_absolute(what.by)) operand = absolute(operand);
  const PrimExpr* next_value = combined(what.by, element(what.to.buffer, target, dtype), operand);
  const Stmt* all = loop(along, ForKind::kSerial, store(what.to.buffer, next_value, target));
  if (what.clear)
    all = together(when(what.clear, store(what.to.buffer, identity(what.by, dtype), target)), all);
  return loops(kept, all);
}

}  // namespace tenor::spec::tile
