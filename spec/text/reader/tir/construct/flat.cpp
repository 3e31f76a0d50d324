// SPDX-License-Identifier: Apache-2.0
// What only the flat generation has: allocations by scope, buffers of one element known by their
// value, and the names of its device constructs, which have no rules. EXT/Opaque.
#include <algorithm>

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {
namespace {

constexpr std::string_view kScopes[] = {"global", "shared", "local"};

/// `T.alloc_shared(shape, dtype)`, `T.alloc_local(shape, dtype)`.
Value read_alloc_in(Reader& r, Call& call) {
  const auto scope = static_cast<std::size_t>(call.variant);
  call.variant = Reader::kByteOffset;
  Attrs annotations;
  if (!r.attributes(call.named("annotations"), annotations, "annotations")) return Value();
  Buffer* made = r.buffer(call, 0);
  if (!made) return Value();
  made->data = r.builder().variable(
      call.target.span(call.span), made->name,
      r.builder().pointer_type(r.builder().prim_type(made->dtype), kScopes[scope]));
  return r.declaration(call.span, made, true, annotations);
}

/// `T.local_scalar(dtype)`, `T.shared_scalar(dtype)`, `T.alloc_scalar(dtype, scope)`.
Value read_scalar(Reader& r, Call& call) {
  const Value of = call.get(0, "dtype"), scope = call.get(1, "scope");
  const auto dtype = of.is(Kind::kNone) ? float_type(32) : r.dtype(of, "dtype");
  const auto storage = scope.is(Kind::kNone) ? kScopes[call.variant] : r.text(scope, "scope");
  if (!dtype || !storage) return Value();
  return r.scalar_buffer(call.target.name(), call.target.span(call.span), *dtype, *storage,
                         nullptr);
}

/// `T.decl_scalar(dtype, data, scope, elem_offset)`.
Value read_decl_scalar(Reader& r, Call& call) {
  const auto dtype = r.dtype(call.get(0, "dtype"), "dtype");
  const Variable* data = r.variable(call.get(1, "data"), "data");
  const auto scope = r.text(call.get(2, "scope"), "scope");
  const Value offset = call.get(3, "elem_offset");
  if (!dtype || !data || !scope) return Value();
  const Value made =
      r.scalar_buffer(call.target.name(), call.target.span(call.span), *dtype, *scope, data);
  if (!offset.is(Kind::kNone)) made.buffer->elem_offset = r.expression(offset);
  return made;
}

/// `T.ignore…` of the compiler's own checks: nothing is left of them in the program.
Value read_nothing(Reader&, Call& call) {
  call.all(), call.keywords();
  return none(call.span);
}

constexpr Construct kFlatConstructs[] = {
    {"alloc_shared", read_alloc_in, 1}, {"smem", read_alloc_in, 1},
    {"alloc_local", read_alloc_in, 2},  {"alloc_scalar", read_scalar, 0},
    {"shared_scalar", read_scalar, 1},  {"local_scalar", read_scalar, 2},
    {"decl_scalar", read_decl_scalar},  {"static_assert", read_nothing},
};

/// Names, or first parts of dotted names, sorted.
constexpr std::string_view kDevice[] = {
    "Axis",
    "ComposeLayout",
    "ExecScope",
    "Iter",
    "Layout",
    "R",
    "S",
    "ScopeIdDef",
    "SwizzleLayout",
    "TensorMap",
    "TileLayout",
    "Tx",
    "alloc_barrier",
    "alloc_cast_frag",
    "alloc_fragment",
    "alloc_tcgen05_ldst_frag",
    "cluster",
    "cluster_id",
    "constexpr",
    "cta",
    "cta_id",
    "cta_id_in_cluster",
    "cta_id_in_pair",
    "cuda",
    "device_entry",
    "elected",
    "filter",
    "handle.tensormap",
    "hint",
    "jit",
    "kernel",
    "lane_id",
    "metal",
    "nki",
    "nvshmem",
    "persistent",
    "ptx",
    "rocm",
    "scope_id",
    "selector",
    "thread",
    "thread_id",
    "thread_id_in_wg",
    "tile",
    "timer_end_cuda",
    "timer_finalize_cuda",
    "timer_init_cuda",
    "timer_start_cuda",
    "tmem",
    "trn",
    "warp",
    "warp_id",
    "warp_id_in_wg",
    "warpgroup",
    "warpgroup_id",
    "webgpu",
    "wg_reg_tile",
    "wg_local_layout",
    "world",
};

}  // namespace

List<Construct> flat_constructs() { return kFlatConstructs; }

bool is_device_construct(std::string_view name) {
  const std::string_view first = name.substr(0, name.find('.'));
  return std::find(std::begin(kDevice), std::end(kDevice), first) != std::end(kDevice);
}

}  // namespace tenor::spec::reader
