// SPDX-License-Identifier: Apache-2.0
// Operators that compute: each call is a PrimFunc of ours, made of its attributes and the
// current shapes, which TIR's rules run. Relax/Eval/12.1; ledger RLX-D49.
#pragma once

#include "semantics/relax/call/own.h"
#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {

template <class D>
TensorType type_of(const Object<D>& tensor) {
  return {dtype_of(tensor), shape_of(tensor)};
}
/// The bits of a scalar as a number, exactly.
template <class D>
PrimNumber number_of(const Object<D>& prim) {
  const spec::DataType dtype = dtype_of(prim);
  PrimNumber number{dtype, 0, 0};
  const auto& v = prim.parts[0];
  if (dtype.is_integer())
    number.integer = D::constant(D::index(v));
  else
    number.floating = std::bit_cast<double>(D::number_of(D::cast(v, spec::float_type(64).scalar)));
  return number;
}
/// An argument as the body of an operator depends on it; of a conclusion alone.
template <class M>
OperatorArgument operator_argument(const M& m, const typename M::Value& v) {
  using D = typename M::Domain;
  const Object<D>* object = m.objects().find(v);
  if (!object) return {};
  switch (kind_of(*object)) {
    case Kind::kTensor: return {type_of(*object)};
    case Kind::kShape: return {constants<D>(object->parts)};
    case Kind::kPrim: return {number_of(*object)};
    case Kind::kTuple: break;
    default: return {};
  }
  std::vector<TensorType> tensors;
  std::vector<std::int64_t> integers;
  for (const auto& field : object->parts) {
    if (const auto* tensor = object_of(m, field, Kind::kTensor))
      tensors.push_back(type_of(*tensor));
    if (const auto* prim = object_of(m, field, Kind::kPrim))
      integers.push_back(number_of(*prim).integer);
  }
  if (!integers.empty()) return {integers};
  return {tensors};
}
/// What tells arguments of different bodies apart.
std::string key_of(std::span<const OperatorArgument> arguments);
/// `float32(2, 3), int64(2)`.
std::string show_types(std::span<const TensorType> types);

/// An operator's arguments are evaluated in order.
///   <EvalCall(op(e1, ..., en)) . K, M>  -->  <e1 . ... . en . OperatorReady(op) . K, M>
struct OperatorArguments {
  static constexpr RuleInfo info{"Relax-Op-arguments",
                                 clauses("Relax/Eval/12.1", "Relax/Survey/9")};
  static bool applies(const ir::Call* call);
  static Truth auto when(const At<EvalCall> auto& r) { return r.truth(applies(r.node)); }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(OperatorReady{{r.node}}, r.node->args);
  }
};
auto passed_at(const At<OperatorReady> auto& r) { return operands_of(r); }
/// Has every tensor among the arguments its contents, and are they on one device?
Hazard hazard_at(const At<OperatorReady> auto& r) {
  using D = typename std::remove_cvref_t<decltype(r)>::Domain;
  std::vector<const Object<D>*> tensors;
  for (const auto& v : operands_of(r)) add_tensors(*r, v, tensors);
  for (const auto* tensor : tensors)
    if (const Placed* placed = r->storages().find(memory_of(*tensor)); placed && placed->lost)
      return Hazard::kReused;
  return apart(*r, passed_at(r)).empty() ? Hazard::kNone : Hazard::kDevices;
}
/// What the operator computes of such arguments is made, or was made before.
///     all tensors among v1, ..., vn have their contents, and are on one device
///   ------------------------------------------------------------
///   <OperatorReady(op, v1, ..., vn) . K, M>  -->  <OperatorChosen(body, v1, ..., vn) . K, M>
struct OperatorBodyMade {
  static constexpr RuleInfo info{"Relax-Op-body", clauses("RLX-D49", "Relax/Eval/12.1:d")};
  static Truth auto when(const At<OperatorReady> auto& r) {
    return r.truth(hazard_at(r) == Hazard::kNone);
  }
  static void then(At<OperatorReady> auto& r) {
    std::vector<OperatorArgument> arguments;
    for (const auto& v : operands_of(r)) arguments.push_back(operator_argument(*r, v));
    const std::size_t number = r->body_of(r.node, key_of(arguments), arguments);
    *r->extend_operands() = r.d.integer(kDimension, static_cast<std::int64_t>(number));
    r->push(OperatorChosen{{r.node, r.frame().operands}});
  }
};
/// An argument is a tensor whose storage was handed to another one, which was written since.
///     the contents of a tensor among v1, ..., vn are lost
///   ------------------------------------------------------------
///   <OperatorReady(op, v1, ..., vn) . K, M>  -->  U-STORAGE-REUSED
struct OperatorReused : ArgumentReused<OperatorReady> {
  static constexpr RuleInfo info{"Relax-Op-reused", clauses("Relax/Optimize/b1:b", "RLX-D49"),
                                 Code::U_STORAGE_REUSED};
};
/// Tensors among the arguments are on different devices.
///     two tensors among v1, ..., vn are on different devices, all have their contents
///   ------------------------------------------------------------
///   <OperatorReady(op, v1, ..., vn) . K, M>  -->  U-DEVICE
struct OperatorApart : ArgumentsApart<OperatorReady> {
  static constexpr RuleInfo info{"Relax-Op-devices", clauses("Relax/Devices/p1:c", "RLX-D49"),
                                 Code::U_DEVICE};
};
/// The body that was chosen: its number is the last operand.
auto& chosen(const At<OperatorChosen> auto& r) {
  const auto number = r.d.known(r.d.index(r->operand(r->operand_height() - 1)));
  return r->body(static_cast<std::size_t>(*number));
}

