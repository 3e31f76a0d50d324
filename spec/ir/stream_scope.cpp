// SPDX-License-Identifier: Apache-2.0
// Variables and buffers in the sequence: each has a number from where it is bound to the end of its
// scope, and what describes it stands where it gets one. TIR/Grammar/Buffer; ledger TIR-D36.
#include "spec/ir/stream.h"

namespace tenor::spec::detail {

void Stream::close(std::size_t scope) {
  for (; shadowed_.size() > scope; shadowed_.pop_back()) {
    const auto [key, number] = shadowed_.back();
    if (number == 0)
      numbers_.erase(key);
    else
      numbers_[key] = number;
  }
}

void Stream::rename(const void* key) {
  std::uint64_t& number = numbers_[key];
  shadowed_.emplace_back(key, number);
  number = next_++;
}

void Stream::bind(const Variable* variable) {
  put("present", variable != nullptr);
  if (!variable) return;
  describe(variable);
  rename(variable);
}

void Stream::bind(const Buffer* buffer) {
  put("present", buffer != nullptr);
  if (!buffer) return;
  describe(buffer);
  rename(buffer);
}

void Stream::describe(const Variable* variable) {
  dtype("dtype", variable->dtype);
  type("type_annotation", variable->type_annotation);
}

void Stream::describe(const Buffer* buffer) {
  use("data", buffer->data);
  dtype("dtype", buffer->dtype);
  exprs("shape", buffer->shape);
  exprs("strides", buffer->strides);
  const auto* offset = as<IntImm>(buffer->elem_offset);
  const bool zero = !buffer->elem_offset || (offset && offset->value == 0);  // TIR-D36
  expr("elem_offset", zero ? nullptr : buffer->elem_offset);
  put("buffer_type", static_cast<std::uint64_t>(buffer->buffer_type));
  if (!options_.without_buffer_hints) describe_hints(buffer);
}

/// What has no effect (TIR-D65).
void Stream::describe_hints(const Buffer* buffer) {
  put("axis_separators", buffer->axis_separators.size());
  for (const std::int64_t axis : buffer->axis_separators)
    put("axis_separators", static_cast<std::uint64_t>(axis));
  const auto written = [&](std::int64_t value, std::int64_t otherwise) {
    return static_cast<std::uint64_t>(options_.normal_form && value == 0 ? otherwise : value);
  };
  put("data_alignment", written(buffer->data_alignment, 64));
  put("offset_factor", written(buffer->offset_factor, 1));
}

bool Stream::number(const char* name, const void* key) {
  const auto known = key ? numbers_.find(key) : numbers_.end();
  const bool fresh = key && known == numbers_.end();
  if (!key)
    put(name, 0);
  else if (!fresh)
    put(name, known->second);
  else if (options_.match_free)
    put(name, numbers_[key] = next_++);
  else
    put(name, reinterpret_cast<std::uintptr_t>(key));
  return fresh && options_.match_free;
}

void Stream::use(const char* name, const Variable* variable) {
  if (!number(name, variable)) return;
  describe(variable);
  put("is_size_var", variable->is_size_var && !options_.normal_form);
}

void Stream::use(const char* name, const Buffer* buffer) {
  if (!number(name, buffer)) return;
  sink_.enter(name, -1, buffer);
  describe(buffer);
  sink_.leave();
}

}  // namespace tenor::spec::detail
