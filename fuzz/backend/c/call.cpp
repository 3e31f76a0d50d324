// SPDX-License-Identifier: Apache-2.0
// Calls of builtins. EXT/Builtin/<name>; TIR-D48, D77. Jumps and returns are statements here: they
// are emitted where a call of them is evaluated for nothing else.
#include "fuzz/backend/c/emitter.h"
#include "semantics/tir/call/builtin_value.h"

namespace tenor::fuzz::c {

using namespace spec;
using semantics::BuiltinForm;
using semantics::BuiltinMeaning;

Lanes Emitter::call(const Call& e) {
  const Lanes none(std::max<std::uint32_t>(1, e.dtype.lanes), "0");
  if (e.global_var) return call_function(e);
  const BuiltinMeaning& meaning = semantics::meaning_of(e);
  switch (meaning.form) {
    case BuiltinForm::kCondition: {
      const std::string condition = scalar(e.args[0]);
      return branch(condition, e.dtype, e.args[1], e.args[2]);
    }
    case BuiltinForm::kAssume: line("if (!{}) abort();", scalar(e.args[0])); return {"1"};
    default: break;
  }
  const bool computes =
      semantics::acts_lane_by_lane(meaning.form) || meaning.form == BuiltinForm::kUndefined ||
      meaning.form == BuiltinForm::kHalf || meaning.form == BuiltinForm::kCombine ||
      meaning.form == BuiltinForm::kDotProduct;
  if (!computes || e.dtype.is_handle()) {
    refuse(fmt::format("the builtin {}", e.op));
    return none;
  }
  if (!semantics::describes_datatypes(e)) {
    refuse(fmt::format("the builtin {} with these datatypes", e.op));
    return none;
  }
  return computed(e, meaning);
}

Lanes Emitter::computed(const Call& e, const BuiltinMeaning& meaning) {
  std::vector<Lanes> args;
  for (Expr arg : e.args) args.push_back(expr(arg));
  Lanes made;
  if (is_refused()) return Lanes(e.dtype.lanes, "0");
  switch (meaning.form) {
    case BuiltinForm::kUndefined:
      return Lanes(e.dtype.lanes, fmt::format("({})0", c::name(e.dtype.scalar)));
    case BuiltinForm::kDotProduct: return dot_product(e, args);
    case BuiltinForm::kHalf: {
      const auto half = args[0].begin() + static_cast<std::ptrdiff_t>(e.dtype.lanes);
      return e.op == "vectorhigh" ? Lanes(half, args[0].end()) : Lanes(args[0].begin(), half);
    }
    case BuiltinForm::kCombine:
      made = args[0];
      made.insert(made.end(), args[1].begin(), args[1].end());
      return made;
    default: break;
  }
  for (std::size_t lane = 0; lane < e.dtype.lanes; ++lane)
    made.push_back(lane_of(e, meaning, args, lane));
  return made;
}

std::string Emitter::lane_of(const Call& e, const BuiltinMeaning& meaning,
                             const std::vector<Lanes>& args, std::size_t lane) {
  const ScalarType first = e.args[0]->dtype.scalar;
  switch (meaning.form) {
    case BuiltinForm::kBitwise: return bitwise(e, args, lane);
    case BuiltinForm::kShift: return shift(e, args[0][lane], args[1][lane]);
    case BuiltinForm::kReinterpret: return reinterpret(first, e.dtype.scalar, args[0][lane]);
    case BuiltinForm::kWideLiteral: return wide(e, args[0][lane], args[1][lane]);
    case BuiltinForm::kMath: break;
    default: return args[0][lane];
  }
  std::vector<std::string> given;
  for (std::size_t i = 0; i < args.size(); ++i)
    given.push_back(cast_to(e.args[i]->dtype.scalar,
                            meaning.math->argument_type(first, static_cast<int>(i)),
                            args[i][lane]));
  return math(*meaning.math, first, given);
}

std::string Emitter::bitwise(const Call& e, const std::vector<Lanes>& args, std::size_t lane) {
  const ScalarType type = e.dtype.scalar;
  const std::string as = type.is_bool() ? "1 & " : fmt::format("({})", c::name(type));
  if (args.size() == 1) return define(type, fmt::format("{}(~{})", as, args[0][lane]));
  const char sign = e.op == "bitwise_and" ? '&' : e.op == "bitwise_or" ? '|' : '^';
  return define(type, fmt::format("{}({} {} {})", as, args[0][lane], sign, args[1][lane]));
}

std::string Scalars::shift(const Call& e, const std::string& a, const std::string& count) {
  const ScalarType type = e.dtype.scalar;
  if (type.is_bool()) return define(type, fmt::format("{} && !{}", a, count));
  const bool left = e.op == "shift_left";
  if (!left && plants(Mistake::kLogicalShift) && type.is_int())
    return define(type,
                  fmt::format("({0})((uint{1}_t){2} >> {3})", c::name(type), type.bits, a, count));
  const std::string function = helper(fmt::format("{}_{}", left ? "shl" : "shr", suffix(type)));
  return define(type, fmt::format("{}({}, {})", function, a, count));
}

/// Which bits a NaN has is open: who looks at them is noticed.
std::string Scalars::reinterpret(ScalarType from, ScalarType to, const std::string& x) {
  if (from == to) return x;
  if (from.is_floating()) line("tenor_see({});", is_nan(from, x));
  return define(to, from_bits(to, to_bits(from, x)));
}

std::string Scalars::wide(const Call& e, const std::string& low, const std::string& high) {
  return cast_to(int_type(64).scalar, e.dtype.scalar,
                 define("int64_t", fmt::format("(int64_t)(((uint64_t){} & 0xffffffffu) | "
                                               "(uint64_t){} << 32)",
                                               low, high)));
}

/// c + a0 b0 + ... + a3 b3, every operation modulo 2^32.
Lanes Emitter::dot_product(const Call& e, const std::vector<Lanes>& args) {
  std::string sum = args.size() == 3 ? fmt::format("(uint32_t){}", args[2][0]) : "0u";
  for (std::size_t i = 0; i < 4; ++i)
    sum += fmt::format(" + (uint32_t){} * (uint32_t){}", args[0][i], args[1][i]);
  return {define(e.dtype.scalar, fmt::format("({})({})", c::name(e.dtype.scalar), sum))};
}

}  // namespace tenor::fuzz::c
