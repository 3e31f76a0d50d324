// SPDX-License-Identifier: Apache-2.0
// StructInfo, with its dimensions and devices. Relax/Grammar/StructInfo, VDevice. In a signature a
// dimension whose names come with it is quoted; 0.26 and 0.27 of the flat generation read that too.
#include <fmt/format.h>

#include "spec/text/printer/literal.h"
#include "spec/text/printer/relax/printer.h"
#include "spec/text/relax_names.h"

namespace tenor::spec::printer {
namespace {

using namespace relax;

/// Of a target: its configuration's entry, or the first word of its tag.
std::string_view target_kind(const Object& target) {
  if (target.kind == Object::Kind::kString) return target.text.substr(0, target.text.find(' '));
  const Object* kind = find(target.entries, "kind");
  return kind && kind->kind == Object::Kind::kString ? kind->text : "vdevice";
}

/// Counts the nodes of `e` down from `left`: the result is negative where there are more.
int without_nodes(const PrimExpr* e, int left) {
  if (!e || --left < 0) return left;
  for_each_operand(e, [&](const PrimExpr* operand) {
    if (left >= 0) left = without_nodes(operand, left);
  });
  return left;
}

std::string rank(int ndim) { return fmt::format("ndim={}", ndim); }

}  // namespace

std::string spelled_vdevice(const VDevice* device, std::span<const VDevice* const> all) {
  const std::string_view kind = target_kind(device->target);
  if (all.empty()) return fmt::format("{}:{}:{}", kind, device->dev_id, device->mem_scope);
  std::size_t index = 0;
  for (const VDevice* each : all) {
    if (each == device) break;
    index += kind == "vdevice" || target_kind(each->target) == kind ? 1 : 0;
  }
  return fmt::format("{}:{}:{}", kind, index, device->mem_scope);
}

std::string vdevice_entry(const VDevice* device, Printer& objects) {
  return fmt::format("I.vdevice({}, {}, {})", objects.value(device->target), device->dev_id,
                     string_literal(device->mem_scope));
}

RelaxPrinter::OpenFunction& RelaxPrinter::open_function_of(const spec::Variable* v) {
  const relax::Function* of = symbols_.declaring_function(v);
  for (OpenFunction& open : open_functions_)
    if (open.function == of) return open;
  return open_functions_.back();
}

void RelaxPrinter::share_name(const relax::Variable* v) {
  const auto* prim = as<PrimStructInfo>(v->struct_info_annotation);
  const auto* value = prim ? spec::as<spec::Var>(prim->value) : nullptr;
  if (!flat() || !value || !value->variable || tir_.is_spelled(value->variable)) return;
  share_name(v, value->variable);
}

void RelaxPrinter::share_name(const relax::Variable* v, const spec::Variable* scalar) {
  tir_.name_as(scalar, variable(v));
  declared_.insert(scalar);
  shared_.insert(scalar);
}

/// Is it declared around the current scope?
bool RelaxPrinter::declare(const spec::Variable* v) {
  tir_.name(v, v->name_hint);
  if (open_functions_.empty()) return true;
  OpenFunction& open = open_function_of(v);
  if (declared_.insert(v).second) open.head.push_back({open.indent, tir_.declaration(v)});
  return &open != &open_functions_.back() || shared_.contains(v);
}

bool RelaxPrinter::declare_symbols(const PrimExpr* e) {
  bool around = true;
  for_each_occurrence(e, [&](const spec::Variable* v) { around = declare(v) && around; });
  return around;
}

/// The indices are the parameters of a lambda.
void RelaxPrinter::declare_symbols(const IndexMap& map) {
  for (const Object& result : map.results)
    for_each_occurrence(result.expr, [&](const spec::Variable* v) {
      if (!map.binds(v)) declare(v);
    });
  if (map.inverse) declare_symbols(*map.inverse);
}

void RelaxPrinter::declare_symbols(const Object& object) {
  if (const auto map = index_map(object)) return declare_symbols(*map);
  declare_symbols(object.expr);
  if (object.variable) tir_.name(object.variable, object.variable->name_hint);
  for (const Object& item : object.items) declare_symbols(item);
  declare_symbols(object.entries);
}

void RelaxPrinter::declare_symbols(Attrs attrs) {
  for (const Attribute& attribute : attrs) declare_symbols(attribute.value);
}

std::string RelaxPrinter::dimension(const PrimExpr* e) {
  if (is_too_long(e)) return "...";
  const bool around = declare_symbols(e);
  const std::string text = scalar(e);
  return in_signature_ && !around ? string_literal(text) : text;
}

bool RelaxPrinter::is_too_long(const PrimExpr* e) const {
  return setting_.fragment && without_nodes(e, kParts) < 0;
}

std::string RelaxPrinter::scalar(const PrimExpr* e) {
  if (is_too_long(e)) return "...";
  const auto* imm = spec::as<IntImm>(e);
  return imm && imm->dtype == int_type(64) ? std::to_string(imm->value) : tir_.expr(e);
}

std::string RelaxPrinter::dimensions(List<const PrimExpr*> all, bool tuple) {
  Arguments items;
  for (const PrimExpr* e : all) items.add(dimension(e));
  if (!tuple) return "[" + items.text() + "]";
  return "(" + items.text() + (all.size() == 1 ? ",)" : ")");
}

std::string RelaxPrinter::tensor(const TensorStructInfo& s) {
  Arguments args;
  const auto* listed = as<ShapeExpr>(s.shape);
  if (listed)
    args.add(dimensions(listed->values, true));
  else if (s.shape)
    args.add(expr(s.shape));
  const std::string dtype = string_literal(to_string(s.dtype));
  if (!s.dtype.is_void() && s.shape) args.add(dtype);
  if (!s.dtype.is_void() && !s.shape) args.add("dtype", dtype);
  if (s.vdevice) args.add("vdevice", string_literal(spelled_vdevice(s.vdevice, setting_.vdevices)));
  const bool is_listed = listed && s.ndim == static_cast<int>(listed->values.size());
  if (s.ndim != kUnknownRank && !is_listed) args.add(rank(s.ndim));
  return args.text().empty() ? "R.Tensor" : "R.Tensor(" + args.text() + ")";
}

std::string RelaxPrinter::shape(const ShapeStructInfo& s) {
  const bool is_listed = s.values && s.ndim == static_cast<int>(s.values->size());
  if (is_listed) return "R.Shape(" + dimensions(*s.values, false) + ")";
  if (s.values) return "R.Shape(" + dimensions(*s.values, false) + ", " + rank(s.ndim) + ")";
  return s.ndim == kUnknownRank ? "R.Shape" : "R.Shape(" + rank(s.ndim) + ")";
}

std::string RelaxPrinter::prim(const PrimStructInfo& s) {
  // The flat generation has no place for a value.
  if (flat()) return "T." + to_string(s.dtype);
  if (!s.value) return "R.Prim(" + string_literal(to_string(s.dtype)) + ")";
  const auto* imm = spec::as<IntImm>(s.value);
  const bool bare = imm && imm->dtype == int_type(32);  // which would be read as an int64
  return fmt::format("R.Prim(value={})",
                     bare ? fmt::format("T.int32({})", imm->value) : dimension(s.value));
}

std::string RelaxPrinter::struct_infos(List<const StructInfo*> all) {
  Arguments items;
  for (const StructInfo* each : all) items.add(struct_info(each));
  return items.text();
}

/// Of a function whose parameters are not known. Says only what is not taken for granted.
std::string RelaxPrinter::opaque_callable(const FuncStructInfo& s) {
  Arguments args;
  if (!as<ObjectStructInfo>(s.ret)) args.add("ret", struct_info(s.ret));
  if (s.purity) args.add("purity", "True");
  return args.text().empty() ? "R.Callable" : "R.Callable(" + args.text() + ")";
}

/// The same with a function that derives the results of its calls.
std::string RelaxPrinter::packed_callable(const FuncStructInfo& s) {
  const std::string_view purity = s.purity ? "True" : "False";
  const bool default_derive = s.derive_func.kind == DeriveFunc::Kind::kDefault;
  const std::string by = string_literal(
      default_derive ? (flat() ? kFlatDefaultDerive : kNestedDefaultDerive) : s.derive_func.name);
  if (as<ObjectStructInfo>(s.ret))
    return fmt::format("R.Callable(purity={}, derive_func={})", purity, by);
  return fmt::format("R.Callable.packed(ret={}, purity={}, derive_func={})", struct_info(s.ret),
                     purity, by);
}

std::string RelaxPrinter::callable(const FuncStructInfo& s) {
  using enum DeriveFunc::Kind;
  const bool derives = s.derive_func.kind == kDefault || s.derive_func.kind == kNamed;
  if (!s.params) return derives ? packed_callable(s) : opaque_callable(s);
  return fmt::format("R.Callable(({}{}), {}, {})", struct_infos(*s.params),
                     s.params->size() == 1 ? "," : "", struct_info(s.ret),
                     s.purity ? "True" : "False");
}

std::string RelaxPrinter::struct_info(const StructInfo* s) {
  if (!s) return "None";
  if (is_enough()) return "...";
  switch (s->kind) {
    case StructInfoKind::kTensor: return tensor(*as<TensorStructInfo>(s));
    case StructInfoKind::kShape: return shape(*as<ShapeStructInfo>(s));
    case StructInfoKind::kPrim: return prim(*as<PrimStructInfo>(s));
    case StructInfoKind::kObject: return flat() ? "R.Any" : "R.Object";
    case StructInfoKind::kFunc: return callable(*as<FuncStructInfo>(s));
    case StructInfoKind::kTuple: break;
  }
  const auto fields = as<TupleStructInfo>(s)->fields;
  return fields.empty() ? "R.Tuple" : "R.Tuple(" + struct_infos(fields) + ")";
}

}  // namespace tenor::spec::printer
