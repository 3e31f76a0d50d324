// SPDX-License-Identifier: Apache-2.0
// Datatypes and types of the vocabulary: `T.int32`, `T.handle("float32", "global")`, and the
// literals and variables that calling one makes. TIR/Grammar/Type, PrimExpr/IntImm, FloatImm, Cast.
#include <fmt/format.h>

#include <cstdlib>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/tir/construct/method.h"

namespace tenor::spec::reader {
namespace {

/// Short spellings of the flat generation.
struct Short {
  std::string_view name;
  DataType dtype;
};
constexpr Short kShort[] = {
    {"f16", float_type(16)},   {"f32", float_type(32)}, {"f64", float_type(64)},
    {"bf16", bfloat16_type()}, {"i8", int_type(8)},     {"i16", int_type(16)},
    {"i32", int_type(32)},     {"i64", int_type(64)},   {"u8", uint_type(8)},
    {"u16", uint_type(16)},    {"u32", uint_type(32)},  {"u64", uint_type(64)},
    {"boolean", bool_type()},
};

Value new_variable(Reader& r, Call& call, const Type* type) {
  const auto size = r.boolean(call.named("is_size_var"), "is_size_var");
  if (!size) return Value();
  Variable* made = r.builder().variable(call.target.span(call.span), call.target.name(), type);
  made->is_size_var = *size;
  Value declared = value_of(call.span, made, true);
  declared.declares = true;
  return declared;
}

/// `T.handle()`, `T.handle("float32", "global")`, `T.ptr("float32")`.
Value read_handle(Reader& r, Call& call) {
  const Value element = call.get(0, "dtype"), scope = call.get(1, "storage_scope");
  if (element.is(Kind::kNone)) return new_variable(r, call, r.builder().prim_type(handle_type()));
  if (element.is(Kind::kString) && element.text.find("ensor") != std::string_view::npos &&
      element.text.find("ap") != std::string_view::npos)
    return r.opaque(call.span, "handle.tensormap", {}, {});
  const auto of = r.dtype(element, "the pointer's datatype");
  std::optional<std::string_view> storage = "global";
  if (!scope.is(Kind::kNone)) storage = r.text(scope, "storage_scope");
  if (!of || !storage) return Value();
  return new_variable(r, call, r.builder().pointer_type(r.builder().prim_type(*of), *storage));
}

/// `T.var("int32")`; `T.Var("n", "int32")`, as the node's own fields stand.
Value read_var(Reader& r, Call& call) {
  const Value first = call.get(0, "dtype"), second = call.get(1, "name");
  const bool named = first.is(Kind::kString) && !parse_datatype(first.text);
  const auto of = r.dtype(named && !second.is(Kind::kNone) ? second : first, "dtype");
  return of ? new_variable(r, call, r.builder().prim_type(*of)) : Value();
}

/// `T.Cast("float32", x)`: the node itself. `T.cast(x, "float32")`: what takes x there.
Value read_cast(Reader& r, Call& call) {
  const bool node = call.variant == 1;
  const auto to = r.dtype(call.get(node ? 0 : 1, "dtype"), "dtype");
  const PrimExpr* e = r.expression(call.get(node ? 1 : 0, "value"));
  if (!to || !e) return Value();
  if (!node && e->dtype == *to) return value_of(call.span, e);
  const PrimExpr* converted = node ? e : convert(r.builder(), e, *to);
  if (node || converted->dtype != *to) converted = r.builder().cast(call.span, e, *to);
  return value_of(call.span, converted);
}

/// `T.Tuple()`, as a type.
Value read_tuple(Reader& r, Call& call) {
  Value v(Kind::kType, call.span);
  call.all();
  v.type = r.builder().tuple_type();
  return v;
}

std::optional<double> number_in(std::string_view text) {
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (end == copy.c_str() || *end != '\0') return std::nullopt;
  return value;
}

constexpr Construct kTypeConstructs[] = {
    {"handle", read_handle}, {"ptr", read_handle}, {"buffer_var", read_handle},
    {"Ptr", read_handle},    {"var", read_var},    {"Var", read_var},
    {"Cast", read_cast, 1},  {"cast", read_cast},  {"Tuple", read_tuple},
};

}  // namespace

List<Construct> type_constructs() { return kTypeConstructs; }

std::optional<DataType> dtype_of_name(std::string_view name) {
  if (name.size() < 2 || name == "handle") return std::nullopt;
  if (std::string_view("biufv").find(name[0]) == std::string_view::npos) return std::nullopt;
  for (const Short& s : kShort)
    if (s.name == name) return s.dtype;
  return parse_datatype(name);
}

Value read_dtype(Reader& r, DataType dtype, Call& call) {
  const Value v = call.get(0, "expr");
  const bool exotic = dtype.code() == TypeCode::kExotic;
  if (v.is(Kind::kNone)) {
    if (dtype.is_void()) return new_variable(r, call, r.builder().tuple_type());
    return new_variable(r, call, r.builder().prim_type(dtype));
  }
  if (v.is(Kind::kString)) {
    const auto number = number_in(v.text);
    if (!number)
      return r.fail(Code::P_ARGUMENT, v.span, fmt::format("\"{}\" is not a number", v.text));
    return value_of(call.span, r.literal(call.span, *number, dtype));
  }
  const bool number = v.is_number() && !(v.is(Kind::kFloat) && dtype.is_integer());
  if (number && (v.is(Kind::kFloat) || exotic))
    return value_of(
        call.span,
        r.literal(call.span, v.is(Kind::kFloat) ? v.floating : static_cast<double>(v.integer),
                  dtype));
  if (number) {
    const Wide beyond = static_cast<Wide>(1) << 64;
    return value_of(call.span, r.literal(call.span, v.too_large ? beyond : v.integer, dtype));
  }
  const PrimExpr* e = r.expression(v);
  if (!e) return Value();
  const PrimExpr* converted = convert(r.builder(), e, dtype);
  if (converted->dtype != dtype) converted = r.builder().cast(call.span, converted, dtype);
  return value_of(call.span, converted);
}

}  // namespace tenor::spec::reader
