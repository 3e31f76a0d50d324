// SPDX-License-Identifier: Apache-2.0
// The simple cache of keys or values that models of text append to: create, append, view. No clause
// speaks of it. A view is a copy: a row never changes after it was appended, so this shows only
// where a view is written to. Ledger RLX-D49.
#pragma once

#include "semantics/relax/call/vm_arguments.h"

namespace tenor::semantics::relax {

/// A tensor of the rows of the cache, and after them those of `more`, where there are some. Null
/// where memory has no room.
template <class M>
std::optional<typename M::Value> joined_rows(M& m, const CacheState<typename M::Domain>& cache,
                                             std::uint32_t more, std::int64_t count) {
  std::vector<std::int64_t> shape = cache.unit;
  shape.insert(shape.begin(), cache.filled + count);
  const auto made = new_tensor(m, cache.dtype, shape, nullptr);
  if (!made) return {};
  auto& to = m.memory().at(memory_of(*m.objects().find(*made)));
  const std::uint64_t own = cache.filled + count == 0
                                ? 0
                                : to.elements / static_cast<std::uint64_t>(cache.filled + count) *
                                      static_cast<std::uint64_t>(cache.filled);
  const spec::ScalarType type = cache.dtype.scalar;
  for (std::uint64_t i = 0; i < to.elements; ++i)
    to.storage.set(type, i,
                   i < own ? std::as_const(m).memory().at(cache.rows).storage.get(type, i)
                           : std::as_const(m).memory().at(more).storage.get(type, i - own));
  return made;
}
/// A new cache of the first `filled` rows of the tensor.
void make_cache(At<CalleeReady> auto& r, const Object<DomainOf<decltype(r)>>& tensor,
                std::int64_t filled) {
  using D = DomainOf<decltype(r)>;
  const auto shape = shape_of(tensor);
  const CacheState<D> none{
      filled, memory_of(tensor), {shape.begin() + 1, shape.end()}, dtype_of(tensor)};
  const auto rows = joined_rows(*r, none, none.rows, 0);
  const auto cell = rows ? new_tensor(*r, spec::int_type(64), {2}, nullptr) : rows;
  if (!cell) return;
  return_value(r, cache_in(*r, *cell, *r->objects().find(*rows)));
}

/// A cache of the tensor's rows, or of the first `filled` of them where that is not negative. The
/// shape says how much memory to reserve, which nothing can observe.
///   <CalleeReady(attention_kv_cache_create, t, s, filled) . K, M>  -->  <cache . K, M + cache>
struct VmCacheCreate {
  static constexpr RuleInfo info{"Relax-vm-attention_kv_cache_create", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "attention_kv_cache_create");
  }
  static void then(At<CalleeReady> auto& r) {
    const auto tensor = *object_of(*r, r.operands()[1], Kind::kTensor);
    make_cache(r, tensor, literal(r, 2) < 0 ? shape_of(tensor)[0] : literal(r, 2));
  }
};
/// Puts the rows of the tensor after those of the cache.
void append_rows(At<CalleeReady> auto& r, const Object<DomainOf<decltype(r)>>& tensor) {
  const auto cache = r.operands()[1];
  const auto state = *cache_of(*r, cache);
  const std::int64_t more = shape_of(tensor)[0];
  const auto rows = joined_rows(*r, state, memory_of(tensor), more);
  if (!rows) return;
  set_rows(*r, memory_of(*r->objects().find(cache)), state.filled + more,
           memory_of(*r->objects().find(*rows)));
  return_value(r, cache);
}
/// The tensor's rows come after those of the cache, which is what the call comes to.
///   <CalleeReady(attention_kv_cache_append, cache, t) . K, M>  -->
///         <cache . K, M[cache := rows, t]>
struct VmCacheAppend {
  static constexpr RuleInfo info{"Relax-vm-attention_kv_cache_append", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "attention_kv_cache_append");
  }
  static void then(At<CalleeReady> auto& r) {
    const auto tensor = *object_of(*r, r.operands()[2], Kind::kTensor);
    append_rows(r, tensor);
  }
};
/// The rows of the cache as a tensor.
///   <CalleeReady(attention_kv_cache_view, cache, s) . K, M>  -->  <t . K, M + t>
struct VmCacheView {
  static constexpr RuleInfo info{"Relax-vm-attention_kv_cache_view", clauses("RLX-D49")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls_vm(r, "attention_kv_cache_view");
  }
  static void then(At<CalleeReady> auto& r) {
    const auto state = *cache_of(*r, r.operands()[1]);
    const auto rows = joined_rows(*r, state, state.rows, 0);
    if (rows) return_value(r, *rows);
  }
};

}  // namespace tenor::semantics::relax
