// SPDX-License-Identifier: Apache-2.0
// StructInfo as annotations write it, in both generations' spelling (types, in the later one).
// Relax/Grammar/StructInfo; dimensions are int64 where no datatype is written (RLX-D30).
#include <fmt/format.h>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/relax/rank.h"
#include "spec/text/reader/relax/reader.h"
#include "spec/text/relax_names.h"

namespace tenor::spec::reader {
namespace {

/// A tuple or list, a `R.shape([…])`, or a variable that holds a shape.
const relax::Expr* tensor_shape(RelaxReader& r, const Value& v) {
  if (!v.is_relax()) return r.shape(v);
  const relax::Expr* e = r.expr(v);
  if (relax::as<relax::ShapeExpr>(e) || relax::variable_of(e)) return e;
  r.fail(Code::P_ARGUMENT, v.span,
         "the shape of a tensor must be a list of dimensions or a variable");
  return nullptr;
}

int rank_of(const relax::Expr* shape) {
  if (const auto* e = relax::as<relax::ShapeExpr>(shape)) return static_cast<int>(e->values.size());
  const relax::Variable* variable = relax::variable_of(shape);
  const auto* info =
      variable ? relax::as<relax::ShapeStructInfo>(variable->struct_info_annotation) : nullptr;
  return info ? info->ndim : relax::kUnknownRank;
}

Value bad_rank(RelaxReader& r, const Value& rank, std::int64_t n) {
  return r.fail(Code::P_ARGUMENT, rank.span,
                fmt::format("ndim must be a number from 0 to {}, not {}", kLargestRank, n));
}

/// `R.Tensor((n, 8), "float32", vdevice="cuda:0", ndim=2)`. A string alone is a datatype.
Value read_tensor(RelaxReader& r, Call& call) {
  Value shape = call.get(0, "shape"), of = call.get(1, "dtype");
  if (shape.is(Kind::kString) && of.is(Kind::kNone)) std::swap(shape, of);
  const Value device = call.get(2, "vdevice"), rank = call.get(3, "ndim");
  auto* made = r.build().make<relax::TensorStructInfo>(call.span);
  if (!of.is(Kind::kNone)) {
    const auto dtype = r.script().dtype(of, "dtype");
    if (!dtype) return Value();
    made->dtype = *dtype;
  }
  if (!shape.is(Kind::kNone)) {
    made->shape = tensor_shape(r, shape);
    if (!made->shape) return Value();
    made->ndim = rank_of(made->shape);
  }
  if (!rank.is(Kind::kNone)) {
    const auto n = r.script().integer(rank, "ndim");
    if (!n) return Value();
    if (!is_rank(*n)) return bad_rank(r, rank, *n);
    if (*n != relax::kUnknownRank) made->ndim = static_cast<int>(*n);
  }
  if (!device.is(Kind::kNone)) {
    made->vdevice = r.vdevice(device);
    if (!made->vdevice) return Value();
  }
  return r.made(call.span, made);
}

/// `R.Shape([n, 8])`, `R.Shape(ndim=2)`.
Value read_shape_info(RelaxReader& r, Call& call) {
  const Value values = call.get(0, "values"), rank = call.get(1, "ndim");
  std::optional<std::int64_t> n = relax::kUnknownRank;
  if (!rank.is(Kind::kNone)) n = r.script().integer(rank, "ndim");
  if (!n) return Value();
  List<const PrimExpr*> dimensions;
  if (!values.is(Kind::kNone) && !r.dimensions(values, dimensions)) return Value();
  if (!is_rank(*n)) return bad_rank(r, rank, *n);
  auto* made = r.build().make<relax::ShapeStructInfo>(call.span);
  made->ndim = static_cast<int>(*n);
  if (!values.is(Kind::kNone)) {
    made->values = dimensions;
    if (*n == relax::kUnknownRank) made->ndim = static_cast<int>(dimensions.size());
  }
  return r.made(call.span, made);
}

/// `R.Prim("int64")`, `R.Prim(value=n)`.
Value read_prim(RelaxReader& r, Call& call) {
  const Value of = call.get(0, "dtype"), value = call.get(1, "value");
  const PrimExpr* e = nullptr;
  if (!value.is(Kind::kNone) && !(e = r.dimension(value))) return Value();
  if (of.is(Kind::kNone) && !e)
    return r.fail(Code::P_ARGUMENT, call.span, "R.Prim needs a datatype or a value");
  std::optional<DataType> dtype = e ? std::optional(e->dtype) : std::nullopt;
  if (!of.is(Kind::kNone)) dtype = r.script().dtype(of, "dtype");
  return dtype ? r.made(call.span, r.build().prim(call.span, *dtype, e)) : Value();
}

Value read_object(RelaxReader& r, Call& call) {
  return r.made(call.span, r.build().object(call.span));
}

/// `R.Tuple(a, b)`, `R.Tuple([a, b])`.
Value read_tuple_info(RelaxReader& r, Call& call) {
  const Value list = call.named("fields");
  const List<Value> all = call.all();
  List<const relax::StructInfo*> fields;
  const bool one_list = all.size() == 1 && all[0].is_sequence();
  const Value items = !list.is(Kind::kNone) ? list
                      : one_list            ? all[0]
                                            : sequence(call.span, Kind::kTuple, all);
  if (!r.struct_infos(items, fields)) return Value();
  return r.made(call.span, r.build().tuple_info(call.span, fields));
}

/// What `derive_func` names.
relax::DeriveFunc derive_func(RelaxReader& r, std::string_view name) {
  using enum relax::DeriveFunc::Kind;
  const bool is_default =
      name == "default_derive" || name == kNestedDefaultDerive || name == kFlatDefaultDerive;
  if (is_default) return {kDefault, {}};
  if (name == "empty_derive") return {kEmpty, {}};
  return {kNamed, r.arena().string(name)};
}

/// A function whose parameters are not known, from `derive_func`; without one, `otherwise`.
Value packed_func(RelaxReader& r, Call& call, const relax::StructInfo* ret, bool purity,
                  relax::DeriveFunc::Kind otherwise) {
  relax::DeriveFunc by{otherwise, {}};
  if (const Value derive = call.named("derive_func"); !derive.is(Kind::kNone)) {
    const auto name = r.script().text(derive, "derive_func");
    if (!name) return Value();
    by = derive_func(r, *name);
  }
  return r.made(call.span, r.build().packed_func(call.span, ret, by, purity));
}

/// `R.Callable((a, b), ret, purity)`. Without parameters: any function, which compilers take to be
/// impure where nothing is said.
Value read_callable(RelaxReader& r, Call& call) {
  const Value params = call.get(0, "params"), ret = call.get(1, "ret");
  const Value pure = call.get(2, "purity");
  const auto purity = pure.is(Kind::kNone) ? std::optional(!params.is(Kind::kNone))
                                           : r.script().boolean(pure, "purity");
  const relax::StructInfo* result =
      ret.is(Kind::kNone) ? r.build().object(call.span) : r.struct_info(ret);
  if (!purity || !result) return Value();
  if (params.is(Kind::kNone))
    return packed_func(r, call, result, *purity, relax::DeriveFunc::Kind::kEmpty);
  List<const relax::StructInfo*> of;
  if (!r.struct_infos(params, of)) return Value();
  return r.made(call.span, r.build().func(call.span, of, result, *purity));
}

/// `R.Callable.packed(ret=…, purity=…, derive_func="…")`; `R.PackedFunc` is one by default.
Value read_packed(RelaxReader& r, Call& call) {
  const Value ret = call.get(0, "ret"), pure = call.get(1, "purity");
  const auto purity = r.script().boolean(pure, "purity");
  const relax::StructInfo* result =
      ret.is(Kind::kNone) ? r.build().object(call.span) : r.struct_info(ret);
  if (!purity || !result) return Value();
  using enum relax::DeriveFunc::Kind;
  return packed_func(r, call, result, *purity, call.variant == 1 ? kDefault : kEmpty);
}

constexpr RelaxConstruct kStructInfoConstructs[] = {
    {"Tensor", read_tensor},
    {"Shape", read_shape_info},
    {"Prim", read_prim},
    {"Object", read_object},
    {"Any", read_object},
    {"Tuple", read_tuple_info},
    {"Callable", read_callable},
    {"Callable.packed", read_packed},
    {"PackedFunc", read_packed, 1},
};

}  // namespace

List<RelaxConstruct> struct_info_constructs() { return kStructInfoConstructs; }

const relax::StructInfo* RelaxReader::struct_info(const Value& v) {
  if (v.is(Kind::kStructInfo)) return v.struct_info;
  if (v.is(Kind::kNone)) return build_.tuple_info(v.span, {});
  if (v.is(Kind::kDtype)) return build_.prim(v.span, v.dtype);
  if (v.is(Kind::kVariable) && v.fresh) return build_.prim(v.span, v.variable->dtype);
  if (v.is(Kind::kConstruct) && v.text.starts_with("R.")) {  // `R.Object`, not called
    Call call;
    call.span = v.span;
    const Value called = invoke(v, call);
    if (called.is(Kind::kStructInfo)) return called.struct_info;
    if (!called) return nullptr;
  }
  if (v)
    fail(Code::P_ARGUMENT, v.span,
         fmt::format("found {} where StructInfo is needed", script_.describe(v)));
  return nullptr;
}

bool RelaxReader::struct_infos(const Value& v, List<const relax::StructInfo*>& out) {
  std::vector<const relax::StructInfo*> items;
  bool good = static_cast<bool>(v);
  for (const Value& item : v.is_sequence() ? v.items : List<Value>(&v, 1)) {
    items.push_back(struct_info(item));
    good = good && items.back();
  }
  out = arena().list(items);
  return good;
}

/// An int64 unless it says otherwise. Quoted: the expression in the string.
const PrimExpr* RelaxReader::dimension(const Value& v) {
  if (v.is(Kind::kInt)) return script_.literal(v.span, v.integer, int_type(64));
  if (!v.is(Kind::kString)) return script_.expression(v);
  const python::Expr* e = parse_quoted(source_, v);
  if (e) return dimension(script_.evaluate(e));
  fail(Code::P_SYNTAX, v.span, fmt::format("\"{}\" is not an expression", v.text));
  return nullptr;
}

bool RelaxReader::dimensions(const Value& v, List<const PrimExpr*>& out) {
  if (v.is(Kind::kRelax))
    if (const auto* e = relax::as<relax::ShapeExpr>(v.relax)) {
      out = e->values;
      return true;
    }
  if (v && !v.is_sequence())
    fail(Code::P_ARGUMENT, v.span,
         fmt::format("found {} where a list of dimensions is needed", script_.describe(v)));
  if (!v.is_sequence()) return false;
  std::vector<const PrimExpr*> items;
  bool good = true;
  for (const Value& item : v.items) {
    items.push_back(dimension(item));
    good = good && items.back();
  }
  out = arena().list(items);
  return good;
}

}  // namespace tenor::spec::reader
