// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/invoke.h"

#include "semantics/relax/call/cache.h"
#include "semantics/relax/concrete.h"
#include "semantics/relax/model_run.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {
namespace {

using M = ModelMachine<Concrete>;
using Value = ConcreteValue;

HostTensor tensor_from(const M& m, std::uint32_t memory, spec::DataType dtype,
                       const std::vector<std::int64_t>& shape) {
  const Allocation<Concrete>& a = m.memory().at(memory);
  HostTensor host{{dtype, shape, {}}, {}};
  const spec::ScalarType type = host.tensor.dtype.scalar;
  const std::uint64_t count = scalar_count(host.tensor);
  host.tensor.data.resize(count * type.bytes());
  host.written.resize(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    const Value v = a.storage.get(type, i);
    host.written[i] = !v.indeterminate;
    if (!v.indeterminate) store_scalar(type, host.tensor.data, i, v.bits);
  }
  return host;
}

HostCache cache_from(const M& m, const Value& v) {
  const CacheState<Concrete> cache = *cache_of(m, v);
  std::vector<std::int64_t> shape = cache.unit;
  shape.insert(shape.begin(), cache.filled);
  return {tensor_from(m, cache.rows, cache.dtype, shape)};
}

/// Takes what the value needs outside of the machine from the bytes that are left, once for each
/// place that it stands in; false where they do not suffice.
bool fits(const M& m, const Value& v, std::uint64_t& left) {
  const Object<Concrete>* object = m.objects().find(v);
  std::uint64_t bytes = sizeof(HostValue);
  if (object && kind_of(*object) == Kind::kTensor)
    bytes += m.memory().at(memory_of(*object)).bytes();
  if (bytes > left) return false;
  left -= bytes;
  return !object || kind_of(*object) != Kind::kTuple ||
         std::ranges::all_of(object->parts,
                             [&](const Value& field) { return fits(m, field, left); });
}

}  // namespace

HostValue value_from(const M& m, const Value& v) {
  const Object<Concrete>* object = m.objects().find(v);
  if (!object) return {HostPrim{{v.type}, v.bits}};
  switch (kind_of(*object)) {
    case Kind::kTensor:
      return {tensor_from(m, memory_of(*object), dtype_of(*object), shape_of(*object))};
    case Kind::kShape: return {HostShape{constants<Concrete>(object->parts)}};
    case Kind::kPrim: return {HostPrim{dtype_of(*object), object->parts[0].bits}};
    case Kind::kString: return {HostString{object->text}};
    case Kind::kDataType: return {HostDataType{dtype_of(*object)}};
    case Kind::kNull: return {HostNull{}};
    case Kind::kCache: return {cache_from(m, v)};
    case Kind::kTuple: break;
    case Kind::kClosure:
    case Kind::kBound:
    case Kind::kPrimFunc:
    case Kind::kPacked:
    case Kind::kStorage:
    case Kind::kKilled: return {HostFunction{show(m, v)}};
  }
  HostTuple tuple;
  for (const Value& field : object->parts) tuple.fields.push_back(value_from(m, field));
  return {std::move(tuple)};
}

namespace {

/// Steps between two questions whether to continue.
constexpr int kSlice = 1 << 14;

void drive(M& m, const std::function<bool(std::uint64_t)>& progress) {
  if (!progress) return m.run();
  for (;;) {
    for (int i = 0; i < kSlice; ++i)
      if (!m.step()) return;
    if (!progress(m.steps()))
      return m.end_by({OutcomeKind::kExhausted, {}, nullptr, "interrupted", m.redex(), {}});
  }
}

}  // namespace

ModelInvocation ended(ModelRun<Concrete>& m) {
  ModelInvocation result;
  std::uint64_t left = m.limits().memory;
  if (!m.stopped() && !fits(m, m.operand(0), left))
    m.exhausted(spec::Code::X_MEMORY,
                "the result, with all that it refers to at each of its "
                "places, does not fit the memory budget");
  result.outcome = placed_outcome(m);
  result.notes = placed_notes(m);
  result.steps = m.steps();
  result.printed = m.printed();
  if (!m.stopped()) result.returned = value_from(m, m.operand(0));
  for (const Value& v : m.arguments()) result.arguments.push_back(value_from(m, v));
  return result;
}

ModelInvocation invoke(const ModelSetup& setup, std::span<const HostValue> arguments,
                       const std::function<bool(std::uint64_t)>& progress) {
  ModelRun<Concrete> m(setup, arguments);
  drive(m, progress);
  return ended(m);
}

}  // namespace tenor::semantics::relax
