// SPDX-License-Identifier: Apache-2.0
// Calls: of operators by the registry's parameters, of functions of the module and of values.
// An operator that is not registered keeps what stands there: expressions are arguments, what is
// given by name an attribute. Relax/Grammar/Expr/Call; ledger RLX-D49, RLX-D57.
#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/diagnostic/suggest.h"
#include "spec/text/reader/index_map.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

bool is_struct_info_name(std::string_view name) {
  return name == "sinfo_args" || name == "ty_args" || name == "out_sinfo" || name == "out_ty";
}

/// Several StructInfo of results are the fields of a tuple, and one is the result itself; those of
/// `sinfo_args` stand by themselves.
bool add_struct_infos(RelaxReader& r, std::string_view name, const Value& v,
                      std::vector<const relax::StructInfo*>& out) {
  List<const relax::StructInfo*> all;
  if (!r.struct_infos(v, all)) return false;
  if (name.starts_with("out_") && v.is_sequence() && all.size() != 1)
    out.push_back(r.build().tuple_info(v.span, all));
  else
    out.insert(out.end(), all.begin(), all.end());
  return true;
}

/// The arguments of a call as they are put together.
struct Parts {
  std::vector<const relax::Expr*> args;
  std::vector<const relax::StructInfo*> sinfo_args;
  std::vector<Attribute> attrs;
};

/// A single value where a function's arguments are listed is a tuple of one.
const relax::Expr* listed(RelaxReader& r, const Value& v) {
  const relax::Expr* e = r.tuple(v);
  if (!e || r.is_tuple(e)) return e;
  return r.build().tuple(v.span, r.arena().list({e}));
}

bool is_dimension(const Value& v) {
  return v.is(Kind::kInt) || v.is(Kind::kExpr) || v.is(Kind::kVariable);
}
/// One dimension, by itself or as a list, where `repeated` equal ones are due.
const relax::Expr* shape(RelaxReader& r, const Value& v, std::size_t repeated) {
  const bool is_one = v.is_sequence() ? v.items.size() == 1 : is_dimension(v);
  if (repeated == 0 || !is_one) return r.shape(v);
  const std::vector<Value> all(repeated, v.is_sequence() ? v.items[0] : v);
  return r.shape(sequence(v.span, Kind::kTuple, r.source().scratch.list(all)));
}

/// The datatype of a tensor among the arguments, as it is annotated; Void: there is none.
DataType datatype_beside(Call& call) {
  for (const Value& v : call.all()) {
    const auto* info = relax::as<relax::TensorStructInfo>(
        v.is(Kind::kRelaxVariable) ? v.relax_variable->struct_info_annotation : nullptr);
    if (info && !info->dtype.is_void()) return info->dtype;
  }
  return void_type();
}
/// A number of Python among the arguments of an operator: a float is float32, and an integer, whose
/// width compilers do not print, is of the datatype of the integers beside it.
const relax::Expr* operand(RelaxReader& r, const Value& v, Call& call) {
  const DataType beside = datatype_beside(call);
  const bool is_integer = v.is(Kind::kInt) && beside.is_integer() && beside.lanes == 1;
  if (!is_integer && !v.is(Kind::kFloat)) return r.expr(v);
  const PrimExpr* literal = is_integer ? r.script().literal(v.span, v.integer, beside)
                                       : r.script().literal(v.span, v.floating, float_type(32));
  return literal ? r.build().prim_value(v.span, literal) : nullptr;
}

const relax::Expr* datatype(RelaxReader& r, const Value& v) {
  if (v.is_relax()) return r.expr(v);
  const auto dtype = r.script().dtype(v, "dtype");
  return dtype ? r.expr(value_of(v.span, *dtype)) : nullptr;
}

/// A lambda is an index map: no operator takes another one.
bool add_attribute(RelaxReader& r, std::string_view name, const Value& v, Parts& parts) {
  const std::optional<Object> value =
      v.is(Kind::kLambda) ? index_map(r.script(), v, int_type(64), nullptr) : r.attribute(v);
  if (value) parts.attrs.push_back({name, *value});
  return value.has_value();
}

