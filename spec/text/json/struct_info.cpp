// SPDX-License-Identifier: Apache-2.0
// StructInfo of the graph, called types in the flat generation, and devices.
// Relax/Grammar/StructInfo, VDevice.
#include "spec/text/json/reader.h"
#include "spec/text/reader/relax/rank.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

Made made_info(const relax::StructInfo* s) { return made(Kind::kStructInfo, s); }

int rank(GraphReader& r, const GraphNode& n) {
  const std::int64_t ndim = n.integer("ndim");
  if (!is_rank(ndim)) r.fail(n, "its rank is missing, or larger than the limit");
  return is_rank(ndim) ? static_cast<int>(ndim) : relax::kUnknownRank;
}

Made tensor_struct_info(GraphReader& r, const GraphNode& n) {
  const Made& shape = r.child(n, "shape");
  const DataType dtype = r.optional_dtype(n);
  const auto* vdevice = node_of<relax::VDevice>(r.child(n, "vdevice"), Kind::kVDevice);
  return made_info(r.relax().tensor(r.at(), shape.kind == Kind::kNone ? nullptr : r.as_relax(shape),
                                    rank(r, n), dtype, vdevice));
}

Made shape_struct_info(GraphReader& r, const GraphNode& n) {
  if (r.child(n, "values").kind == Kind::kNone)
    return made_info(r.relax().shape_of_rank(r.at(), rank(r, n)));
  return made_info(r.relax().shape(r.at(), r.exprs(n, "values")));
}

Made prim_struct_info(GraphReader& r, const GraphNode& n) {
  return made_info(r.relax().prim(r.at(), r.dtype(n), r.optional_expr(n, "value")));
}

Made object_struct_info(GraphReader& r, const GraphNode&) {
  return made_info(r.relax().object(r.at()));
}

Made tuple_struct_info(GraphReader& r, const GraphNode& n) {
  return made_info(r.relax().tuple_info(r.at(), r.struct_infos(n, "fields")));
}

Made func_struct_info(GraphReader& r, const GraphNode& n) {
  auto* s = r.make<relax::FuncStructInfo>();
  if (r.child(n, "params").kind != Kind::kNone) s->params = r.struct_infos(n, "params");
  s->ret = r.struct_info(n, "ret");
  s->purity = n.truth("purity");
  const Made& derive = r.child(n, "derive_func");
  if (!s->params) s->derive_func.kind = relax::DeriveFunc::Kind::kEmpty;
  if (derive.kind == Kind::kOther) {
    // The compiler's function for packed functions is the document's default.
    using Derive = relax::DeriveFunc::Kind;
    const bool by_default =
        derive.text.ends_with("infer_by_sinfo_args") || derive.text.ends_with("infer_by_ty_args");
    s->derive_func = {by_default ? Derive::kDefault : Derive::kNamed,
                      by_default ? std::string_view{} : derive.text};
  }
  return made_info(s);
}

Made env_func(GraphReader& r, const GraphNode& n) {
  Made m;
  if (n.data().is_string()) m.text = r.arena().string(n.data().get_ref<const std::string&>());
  return m;
}

Made vdevice(GraphReader& r, const GraphNode& n) {
  auto* v = r.make<relax::VDevice>();
  const Object target = r.as_object(r.child(n, "target"));
  v->target = target.items.empty() ? target : target.items[0];
  v->dev_id = n.integer("vdevice_id");
  v->mem_scope = r.string(n, "memory_scope");
  Made m = made(Kind::kVDevice, static_cast<const relax::VDevice*>(v));
  m.text = r.arena().string(r.device_name(n.index()));
  return m;
}

}  // namespace

std::vector<NodeKind> struct_info_kinds() {
  return {{"TensorStructInfo", tensor_struct_info},
          {"TensorType", tensor_struct_info},
          {"ShapeStructInfo", shape_struct_info},
          {"ShapeType", shape_struct_info},
          {"PrimStructInfo", prim_struct_info},
          {"ObjectStructInfo", object_struct_info},
          {"AnyType", object_struct_info},
          {"ObjectType", object_struct_info},
          {"TupleStructInfo", tuple_struct_info},
          {"FuncStructInfo", func_struct_info},
          {"FuncType", func_struct_info},
          {"EnvFunc", env_func},
          {"VDevice", vdevice}};
}

}  // namespace tenor::spec::json