/// The body that was chosen, where there is one.
auto* chosen_body(const At<OperatorChosen> auto& r) {
  return std::get_if<OperatorBody>(&chosen(r));
}
/// The tensors among the arguments, tuples flattened.
auto tensors_of(const At<OperatorChosen> auto& r) {
  std::vector<const Object<typename MachineIn<decltype(r)>::Domain>*> tensors;
  for (std::size_t i = 0; i < r.node->args.size(); ++i) add_tensors(*r, r.operands()[i], tensors);
  return tensors;
}

/// Allocates the row of numbers in place of the body's number, and enters the body that counts.
void run_count(At<OperatorChosen> auto& r) {
  using D = DomainOf<decltype(r)>;
  const OperatorBody& body = *chosen_body(r);
  std::vector<Argument<D>> arguments;
  for (const auto* tensor : tensors_of(r)) arguments.push_back(argument_of(*tensor));
  const auto row = new_tensor(*r, body.results[0].dtype, body.results[0].shape, nullptr);
  if (!row) return;
  arguments.push_back(argument_from(*r, *row));
  const std::uint32_t last = r->operand_height() - 1;
  r->operand(last) = *row;
  r->push(OperatorCounted{{r.node, r.frame().operands}});
  r->push(PrimFuncDone{{r.node, last}});
  r->begin_reading(r.node, {}, {});
  r->pass(std::move(arguments));
  r->push(EnterPrimFunc{{body.function}});
}
/// Data decide the extents of the results: a first body counts.
///     the body f counts
///   ------------------------------------------------------------
///   <OperatorChosen(f, v1, ..., vn) . K, M>  -->
///         <EnterPrimFunc(f, v1, ..., vn, c) . PrimFuncDone(c) . OperatorCounted(v1, ..., vn) . K,
///         M + c>
struct OperatorCounts {
  static constexpr RuleInfo info{"Relax-Op-counts", clauses("RLX-D49", "Relax/Eval/12.1:d")};
  static Truth auto when(const At<OperatorChosen> auto& r) {
    return r.truth(chosen_body(r) && chosen_body(r)->counts);
  }
  static void then(At<OperatorChosen> auto& r) { run_count(r); }
};
/// The body that writes results of the extents that were counted is made.
///   <OperatorCounted(op, v1, ..., vn, c) . K, M>  -->  <OperatorChosen(body, v1, ..., vn) . K, M>
struct OperatorWasCounted {
  static constexpr RuleInfo info{"Relax-Op-counted", clauses("RLX-D49")};
  static void then(At<OperatorCounted> auto& r) {
    std::vector<OperatorArgument> arguments;
    for (std::size_t i = 0; i < r.node->args.size(); ++i)
      arguments.push_back(operator_argument(*r, r.operands()[i]));
    const std::uint32_t last = r->operand_height() - 1;
    const auto* row = object_of(*r, r->operand(last), Kind::kTensor);
    const auto numbers = constants<DomainOf<decltype(r)>>(
        elements_of(std::as_const(*r).memory().at(memory_of(*row))));
    const std::string key = key_of(arguments) + show_shape(numbers);
    const std::size_t body = r->body_of(r.node, key, arguments, &numbers);
    r->operand(last) = r.d.integer(kDimension, static_cast<std::int64_t>(body));
    r->push(OperatorChosen{{r.node, r.frame().operands}});
  }
};