/// One parameter's value, where it belongs; false after reporting.
bool place(RelaxReader& r, Call& call, const relax::Parameter& p, const Value& v, Parts& parts) {
  using enum relax::Parameter::Kind;
  const relax::Expr* e = nullptr;
  switch (p.kind) {
    case kAttribute: return add_attribute(r, p.name, v, parts);
    case kStructInfo: return add_struct_infos(r, p.name, v, parts.sinfo_args);
    case kTensors: e = r.tuple(v); break;
    case kArguments: e = listed(r, v); break;
    case kShape: e = shape(r, v, p.repeated); break;
    case kDataType: e = datatype(r, v); break;
    case kFunction: e = r.callable(v); break;
    case kExpr: e = operand(r, v, call); break;
    case kPrimValue:
    case kPrimValues:
    case kString:
    case kRest:
    case kItems: e = r.expr(v); break;
  }
  if (e) parts.args.push_back(e);
  return e != nullptr;
}

/// What a call leaves out, as the registry says: an argument is put there, an attribute is not.
bool place_default(RelaxReader& r, Call& call, const relax::Parameter& p, Parts& parts) {
  using enum relax::Parameter::Kind;
  if (p.kind == kAttribute || p.kind == kStructInfo || takes_rest(p.kind)) return true;
  const Value v = r.value_of_object(call.span, relax::default_of(p, r.arena()));
  if (v.is(Kind::kNone)) return true;
  if (!v.is_sequence()) return place(r, call, p, v, parts);
  parts.args.push_back(r.tuple(v));
  return parts.args.back() != nullptr;
}

/// The arguments that are left: by place, or, of a parameter that takes a list, its items.
bool place_rest(RelaxReader& r, Call& call, const relax::Parameter& p, List<Value> left,
                const Value& named, Parts& parts) {
  const bool takes_list = p.kind == relax::Parameter::Kind::kItems;
  const bool is_named = takes_list && !named.is(Kind::kNone);
  if (is_named) left = List<Value>(&named, 1);
  if (takes_list && left.size() == 1 && left[0].is_sequence()) left = left[0].items;
  return std::ranges::all_of(left, [&](const Value& v) { return place(r, call, p, v, parts); });
}

/// Is a None written, where leaving the attribute out means something else?
bool is_said(const relax::Parameter& p, const Value& none, const Call& call) {
  const bool written = none.span.begin != call.span.begin;
  return written && p.kind == relax::Parameter::Kind::kAttribute && !p.otherwise.empty() &&
         p.otherwise != "None";
}

/// Reports an argument by name that the operator has no place for, or has one that is taken.
void refuse_keyword(RelaxReader& r, const relax::Operator& op, const KeywordValue& k) {
  std::vector<std::string> names;
  for (const relax::Parameter& p : op.parameters) {
    names.emplace_back(p.name);
    if (p.name == k.name || (!p.also.empty() && p.also == k.name)) {
      r.fail(Code::P_ARGUMENT, k.span,
             fmt::format("R.{} is given {} twice, by place and by name", op.name, p.name));
      return;
    }
  }
  r.fail(Code::P_ARGUMENT, k.span,
         fmt::format("R.{} has no parameter {}{}", op.name, k.name, did_you_mean(k.name, names)),
         fmt::format("R.{} takes {}", op.name,
                     names.empty() ? "no arguments" : fmt::format("{}", fmt::join(names, ", "))));
}

}  // namespace

Value RelaxReader::invoke(const Value& callee, Call& call) {
  if (!callee.is(Kind::kConstruct)) {
    const relax::Expr* op = expr(callee);
    return op ? call_value(op, call) : Value();
  }
  call.name = callee.text.substr(2);
  if (const RelaxConstruct* construct = find_relax_construct(call.name)) {
    call.variant = construct->variant;
    const Value result = construct->read(*this, call);
    const auto extra = call.unasked();
    if (!result || !extra.found) return result;
    return fail(Code::P_ARGUMENT, extra.span,
                fmt::format("R.{} does not take this argument", call.name));
  }
  if (call.name.starts_with("dist.") || call.name.starts_with("DTensor")) return out_of_scope(call);
  if (const relax::Operator* op = relax::find_operator(call.name))
    return call_registered(*op, call);
  return call_unregistered(call.name, call);
}

/// A function of the module, a variable that holds one, an ExternFunc. By name: attributes.
Value RelaxReader::call_value(const relax::Expr* op, Call& call, std::size_t first) {
  auto* made_call = build_.make<relax::Call>(call.span);
  made_call->op = op;
  std::vector<const relax::StructInfo*> sinfo_args;
  std::vector<Attribute> attrs;
  for (const KeywordValue& k : call.keywords()) {
    if (!is_struct_info_name(k.name))
      attrs.push_back({arena().string(k.name), attribute(k.value)});
    else if (!add_struct_infos(*this, k.name, k.value, sinfo_args))
      return Value();
  }
  made_call->sinfo_args = arena().list(sinfo_args);
  made_call->attrs = arena().list(attrs);
  if (!exprs(call.all().subspan(first), made_call->args)) return Value();
  return made(call.span, static_cast<const relax::Expr*>(made_call));
}

