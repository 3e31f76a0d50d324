// SPDX-License-Identifier: Apache-2.0
// Expressions and conditions over two variables, by choices that the caller makes: those of a
// property test, or of a sequence that is the same in every build.
#pragma once

#include <functional>

#include "spec/ir/build.h"
#include "spec/prover/prover.h"

namespace tenor::spec::test {

struct Drawn {
  /// `choose(count)` is a number below `count`.
  explicit Drawn(std::function<std::size_t(std::size_t)> choose, DataType of = int_type(64),
                 bool with_bits = false)
      : below(std::move(choose)), dtype(of), bits(with_bits) {}

  std::function<std::size_t(std::size_t)> below;
  DataType dtype;
  bool bits;  ///< with operations on bits, and casts to narrower datatypes
  Program program{};
  Builder builder{program};
  const Variable* n = builder.variable({}, "n", dtype);
  const Variable* m = builder.variable({}, "m", dtype);

  const PrimExpr* literal() {
    auto value = static_cast<std::int64_t>(below(14)) - 3;
    if (dtype.scalar.is_uint()) value += 3;
    return builder.int_imm({}, value, dtype);
  }
  const PrimExpr* expression(int depth) {
    const std::size_t kind = depth == 0 ? below(3) : below(bits ? 20 : 14);
    if (kind == 0) return literal();
    if (kind < 3) return builder.var({}, kind == 1 ? n : m);
    if (kind >= 14) return on_bits(kind, depth);
    if (kind < 5) return choice(kind == 3, depth);
    constexpr ExprKind kKinds[] = {ExprKind::kAdd,      ExprKind::kSub, ExprKind::kMul,
                                   ExprKind::kDiv,      ExprKind::kMod, ExprKind::kFloorDiv,
                                   ExprKind::kFloorMod, ExprKind::kMin, ExprKind::kMax};
    const PrimExpr* a = expression(depth - 1);
    return builder.binary({}, kKinds[kind - 5], a, expression(depth - 1));
  }
  const PrimExpr* choice(bool select, int depth) {
    const PrimExpr* parts[] = {condition(depth - 1), expression(depth - 1), expression(depth - 1)};
    if (select) return builder.select({}, parts[0], parts[1], parts[2]);
    return builder.call({}, dtype, "if_then_else",
                        builder.arena().list({parts[0], parts[1], parts[2]}));
  }
  const PrimExpr* on_bits(std::size_t kind, int depth) {
    const PrimExpr* a = expression(depth - 1);
    if (kind == 19) return builder.cast({}, builder.cast({}, a, int_type(8)), dtype);
    constexpr std::string_view kOps[] = {"bitwise_and", "bitwise_or", "bitwise_xor", "shift_left",
                                         "shift_right"};
    const PrimExpr* b = kind < 17 ? expression(depth - 1) : literal();
    return builder.call({}, dtype, kOps[kind - 14], builder.arena().list({a, b}));
  }
  const PrimExpr* condition(int depth) {
    const std::size_t kind = depth <= 1 ? below(6) : below(9);
    if (kind == 6) return builder.logical_not({}, condition(depth - 1));
    if (kind > 6) {
      const PrimExpr* a = condition(depth - 1);
      return builder.binary({}, kind == 7 ? ExprKind::kAnd : ExprKind::kOr, a,
                            condition(depth - 1));
    }
    constexpr ExprKind kKinds[] = {ExprKind::kEq, ExprKind::kNE, ExprKind::kLT,
                                   ExprKind::kLE, ExprKind::kGE, ExprKind::kGT};
    const PrimExpr* a = expression(depth > 0 ? depth - 1 : 0);
    return builder.binary({}, kKinds[kind], a, expression(depth > 0 ? depth - 1 : 0));
  }
};

}  // namespace tenor::spec::test