/// Has the tensor an element that is known to be NaN?
template <class D>
bool has_nan(const Allocation<D>& a) {
  const spec::ScalarType type = a.element.scalar;
  for (std::uint64_t i = 0; type.is_floating() && i < a.elements * a.element.lanes; ++i) {
    const auto v = a.storage.get(type, i);
    if (D::known(D::is_indeterminate(v)) == false &&
        D::known(D::is_true(D::compare(spec::ExprKind::kNE, v, v))) == true)
      return true;
  }
  return false;
}
/// Notes what others may make of this call.
void note_freedom(At<OperatorChosen> auto& r,
                  std::span<const Object<typename MachineIn<decltype(r)>::Domain>* const> tensors) {
  using D = DomainOf<decltype(r)>;
  const OperatorBody& body = *chosen_body(r);
  const auto met = [&](const auto* t) { return has_nan<D>(r->memory().at(memory_of(*t))); };
  if (!body.of_nan.empty() && std::ranges::any_of(tensors, met))
    r->note(Code::N_OPERATOR_FREEDOM, r.node,
            fmt::format("{} meets a NaN: {}", name_of(r.node), body.of_nan));
  if (!body.of_chance.empty())
    r->note(Code::N_RANDOM, r.node, fmt::format("{}: {}", name_of(r.node), body.of_chance));
}
/// Allocates the results, and enters the body.
void run_body(At<OperatorChosen> auto& r) {
  using D = DomainOf<decltype(r)>;
  const OperatorBody& body = *chosen_body(r);
  const auto tensors = tensors_of(r);
  std::vector<Argument<D>> arguments;
  for (const auto* tensor : tensors) arguments.push_back(argument_of(*tensor));
  note_freedom(r, tensors);
  const spec::Node* device = device_of(tensors);
  std::vector<typename D::Value> results;
  for (const TensorType& type : body.results)
    if (const auto made = new_tensor(*r, type.dtype, type.shape, device)) results.push_back(*made);
  if (r->stopped()) return;
  for (const auto& v : results) arguments.push_back(argument_from(*r, v));
  const auto result = body.is_tuple ? make(*r, Kind::kTuple, results) : results[0];
  enter_prim_func<D>(r, body.function, std::move(arguments), result, {});
}

/// The results are new tensors, on the device of the arguments; TIR's rules compute them. Where an
/// argument has a NaN of which the operator may make several things, the run notes
/// N-OPERATOR-FREEDOM.
///     the operator has a body f for such arguments
///   ------------------------------------------------------------
///   <OperatorChosen(f, v1, ..., vn) . K, M>  -->
///         <EnterPrimFunc(f, v1, ..., r1, ..., rk) . PrimFuncDone(r1, ..., rk) . K, M + r1, ...,
///         rk>
struct OperatorRuns {
  static constexpr RuleInfo info{
      "Relax-Op", clauses("Relax/Eval/12.1:d", "RLX-D49", "Relax/Eval/12.1:c", "Relax/Devices/p1:c",
                          "Relax/Devices/p1", "Relax/Devices/p1:d", "Relax/Purity/b2")};
  static Truth auto when(const At<OperatorChosen> auto& r) {
    return r.truth(chosen_body(r) && !chosen_body(r)->counts);
  }
  static void then(At<OperatorChosen> auto& r) { run_body(r); }
};
/// Why the operator cannot run; null: it can.
const Refused* refused(const At<OperatorChosen> auto& r) {
  return std::get_if<Refused>(&chosen(r));
}
bool is_misfit(const At<OperatorChosen> auto& r) { return refused(r) && refused(r)->is_misfit; }
/// The operator has no rules, or none for such attributes or arguments.
///     the operator has no body for such arguments
///   ----------------------------------------------------------
///   <OperatorChosen(op, v1, ..., vn) . K, M>  -->  S-OPERATOR
struct OperatorRefused {
  static constexpr RuleInfo info{"Relax-Op-without-body", clauses("RLX-D49"), Code::S_OPERATOR};
  static Truth auto when(const At<OperatorChosen> auto& r) {
    return r.truth(refused(r) && !is_misfit(r));
  }
  static std::string describe(const At<OperatorChosen> auto& r) { return refused(r)->what; }
};
std::string misfit_of(const At<OperatorChosen> auto& r) {
  std::vector<TensorType> types;
  for (const auto* tensor : tensors_of(r)) types.push_back(type_of(*tensor));
  return refused(r)->what + (types.empty() ? "" : " (the arguments: " + show_types(types) + ")");
}
/// The operator's own rule does not take such arguments, which is an error: what it says of
/// StructInfo holds of values too.
///     the operator takes no such arguments
///   ----------------------------------------------------------
///   <OperatorChosen(op, v1, ..., vn) . K, M>  -->  E-OPERATOR
struct OperatorMisfit {
  static constexpr RuleInfo info{"Relax-Op-misfit", clauses("Relax/Derive/14.1.1", "RLX-D49"),
                                 Code::E_OPERATOR};
  static Truth auto when(const At<OperatorChosen> auto& r) { return r.truth(is_misfit(r)); }
  static std::string describe(const At<OperatorChosen> auto& r) { return misfit_of(r); }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::OperatorReady>
    : Rules<relax::OperatorBodyMade, relax::OperatorReused, relax::OperatorApart> {};
template <>
struct RulesOf<relax::OperatorChosen> : Rules<relax::OperatorRuns, relax::OperatorCounts,
                                              relax::OperatorRefused, relax::OperatorMisfit> {};
template <>
struct RulesOf<relax::OperatorCounted> : Rules<relax::OperatorWasCounted> {};
}  // namespace tenor::semantics
