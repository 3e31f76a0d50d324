// SPDX-License-Identifier: Apache-2.0
// StructInfo as nodes: ../struct_info.cpp backwards. Relax/Grammar/StructInfo, VDevice.
#include <fmt/format.h>

#include "spec/text/json/writer/writer.h"

namespace tenor::spec::json {

/// `relax.TensorStructInfo`, `relax.TensorType`.
std::string GraphWriter::info_type(std::string_view kind) const {
  return fmt::format("relax.{}{}", kind, flat() ? "Type" : "StructInfo");
}

/// The flat generation has no word for what is not known but that it may be anything.
NodeIndex GraphWriter::optional_info(const relax::StructInfo* s) {
  if (s) return struct_info(s);
  return flat() ? shared("relax.AnyType", placed()) : kNone;
}

NodeIndex GraphWriter::struct_infos(List<const relax::StructInfo*> all) {
  return list(all, [&](const relax::StructInfo* s) { return struct_info(s); });
}

NodeIndex GraphWriter::struct_info(const relax::StructInfo* s) {
  const auto found = written_.find(s);
  if (found != written_.end()) return found->second;
  const NodeIndex index = new_info(s);
  written_.emplace(s, index);
  return index;
}

NodeIndex GraphWriter::new_info(const relax::StructInfo* s) {
  using enum relax::StructInfoKind;
  switch (s->kind) {
    case kTensor: return tensor_info(*relax::as<relax::TensorStructInfo>(s));
    case kShape: {
      const auto& shape = *relax::as<relax::ShapeStructInfo>(s);
      return shared(info_type("Shape"),
                    placed()
                        .node("values", shape.values ? exprs(*shape.values) : kNone)
                        .integer("ndim", shape.ndim));
    }
    case kPrim: {
      const auto& prim = *relax::as<relax::PrimStructInfo>(s);
      if (flat()) return prim_type(prim.dtype);
      return shared(
          info_type("Prim"),
          placed().node("value", optional_expr(prim.value)).text("dtype", spelling(prim.dtype)));
    }
    case kObject: return shared(flat() ? "relax.AnyType" : info_type("Object"), placed());
    case kTuple:
      return shared(
          flat() ? "ir.TupleType" : info_type("Tuple"),
          placed().node("fields", struct_infos(relax::as<relax::TupleStructInfo>(s)->fields)));
    case kFunc: break;
  }
  return func_info(*relax::as<relax::FuncStructInfo>(s));
}

NodeIndex GraphWriter::tensor_info(const relax::TensorStructInfo& s) {
  const NodeIndex shape = s.shape ? relax_expr(s.shape) : kNone;
  Fields fields = placed().node("shape", shape);
  if (!flat())
    fields.text("dtype", spelling(s.dtype));
  else
    fields.node("dtype", s.dtype.is_void() ? kNone : prim_type(s.dtype));
  return shared(
      info_type("Tensor"),
      fields.node("vdevice", s.vdevice ? vdevice(s.vdevice) : kNone).integer("ndim", s.ndim));
}

/// What derives the result of a packed function is a function of the compiler's by its name.
NodeIndex GraphWriter::func_info(const relax::FuncStructInfo& s) {
  using Derive = relax::DeriveFunc::Kind;
  const std::string_view by_default =
      flat() ? "tvm.relax.type.infer_by_ty_args" : "tvm.relax.struct_info.infer_by_sinfo_args";
  const NodeIndex derive = s.derive_func.kind == Derive::kDefault ? named("ir.EnvFunc", by_default)
                           : s.derive_func.kind == Derive::kNamed
                               ? named("ir.EnvFunc", s.derive_func.name)
                               : kNone;
  return shared(info_type("Func"), placed()
                                       .node("params", s.params ? struct_infos(*s.params) : kNone)
                                       .node("ret", struct_info(s.ret))
                                       .node("derive_func", derive)
                                       .truth("purity", s.purity));
}

NodeIndex GraphWriter::vdevice(const relax::VDevice* v) {
  const auto found = written_.find(v);
  if (found != written_.end()) return found->second;
  const NodeIndex of = v->target.kind == Object::Kind::kNone ? kNone : target(v->target);
  return written_[v] = add("ir.VDevice", Fields()
                                             .node("target", of)
                                             .integer("vdevice_id", v->dev_id)
                                             .node("memory_scope", text(v->mem_scope)));
}

}  // namespace tenor::spec::json
