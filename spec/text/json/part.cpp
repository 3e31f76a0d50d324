// SPDX-License-Identifier: Apache-2.0
// What is neither expression nor statement: types, variables, buffers, regions, reducers, calls (of
// which only the callee says whether they are TIR's or Relax's), functions.
#include "spec/ir/index_map.h"
#include "spec/text/json/reader.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

Made prim_type(GraphReader& r, const GraphNode& n) {
  const std::string_view spelled = n.text("dtype");  // empty: Void
  const auto dtype = parse_datatype(spelled.empty() ? "void" : spelled);
  if (!dtype) r.fail(n, "it has no datatype");
  return made(Kind::kType, r.tir().prim_type(dtype.value_or(void_type())));
}

Made pointer_type(GraphReader& r, const GraphNode& n) {
  const Type* element = r.type(n, "element_type");
  if (!element) return {};
  return made(Kind::kType, r.tir().pointer_type(element, r.string(n, "storage_scope")));
}

/// A type of TIR, or in the flat generation the StructInfo of a tuple.
Made tuple_type(GraphReader& r, const GraphNode& n) {
  std::vector<const Type*> types;
  std::vector<const relax::StructInfo*> fields;
  for (const NodeIndex i : r.items(n, "fields")) {
    if (const Type* t = node_of<Type>(r.made(i), Kind::kType)) types.push_back(t);
    fields.push_back(r.as_struct_info(r.made(i)));
    if (!fields.back()) r.fail(n, "a field is not a type");
  }
  if (types.size() < fields.size())
    return made(Kind::kStructInfo, static_cast<const relax::StructInfo*>(
                                       r.relax().tuple_info(r.at(), r.arena().list(fields))));
  auto* type = r.arena().make<Type>();
  type->kind = Type::Kind::kTupleType;
  type->fields = r.arena().list(types);
  return made(Kind::kType, static_cast<const Type*>(type));
}

/// Where a buffer begins. What the compiler puts where nothing is written counts as not written.
void placement(GraphReader& r, const GraphNode& n, Buffer& b) {
  constexpr std::int64_t kUsualAlignment = 64, kUsualFactor = 1;
  b.elem_offset = r.optional_expr(n, "elem_offset");
  const auto* offset = as<IntImm>(b.elem_offset);
  if (offset && offset->value == 0) b.elem_offset = nullptr;
  b.data_alignment = n.integer("data_alignment");
  if (b.data_alignment == kUsualAlignment) b.data_alignment = 0;
  b.offset_factor = n.integer("offset_factor");
  if (!b.elem_offset && b.offset_factor == kUsualFactor) b.offset_factor = 0;
}

/// The compiler keeps what a Bool buffer denotes as int8; here it is of the buffer's datatype.
const Variable* data_of(GraphReader& r, const GraphNode& n, const DataType& dtype) {
  const Variable* data = r.variable(n, "data");
  const Type* type = data ? data->type_annotation : nullptr;
  const bool narrow = type && type->is_pointer() && type->element_type->dtype == int_type(8);
  const auto node = n.child("data");
  if (dtype.is_bool() && narrow && !r.is_let(*node))
    const_cast<Variable*>(data)->type_annotation =
        r.tir().pointer_type(r.tir().prim_type(dtype), type->storage_scope);
  return data;
}

/// A buffer's parts but for its name; a variable of this type is a buffer.
Made buffer_type(GraphReader& r, const GraphNode& n) {
  auto* b = r.make<Buffer>();
  b->dtype = r.dtype(n);
  b->shape = r.exprs(n, "shape");
  b->strides = r.exprs(n, "strides");
  placement(r, n, *b);
  b->data = r.tir().variable(
      r.at(), "", r.tir().pointer_type(r.tir().prim_type(b->dtype), r.string(n, "storage_scope")));
  return made(Kind::kBuffer, static_cast<const Buffer*>(b));
}

