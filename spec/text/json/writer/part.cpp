// SPDX-License-Identifier: Apache-2.0
// Types, variables, ranges and regions as nodes: ../part.cpp backwards. TIR/Grammar/Type, Range,
// IterVar, BufferRegion.
#include <fmt/format.h>

#include "spec/text/json/writer/writer.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::json {
/// Void is empty, and the nested generation knows vectors of Bool as such of one bit.
std::string GraphWriter::spelling(DataType dtype) const {
  if (dtype.is_void()) return {};
  if (dtype.is_bool() && dtype.lanes > 1 && !flat()) return fmt::format("uint1x{}", dtype.lanes);
  return to_string(dtype);
}

NodeIndex GraphWriter::prim_type(DataType dtype) {
  return shared("ir.PrimType", placed().text("dtype", spelling(dtype)));
}

NodeIndex GraphWriter::type(const Type* t) {
  if (t->is_pointer()) return pointer_type(type(t->element_type), t->storage_scope);
  if (t->kind == Type::Kind::kPrimType) return prim_type(t->dtype);
  return shared(
      "ir.TupleType",
      placed().node("fields", list(t->fields, [&](const Type* field) { return type(field); })));
}

NodeIndex GraphWriter::pointer_type(NodeIndex element, std::string_view scope) {
  return shared("ir.PointerType",
                placed().node("element_type", element).node("storage_scope", text(scope)));
}

NodeIndex GraphWriter::pointer_to(const Buffer& b) {
  return pointer_type(prim_type(b.dtype), printer::storage_scope(b.data));
}

NodeIndex GraphWriter::variable(const Variable* v) {
  const auto found = written_.find(v);
  if (found != written_.end()) return found->second;
  const NodeIndex of = v->type_annotation ? type(v->type_annotation) : prim_type(v->dtype);
  return written_[v] = variable_of(*v, of);
}

NodeIndex GraphWriter::variable_of(const Variable& v, NodeIndex type) {
  const NodeIndex name = text(v.name_hint);
  if (flat()) return add("ir.Var", placed().node("ty", type).node("name", name));
  return add(v.is_size_var ? "tir.SizeVar" : "tir.Var",
             typed(v.dtype).node("name", name).node("type_annotation", type));
}

NodeIndex GraphWriter::var(const Var& use) {
  return use.data_of && use.data_of->data == use.variable ? data(use.data_of) : data(use.variable);
}

NodeIndex GraphWriter::data(const Buffer* b) {
  const NodeIndex of = buffer(b);
  if (!flat()) return variable(b->data);
  return shared("ir.Call", placed()
                               .node("ty", pointer_to(*b))
                               .node("op", named("ir.Op", "tirx.buffer_data"))
                               .node("args", array({of}))
                               .node("attrs", kNone)
                               .node("ty_args", array({})));
}

NodeIndex GraphWriter::data(const Variable* v) {
  if (replaced_.contains(v))
    return fail(v, "in the flat generation the handle of a parameter that is a buffer");
  const auto owner = owners_.find(v);
  return owner == owners_.end() ? variable(v) : data(owner->second);
}

/// The compiler keeps what a Bool buffer denotes as int8 where the buffer brings it.
NodeIndex GraphWriter::own_data(const Buffer& b) {
  const Type* type = b.data->type_annotation;
  const bool narrow = b.dtype.is_bool() && type && type->is_pointer() &&
                      type->element_type->dtype == b.dtype && !bound_.contains(b.data);
  if (!narrow || written_.contains(b.data)) return variable(b.data);
  return written_[b.data] =
             variable_of(*b.data, pointer_type(prim_type(int_type(8)), type->storage_scope));
}

NodeIndex GraphWriter::range(const Range& r) {
  return shared("ir.Range", Fields()
                                .node("min", expr(r.min))
                                .node("extent", optional_expr(r.extent))
                                .node("span", kNone));
}

NodeIndex GraphWriter::ranges(List<Range> all) {
  return list(all, [&](const Range& each) { return range(each); });
}

NodeIndex GraphWriter::iter_var(const IterVar* iter) {
  const auto found = written_.find(iter);
  if (found != written_.end()) return found->second;
  Fields fields = flat() ? Fields() : placed();
  fields.node("dom", iter->dom.min ? range(iter->dom) : kNone)
      .node("var", variable(iter->var))
      .integer("iter_type", static_cast<std::int64_t>(iter->iter_type))
      .node("thread_tag", text(iter->thread_tag));
  return written_[iter] = add(tir_type("IterVar"), fields);
}

NodeIndex GraphWriter::region(const BufferRegion* r) {
  const NodeIndex of = buffer(r->buffer);
  return shared(tir_type("BufferRegion"),
                Fields().node("buffer", of).node("region", ranges(r->region)));
}

NodeIndex GraphWriter::combiner(const CommReducer* c) {
  const auto variables = [&](List<const Variable*> all) {
    return list(all, [&](const Variable* v) { return variable(v); });
  };
  return shared(tir_type("CommReducer"), Fields()
                                             .node("lhs", variables(c->lhs))
                                             .node("rhs", variables(c->rhs))
                                             .node("result", exprs(c->result))
                                             .node("identity_element", exprs(c->identity_element))
                                             .node("span", kNone));
}

}  // namespace tenor::spec::json
