// SPDX-License-Identifier: Apache-2.0
// Kernels that call functions of TVM's runtime which do what an operator does: the operator's body
// runs on the tensors that the call describes. And where else Relax makes something of a failure of
// TIR's rules. Ledger RLX-D49, TIR-D48.
#pragma once

#include "semantics/relax/call/operator.h"
#include "semantics/tir/call/call.h"

namespace tenor::semantics::relax {

/// The expression as a call of the builtin of that name; null where it is not one.
inline const spec::Call* call_of(const spec::PrimExpr* e, std::string_view builtin) {
  const auto* call = spec::as<spec::Call>(e);
  return call && call->op == builtin ? call : nullptr;
}
/// What `tvm_stack_make_shape` lists, as far as it is known.
template <class M>
std::optional<std::vector<std::int64_t>> listed(const M& m, const spec::PrimExpr* e) {
  const auto* shape = call_of(e, "tvm_stack_make_shape");
  if (!shape) return {};
  std::vector<std::int64_t> all;
  for (const spec::PrimExpr* d : shape->args) {
    const auto number = ExactDimension(m).number(d);
    if (!number) return {};
    all.push_back(*number);
  }
  return all;
}
/// Do all elements of the tensor, the first of which is number `first`, lie in the memory? It has
/// their datatype, and each dimension its stride, if there are strides.
template <class D>
bool lies_in(const Argument<D>& tensor, std::int64_t first, const Allocation<D>& memory) {
  if (!memory.live || memory.byte_offset != 0 || memory.element != tensor.dtype) return false;
  if (tensor.strides && tensor.strides->size() != tensor.shape.size()) return false;
  const auto is_negative = [](std::int64_t d) { return d < 0; };
  const auto count = static_cast<std::int64_t>(memory.elements);
  if (first < 0 || first > count || std::ranges::any_of(tensor.shape, is_negative)) return false;
  if (tensor.strides && std::ranges::any_of(*tensor.strides, is_negative)) return false;
  if (std::ranges::count(tensor.shape, 0) > 0) return true;
  std::int64_t last = first, packed = 1;
  for (std::size_t i = tensor.shape.size(); i-- > 0; packed *= tensor.shape[i]) {
    const std::int64_t stride = tensor.strides ? (*tensor.strides)[i] : packed;
    if (stride > 0 && tensor.shape[i] - 1 > (count - last) / stride) return false;
    last += (tensor.shape[i] - 1) * stride;
  }
  return last < count;
}
/// The tensor that `tvm_stack_make_array(data, shape, strides, ndim, a value of its datatype,
/// offset)` describes, without strides where these are the literal 0. Nothing where it does not
/// lie in the memory of `data`.
template <class M>
std::optional<Argument<typename M::Domain>> described(const M& m, const spec::Call& array) {
  using D = typename M::Domain;
  const auto* data = array.args.size() == 6 ? spec::as<spec::Var>(array.args[0]) : nullptr;
  if (!data || D::known(D::is_indeterminate(*m.cell(data->variable))) != false) return {};
  const auto shape = listed(m, array.args[1]), strides = listed(m, array.args[2]);
  const auto offset = ExactDimension(m).number(array.args[5]);
  if (!shape || !offset || (!strides && !spec::as<spec::IntImm>(array.args[2]))) return {};
  const auto pointer = D::pointer_of(*m.cell(data->variable));
  Argument<D> argument;
  argument.given = true;
  argument.memory = static_cast<std::uint32_t>(pointer.memory);
  argument.dtype = array.args[4]->dtype;
  argument.shape = *shape;
  argument.strides = strides;
  if (pointer.memory == 0 || pointer.offset != 0) return {};
  if (!lies_in(argument, *offset, m.memory().at(argument.memory))) return {};
  argument.byte_offset = static_cast<std::uint64_t>(*offset) * argument.dtype.scalar.bytes();
  return argument;
}

/// A kernel's call of such a function, as it is passed now.
template <class D>
struct ExternalArguments {
  ExternalCall call;
  std::vector<Argument<D>> tensors;
};
/// Nothing where it is a call of another builtin or function, or has another form.
template <class M>
std::optional<ExternalArguments<typename M::Domain>> external_arguments(const M& m,
                                                                        const spec::Call& call) {
  const auto* name =
      call.op == "tvm_call_packed" ? spec::as<spec::StringImm>(call.args[0]) : nullptr;
  if (!name || !is_external(name->value)) return {};
  ExternalArguments<typename M::Domain> all{{name->value, {}, {}}, {}};
  for (const spec::PrimExpr* e : call.args.subspan(1)) {
    const auto* array = call_of(e, "tvm_stack_make_array");
    if (!array) {
      all.call.literals.push_back(e);
      continue;
    }
    const auto tensor = described(m, *array);
    if (!tensor || !all.call.literals.empty()) return {};
    all.tensors.push_back(*tensor);
    all.call.tensors.push_back({tensor->dtype, tensor->shape});
  }
  return all;
}
/// The body of the call; null: there is none.
template <class M>
const OperatorBody* body_of(M& m, const spec::Call* written, const ExternalCall& call) {
  const OperatorArgument types{call.tensors};
  return std::get_if<OperatorBody>(&m.external_body_of(written, key_of({&types, 1}), call));
}
template <class M>
bool has_external_body(M& m, const spec::Call* call) {
  const auto all = external_arguments(std::as_const(m), *call);
  return all && body_of(m, call, all->call);
}

/// The function does what the operator of that meaning does, with the tensors as they are
/// described. Where one has a NaN of which the operator may make several things, that is noted.
///     f does what an operator with the body g does
///   ------------------------------------------------------------
///   <ExternalReady(f, a1, ..., an) . K, M>  -->  <EnterPrimFunc(g, a1, ..., an) . K, M>
struct ExternalRuns {
  static constexpr RuleInfo info{"Relax-external-call", clauses("RLX-D49", "TIR-D48")};
  static void then(At<ExternalReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    auto all = *external_arguments(std::as_const(*r), *r.node);
    const OperatorBody& body = *body_of(*r, r.node, all.call);
    if (!body.of_nan.empty() && has_nan<D>(r->memory().at(all.tensors[0].memory)))
      r->note(Code::N_OPERATOR_FREEDOM, r.node,
              fmt::format("{} meets a NaN: {}", all.call.name, body.of_nan));
    r->pass(std::move(all.tensors));
    r->push(EnterPrimFunc{{body.function}});
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::ExternalReady> : Rules<relax::ExternalRuns> {};

/// A store to memory that is constant only while a call reads it; a call of a builtin without a
/// meaning of its own.
template <class R, class M, class F>
bool Relax::diverts(M& m, const F& frame) {
  if constexpr (std::is_same_v<R, BufferStoreConstant>) {
    const auto* call = m.reader_of(m.memory_number(frame.node->buffer));
    if (!call) return false;
    relax::InputWritten written{{call, m.operand_height()}};
    m.fire(written);
    return true;
  }
  if constexpr (std::is_same_v<R, CallOutOfScope>) {
    if (!relax::has_external_body(m, frame.node)) return false;
    relax::ExternalReady ready{{frame.node, m.operand_height()}};
    m.fire(ready);
    return true;
  }
  return false;
}
}  // namespace tenor::semantics
