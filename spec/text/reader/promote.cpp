// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/promote.h"

namespace tenor::spec::reader {
namespace {

/// Integers to floating, narrow to wide, signed to unsigned of the same width; of two floating
/// formats of one width, the first wins unless it is bfloat16.
ScalarType common_scalar(ScalarType a, ScalarType b) {
  if (a == b) return a;
  if (a.is_floating() != b.is_floating()) return a.is_floating() ? a : b;
  if (a.bits != b.bits) return a.bits > b.bits ? a : b;
  if (a.is_bfloat() || b.is_uint()) return b;
  return a;
}

bool converts(ScalarType type) { return type.is_integer() || type.is_floating(); }

/// Is the literal one of uint64 that int64 does not hold?
bool is_large(const IntImm& imm) { return imm.dtype.scalar.is_uint() && imm.value < 0; }

/// Does an integer literal keep its value in `type`? The range of a literal is checked elsewhere.
bool fits(const IntImm& imm, ScalarType type) {
  if (is_large(imm)) return type.is_uint() && type.bits >= 64;
  if (type.is_uint() && imm.value < 0) return false;
  if (type.bits >= 64) return true;
  const std::int64_t bound = std::int64_t{1} << (type.is_uint() ? type.bits : type.bits - 1);
  return imm.value < bound && imm.value >= -bound;
}

const PrimExpr* convert_literal(Builder& builder, const PrimExpr* e, const DataType& to) {
  const Span at = builder.program().span(e);
  if (const auto* imm = as<IntImm>(e); imm && imm->in_range && e->dtype.lanes == 1) {
    if (to.is_integer() && fits(*imm, to.scalar)) return builder.int_imm(at, imm->value, to);
    if (to.is_floating()) {
      const double value = is_large(*imm)
                               ? static_cast<double>(static_cast<std::uint64_t>(imm->value))
                               : static_cast<double>(imm->value);
      return builder.float_imm(at, value, to);
    }
  }
  if (const auto* imm = as<FloatImm>(e); imm && to.is_floating())
    return builder.float_imm(at, imm->value, to);
  return nullptr;
}

}  // namespace

DataType common_dtype(const DataType& a, const DataType& b) {
  if (!converts(a.scalar) || !converts(b.scalar)) return a;
  const bool spread = a.lanes == 1 || b.lanes == 1;
  if (!spread && (a.lanes != b.lanes || a.scalable != b.scalable)) return a;
  const DataType& wider = a.lanes == 1 ? b : a;
  return {common_scalar(a.scalar, b.scalar), wider.scalable, wider.lanes};
}

const PrimExpr* convert(Builder& builder, const PrimExpr* e, const DataType& to) {
  if (e->dtype == to || !converts(e->dtype.scalar) || !converts(to.scalar)) return e;
  const Span at = builder.program().span(e);
  const bool spread = e->dtype.lanes == 1 && !e->dtype.scalable && to.lanes > 1 && !to.scalable;
  if (!spread && (e->dtype.lanes != to.lanes || e->dtype.scalable != to.scalable)) return e;
  const DataType element = spread ? to.with_lanes(1) : to;
  if (e->dtype != element)
    if (const PrimExpr* literal = convert_literal(builder, e, element)) e = literal;
  if (spread) e = builder.broadcast(at, e, to.lanes);
  return e->dtype == to ? e : builder.cast(at, e, to);
}

void match_operands(Builder& builder, const PrimExpr*& a, const PrimExpr*& b) {
  if (a->dtype == b->dtype) return;
  const ScalarType x = a->dtype.scalar, y = b->dtype.scalar;
  if (x.is_small_float() && y.is_small_float() && x.bits == y.bits && x != y)
    return;  // no common one
  const DataType to = common_dtype(a->dtype, b->dtype);
  a = convert(builder, a, to);
  b = convert(builder, b, to);
}

}  // namespace tenor::spec::reader
