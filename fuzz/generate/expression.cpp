// SPDX-License-Identifier: Apache-2.0
// Expressions of a wanted datatype: the table of productions, one a typing rule, and the leaves.
// TIR/ExprTyping/1 to 16.
#include <algorithm>
#include <cmath>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;

/// A production: the rule whose conclusion it builds towards, and what it is good for.
struct ExpressionTable {
  using Make = const PrimExpr* (ProgramGenerator::*)(DataType, int);
  struct Production {
    std::string_view rule;
    Make make;
    std::uint32_t weight;
    bool (*applies)(DataType want);
    Feature feature;
  };

  static bool any(DataType) { return true; }
  static bool number(DataType t) { return !t.is_bool(); }
  static bool integer(DataType t) { return t.is_integer() && !t.is_bool(); }
  static bool floating(DataType t) { return t.is_floating(); }
  static bool boolean(DataType t) { return t.is_bool(); }
  static bool vector(DataType t) { return t.lanes > 1; }
  static bool integer_vector(DataType t) { return t.lanes > 1 && integer(t); }
  static bool scalar(DataType t) { return t.lanes == 1 && !t.is_bool(); }

  static constexpr Feature kAlways = Feature::kCount;
  using G = ProgramGenerator;
  static constexpr Production kAll[] = {
      {"TIR/ExprTyping/13", &G::binary, 6, number, kAlways},
      {"TIR/ExprTyping/7", &G::load, 5, any, kAlways},
      {"TIR/ExprTyping/13:d", &G::division, 2, number, kAlways},
      {"TIR/ExprTyping/16", &G::compare, 6, boolean, kAlways},
      {"TIR/ExprTyping/14", &G::logical, 3, boolean, Feature::kLogic},
      {"TIR/ExprTyping/15", &G::negation, 2, boolean, Feature::kLogic},
      {"TIR/ExprTyping/6", &G::select, 2, any, Feature::kSelect},
      {"TIR/ExprTyping/10", &G::let, 1, any, Feature::kLet},
      {"TIR/ExprTyping/5", &G::cast, 3, any, Feature::kCast},
      {"TIR/ExprTyping/9", &G::broadcast, 4, vector, kAlways},
      {"TIR/ExprTyping/8", &G::ramp, 2, integer_vector, kAlways},
      {"TIR/ExprTyping/12", &G::shuffle, 1, any, Feature::kShuffle},
      {"EXT/Builtin/if_then_else", &G::if_then_else, 2, any, Feature::kConditions},
      {"TIR-D48", &G::math, 2, floating, Feature::kMath},
      {"TIR-D48", &G::integer_math, 1, integer, Feature::kMath},
      {"TIR-D48", &G::classify, 1, boolean, Feature::kMath},
      {"EXT/Builtin/bitwise_and", &G::bitwise, 2, integer, Feature::kBitwise},
      {"EXT/Builtin/shift_left", &G::shift, 1, integer, Feature::kBitwise},
      {"EXT/Builtin/reinterpret", &G::reinterpret, 1, number, Feature::kReinterpret},
      {"EXT/Builtin/likely", &G::likely, 1, boolean, Feature::kConditions},
      {"TIR-D49", &G::call_function, 1, scalar, Feature::kCalls},
  };
};

const PrimExpr* ProgramGenerator::expr(DataType want, int size) {
  const Choices::Span span(choices_, "expr");
  if (size <= 1) return leaf(want);
  std::vector<std::uint32_t> weights{2};  // a leaf, the simplest
  for (const auto& production : ExpressionTable::kAll) {
    const bool on = production.feature == ExpressionTable::kAlways || has(production.feature);
    weights.push_back(on && production.applies(want) ? production.weight : 0);
  }
  const std::size_t chosen = choices_.pick(weights);
  if (chosen == 0) return leaf(want);
  const PrimExpr* made = (this->*ExpressionTable::kAll[chosen - 1].make)(want, size - 1);
  return made ? made : leaf(want);
}

