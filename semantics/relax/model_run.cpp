// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/model_run.h"

#include "semantics/domain/concrete.h"
#include "semantics/domain/term/term.h"
#include "semantics/relax/call/cache.h"

namespace tenor::semantics::relax {
namespace {

template <class D>
class Placement {
 public:
  using Value = typename D::Value;
  explicit Placement(ModelMachine<D>& m) : m_(m) {}

  Value operator()(const HostTensor& host) {
    const Tensor& t = host.tensor;
    const std::uint32_t number =
        m_.memory().allocate(t.dtype, t.shape, element_count(t.shape).value_or(0));
    Allocation<D>& a = m_.memory().at(number);
    a.argument = true;
    const spec::ScalarType type = t.dtype.scalar;
    for (std::uint64_t i = 0; i < scalar_count(t); ++i)
      if (host.written.empty() || host.written[i])
        a.storage.set(type, i, D::of(load_scalar(type, t.data, i), type));
    return make_tensor(m_, number, t.dtype, t.shape, nullptr);
  }
  Value operator()(const HostTuple& host) {
    std::vector<Value> fields;
    for (const HostValue& field : host.fields) fields.push_back(place<D>(m_, field));
    return make(m_, Kind::kTuple, std::move(fields));
  }
  Value operator()(const HostShape& host) { return make_shape(m_, host.dimensions); }
  Value operator()(const HostPrim& host) {
    return make_prim(m_, host.dtype, D::of(host.bits, host.dtype.scalar));
  }
  Value operator()(const HostString& host) { return m_.objects().text(host.text); }
  Value operator()(const HostDataType& host) {
    return make(m_, Kind::kDataType, spec::to_string(host.dtype));
  }
  Value operator()(const HostNull&) { return make(m_, Kind::kNull, ""); }
  Value operator()(const HostCache& host) {
    const Value rows = (*this)(host.rows);
    const Value cell = (*this)(HostTensor{{spec::int_type(64), {2}, std::vector<std::byte>(16)}});
    return cache_in(m_, cell, Object<D>(*m_.objects().find(rows)));
  }
  Value operator()(const HostFunction& host) { return make(m_, Kind::kPacked, host.what); }

 private:
  ModelMachine<D>& m_;
};

}  // namespace

std::uint64_t scalar_count(const Tensor& tensor) {
  return element_count(tensor.shape).value_or(0) * tensor.dtype.lanes;
}

template <class D>
typename D::Value place(ModelMachine<D>& m, const HostValue& host) {
  return std::visit(Placement<D>(m), host.value);
}
template <class D>
typename D::Value located(ModelMachine<D>& m, const typename D::Value& v,
                          const spec::relax::StructInfo* s) {
  using spec::relax::as;
  const Object<D>* object = m.objects().find(v);
  const auto* tensor = as<spec::relax::TensorStructInfo>(s);
  if (tensor && tensor->vdevice && is(m, v, Kind::kTensor))
    return make_tensor(m, memory_of(*object), dtype_of(*object), shape_of(*object),
                       tensor->vdevice);
  const auto* tuple = as<spec::relax::TupleStructInfo>(s);
  if (!tuple || !is(m, v, Kind::kTuple)) return v;
  std::vector<typename D::Value> fields = object->parts;
  for (std::size_t i = 0; i < fields.size() && i < tuple->fields.size(); ++i)
    fields[i] = located<D>(m, fields[i], tuple->fields[i]);
  return make(m, Kind::kTuple, std::move(fields));
}
template ConcreteValue place<Concrete>(ModelMachine<Concrete>&, const HostValue&);
template ConcreteValue place<WatchedConcrete>(ModelMachine<WatchedConcrete>&, const HostValue&);
template TermValue place<Term>(ModelMachine<Term>&, const HostValue&);

template Term::Value located<Term>(ModelMachine<Term>&, const Term::Value&,
                                   const spec::relax::StructInfo*);
template ConcreteValue located<Concrete>(ModelMachine<Concrete>&, const ConcreteValue&,
                                         const spec::relax::StructInfo*);
template ConcreteValue located<WatchedConcrete>(ModelMachine<WatchedConcrete>&,
                                                const ConcreteValue&,
                                                const spec::relax::StructInfo*);

}  // namespace tenor::semantics::relax
