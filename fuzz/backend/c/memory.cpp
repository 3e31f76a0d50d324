// SPDX-License-Identifier: Apache-2.0
// Allocations and declared buffers. TIR/Exec/7, 14.2; TIR-D19, D36, D44, D80. Memory is filled with
// a pattern: what was never written has some value of its type, and no undefined behaviour.
#include <algorithm>

#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;
using namespace spec::tir;
using semantics::memory_scope;
using semantics::MemoryScope;

namespace {

/// Allocations of up to so many bytes are arrays of C, which compilers know more about.
constexpr std::int64_t kMostLocalBytes = 4096;

}  // namespace

std::size_t Emitter::sharers(MemoryScope scope) const {
  if (scope == MemoryScope::kGlobal) return 0;
  return scope == MemoryScope::kShared ? scope_.threads : scope_.hardware;
}

std::string_view Emitter::against_sharing(const Memory& m) const {
  if (m.sharers >= sharers(m.scope)) return "";
  return m.scope == MemoryScope::kShared ? kShared : kCopied;
}

Memory Emitter::reserve(const Variable* data, DataType dtype,
                        const std::vector<std::string>& shape) {
  const auto width = static_cast<std::int64_t>(dtype.scalar.bytes() * dtype.lanes);
  const bool known =
      std::all_of(shape.begin(), shape.end(), [](const std::string& s) { return s[0] != 't'; });
  const Type* type = data->type_annotation;
  const MemoryScope scope = type ? memory_scope(type->storage_scope) : MemoryScope::kGlobal;
  if (scope == MemoryScope::kShared && scope_.threads > 0) refuse(kShared);
  Memory made{fresh("a"), shape, dtype, nullptr, scope, sharers(scope)};
  std::string bytes = std::to_string(width);
  std::int64_t count = 1;
  for (const std::string& extent : shape) {
    bytes += " * " + extent;
    if (known && __builtin_mul_overflow(count, std::stoll(extent), &count)) count = INT32_MAX;
  }
  if (known && count <= kMostLocalBytes / width) {
    const std::string of = c::name(dtype.scalar);
    const std::string array = fresh("s");
    line("{} {}[{}];", of, array, std::max<std::int64_t>(1, count * dtype.lanes));
    line("unsigned char *const {} = (unsigned char *){};", made.pointer, array);
    line("memset({}, 0xa5, sizeof {});", made.pointer, array);
    return made;
  }
  ++reserved_;
  line("unsigned char *const {} = tenor_reserve({});", made.pointer, bytes);
  return made;
}

void Emitter::allocate(const Allocate& s) {
  const auto* literal = as<IntImm>(s.condition);
  const std::string condition = scalar(s.condition);
  if (!(literal && literal->value == 1)) line("if ({})", condition);
  const Braces braces(*this);
  Memory memory = reserve(s.buffer_var, s.dtype, extents(s.extents));
  const auto* next = as<DeclBuffer>(s.body);
  if (next && next->buffer->data == s.buffer_var) memory.declared = next->buffer;
  scope_.memories[s.buffer_var] = memory;
  stmt(s.body);
}

void Emitter::allocate_const(const AllocateConst& s) {
  const Braces braces(*this);
  const Memory memory = reserve(s.buffer_var, s.dtype, extents(s.extents));
  std::size_t i = 0;
  for (Expr e : s.data)
    for (const std::string& value : expr(e))
      line("(({} *){})[{}] = {};", c::name(s.dtype.scalar), memory.pointer, i++, value);
  scope_.memories[s.buffer_var] = memory;
  stmt(s.body);
}

void Emitter::allocate_buffer(const Buffer* b) {
  const std::vector<std::string> shape = extents(b->shape);
  const Memory memory = reserve(b->data, b->dtype, shape);
  scope_.memories[b->data] = memory;
  scope_.views[b] = {memory.pointer, "0", spread(b, shape, row_major(shape))};
}

/// The whole buffer: no access of a specified run is outside of the bounds (TIR-D43).
void Emitter::buffer_realize(const BufferRealize& s) {
  const Braces braces(*this);
  allocate_buffer(s.buffer);
  for (const Range& bound : s.bounds) extents({&bound.min, 1}), extents({&bound.extent, 1});
  stmt(s.body);
}

void Emitter::declare(const DeclBuffer& s) {
  const Braces braces(*this);
  const auto made = view_of_text(s.buffer);
  if (!made) return;
  scope_.views[s.buffer] = *made;
  stmt(s.body);
}

}  // namespace tenor::fuzz::c