const PrimExpr* ProgramGenerator::leaf(DataType want) {
  switch (choices_.below(3)) {
    case 0: return literal(want);
    case 1:
      if (const PrimExpr* e = name(want)) return e;
      return literal(want);
    default: {
      // An index holds leaves again: without an end to that, some programs would have none.
      constexpr int kDeepest = 4;
      if (leaf_depth_ == kDeepest) return literal(want);
      ++leaf_depth_;
      const PrimExpr* e = load(want, 2);
      --leaf_depth_;
      return e ? e : literal(want);
    }
  }
}

const PrimExpr* ProgramGenerator::literal(DataType want) {
  return want.is_floating() ? floating_literal(want) : integer_literal(want);
}

const PrimExpr* ProgramGenerator::integer_literal(DataType want) {
  if (want.is_bool()) return nodes_.number(choices_.below(2), want);
  const bool is_signed = want.scalar.is_int();
  if (!choices_.chance(1, 8)) {
    const std::int64_t value = choices_.below(10);
    return nodes_.number(is_signed && choices_.chance(1, 4) ? -value : value, want);
  }
  const int bits = want.bits();
  const std::uint64_t pattern = choices_.chance(1, 2) ? choices_.bits() : ~std::uint64_t{0};
  const std::uint64_t kept = pattern >> (64 - bits + (is_signed ? 1 : 0));
  const auto value = static_cast<std::int64_t>(kept);
  return nodes_.number(is_signed && choices_.chance(1, 2) ? -value - 1 : value, want);
}

const PrimExpr* ProgramGenerator::floating_literal(DataType want) {
  static constexpr double kValues[] = {0.0, 1.0,  -1.0, 0.5,  2.0,   -0.25, 3.0,
                                       0.1, 10.0, -0.0, 1e-3, 100.0, -6.5,  1024.0};
  if (choices_.chance(1, 32)) return nodes_.floating(INFINITY, want);
  if (choices_.chance(1, 64)) return nodes_.floating(NAN, want);
  return nodes_.floating(kValues[choices_.below(std::size(kValues))], want);
}

const PrimExpr* ProgramGenerator::name(DataType want) {
  std::vector<const Variable*> fit;
  for (const Name& n : scope_.names)
    if (n.variable->dtype == want) fit.push_back(n.variable);
  return fit.empty() ? nullptr : nodes_.var(choices_.of(fit));
}

const PrimExpr* ProgramGenerator::load(DataType want, int size) {
  std::vector<const Memory*> fit;
  for (const Memory& m : scope_.memories) {
    const DataType have = m.buffer->dtype;
    if (m.readable && have.scalar == want.scalar && want.lanes % have.lanes == 0) fit.push_back(&m);
  }
  if (fit.empty()) return nullptr;
  const Memory& m = *choices_.of(fit);
  const auto at = indices(m, want.lanes / m.buffer->dtype.lanes, false, size);
  return at ? nodes_.load(m.buffer, *at) : nullptr;
}

DataType ProgramGenerator::scalar_type() {
  std::vector<DataType> types{float_type(32), int_type(32)};
  if (has(Feature::kInt64)) types.push_back(int_type(64));
  if (has(Feature::kFloat64)) types.push_back(float_type(64));
  if (has(Feature::kBool)) types.push_back(bool_type());
  if (has(Feature::kNarrowFloats)) types.insert(types.end(), {float_type(16), bfloat16_type()});
  if (has(Feature::kNarrowIntegers)) types.insert(types.end(), {int_type(8), int_type(16)});
  if (has(Feature::kUnsigned))
    types.insert(types.end(), {uint_type(32), uint_type(8), uint_type(16), uint_type(64)});
  return choices_.of(types);
}

DataType ProgramGenerator::integer_scalar() {
  const DataType type = scalar_type();
  return type.is_integer() && !type.is_bool() ? type : int_type(32);
}

std::uint32_t ProgramGenerator::lanes() {
  static constexpr std::uint32_t kLanes[] = {1, 4, 2, 8, 3};
  if (!maybe(Feature::kVectors, 3)) return 1;
  return kLanes[choices_.below(std::size(kLanes))];
}

DataType ProgramGenerator::any_type() { return scalar_type().with_lanes(lanes()); }

}  // namespace tenor::fuzz
