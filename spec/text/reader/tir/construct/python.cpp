// SPDX-License-Identifier: Apache-2.0
// The Python functions that constants are made with (`len(shape)`, `int(n / 2)`): computed on
// constants when the script is read. Any other is left to Python, which is not executed.
#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/constants.h"
#include "spec/text/reader/linear.h"
#include "spec/text/reader/tir/construct/method.h"

namespace tenor::spec::reader {
namespace {

constexpr std::string_view kFunctions[] = {"range", "int", "float", "bool", "len",
                                           "min",   "max", "abs",   "list", "tuple"};

Value refuse(Reader& r, const Call& call, std::string_view name) {
  return r.fail(Code::X_PYTHON_VALUE, call.span,
                fmt::format("`{}` of this value would need Python, which is not executed", name));
}

Value extreme(Reader& r, bool greatest, List<Value> items, Span at) {
  Value best = items[0];
  for (const Value& v : items) {
    const auto better = apply(r.scratch(), greatest ? ">" : "<", v, best, at);
    if (!better) return r.fail(Code::P_ARGUMENT, at, "only constants can be compared here");
    if (truth(*better).value_or(false)) best = v;
  }
  return best;
}

Value of_sequence(Reader& r, std::string_view name, const Value& v, Call& call) {
  if (name == "list") return sequence(call.span, Kind::kList, v.items);
  if (name == "tuple") return sequence(call.span, Kind::kTuple, v.items);
  if (name == "len") return value_of(call.span, static_cast<Wide>(v.items.size()));
  const bool extremes = (name == "min" || name == "max") && !v.items.empty();
  return extremes ? extreme(r, name == "max", v.items, call.span) : refuse(r, call, name);
}

Value of_number(Reader& r, std::string_view name, const Value& v, Call& call) {
  const bool floating = v.is(Kind::kFloat);
  if (name == "int" && !floating) return value_of(call.span, v.integer);
  if (name == "int" && v.floating > -1e18 && v.floating < 1e18)
    return value_of(call.span, static_cast<Wide>(v.floating));
  if (name == "float")
    return value_of(call.span, floating ? v.floating : static_cast<double>(v.integer));
  if (name == "bool") return value_of(call.span, truth(v).value_or(false));
  if (name == "abs" && floating)
    return value_of(call.span, v.floating < 0 ? -v.floating : v.floating);
  if (name == "abs")
    return value_of(call.span, v.integer < 0 ? static_cast<Wide>(-v.integer) : v.integer);
  return refuse(r, call, name);
}

}  // namespace

bool is_python_function(std::string_view name) {
  return std::find(std::begin(kFunctions), std::end(kFunctions), name) != std::end(kFunctions);
}

Value call_python(Reader& r, std::string_view name, Call& call) {
  if (name == "float" && call.size() == 1 && call[0].is(Kind::kString))
    return read_dtype(r, float_type(32), call);
  const List<Value> given = call.all();
  if (given.empty()) return refuse(r, call, name);
  const Value& v = given[0];
  if (v.is_sequence()) return of_sequence(r, name, v, call);
  if (name == "min" || name == "max") return extreme(r, name == "max", given, call.span);
  const auto known = v.is(Kind::kExpr) ? constant(v.expr) : std::nullopt;
  if (name == "int" && known) return value_of(call.span, Wide{*known});
  return v.is_number() && !v.too_large ? of_number(r, name, v, call) : refuse(r, call, name);
}

}  // namespace tenor::spec::reader
