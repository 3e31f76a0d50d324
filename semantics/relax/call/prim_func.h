// SPDX-License-Identifier: Apache-2.0
// A PrimFunc that Relax calls: TIR's rules run it on the same stack, in the same memory. While it
// runs, what it must only read is marked. Relax/Op/b1.b8, Relax/Eval/12.2.3; ledger RLX-D17, D57.
#pragma once

#include "semantics/relax/call/places.h"
#include "semantics/relax/call/pure_call.h"
#include "semantics/relax/expr/compound.h"
#include "semantics/tir/function/prim_func.h"
#include "semantics/tir/stmt/store_writable.h"
#include "spec/check/wording.h"
#include "spec/relax/scalar_function.h"

namespace tenor::semantics::relax {

/// Is the PrimFunc pure, and a call of it its scalar (RLX-D62)?
inline bool comes_to_scalar(const auto& m, const spec::tir::PrimFunc& f) {
  return ir::returns_scalar(f) && !m.readings().is_as_written(spec::Clause{"RLX-D62"});
}

/// A value as an argument of a PrimFunc: a tensor, a scalar, or a handle of anything else.
template <class M>
Argument<typename M::Domain> argument_from(const M& m, const typename M::Value& v) {
  if (const auto* tensor = object_of(m, v, Kind::kTensor)) return argument_of(*tensor);
  Argument<typename M::Domain> argument;
  argument.given = true;
  const auto* prim = object_of(m, v, Kind::kPrim);
  argument.scalar = prim ? prim->parts[0] : v;
  return argument;
}

/// Why the arguments do not fit the parameters: their number, or a tensor for a scalar. Empty: they
/// fit, as far as Relax can tell.
template <class D>
std::string misfit(const spec::tir::PrimFunc* f, const std::vector<Argument<D>>& arguments) {
  if (arguments.size() != f->params.size())
    return fmt::format("{} takes {}, but the call passes {}", f->name,
                       spec::counted(f->params.size(), "argument"), arguments.size());
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (!f->buffers[i] && arguments[i].memory && !f->params[i]->dtype.is_handle())
      return fmt::format("{} takes {} as a scalar, but the call passes a tensor", f->name,
                         f->params[i]->name_hint);
  return "";
}

/// Enters the PrimFunc: `result` is what the call comes to, or, where it comes to a scalar, one of
/// its datatype. Integers take the datatypes of their parameters.
template <class D>
void enter_prim_func(auto& r, const spec::tir::PrimFunc* f, std::vector<Argument<D>> arguments,
                     const typename D::Value& result, const std::vector<std::uint32_t>& inputs,
                     bool is_scalar = false) {
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (arguments[i].scalar && f->params[i]->dtype.is_integer())
      arguments[i].scalar = D::cast(*arguments[i].scalar, f->params[i]->dtype.scalar);
  *r.result() = result;
  r->push(PrimFuncDone{{r.node, r.frame().operands, static_cast<std::uint16_t>(is_scalar)}});
  const bool watches = !r->readings().is_as_written(spec::Clause{"RLX-D17"});
  r->begin_reading(r.node, watches ? inputs : std::vector<std::uint32_t>(),
                   placed_and_written(*r, f, arguments));
  r->pass(std::move(arguments));
  r->push(EnterPrimFunc{{f}});
}

/// What the call comes to stays: where that is a scalar, of the datatype that is declared
/// (RLX-D62), what the PrimFunc returned.
void keep_result(At<PrimFuncDone> auto& r) {
  if (r.frame().index == 1) {
    const spec::DataType declared = dtype_of(*object_of(*r, r.operands()[0], Kind::kPrim));
    r.operands()[0] = make_prim(*r, declared, r.operands()[1]);
  }
  r->truncate_operands(r.frame().operands + 1);
}
/// The PrimFunc returned: what it wrote is in the tensors of the result, and in those that share
/// bytes of a storage with them.
///     w is u where the call comes to a scalar, else v
///   ----------------------------------------------
///   <PrimFuncDone(v, u) . K, M>  -->  <w . K, M>
struct PrimFuncReturns {
  static constexpr RuleInfo info{"Relax-Call-PrimFunc-end",
                                 clauses("Relax/Op/b1.b10", "Relax/Eval/12.2.3:b")};
  static void then(At<PrimFuncDone> auto& r) {
    for (const std::uint32_t memory : r->end_reading()) tensor_written(*r, memory);
    keep_result(r);
  }
};

/// The PrimFunc wrote to an argument of call_tir, which is expected to write its results alone.
///     t is an argument of a call_tir that runs
///   ----------------------------------------------
///   <InputWritten(t) . K, M>  -->  U-INPUT-WRITE
struct CallTirWritesInput {
  static constexpr RuleInfo info{"Relax-call_tir-writes-input",
                                 clauses("Relax/Op/b1.b8:c", "RLX-D17"), Code::U_INPUT_WRITE,
                                 intended("RLX-D17")};
  static Truth auto when(const At<InputWritten> auto& r) { return r.truth(!vouches(r.node)); }
  static std::string describe(const At<InputWritten> auto& r) {
    return fmt::format(
        "the PrimFunc writes to an argument of {}",
        ir::as<ir::Op>(r.node->op) ? ir::as<ir::Op>(r.node->op)->op_name : "the call");
  }
};

/// A function that call_pure_packed calls writes to what it was given, which no pure function does;
/// or one that call_inplace_packed calls to what it does not name, or call_dps_packed to an
/// argument.
///     t is reached by an argument of such a call that runs
///   ----------------------------------------------
///   <InputWritten(t) . K, M>  -->  U-IMPURE
struct PureCallWrites {
  static constexpr RuleInfo info{
      "Relax-call_pure_packed-writes",
      clauses("Relax/Op/b4.b5:b", "Relax/Op/b4.b5", "Relax/Op/b3.b8", "Relax/Op/b5:b"),
      Code::U_IMPURE};
  static Truth auto when(const At<InputWritten> auto& r) { return r.truth(vouches(r.node)); }
  static std::string describe(const At<InputWritten> auto& r) {
    return writes_in_pure_call(r.node);
  }
};

/// The callee of the frame's call as a PrimFunc.
const spec::tir::PrimFunc* callee_of(const At<PrimFuncReady> auto& r) {
  const auto* callee = object_of(*r, r.operands()[0], Kind::kPrimFunc);
  return static_cast<const spec::tir::PrimFunc*>(callee->node);
}
/// Is the variable alone in a dimension of a buffer parameter, whose argument then binds it?
inline bool is_extent(const spec::tir::PrimFunc* f, const spec::Variable* v) {
  for (const spec::Buffer* b : f->buffers)
    for (std::size_t k = 0; b && k < b->shape.size(); ++k)
      if (const auto* var = spec::as<spec::Var>(b->shape[k]); var && var->variable == v)
        return true;
  return false;
}
/// As written, parameters that shapes of buffers bind may be left out (TIR/Exec/1.1:b, RLX-D33).
template <class M>
void add_left_out(const M& m, const spec::tir::PrimFunc* f,
                  std::vector<Argument<typename M::Domain>>& passed) {
  if (!m.readings().is_as_written(spec::Clause{"RLX-D33"})) return;
  for (std::size_t i = 0; i <= passed.size() && passed.size() < f->params.size(); ++i)
    if (!f->buffers[i] && is_extent(f, f->params[i]))
      passed.insert(passed.begin() + static_cast<std::ptrdiff_t>(i),
                    Argument<typename M::Domain>());
}
auto arguments_of(const At<PrimFuncReady> auto& r) {
  using D = typename std::remove_cvref_t<decltype(r)>::Domain;
  std::vector<Argument<D>> all;
  const auto values = operands_of(r);
  for (std::size_t i = 1; i < values.size(); ++i) all.push_back(argument_from(*r, values[i]));
  add_left_out(*r, callee_of(r), all);
  return all;
}
std::string misfit_of(const At<PrimFuncReady> auto& r) {
  return misfit(callee_of(r), arguments_of(r));
}
auto passed_at(const At<PrimFuncReady> auto& r) { return operands_of(r, 1); }
Hazard hazard_at(const At<PrimFuncReady> auto& r) {
  if (!misfit_of(r).empty()) return Hazard::kNone;
  if (!apart(*r, passed_at(r)).empty()) return Hazard::kDevices;
  return hazard_of(*r, callee_of(r), arguments_of(r));
}
/// Nothing, or a place for the scalar that it returns.
auto result_of_direct(At<PrimFuncReady> auto& r, const spec::tir::PrimFunc* f, bool is_scalar) {
  if (!is_scalar) return make(*r, Kind::kTuple, "");
  return make_prim(*r, f->ret_type->dtype, r.d.indeterminate(f->ret_type->dtype.scalar));
}
/// A PrimFunc that is called by itself gets the arguments as they are, and may write to them. What
/// the call comes to is the empty tuple, or the scalar that it returns.
///     f takes n arguments; all have their contents, are on one device, and share nothing
///     that it writes
///   ------------------------------------------------------------
///   <PrimFuncReady(f, v1, ..., vn) . K, M>  -->
///         <EnterPrimFunc(f, v1, ..., vn) . PrimFuncDone(()) . K, M>
struct PrimFuncDirect {
  static constexpr RuleInfo info{
      "Relax-Call-PrimFunc",
      clauses("Relax/Eval/12.2.3", "Relax/Eval/11:c", "Relax/Values/b6:b", "RLX-D62")};
  static Truth auto when(const At<PrimFuncReady> auto& r) {
    return r.truth(misfit_of(r).empty() && hazard_at(r) == Hazard::kNone);
  }
  static void then(At<PrimFuncReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto* f = callee_of(r);
    const bool is_scalar = comes_to_scalar(*r, *f);
    enter_prim_func<D>(r, f, arguments_of(r), result_of_direct(r, f, is_scalar), {}, is_scalar);
  }
};
/// The call passes another number of arguments.
///     f does not take n arguments
///   ----------------------------------------------------------
///   <PrimFuncReady(f, v1, ..., vn) . K, M>  -->  E-ARGUMENT
struct PrimFuncArity {
  static constexpr RuleInfo info{"Relax-Call-PrimFunc-mismatch",
                                 clauses("Relax/Eval/12.2.3", "TIR/Exec/1.1"), Code::E_ARGUMENT};
  static Truth auto when(const At<PrimFuncReady> auto& r) { return r.truth(!misfit_of(r).empty()); }
  static std::string describe(const At<PrimFuncReady> auto& r) { return misfit_of(r); }
};
/// An argument is a tensor whose storage was handed to another one, which was written since.
///     f takes n arguments, the contents of some vi are lost
///   ------------------------------------------------------------
///   <PrimFuncReady(f, v1, ..., vn) . K, M>  -->  U-STORAGE-REUSED
struct PrimFuncReused : ArgumentReused<PrimFuncReady> {
  static constexpr RuleInfo info{"Relax-Call-PrimFunc-reused",
                                 clauses("Relax/Optimize/b1:b", "RLX-D49"), Code::U_STORAGE_REUSED};
};
/// Two arguments share bytes of a storage, and the PrimFunc may write to them.
///     f takes n arguments, it may write to vi, which shares bytes of a storage with vj
///   ------------------------------------------------------------
///   <PrimFuncReady(f, v1, ..., vn) . K, M>  -->  U-ALIAS
struct PrimFuncShared : ArgumentsShare<PrimFuncReady> {
  static constexpr RuleInfo info{"Relax-Call-PrimFunc-shared",
                                 clauses("TIR/Exec/1.2.5", "TIR-D40", "Relax/Eval/12.2.3"),
                                 Code::U_ALIAS};
};
/// Tensors among the arguments are on different devices.
///     f takes n arguments, two of them are on different devices
///   ------------------------------------------------------------
///   <PrimFuncReady(f, v1, ..., vn) . K, M>  -->  U-DEVICE
struct PrimFuncApart : ArgumentsApart<PrimFuncReady> {
  static constexpr RuleInfo info{"Relax-Call-PrimFunc-devices", clauses("Relax/Devices/p1:c"),
                                 Code::U_DEVICE};
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::PrimFuncDone> : Rules<relax::PrimFuncReturns> {};
template <>
struct RulesOf<relax::InputWritten> : Rules<relax::CallTirWritesInput, relax::PureCallWrites> {};
template <>
struct RulesOf<relax::PrimFuncReady>
    : Rules<relax::PrimFuncDirect, relax::PrimFuncArity, relax::PrimFuncReused,
            relax::PrimFuncShared, relax::PrimFuncApart> {};
}  // namespace tenor::semantics
