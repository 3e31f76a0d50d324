// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/launch.h"

#include <algorithm>

#include "spec/ir/tir/children.h"

namespace tenor::spec::tir {
namespace {

/// An attribute of a kernel, which each generation registers under its own dialect.
const Object* of_kernel(const PrimFunc& f, std::string_view key) {
  const Object* nested = find(f.attrs, "tir." + std::string(key));
  return nested ? nested : find(f.attrs, "tirx." + std::string(key));
}

/// What a kernel's statements say of its launch.
class Needs {
 public:
  explicit Needs(const PrimFunc& f) {
    if (f.body) statement(f.body);
  }
  bool has_axis(std::string_view tag) const { return std::ranges::find(tags_, tag) != tags_.end(); }
  /// Bytes of dynamic shared memory; nothing where constants do not say how many.
  std::optional<std::int64_t> bytes() const { return bytes_; }

 private:
  void statement(const Stmt* s) {
    if (const auto* f = as<For>(s); f && f->thread_binding)
      tags_.push_back(f->thread_binding->thread_tag);
    if (const auto* a = as<AttrStmt>(s); a && a->node.iter_var)
      tags_.push_back(a->node.iter_var->thread_tag);
    if (const auto* allocate = as<Allocate>(s))
      memory(allocate->buffer_var, allocate->dtype, allocate->extents);
    if (const auto* block = as<Block>(s))
      for (const Buffer* b : block->alloc_buffers) memory(b->data, b->dtype, b->shape);
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  void memory(const Variable* data, DataType dtype, List<const PrimExpr*> extents) {
    const Type* type = data->type_annotation;
    if (!type || type->storage_scope != "shared.dyn" || !bytes_) return;
    std::int64_t size = static_cast<std::int64_t>(dtype.scalar.bytes()) * dtype.lanes;
    for (const PrimExpr* e : extents) {
      const auto* extent = as<IntImm>(e);
      if (!extent || __builtin_mul_overflow(size, extent->value, &size)) return bytes_.reset();
    }
    if (__builtin_add_overflow(*bytes_, size, &*bytes_)) bytes_.reset();
  }

  std::vector<std::string_view> tags_;
  std::optional<std::int64_t> bytes_ = 0;
};

bool takes(const PrimFunc& kernel, List<const PrimExpr*> arguments) {
  return std::ranges::equal(arguments, kernel.params, [](const auto* given, const auto* taken) {
    return given->dtype == taken->dtype;
  });
}

}  // namespace

std::string_view launched_name(const Call& call) {
  const bool is_packed = call.op == "tvm_call_packed" && call.builtin && !call.args.empty();
  const auto* name = is_packed ? as<StringImm>(call.args[0]) : nullptr;
  return name ? name->value : std::string_view();
}

bool is_kernel(const PrimFunc& f) {
  const Object* convention = find(f.attrs, "calling_conv");
  return convention && convention->kind == Object::Kind::kInt && convention->integer == 2;
}

std::optional<Launch> launch_of(const Call& call, const PrimFunc& kernel) {
  const Object* said = is_kernel(kernel) ? of_kernel(kernel, "kernel_launch_params") : nullptr;
  const std::size_t own = kernel.params.size();
  if (!said || call.args.size() != 1 + own + said->items.size()) return {};
  Launch launch{&kernel, call.args.subspan(1, own), {}};
  const Needs needs(kernel);
  std::int64_t shared = 0;
  for (std::size_t i = 0; i < said->items.size(); ++i) {
    const std::string_view tag = said->items[i].text;
    const PrimExpr* extent = call.args[1 + own + i];
    const auto* literal = as<IntImm>(extent);
    const bool is_memory = tag.ends_with("use_dyn_shared_memory");
    if (is_memory ? !literal : !needs.has_axis(tag) || !extent->dtype.is_integer_scalar())
      return {};
    if (is_memory) shared = literal->value;
    launch.axes.push_back(is_memory ? std::string_view() : tag);
  }
  const bool fits = needs.bytes().has_value() && *needs.bytes() <= shared;
  return fits && takes(kernel, launch.arguments) ? std::optional(std::move(launch)) : std::nullopt;
}

}  // namespace tenor::spec::tir
