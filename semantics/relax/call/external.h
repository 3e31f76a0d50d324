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
/// The name of the function that the kernel calls; empty: it calls another.
inline std::string_view external_name(const spec::Call& call) {
  const bool is_packed = call.op == "tvm_call_packed" && !call.args.empty();
  const auto* name = is_packed ? spec::as<spec::StringImm>(call.args[0]) : nullptr;
  return name && is_external(name->value) ? name->value : std::string_view();
}
/// `tvm_stack_make_array(data, shape, strides, ndim, a value of its datatype, offset)` describes a
/// tensor; null: `e` does not.
inline const spec::Call* array_of(const spec::PrimExpr* e) {
  const auto* array = call_of(e, "tvm_stack_make_array");
  return array && array->args.size() == 6 ? array : nullptr;
}
/// What a `tvm_stack_make_shape` lists; nothing of anything else.
inline spec::List<const spec::PrimExpr*> listed(const spec::PrimExpr* e) {
  const auto* shape = call_of(e, "tvm_stack_make_shape");
  return shape ? shape->args : spec::List<const spec::PrimExpr*>();
}
/// The dimensions, the strides and the offset of each tensor that the call describes.
inline std::vector<const spec::PrimExpr*> numbers_of(const spec::Call& call) {
  std::vector<const spec::PrimExpr*> all;
  for (const spec::PrimExpr* e : call.args) {
    const auto* array = array_of(e);
    if (!array) continue;
    for (const spec::PrimExpr* part : {array->args[1], array->args[2]})
      all.insert(all.end(), listed(part).begin(), listed(part).end());
    all.push_back(array->args[5]);
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
/// The call as it is passed now, or why its function could not be passed its tensors.
template <class D>
struct ExternalArguments {
  ExternalCall call{};
  std::vector<Argument<D>> tensors{};
  std::string problem{};
};
/// Reads such a call, whose numbers were evaluated.
template <class R>
class ExternalReader {
 public:
  using D = typename R::Domain;
  explicit ExternalReader(const R& r) : r_(r), next_(r.operands()) {
    all_.call.name = external_name(*r.node);
  }

  ExternalArguments<D> read() {
    for (const spec::PrimExpr* e : r_.node->args.subspan(1)) {
      const auto* array = array_of(e);
      if (!array)
        all_.call.literals.push_back(e);
      else if (!all_.call.literals.empty() || !tensor(*array))
        return refused("a tensor of it is described in a form that has no rule");
      if (!all_.problem.empty()) break;
    }
    return std::move(all_);
  }

 private:
  ExternalArguments<D> refused(std::string_view why) {
    all_.problem = fmt::format("{}: {}", all_.call.name, why);
    return std::move(all_);
  }
  std::int64_t number() { return *Queries<D>::known(Queries<D>::index(*next_++)); }
  std::vector<std::int64_t> numbers(const spec::PrimExpr* shape) {
    std::vector<std::int64_t> all;
    for (std::size_t i = 0; i < listed(shape).size(); ++i) all.push_back(number());
    return all;
  }
  /// False where it is described otherwise than by a pointer, a shape, and a list or no strides.
  bool tensor(const spec::Call& array) {
    const auto* data = spec::as<spec::Var>(array.args[0]);
    const bool has_strides = call_of(array.args[2], "tvm_stack_make_shape");
    if (!data || !call_of(array.args[1], "tvm_stack_make_shape")) return false;
    if (!has_strides && !spec::as<spec::IntImm>(array.args[2])) return false;
    const auto& cell = *r_->cell(data->variable);
    if (Queries<D>::known(Queries<D>::is_indeterminate(cell)) != false) return false;
    const auto pointer = D::pointer_of(cell);
    Argument<D> argument;
    argument.given = true;
    argument.memory = static_cast<std::uint32_t>(pointer.memory);
    argument.dtype = array.args[4]->dtype;
    argument.shape = numbers(array.args[1]);
    if (has_strides) argument.strides = numbers(array.args[2]);
    const std::int64_t offset = number();
    if (pointer.memory == 0 || pointer.offset != 0) return false;
    if (!lies_in(argument, offset, r_->memory().at(argument.memory)))
      all_.problem =
          fmt::format("{}: tensor {} of it, {} {} from element {} on, does not lie in {}",
                      all_.call.name, all_.tensors.size(), spec::to_string(argument.dtype),
                      show_shape(argument.shape), offset, data->variable->name_hint);
    argument.byte_offset = static_cast<std::uint64_t>(offset) * argument.dtype.scalar.bytes();
    all_.call.tensors.push_back({argument.dtype, argument.shape});
    all_.tensors.push_back(std::move(argument));
    return true;
  }

  const R& r_;
  const typename D::Value* next_;
  ExternalArguments<D> all_;
};

/// Is each of its numbers known?
bool are_known(const auto& r) {
  using D = Queries<typename std::remove_cvref_t<decltype(r)>::Domain>;
  return std::ranges::all_of(operands_of(r), [](const auto& v) {
    return D::known(D::is_indeterminate(v)) == false && D::known(D::index(v));
  });
}
auto arguments_of(const auto& r) {
  using R = std::remove_cvref_t<decltype(r)>;
  if (!are_known(r)) return ExternalArguments<typename R::Domain>();
  return ExternalReader<R>(r).read();
}
auto facts_of(const At<ExternalReady> auto& r) { return arguments_of(r); }
auto facts_of(const At<ExternalChosen> auto& r) { return arguments_of(r); }
std::string types_of(const auto& r) {
  const OperatorArgument types{r.call.tensors};
  return key_of({&types, 1});
}
/// The body of the call, or why it has none.
const auto& body_of(const At<ExternalChosen> auto& r) {
  return r->external_body_of(r.node, types_of(r));
}

/// The dimensions, strides and offsets of the tensors that a kernel's call of a function of TVM's
/// runtime describes are evaluated in order.
///     f does what an operator does
///   ------------------------------------------------------------
///   <EvalExternal(f(a1, ..., an)) . K, M>  -->  <p1 . ... . pm . ExternalReady . K, M>
struct ExternalNumbers {
  static constexpr RuleInfo info{"Relax-external-arguments", clauses("RLX-D49", "TIR-D48")};
  static void then(At<EvalExternal> auto& r) {
    const auto numbers = numbers_of(*r.node);
    r->evaluate_then(ExternalReady{{r.node}}, spec::List<const spec::PrimExpr*>(numbers));
  }
};
/// The tensors lie in their memory: the operator's body is made for them.
///     each of a1, ..., an lies in its memory
///   ------------------------------------------------------------
///   <ExternalReady(f, a1, ..., an) . K, M>  -->  <ExternalChosen(f, a1, ..., an) . K, M>
struct ExternalChooses {
  static constexpr RuleInfo info{"Relax-external-body", clauses("RLX-D49", "TIR-D48")};
  static Truth auto when(const At<ExternalReady> auto& r) {
    if (!are_known(r)) return unknown(r);
    return r.truth(r.problem.empty());
  }
  static void then(At<ExternalReady> auto& r) {
    r->make_external_body(r.node, types_of(r), r.call);
    r->push(ExternalChosen{{r.node, r.frame().operands}});
  }
};
/// A tensor is described in another form, or does not lie in its memory.
///     some ai does not lie in its memory, or has a number that was never written
///   ------------------------------------------------------------
///   <ExternalReady(f, a1, ..., an) . K, M>  -->  S-BUILTIN
struct ExternalOutside {
  static constexpr RuleInfo info{"Relax-external-outside", clauses("RLX-D49", "TIR-D48"),
                                 Code::S_BUILTIN};
  static Truth auto when(const At<ExternalReady> auto& r) {
    if (!are_known(r))
      return unknown(r) | r.truth(!std::remove_cvref_t<decltype(r)>::Domain::kMerges);
    return r.truth(!r.problem.empty());
  }
  static std::string describe(const At<ExternalReady> auto& r) {
    return r.problem.empty() ? "a tensor of it has a dimension without a value" : r.problem;
  }
};
/// The function does what the operator of that meaning does, with the tensors as they are
/// described. Where one has a NaN of which the operator may make several things, that is noted.
///     f does what an operator with the body g does
///   ------------------------------------------------------------
///   <ExternalChosen(f, a1, ..., an) . K, M>  -->  <EnterPrimFunc(g, a1, ..., an) . K, M>
struct ExternalRuns {
  static constexpr RuleInfo info{"Relax-external-call", clauses("RLX-D49", "TIR-D48")};
  static Truth auto when(const At<ExternalChosen> auto& r) {
    return r.truth(std::holds_alternative<OperatorBody>(body_of(r)));
  }
  static void then(At<ExternalChosen> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto& body = std::get<OperatorBody>(body_of(r));
    if (!body.of_nan.empty() && has_nan<D>(r->memory().at(r.tensors[0].memory)))
      r->note(Code::N_OPERATOR_FREEDOM, r.node,
              fmt::format("{} meets a NaN: {}", r.call.name, body.of_nan));
    r->pass(r.tensors);
    r.drop();
    r->push(EnterPrimFunc{{body.function}});
  }
};
/// The operator has no such form.
///     f has no body for a1, ..., an
///   ------------------------------------------------------------
///   <ExternalChosen(f, a1, ..., an) . K, M>  -->  S-BUILTIN
struct ExternalRefused {
  static constexpr RuleInfo info{"Relax-external-refused", clauses("RLX-D49", "TIR-D48"),
                                 Code::S_BUILTIN};
  static Truth auto when(const At<ExternalChosen> auto& r) {
    return r.truth(std::holds_alternative<Refused>(body_of(r)));
  }
  static std::string describe(const At<ExternalChosen> auto& r) {
    return std::get<Refused>(body_of(r)).what;
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::EvalExternal> : Rules<relax::ExternalNumbers> {};
template <>
struct RulesOf<relax::ExternalReady> : Rules<relax::ExternalChooses, relax::ExternalOutside> {};
template <>
struct RulesOf<relax::ExternalChosen> : Rules<relax::ExternalRuns, relax::ExternalRefused> {};

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
    if (relax::external_name(*frame.node).empty()) return false;
    relax::EvalExternal external{{frame.node, m.operand_height()}};
    m.fire(external);
    return true;
  }
  return false;
}
}  // namespace tenor::semantics
