// SPDX-License-Identifier: Apache-2.0
// Buffers: their declarations and their parts. TIR/Grammar/Buffer, BufferRegion; TIR-D44.
// What a buffer has in common with the defaults of the text is left out of it.
#include <fmt/format.h>

#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {
namespace {

/// Would the declaration of `b` alone give its data variable the type that it has?
bool is_own_data(const Buffer* b) {
  const Type* type = b->data ? b->data->type_annotation : nullptr;
  if (!type || !type->is_pointer() || !type->element_type || b->data->is_size_var) return false;
  const Type* element = type->element_type;
  return element->kind == Type::Kind::kPrimType && element->dtype == b->dtype;
}

}  // namespace

std::string Printer::buffer(const Buffer* b) {
  if (!b) return "None";
  if (const auto found = spelled_.find(b); found != spelled_.end()) return found->second;
  Frame& frame = declaring_frame(b);
  if (setting_.fragment) {
    const std::string name = define(b, b->name, "buffer", frame);
    if (b->data && !is_spelled(b->data)) spell(b->data, name + ".data", frame);
    return name;
  }
  // The data variable is the buffer's own where all its uses are in the buffer's scope.
  const bool own =
      b->data && !is_spelled(b->data) && is_own_data(b) &&
      declaration_scopes_.is_within(declaration_scopes_.scope_of(b->data), frame.scope);
  std::string arguments = buffer_arguments(b, {}, !own);
  const std::string name = define(b, b->name, "buffer", frame);
  if (own) spell(b->data, name + ".data", frame);
  frame.lines.push_back({frame.indent, fmt::format("{} = T.Buffer({})", name, arguments)});
  return name;
}

void Printer::declare_extents(const Buffer* b) {
  // The compiler declares the fresh variables of a shape together.
  Frame& frame = top();
  Arguments names, values;
  for (const PrimExpr* extent : b->shape) {
    const auto* var = as<Var>(extent);
    if (!var || !var->variable || is_spelled(var->variable) || setting_.fragment) continue;
    if (&declaring_frame(var->variable) != &frame) continue;
    values.add(creation(var->variable));
    names.add(define(var->variable, var->variable->name_hint, "v", frame));
  }
  if (!names.text().empty()) line(names.text() + " = " + values.text());
}

std::string Printer::buffer_arguments(const Buffer* b, std::string_view first, bool with_data) {
  Arguments args;
  if (!first.empty()) args.add(first);
  declare_extents(b);
  args.add(tuple(b->shape));
  if (b->dtype != float_type(32)) args.add(string_literal(to_string(b->dtype)));
  if (with_data) args.add("data", variable(b->data));
  if (!b->strides.empty()) args.add("strides", tuple(b->strides));
  if (b->elem_offset) args.add("elem_offset", expr(b->elem_offset));
  const std::string_view scope = storage_scope(b->data);
  if (scope != "global") args.add("scope", string_literal(scope));
  if (b->data_alignment != 0) args.add("align", std::to_string(b->data_alignment));
  if (b->offset_factor != 0) {
    // Without an offset the text's factor would bring a new variable for it.
    if (!b->elem_offset) args.add("elem_offset", "0");
    args.add("offset_factor", std::to_string(b->offset_factor));
  }
  if (flat()) return args.text();  // whose buffers have no word for the rest
  if (b->buffer_type == BufferType::kAutoBroadcast) args.add("buffer_type", "\"auto\"");
  if (!b->axis_separators.empty()) {
    Arguments separators;
    for (const std::int64_t axis : b->axis_separators) separators.add(std::to_string(axis));
    args.add("axis_separators", "[" + separators.text() + "]");
  }
  return args.text();
}

bool Printer::binds_data(const Buffer* b) {
  return b->data && !is_spelled(b->data) && is_own_data(b);
}

std::string Printer::bound_buffer(const Buffer* b, Frame& frame) {
  const bool binds = binds_data(b);
  std::string name = define(b, b->name, "buffer", frame);
  if (binds) spell(b->data, name + ".data", frame);
  return name;
}

void Printer::alloc_buffers(List<const Buffer*> buffers) {
  for (const Buffer* b : buffers) {
    if (!b) continue;
    const std::string arguments = buffer_arguments(b, {}, !binds_data(b));
    const std::string name = bound_buffer(b, top());
    line(fmt::format("{} = T.{}({})", name, flat() ? "sblock_alloc_buffer" : "alloc_buffer",
                     arguments));
  }
}

}  // namespace tenor::spec::printer
