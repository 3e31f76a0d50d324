// SPDX-License-Identifier: Apache-2.0
// StructInfo, with its dimensions and devices. Relax/Grammar/StructInfo, VDevice. In a signature a
// dimension whose names come with it is quoted; 0.26 and 0.27 of the flat generation read that too.
#include <fmt/format.h>

#include "spec/ir/children.h"
#include "spec/text/printer/literal.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::printer {
namespace {

using namespace relax;

/// Of a target: its configuration's entry, or the first word of its tag.
std::string_view target_kind(const Object& target) {
  if (target.kind == Object::Kind::kString) return target.text.substr(0, target.text.find(' '));
  const Object* kind = find(target.entries, "kind");
  return kind && kind->kind == Object::Kind::kString ? kind->text : "vdevice";
}

template <class Visit>
void for_each_variable(const PrimExpr* e, Visit&& visit) {
  if (!e) return;
  if (const auto* var = spec::as<spec::Var>(e)) visit(var->variable);
  for_each_operand(e, [&](const PrimExpr* operand) { for_each_variable(operand, visit); });
}

std::string rank(int ndim) { return fmt::format("ndim={}", ndim); }

}  // namespace

std::string spelled_vdevice(const VDevice* device, std::span<const VDevice* const> all) {
  const std::string_view kind = target_kind(device->target);
  std::size_t index = 0;
  for (const VDevice* each : all) {
    if (each == device) break;
    index += kind == "vdevice" || target_kind(each->target) == kind ? 1 : 0;
  }
  return fmt::format("{}:{}:{}", kind, index, device->mem_scope);
}

std::string vdevice_entry(const VDevice* device, Printer& objects) {
  return fmt::format("I.vdevice({}, {}, {})", objects.value(device->target), device->dev_id,
                     quoted(device->mem_scope));
}

bool RelaxPrinter::declare_symbols(const PrimExpr* e) {
  bool known = true;
  for_each_variable(e, [&](const Variable* v) {
    if (!v) return;
    tir_.name(v, v->name_hint);
    const bool fresh = !setting_.fragment && declared_.insert(v).second;
    if (fresh) {
      scopes_.back().symbols.push_back(v);
      scopes_.back().head.push_back({scopes_.back().indent, tir_.declaration(v)});
    }
    const auto& own = scopes_.empty() ? std::vector<const Variable*>{} : scopes_.back().symbols;
    known = known && std::find(own.begin(), own.end(), v) == own.end();
  });
  return known;
}

std::string RelaxPrinter::dimension(const PrimExpr* e) {
  const bool known = declare_symbols(e);
  const std::string text = scalar(e);
  return in_signature_ && !known ? quoted(text) : text;
}

std::string RelaxPrinter::scalar(const PrimExpr* e) {
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
  if (const auto* shape_of = as<ShapeExpr>(s.shape))
    args.add(dimensions(shape_of->values, true));
  else if (s.shape)
    args.add(expr(s.shape));
  const std::string dtype = quoted(to_string(s.dtype));
  if (!s.dtype.is_void() && s.shape) args.add(dtype);
  if (!s.dtype.is_void() && !s.shape) args.add("dtype", dtype);
  if (s.vdevice) args.add("vdevice", quoted(spelled_vdevice(s.vdevice, setting_.vdevices)));
  if (s.ndim != kUnknownRank && !as<ShapeExpr>(s.shape)) args.add(rank(s.ndim));
  return args.text().empty() ? "R.Tensor" : "R.Tensor(" + args.text() + ")";
}

std::string RelaxPrinter::shape(const ShapeStructInfo& s) {
  if (s.values) return "R.Shape(" + dimensions(*s.values, false) + ")";
  return s.ndim == kUnknownRank ? "R.Shape" : "R.Shape(" + rank(s.ndim) + ")";
}

std::string RelaxPrinter::prim(const PrimStructInfo& s) {
  // The flat generation's parameter is itself the variable that its value is known by.
  if (flat() && (!s.value || (in_signature_ && spec::as<spec::Var>(s.value))))
    return "T." + to_string(s.dtype);
  if (!s.value) return "R.Prim(" + quoted(to_string(s.dtype)) + ")";
  return "R.Prim(value=" + dimension(s.value) + ")";
}

std::string RelaxPrinter::struct_infos(List<const StructInfo*> all) {
  Arguments items;
  for (const StructInfo* each : all) items.add(struct_info(each));
  return items.text();
}

std::string RelaxPrinter::callable(const FuncStructInfo& s) {
  const std::string_view purity = s.purity ? "True" : "False";
  if (s.params)
    return fmt::format("R.Callable(({}{}), {}, {})", struct_infos(*s.params),
                       s.params->size() == 1 ? "," : "", struct_info(s.ret), purity);
  Arguments args;
  args.add("ret", struct_info(s.ret));
  args.add("purity", purity);
  using Kind = DeriveFunc::Kind;
  if (s.derive_func.kind == Kind::kDefault)
    args.add("derive_func", quoted("tvm.relax.struct_info.infer_by_sinfo_args"));
  if (s.derive_func.kind == Kind::kNamed) args.add("derive_func", quoted(s.derive_func.name));
  return "R.Callable.packed(" + args.text() + ")";
}

std::string RelaxPrinter::struct_info(const StructInfo* s) {
  if (!s) return "None";
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
