// SPDX-License-Identifier: Apache-2.0
// Literals, variables, Let, Select, and which family every other expression is of. TIR/Eval/1 to 4,
// 6, 10.
#include "fuzz/backend/c/emitter.h"
#include "semantics/domain/numeric/cast.h"

namespace tenor::fuzz::c {

using namespace spec;
namespace numeric = semantics::numeric;

namespace {

/// Lanes are written out one by one.
constexpr std::uint32_t kMostLanes = 64;

/// C has no floats and integers of fewer than 16 and 8 bits; a Bool is a byte.
bool has_c_type(const DataType& t) {
  const bool is_small = t.scalar.is_small_float() || (t.is_integer() && t.bits() == 4);
  return !t.is_handle() && !is_small && !t.scalable && t.lanes <= kMostLanes &&
         has_values(t.scalar);
}

}  // namespace

Lanes Emitter::expr(Expr e) {
  const Lanes none(std::max<std::uint32_t>(1, std::min(e->dtype.lanes, kMostLanes)), "0");
  if (is_refused()) return none;
  if (!has_c_type(e->dtype) && e->kind != ExprKind::kCall) {
    refuse(fmt::format("a value of datatype {}", to_string(e->dtype)));
    return none;
  }
  switch (e->kind) {
    case ExprKind::kVar: return variable(*as<Var>(e));
    case ExprKind::kIntImm:
      return literal_lanes(e, numeric::from_int64(e->dtype.scalar, as<IntImm>(e)->value));
    case ExprKind::kFloatImm:
      return literal_lanes(e, numeric::from_double(e->dtype.scalar, as<FloatImm>(e)->value));
    case ExprKind::kCast: return cast(*as<Cast>(e));
    case ExprKind::kSelect: return select(*as<Select>(e));
    case ExprKind::kBufferLoad: return load(*as<BufferLoad>(e));
    case ExprKind::kRamp: return ramp(*as<Ramp>(e));
    case ExprKind::kBroadcast: return broadcast(*as<Broadcast>(e));
    case ExprKind::kLet: return let(*as<Let>(e));
    case ExprKind::kCall: return call(*as<Call>(e));
    case ExprKind::kShuffle: return shuffle(*as<Shuffle>(e));
    case ExprKind::kNot: return negate(*as<Not>(e));
    default: break;
  }
  if (is_binary_op(e->kind)) return binary(*as<BinaryExpr>(e));
  if (is_cmp_op(e->kind)) return compare(*as<BinaryExpr>(e));
  if (is_logical_op(e->kind)) return logical(*as<BinaryExpr>(e));
  refuse("an expression without a value");
  return none;
}

Lanes Emitter::literal_lanes(Expr e, std::uint64_t bits) {
  return Lanes(e->dtype.lanes, literal(e->dtype.scalar, bits));
}

Lanes Emitter::variable(const Var& e) {
  const auto found = scope_.values.find(e.variable);
  if (found != scope_.values.end()) return found->second;
  refuse("a variable without a known value");
  return Lanes(e.dtype.lanes, "0");
}

Lanes Emitter::let(const Let& e) {
  scope_.values[e.var] = expr(e.value);
  return expr(e.body);
}

/// Condition and both values, whichever is taken. A scalar condition serves all lanes.
Lanes Emitter::select(const Select& e) {
  const Lanes c = expr(e.condition), t = expr(e.true_value), f = expr(e.false_value);
  const bool swapped = plants(Mistake::kSelectSwapped);
  Lanes made;
  for (std::size_t i = 0; i < t.size(); ++i)
    made.push_back(
        define(e.dtype.scalar, fmt::format("{} ? {} : {}", c.size() == 1 ? c[0] : c[i],
                                           swapped ? f[i] : t[i], swapped ? t[i] : f[i])));
  return made;
}

Lanes Emitter::branch(const std::string& condition, DataType type, Expr then_value,
                      Expr else_value) {
  Lanes made;
  for (std::uint32_t i = 0; i < type.lanes; ++i) {
    made.push_back(fresh("t"));
    line("{} {};", c::name(type.scalar), made.back());
  }
  const auto take = [&](Expr e) {
    const Braces braces(*this);
    const Lanes value = expr(e);
    for (std::size_t i = 0; i < made.size(); ++i) line("{} = {};", made[i], value[i]);
  };
  line("if ({})", condition);
  take(then_value);
  line("else");
  take(else_value);
  return made;
}

}  // namespace tenor::fuzz::c
