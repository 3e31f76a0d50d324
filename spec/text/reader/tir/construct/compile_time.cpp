// SPDX-License-Identifier: Apache-2.0
// What the vocabulary says to the compiler and not to the machine: targets, index maps, reducers,
// ranges, iteration variables; and the TE-only reduction (TIR/TEOnly). TIR/Grammar/Attrs.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "spec/ir/index_map.h"
#include "spec/ir/small_float.h"
#include "spec/text/reader/index_map.h"
#include "spec/text/reader/linear.h"
#include "spec/text/reader/reader.h"
#include "spec/text/reader/tir/construct/tile.h"

namespace tenor::spec::reader {
namespace {

Value object_value(Reader& r, Span at, const Object& object) {
  return value_of(at, static_cast<const Object*>(r.arena().make<Object>(object)));
}

/// `T.target({...})` and its like: the callee with its arguments.
Value read_object(Reader& r, Call& call) {
  Object object;
  object.kind = Object::Kind::kCall;
  object.text = r.arena().string(fmt::format("{}.{}", call.variant ? "I" : "T", call.name));
  std::vector<Object> items;
  for (const Value& v : call.all()) items.push_back(r.object(v));
  std::vector<Attribute> entries;
  for (const KeywordValue& k : call.keywords())
    entries.push_back({r.arena().string(k.name), r.object(k.value)});
  object.items = r.arena().list(items);
  object.entries = r.arena().list(entries);
  return object_value(r, call.span, object);
}

/// `T.index_map(lambda i, j: (j, i), inverse_index_map=lambda …)`.
Value read_index_map(Reader& r, Call& call) {
  const Value mapping = call.get(0, "mapping"), inverse = call.named("inverse_index_map");
  const Value written = call.named("index_dtype");
  const auto dtype = written.is(Kind::kNone) ? int_type(64) : r.dtype(written, "index_dtype");
  if (!dtype || !inverse) return Value();
  std::optional<Object> back;
  // The compilers give a bare lambda there indices of int64.
  if (inverse.is(Kind::kLambda))
    back = index_map(r, inverse, int_type(64), nullptr);
  else if (!inverse.is(Kind::kNone))
    back = r.object(inverse);
  if (!inverse.is(Kind::kNone) && !(back && spec::index_map(*back)))
    return back ? r.fail(Code::P_ARGUMENT, inverse.span, "the inverse is not an index map")
                : Value();
  const auto map = index_map(r, mapping, *dtype, back ? &*back : nullptr);
  return map ? object_value(r, call.span, *map) : Value();
}

/// `T.Range(begin, end)`.
Value read_range(Reader& r, Call& call) {
  auto* range = r.scratch().make<Range>();
  const Value begin = call.get(0, "begin"), end = call.get(1, "end");
  const Value pair[] = {begin, end};
  const bool one = end.is(Kind::kNone);
  if (!r.range(one ? begin : sequence(call.span, Kind::kTuple, pair), *range)) return Value();
  Value v(Kind::kRange, call.span);
  v.range = range;
  return v;
}

struct IterKind {
  std::string_view name;
  IterVarType type;
};
constexpr IterKind kIterKinds[] = {
    {"DataPar", IterVarType::kDataPar},
    {"ThreadIndex", IterVarType::kThreadIndex},
    {"CommReduce", IterVarType::kCommReduce},
    {"Ordered", IterVarType::kOrdered},
    {"DimInfo", IterVarType::kOpaque},
    {"Opaque", IterVarType::kOpaque},
    {"Unrolled", IterVarType::kUnrolled},
    {"Vectorized", IterVarType::kVectorized},
    {"Parallelized", IterVarType::kParallelized},
    {"Tensorized", IterVarType::kTensorized},
};

/// `T.iter_var(v, T.Range(0, n), "DataPar", "")`.
Value read_iter_var(Reader& r, Call& call) {
  auto* axis = r.builder().program().make<IterVar>(call.span);
  const Value v = call.get(0, "v"), dom = call.get(1, "dom"), tag = call.get(3, "thread_tag");
  const auto type = r.text(call.get(2, "iter_type"), "iter_type");
  if (!type || !v) return Value();
  if (!dom.is(Kind::kNone) && !r.range(dom, axis->dom)) return Value();
  axis->var = v.is(Kind::kString) ? r.builder().variable(v.span, v.text, int_type(32))
                                  : r.variable(v, "an iteration variable");
  const auto known = std::find_if(std::begin(kIterKinds), std::end(kIterKinds),
                                  [&](const IterKind& k) { return k.name == *type; });
  if (known == std::end(kIterKinds))
    return r.fail(Code::P_ARGUMENT, call.span,
                  fmt::format("\"{}\" is not a kind of iteration variable", *type));
  axis->iter_type = known->type;
  if (!tag.is(Kind::kNone)) {
    const auto written = r.text(tag, "thread_tag");
    if (!written) return Value();
    axis->thread_tag = r.arena().string(*written);
  }
  if (!axis->var) return Value();
  if (axis->iter_type == IterVarType::kThreadIndex) r.threads()[axis->var] = axis;
  Value made(Kind::kIterVar, call.span);
  made.iter_var = axis;
  return made;
}

/// `T.meta_var(x)`: a name for what it holds, and no variable of the program.
Value read_meta_var(Reader&, Call& call) {
  Value v = call.get(0, "value");
  v.alias = true;
  return v;
}

/// `T.comm_reducer(lambda x, y: x + y, [T.float32(0)])`.
Value read_comm_reducer(Reader& r, Call& call) {
  const Value combiner = call.get(0, "combiner"), identity = call.get(1, "identity");
  if (!combiner || !identity) return Value();
  auto* reducer = r.builder().program().make<CommReducer>(call.span);
  if (!r.expressions(identity, reducer->identity_element)) return Value();
  const std::size_t n = reducer->identity_element.size();
  if (!combiner.is(Kind::kLambda) || combiner.lambda->params.size() != 2 * n)
    return r.fail(
        Code::P_ARGUMENT, call.span,
        fmt::format("the combiner must be a lambda with {} parameters, two for each identity",
                    2 * n));
  std::vector<const Variable*> variables;
  std::vector<Value> bound;
  for (std::size_t i = 0; i < 2 * n; ++i) {
    Variable* made = r.builder().variable(combiner.span, combiner.lambda->params[i],
                                          reducer->identity_element[i % n]->dtype);
    variables.push_back(made);
    bound.push_back(value_of(combiner.span, made, false));
  }
  const Value result = r.call_lambda(combiner, bound);
  if (!result || !r.expressions(result, reducer->result)) return Value();
  const std::span<const Variable* const> all(variables);
  reducer->lhs = r.arena().list(all.first(n));
  reducer->rhs = r.arena().list(all.subspan(n));
  Value v(Kind::kReducer, call.span);
  v.reducer = reducer;
  return v;
}

/// `T.reduce(combiner, [source], [init], [axes], value_index, condition)`: TIR/TEOnly/b2.
Value read_reduce(Reader& r, Call& call) {
  if (is_tile_reduce(call)) return read_tile_reduce(r, call);
  const Value combiner = call.get(0, "combiner"), source = call.get(1, "source");
  const Value init = call.get(2, "init"), axis = call.get(3, "axis");
  Value index = call.get(5, "value_index"), condition = call.get(4, "condition");
  if (!combiner.is(Kind::kReducer))
    return r.fail(Code::P_ARGUMENT, call.span, "T.reduce needs a T.comm_reducer");
  if (!index.is(Kind::kInt) && condition.is(Kind::kInt)) std::swap(index, condition);
  auto* e = r.builder().program().make<Reduce>(call.span);
  e->combiner = combiner.reducer;
  if (!r.expressions(source, e->source)) return Value();
  if (!init.is(Kind::kNone) && !r.expressions(init, e->init)) return Value();
  std::vector<const IterVar*> axes;
  for (const Value& v : axis.is_sequence() ? axis.items : List<Value>(&axis, 1)) {
    if (!v.is(Kind::kIterVar))
      return r.fail(Code::P_ARGUMENT, call.span,
                    "the axes of T.reduce must be iteration variables");
    axes.push_back(v.iter_var);
  }
  e->axis = r.arena().list(axes);
  const auto n = index.is(Kind::kNone) ? 0 : r.integer(index, "value_index");
  e->condition =
      condition.is(Kind::kNone) ? r.builder().boolean(call.span, true) : r.expression(condition);
  if (!n || *n < 0 || static_cast<std::size_t>(*n) >= e->source.size() || !e->condition)
    return Value();
  e->value_index = *n;
  e->dtype = e->source[static_cast<std::size_t>(*n)]->dtype;
  return value_of(call.span, static_cast<const PrimExpr*>(e));
}

/// `tir.const(3, "int32")`, `tir.IntImm("int32", 3)`, `tir.FloatImm("float32", 1.0)`.
Value read_immediate(Reader& r, Call& call) {
  const bool value_first = call.variant == 1;
  const Value value = call.get(value_first ? 0 : 1, "value");
  const Value of = call.get(value_first ? 1 : 0, "dtype");
  if (of.is(Kind::kNone) && value_first) return value;
  const auto dtype = r.dtype(of, "dtype");
  if (!dtype || !value.is_number())
    return value && dtype ? r.fail(Code::P_ARGUMENT, call.span, "a literal needs a number")
                          : Value();
  return value_of(call.span, value.is(Kind::kFloat) ? r.literal(call.span, value.floating, *dtype)
                                                    : r.literal(call.span, value.integer, *dtype));
}

Value read_string(Reader& r, Call& call) {
  const auto text = r.text(call.get(0, "value"), "value");
  return text ? value_of(call.span, Kind::kString, *text) : Value();
}

enum Limit { kLeast, kGreatest, kInfinity };

double greatest(DataType dtype) {
  if (dtype.scalar.is_small_float()) return largest_small_float(dtype.scalar);
  if (dtype.bits() == 16 && dtype.scalar.is_float()) return 65504.0;
  if (dtype.bits() == 16) return 0x1.fep127;  // bfloat16
  return dtype.bits() == 32 ? 0x1.fffffep127 : 0x1.fffffffffffffp1023;
}

/// `T.min_value("int32")`, `T.max_value(…)`, `T.infinity("float32")`.
Value read_limit(Reader& r, Call& call) {
  const auto dtype = r.dtype(call.get(0, "dtype"), "dtype");
  if (!dtype) return Value();
  const bool negative = call.variant == kLeast;
  const bool endless = dtype->is_floating() && !dtype->scalar.is_small_float();
  if (endless || (dtype->is_floating() && call.variant != kInfinity)) {
    const double size = call.variant == kInfinity ? HUGE_VAL : greatest(*dtype);
    return value_of(call.span, r.literal(call.span, negative ? -size : size, *dtype));
  }
  if (!dtype->is_integer() || call.variant == kInfinity)
    return r.fail(Code::P_ARGUMENT, call.span,
                  fmt::format("{} has no such value", to_string(*dtype)));
  const bool is_signed = dtype->scalar.is_int();
  const Wide top = (static_cast<Wide>(1) << (dtype->bits() - (is_signed ? 1 : 0))) - 1;
  return value_of(call.span,
                  r.literal(call.span, negative ? (is_signed ? -top - 1 : 0) : top, *dtype));
}

constexpr Construct kCompileTimeConstructs[] = {
    {"target", read_object},
    {"vdevice", read_object, 1},
    {"dummy_global_info", read_object, 1},
    {"index_map", read_index_map},
    {"Range", read_range},
    {"iter_var", read_iter_var},
    {"meta_var", read_meta_var},
    {"comm_reducer", read_comm_reducer},
    {"reduce", read_reduce},
    {"const", read_immediate, 1},
    {"IntImm", read_immediate},
    {"FloatImm", read_immediate},
    {"StringImm", read_string},
    {"min_value", read_limit, kLeast},
    {"max_value", read_limit, kGreatest},
    {"infinity", read_limit, kInfinity},
};

}  // namespace

List<Construct> compile_time_constructs() { return kCompileTimeConstructs; }

}  // namespace tenor::spec::reader