Made buffer(GraphReader& r, const GraphNode& n) {
  auto* b = r.make<Buffer>();
  b->name = r.string(n, "name");
  b->dtype = r.dtype(n);
  b->data = data_of(r, n, b->dtype);
  b->shape = r.exprs(n, "shape");
  b->strides = r.exprs(n, "strides");
  placement(r, n, *b);
  std::vector<std::int64_t> separators;
  for (const NodeIndex i : r.items(n, "axis_separators")) separators.push_back(r.made(i).integer);
  b->axis_separators = r.arena().list(separators);
  b->buffer_type =
      n.integer("buffer_type") == 2 ? BufferType::kAutoBroadcast : BufferType::kDefault;
  return made(Kind::kBuffer, static_cast<const Buffer*>(b));
}

Made tir_variable(GraphReader& r, std::string_view name, const Type* type, bool is_size) {
  Variable* v = r.tir().variable(r.at(), name, type);
  v->is_size_var = is_size;
  return made(Kind::kVariable, static_cast<const Variable*>(v));
}

Made relax_variable(GraphReader& r, std::string_view name, const relax::StructInfo* info,
                    bool is_dataflow) {
  return made(Kind::kRelaxVariable, static_cast<const relax::Variable*>(
                                        r.relax().variable(r.at(), name, info, is_dataflow)));
}

/// Of Relax in the nested generation: its name is in an object of its own.
Made variable_with_id(GraphReader& r, const GraphNode& n, bool is_dataflow) {
  const auto* name = node_of<Object>(r.child(n, "vid"), Kind::kObject);
  return relax_variable(r, name ? name->text : std::string_view{}, r.struct_info(n, "struct_info_"),
                        is_dataflow);
}

/// A variable is what its type says: of TIR, a buffer, or of Relax.
Made variable(GraphReader& r, const GraphNode& n) {
  if (n.has("vid")) return variable_with_id(r, n, false);
  const std::string_view name = r.string(n, "name");
  const Made& type = r.child(n, n.has("ty") ? "ty" : "type_annotation");
  if (type.kind == Kind::kBuffer) {
    auto* b = r.make<Buffer>();
    const NodeId id = b->id;
    *b = *static_cast<const Buffer*>(type.node);
    b->id = id;
    b->name = name;
    auto* data = r.tir().variable(r.at(), name, b->data->type_annotation);
    b->data = data;
    return made(Kind::kBuffer, static_cast<const Buffer*>(b));
  }
  if (const Type* t = node_of<Type>(type, Kind::kType);
      t && !r.is_bound_by_relax(n.index()) && t->kind != Type::Kind::kTupleType)
    return tir_variable(r, name, t, n.kind() == "SizeVar");
  if (type.kind == Kind::kNone && n.has("dtype"))
    return tir_variable(r, name, r.tir().prim_type(r.dtype(n)), n.kind() == "SizeVar");
  return relax_variable(r, name, r.as_struct_info(type), false);
}

Made dataflow_variable(GraphReader& r, const GraphNode& n) {
  if (n.has("vid")) return variable_with_id(r, n, true);
  return relax_variable(r, r.string(n, "name"), r.struct_info(n, "ty"), true);
}

/// The name of a Relax variable of the nested generation.
Made id(GraphReader& r, const GraphNode& n) {
  auto* o = r.arena().make<Object>();
  o->kind = Object::Kind::kString;
  o->text = r.string(n, "name_hint");
  return made(Kind::kObject, static_cast<const Object*>(o));
}

Made range(GraphReader& r, const GraphNode& n) {
  auto* made_range = r.arena().make<Range>();
  made_range->min = r.expr(n, "min");
  made_range->extent = r.optional_expr(n, "extent");
  return made(Kind::kRange, static_cast<const Range*>(made_range));
}