Value RelaxReader::call_op(Span at, std::string_view op, List<const relax::Expr*> args,
                           List<const relax::StructInfo*> sinfo_args, Attrs attrs) {
  auto* name = build_.make<relax::Op>(at);
  name->op_name = arena().string(op);
  auto* made_call = build_.make<relax::Call>(at);
  made_call->op = name;
  made_call->args = args;
  made_call->sinfo_args = sinfo_args;
  made_call->attrs = attrs;
  return made(at, static_cast<const relax::Expr*>(made_call));
}

Value RelaxReader::call_registered(const relax::Operator& op, Call& call) {
  using enum relax::Parameter::Kind;
  Parts parts;
  bool good = true;
  std::size_t next = 0;
  bool rest = false;
  for (const relax::Parameter& p : op.parameters) {
    if (takes_rest(p.kind)) {
      const auto left = call.all().subspan(next);
      const Value named = left.empty() ? call.named(p.name) : none(call.span);
      good = place_rest(*this, call, p, left, named, parts) && good;
      rest = true, next = call.size();
      continue;
    }
    const bool by_place = !rest && !p.keyword_only && next < call.size();
    Value v = by_place ? call[next++] : call.named(p.name);
    if (v.is(Kind::kNone) && !p.also.empty()) v = call.named(p.also);
    if (v.is(Kind::kNone) && !is_said(p, v, call)) {
      good = place_default(*this, call, p, parts) && good;
      continue;
    }
    good = place(*this, call, p, v, parts) && good;
  }
  for (const KeywordValue& k : call.unasked_keywords()) {
    if (is_struct_info_name(k.name))
      good = add_struct_infos(*this, k.name, k.value, parts.sinfo_args) && good;
    else
      good = (refuse_keyword(*this, op, k), false);
  }
  if (!good) return Value();
  if (next < call.size())
    return fail(Code::P_ARGUMENT, call[next].span,
                fmt::format("R.{} takes at most {}", op.name, counted(next, "argument")));
  return call_op(call.span, op.name, arena().list(parts.args), arena().list(parts.sinfo_args),
                 arena().list(parts.attrs));
}

Value RelaxReader::call_unregistered(std::string_view name, Call& call) {
  std::vector<const relax::Expr*> args;
  std::vector<const relax::StructInfo*> sinfo_args;
  std::vector<Attribute> attrs;
  for (const Value& v : call.all()) {
    if (v.is(Kind::kNone)) continue;
    const bool info = v.is(Kind::kStructInfo);
    if (info)
      sinfo_args.push_back(v.struct_info);
    else if (const relax::Expr* e = expr(v))
      args.push_back(e);
    else
      return Value();
  }
  for (const KeywordValue& k : call.keywords()) {
    if (is_struct_info_name(k.name)) {
      if (!add_struct_infos(*this, k.name, k.value, sinfo_args)) return Value();
    } else if (k.value.is(Kind::kRelaxVariable)) {
      args.push_back(expr(k.value));
    } else {
      attrs.push_back({arena().string(k.name), attribute(k.value)});
    }
  }
  return call_op(call.span, name, arena().list(args), arena().list(sinfo_args),
                 arena().list(attrs));
}

Value RelaxReader::out_of_scope(Call& call) {
  auto* held = build_.make<relax::OpaqueExpr>(call.span);
  Object& object = held->construct;
  object.kind = Object::Kind::kCall;
  object.text = arena().string(fmt::format("R.{}", call.name));
  std::vector<Object> items;
  for (const Value& v : call.all()) items.push_back(attribute(v));
  std::vector<Attribute> entries;
  for (const KeywordValue& k : call.keywords())
    entries.push_back({arena().string(k.name), attribute(k.value)});
  object.items = arena().list(items);
  object.entries = arena().list(entries);
  if (!call.name.starts_with("DTensor"))
    return made(call.span, static_cast<const relax::Expr*>(held));
  // No check sees the StructInfo: nothing is left of it but an object.
  source_.report.error(
      Code::S_DISTRIBUTED, call.span,
      fmt::format("R.{} belongs to distributed programs, which have no rules", call.name));
  return made(call.span, build_.object(call.span));
}

}  // namespace tenor::spec::reader
