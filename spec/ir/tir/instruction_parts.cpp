// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/instruction_parts.h"

namespace tenor::spec::tir {

const Variable* variable_of(const PrimExpr* e) {
  const auto* v = as<Var>(e);
  return v ? v->variable : nullptr;
}

std::optional<DataType> element_of(const Variable* v) {
  const Type* type = v ? v->type_annotation : nullptr;
  if (!type || !type->is_pointer() || !type->element_type) return {};
  return type->element_type->dtype;
}

std::string_view scope_of(const Variable* v) {
  const Type* type = v ? v->type_annotation : nullptr;
  return type && type->is_pointer() ? type->storage_scope : std::string_view();
}

PlaceInMemory place_in_memory(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  if (!call) return {};
  if (call->op == "tvm_access_ptr" && call->args.size() > 2)
    return {variable_of(call->args[1]), call->args[2]};
  const auto* load =
      call->op == "address_of" && call->args.size() == 1 ? as<BufferLoad>(call->args[0]) : nullptr;
  const bool is_row = load && load->indices.size() == 1 && load->buffer->strides.empty() &&
                      !load->buffer->elem_offset;
  return is_row ? PlaceInMemory{load->buffer->data, load->indices[0]} : PlaceInMemory{};
}

Buffer* InstructionParts::buffer(const Variable* data, std::initializer_list<std::int64_t> shape,
                                 const PrimExpr* offset) {
  auto* b = build_.program().make<Buffer>(at_);
  b->name = data->name_hint, b->data = data, b->dtype = *element_of(data);
  std::vector<const PrimExpr*> extents;
  for (const std::int64_t extent : shape) extents.push_back(number(extent));
  b->shape = build_.arena().list(extents);
  b->elem_offset = offset;
  return b;
}

const Stmt* InstructionParts::loop(const Variable* v, std::int64_t extent, const Stmt* body) {
  auto* f = build_.stmt<For>(at_);
  f->loop_var = v, f->min = number(0), f->extent = number(extent), f->body = body;
  return f;
}

const Stmt* InstructionParts::store(const Buffer* b, const PrimExpr* value,
                                    List<const PrimExpr*> indices) {
  auto* s = build_.stmt<BufferStore>(at_);
  s->buffer = b, s->value = value, s->indices = indices;
  return s;
}

const Stmt* InstructionParts::with(const Buffer* b, const Stmt* body) {
  auto* d = build_.stmt<DeclBuffer>(at_);
  d->buffer = b, d->body = body;
  return d;
}

}  // namespace tenor::spec::tir