Made iter_var(GraphReader& r, const GraphNode& n) {
  auto* iter = r.make<IterVar>();
  iter->dom = r.range(r.child(n, "dom"));
  iter->var = r.variable(n, "var");
  iter->iter_type = static_cast<IterVarType>(n.integer("iter_type"));
  if (n.integer("iter_type") < 0 || iter->iter_type > IterVarType::kTensorized)
    r.fail(n, "this iteration type does not exist");
  iter->thread_tag = r.string(n, "thread_tag");
  return made(Kind::kIterVar, static_cast<const IterVar*>(iter));
}

Made region(GraphReader& r, const GraphNode& n) {
  auto* made_region = r.make<BufferRegion>();
  made_region->buffer = r.buffer(n, n.has("source") ? "source" : "buffer");
  std::vector<Range> all;
  for (const NodeIndex i : r.items(n, "region")) all.push_back(r.range(r.made(i)));
  made_region->region = r.arena().list(all);
  return made(Kind::kRegion, static_cast<const BufferRegion*>(made_region));
}

Made match(GraphReader& r, const GraphNode& n) {
  auto* m = r.make<tir::MatchBufferRegion>();
  m->buffer = r.buffer(n, "buffer");
  m->source = node_of<BufferRegion>(r.child(n, "source"), Kind::kRegion);
  if (!m->source) r.fail(n, "it is not matched with a region");
  return made(Kind::kMatch, static_cast<const tir::MatchBufferRegion*>(m));
}

Made reducer(GraphReader& r, const GraphNode& n) {
  auto* c = r.make<CommReducer>();
  const auto variables = [&](const char* field) {
    std::vector<const Variable*> all;
    for (const NodeIndex i : r.items(n, field))
      if (const auto* v = node_of<Variable>(r.made(i), Kind::kVariable)) all.push_back(v);
    return r.arena().list(all);
  };
  c->lhs = variables("lhs");
  c->rhs = variables("rhs");
  c->result = r.exprs(n, "result");
  c->identity_element = r.exprs(n, "identity_element");
  return made(Kind::kReducer, static_cast<const CommReducer*>(c));
}

Made index_map(GraphReader& r, const GraphNode& n) {
  std::vector<const Variable*> indices;
  for (const NodeIndex i : r.items(n, "initial_indices")) {
    indices.push_back(node_of<Variable>(r.made(i), Kind::kVariable));
    if (!indices.back()) {
      r.fail(n, "an index is not a variable");
      return Made{};
    }
  }
  const Made& inverse = r.child(n, "inverse_index_map");
  const auto* back = node_of<Object>(inverse, Kind::kObject);
  if (inverse.kind != Kind::kNone && !(back && spec::index_map(*back))) {
    r.fail(n, "its inverse is not an index map");
    return Made{};
  }
  return made(Kind::kObject, static_cast<const Object*>(r.arena().make<Object>(spec::index_map(
                                 r.arena(), indices, r.exprs(n, "final_indices"), back))));
}

Made op(GraphReader& r, const GraphNode& n) {
  if (!n.data().is_string()) {
    r.fail(n, "it has no name");
    return Made{};
  }
  Made m;
  m.kind = Kind::kOp;
  m.text = r.arena().string(n.data().get_ref<const std::string&>());
  return m;
}

Made global_var(GraphReader& r, const GraphNode& n) {
  Made m;
  m.kind = Kind::kGlobalVar;
  m.text = r.string(n, "name_hint");
  return m;
}

}  // namespace

std::vector<NodeKind> part_kinds() {
  return {{"PrimType", prim_type},
          {"PointerType", pointer_type},
          {"TupleType", tuple_type},
          {"BufferType", buffer_type},
          {"Buffer", buffer},
          {"Var", variable},
          {"SizeVar", variable},
          {"DataflowVar", dataflow_variable},
          {"Id", id},
          {"Range", range},
          {"IterVar", iter_var},
          {"BufferRegion", region},
          {"TensorRegion", region},
          {"MatchBufferRegion", match},
          {"CommReducer", reducer},
          {"IndexMap", index_map},
          {"Op", op},
          {"GlobalVar", global_var}};
}

}  // namespace tenor::spec::json
