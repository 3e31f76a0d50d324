// SPDX-License-Identifier: Apache-2.0
// Calls of builtins: those whose text differs from "all arguments in order", and by the registry
// all others. TIR/Grammar/PrimExpr/Call, TIR/Builtin; ledger TIR-D48.
#include <fmt/format.h>

#include <cmath>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/tir/construct/method.h"

namespace tenor::spec::reader {
namespace {

using Exprs = boost::container::small_vector<const PrimExpr*, 6>;

List<const PrimExpr*> kept(Reader& r, const Exprs& items) {
  return r.arena().list(std::span<const PrimExpr* const>(items.data(), items.size()));
}

/// Arguments from `from` on. A buffer stands for the pointer to its elements.
bool arguments_of(Reader& r, List<Value> given, std::size_t from, Exprs& out) {
  for (std::size_t i = from; i < given.size(); ++i) {
    const bool buffer = given[i].is(Kind::kBuffer);
    out.push_back(buffer ? r.builder().var(given[i].span, given[i].buffer->data)
                         : r.expression(given[i]));
    if (!out.back()) return false;
  }
  return true;
}

Value expression_value(Span at, const PrimExpr* e) { return value_of(at, e); }

/// `T.call_extern("int32", "f", …)`, `T.reinterpret("float32", x)`: the datatype first, or
/// `dtype=`.
Value read_written(Reader& r, Call& call, std::string_view op, bool last = false) {
  Value written = call.named("dtype");
  List<Value> given = call.all();
  if (written.is(Kind::kNone)) {
    if (given.empty())
      return r.fail(Code::P_ARGUMENT, call.span, fmt::format("T.{} needs a datatype", call.name));
    written = last ? given.back() : given.front();
    given = last ? given.first(given.size() - 1) : given.subspan(1);
  }
  const auto dtype = r.dtype(written, "dtype");
  Exprs args;
  if (!dtype || !arguments_of(r, given, 0, args)) return Value();
  return r.call_builtin(call.span, op, *dtype, kept(r, args));
}

/// `T.tvm_struct_get(arr, index, field, dtype)`.
Value read_struct_get(Reader& r, Call& call) { return read_written(r, call, call.name, true); }

/// `T.call_intrin("float32", "tir.exp", x)`.
Value read_call_intrin(Reader& r, Call& call) {
  const auto dtype = r.dtype(call.get(0, "dtype"), "dtype");
  const auto name = r.text(call.get(1, "func_name"), "the name of a builtin");
  Exprs args;
  if (!dtype || !name || !arguments_of(r, call.all(), 2, args)) return Value();
  const std::string_view prefix = name->substr(0, 5) == "tirx." ? "tirx." : "tir.";
  const bool prefixed = name->substr(0, prefix.size()) == prefix;
  return r.call_builtin(call.span, prefixed ? name->substr(prefix.size()) : *name, *dtype,
                        kept(r, args));
}

/// `&`, `<<` and their like by name: a number takes the other operand's datatype.
Value read_bitwise(Reader& r, Call& call) {
  call.named("dtype");  // the operands decide
  const PrimExpr *a = nullptr, *b = nullptr;
  const Value x = call.get(0, "x"), y = call.get(1, "y");
  if (!r.operands(x, y, true, a, b)) return Value();
  return r.call_builtin(call.span, call.name, a->dtype, r.arena().list({a, b}));
}

Value read_pow(Reader& r, Call& call) {
  call.named("dtype");
  const PrimExpr *a = nullptr, *b = nullptr;
  const Value x = call.get(0, "x"), y = call.get(1, "y");
  if (!r.operands(x, y, false, a, b)) return Value();
  return r.call_builtin(call.span, "pow", a->dtype, r.arena().list({a, b}));
}

/// `T.floor(x)` and the other roundings: of an integer, itself.
Value read_rounding(Reader& r, Call& call) {
  call.named("dtype");
  const PrimExpr* x = r.expression(call.get(0, "x"));
  if (!x) return Value();
  if (x->dtype.is_integer()) return expression_value(call.span, x);
  return r.call_builtin(call.span, call.name, x->dtype, r.arena().list({x}));
}

/// `T.abs(x)`: of an Int by its sign, of a UInt itself.
Value read_abs(Reader& r, Call& call) {
  call.named("dtype");
  const PrimExpr* x = r.expression(call.get(0, "x"));
  if (!x) return Value();
  if (x->dtype.scalar.is_uint()) return expression_value(call.span, x);
  if (!x->dtype.scalar.is_int())
    return r.call_builtin(call.span, "fabs", x->dtype, r.arena().list({x}));
  const PrimExpr* zero = r.literal(call.span, Wide{0}, x->dtype);
  const PrimExpr* minus = r.literal(call.span, Wide{-1}, x->dtype);
  const PrimExpr* sign = r.builder().binary(call.span, ExprKind::kGE, x, zero);
  const PrimExpr* negated = r.builder().binary(call.span, ExprKind::kMul, x, minus);
  return expression_value(call.span, r.builder().select(call.span, sign, x, negated));
}

const PrimExpr* is_nan(Reader& r, Span at, const PrimExpr* x) {
  const DataType wide{float_type(32).scalar, x->dtype.scalable, x->dtype.lanes};
  if (x->dtype.bits() <= 16) x = convert(r.builder(), x, wide);
  return r.call_builtin(at, "isnan", bool_type(x->dtype.lanes), r.arena().list({x})).expr;
}

const PrimExpr* is_infinite(Reader& r, Span at, const PrimExpr* x) {
  if (x->dtype.scalar.is_small_float())  // some have no infinity
    x = convert(r.builder(), x, float_type(32).with_lanes(x->dtype.lanes));
  const PrimExpr* size = r.call_builtin(at, "fabs", x->dtype, r.arena().list({x})).expr;
  const PrimExpr* infinity = r.literal(at, HUGE_VAL, x->dtype);
  const PrimExpr* equal = r.builder().binary(at, ExprKind::kEq, size, infinity);
  const PrimExpr* number = r.builder().logical_not(at, is_nan(r, at, x));
  return r.builder().binary(at, ExprKind::kAnd, equal, number);
}

enum Classified { kNan, kInfinite, kFinite };

/// `T.isnan(x)`, `T.isinf(x)`, `T.isfinite(x)`: an integer is finite.
Value read_classified(Reader& r, Call& call) {
  call.named("dtype");
  const PrimExpr* x = r.expression(call.get(0, "x"));
  if (!x) return Value();
  if (x->dtype.is_integer())
    return expression_value(call.span, r.literal(call.span, Wide{call.variant == kFinite ? 1 : 0},
                                                 bool_type(x->dtype.lanes)));
  if (call.variant == kNan) return expression_value(call.span, is_nan(r, call.span, x));
  const PrimExpr* infinite = is_infinite(r, call.span, x);
  if (call.variant == kInfinite) return expression_value(call.span, infinite);
  const PrimExpr* bounded = r.builder().logical_not(call.span, infinite);
  const PrimExpr* number = r.builder().logical_not(call.span, is_nan(r, call.span, x));
  return expression_value(call.span,
                          r.builder().binary(call.span, ExprKind::kAnd, bounded, number));
}

/// `T.address_of(A[i])`, `T.address_of(A)`: of the first element.
Value read_address_of(Reader& r, Call& call) {
  const Value of = call.get(0, "obj");
  const PrimExpr* e = nullptr;
  if (of.is(Kind::kBuffer)) {
    Exprs zeros(of.buffer->shape.size(), r.literal(of.span, Wide{0}, int_type(32)));
    e = r.load(of.span, of.buffer, kept(r, zeros)).expr;
  } else {
    e = r.expression(of);
  }
  return e ? r.call_builtin(call.span, "address_of", handle_type(), r.arena().list({e})) : Value();
}

/// Names that the text gives to builtins registered under another.
Value read_renamed(Reader& r, Call& call) {
  static constexpr std::string_view kNames[] = {"tvm_call_packed",
                                                "tvm_call_cpacked",
                                                "tvm_call_packed_lowered",
                                                "tvm_call_cpacked_lowered",
                                                "fabs",
                                                "pow",
                                                "ptx.cp_async_commit_group",
                                                "ptx.cp_async_wait_group",
                                                "mma_fill_legacy",
                                                "mma_store_legacy",
                                                "ptx.mma_legacy"};
  const Builtin* builtin = find_builtin(kNames[call.variant]);
  return builtin ? read_builtin(r, *builtin, call) : Value();
}

/// Printed with its datatype, and called without.
Value read_dp4a(Reader& r, Call& call) {
  const auto given = call.all();
  const bool written = !given.empty() && given[0].is(Kind::kString);
  if (written) return read_builtin(r, *find_builtin("dp4a"), call);
  Exprs args;
  if (!arguments_of(r, given, 0, args)) return Value();
  return r.call_builtin(call.span, "dp4a", int_type(32), kept(r, args));
}

/// `T.ptx.cp_async("float16", to, i, from, k, bytes)`; other forms have no rules.
Value read_async_copy(Reader& r, Call& call) {
  const auto given = call.all();
  if (given.empty() || !given[0].is(Kind::kString))
    return r.opaque(call.span, call.name, given, call.keywords());
  return read_builtin(r, *find_builtin("ptx.cp_async_raw"), call);
}

constexpr Construct kCallConstructs[] = {
    {"tvm_struct_get", read_struct_get},
    {"dp4a", read_dp4a},
    {"call_intrin", read_call_intrin},
    {"bitwise_and", read_bitwise},
    {"bitwise_or", read_bitwise},
    {"bitwise_xor", read_bitwise},
    {"shift_left", read_bitwise},
    {"shift_right", read_bitwise},
    {"pow", read_pow},
    {"power", read_pow},
    {"floor", read_rounding},
    {"ceil", read_rounding},
    {"trunc", read_rounding},
    {"round", read_rounding},
    {"nearbyint", read_rounding},
    {"abs", read_abs},
    {"isnan", read_classified, kNan},
    {"isinf", read_classified, kInfinite},
    {"isfinite", read_classified, kFinite},
    {"address_of", read_address_of},
    {"call_packed", read_renamed, 0},
    {"call_cpacked", read_renamed, 1},
    {"call_packed_lowered", read_renamed, 2},
    {"call_cpacked_lowered", read_renamed, 3},
    {"ptx.cp_async", read_async_copy},
    {"ptx.cp_async.commit_group", read_renamed, 6},
    {"ptx.cp_async.wait_group", read_renamed, 7},
    {"cuda.mma_fill_legacy", read_renamed, 8},
    {"cuda.mma_store_legacy", read_renamed, 9},
    {"ptx.mma.legacy", read_renamed, 10},
};

/// The datatype of a call whose text gives none.
DataType result_of(const Builtin& builtin, const Exprs& args) {
  const auto nth = [&](std::size_t i) { return i < args.size() ? args[i]->dtype : void_type(); };
  switch (builtin.result) {
    case BuiltinResult::kFirst: return nth(0);
    case BuiltinResult::kSecond: return nth(1);
    case BuiltinResult::kBool: return bool_type(args.empty() ? 1 : args[0]->dtype.lanes);
    case BuiltinResult::kInt32: return int_type(32);
    case BuiltinResult::kUInt32: return uint_type(32);
    case BuiltinResult::kInt64: return int_type(64);
    case BuiltinResult::kHandle: return handle_type();
    case BuiltinResult::kVoid:
    case BuiltinResult::kWritten: break;
  }
  return void_type();
}

}  // namespace

List<Construct> call_constructs() { return kCallConstructs; }

Value read_builtin(Reader& r, const Builtin& builtin, Call& call) {
  Value made;
  std::size_t given = call.size();
  if (builtin.result == BuiltinResult::kWritten) {
    given -= call.named("dtype").is(Kind::kNone) && given > 0 ? 1 : 0;
    made = read_written(r, call, builtin.name);
  } else {
    Exprs args;
    const bool by_name = given == 0 && builtin.max_args == 1;  // `T.exp(x=e)`
    const Value operand = by_name ? call.named("x") : Value();
    const bool named = operand && !operand.is(Kind::kNone);
    if (!arguments_of(r, named ? List<Value>(&operand, 1) : call.all(), 0, args)) return Value();
    given += named ? 1 : 0;
    std::vector<Attribute> attrs;
    for (const KeywordValue& k : call.keywords())
      if (k.name != "dtype" && !(named && k.name == "x"))
        attrs.push_back({r.arena().string(k.name), r.object(k.value)});
    made = r.call_builtin(call.span, builtin.name, result_of(builtin, args), kept(r, args),
                          r.arena().list(attrs));
  }
  const auto count = static_cast<std::int64_t>(given);
  if (made && (count < builtin.min_args || (builtin.max_args >= 0 && count > builtin.max_args)))
    return r.fail(
        Code::P_ARGUMENT, call.span,
        fmt::format("T.{} does not take {} argument{}", call.name, count, count == 1 ? "" : "s"));
  return made;
}

}  // namespace tenor::spec::reader
