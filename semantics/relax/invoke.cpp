// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/invoke.h"

#include "semantics/relax/concrete.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {
namespace {

using M = ModelMachine<Concrete>;
using Value = ConcreteValue;

std::uint64_t scalars_of(const Tensor& tensor) {
  return element_count(tensor.shape).value_or(0) * tensor.dtype.lanes;
}

Value place(M& m, const HostValue& host);

Value place(M& m, const HostTensor& host) {
  const Tensor& t = host.tensor;
  const std::uint32_t number =
      m.memory().allocate(t.dtype, t.shape, element_count(t.shape).value_or(0));
  Allocation<Concrete>& a = m.memory().at(number);
  a.argument = true;
  const spec::ScalarType type = t.dtype.scalar;
  for (std::uint64_t i = 0; i < scalars_of(t); ++i)
    if (host.written.empty() || host.written[i])
      a.storage.set(type, i, Concrete::of(load_scalar(type, t.data, i), type));
  return make_tensor(m, number, t.dtype, t.shape, nullptr);
}
Value place(M& m, const HostTuple& host) {
  std::vector<Value> fields;
  for (const HostValue& field : host.fields) fields.push_back(place(m, field));
  return make(m, Kind::kTuple, std::move(fields));
}
Value place(M& m, const HostShape& host) { return make_shape(m, host.dimensions); }
Value place(M& m, const HostPrim& host) {
  return make_prim(m, host.dtype, Concrete::of(host.bits, host.dtype.scalar));
}
Value place(M& m, const HostString& host) { return m.objects().text(host.text); }
Value place(M& m, const HostDataType& host) {
  return make(m, Kind::kDataType, spec::to_string(host.dtype));
}
Value place(M& m, const HostNull&) { return make(m, Kind::kNull, ""); }
Value place(M& m, const HostFunction& host) { return make(m, Kind::kPacked, host.what); }
Value place(M& m, const HostValue& host) {
  return std::visit([&](const auto& value) { return place(m, value); }, host.value);
}

/// A tensor from outside is where its parameter says that it is (Relax/Values/b1:f).
Value located(M& m, const Value& v, const ir::StructInfo* s) {
  const Object<Concrete>* object = m.objects().find(v);
  const auto* tensor = ir::as<ir::TensorStructInfo>(s);
  if (tensor && tensor->vdevice && is(m, v, Kind::kTensor))
    return make_tensor(m, memory_of(*object), dtype_of(*object), shape_of(*object),
                       tensor->vdevice);
  const auto* tuple = ir::as<ir::TupleStructInfo>(s);
  if (!tuple || !is(m, v, Kind::kTuple)) return v;
  std::vector<Value> fields = object->parts;
  for (std::size_t i = 0; i < fields.size() && i < tuple->fields.size(); ++i)
    fields[i] = located(m, fields[i], tuple->fields[i]);
  return make(m, Kind::kTuple, std::move(fields));
}

HostTensor tensor_from(const M& m, const Object<Concrete>& object) {
  const Allocation<Concrete>& a = m.memory().at(memory_of(object));
  HostTensor host{{dtype_of(object), shape_of(object), {}}, {}};
  const spec::ScalarType type = host.tensor.dtype.scalar;
  const std::uint64_t count = scalars_of(host.tensor);
  host.tensor.data.resize(count * type.bytes());
  host.written.resize(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    const Value v = a.storage.get(type, i);
    host.written[i] = !v.indeterminate;
    if (!v.indeterminate) store_scalar(type, host.tensor.data, i, v.bits);
  }
  return host;
}

HostValue value_from(const M& m, const Value& v) {
  const Object<Concrete>* object = m.objects().find(v);
  if (!object) return {HostPrim{{v.type}, v.bits}};
  switch (kind_of(*object)) {
    case Kind::kTensor: return {tensor_from(m, *object)};
    case Kind::kShape: return {HostShape{constants<Concrete>(object->parts)}};
    case Kind::kPrim: return {HostPrim{dtype_of(*object), object->parts[0].bits}};
    case Kind::kString: return {HostString{object->text}};
    case Kind::kDataType: return {HostDataType{dtype_of(*object)}};
    case Kind::kNull: return {HostNull{}};
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

/// Steps between two questions whether to go on.
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

ModelInvocation invoke(const ModelSetup& setup, std::span<const HostValue> arguments,
                       const std::function<bool(std::uint64_t)>& progress) {
  M m(setup.program, setup.module, setup.granularity, setup.limits, setup.profile, setup.readings);
  m.prepare(setup.program);
  std::vector<Value> placed;
  const auto& params = setup.function->params;
  for (const HostValue& host : arguments) {
    const Value v = place(m, host);
    const bool is_known = placed.size() < params.size();
    placed.push_back(is_known ? located(m, v, params[placed.size()]->struct_info_annotation) : v);
  }
  const Value closure =
      m.objects().make({static_cast<std::uint32_t>(Kind::kClosure), setup.function, {}, {}});
  *m.extend_operands() = closure;
  for (const Value& v : placed) *m.extend_operands() = v;
  m.push(EnterFunction{{setup.function, 0}});
  drive(m, progress);
  ModelInvocation result;
  result.outcome = m.outcome();
  result.notes = m.notes();
  result.steps = m.steps();
  result.printed = m.printed();
  if (!m.stopped()) result.returned = value_from(m, m.operand(0));
  for (const Value& v : placed) result.arguments.push_back(value_from(m, v));
  return result;
}

}  // namespace tenor::semantics::relax
