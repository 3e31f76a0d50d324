// SPDX-License-Identifier: Apache-2.0
// Calls of values: closures, PrimFuncs, packed functions. Relax/Eval/12.2.
#pragma once

#include "semantics/relax/call/dps.h"
#include "semantics/relax/call/external.h"
#include "semantics/relax/call/kv_cache.h"
#include "semantics/relax/call/memory.h"
#include "semantics/relax/call/operator.h"
#include "semantics/relax/call/prim_func.h"
#include "semantics/relax/call/vm.h"
#include "semantics/relax/call/vm_operators.h"
#include "semantics/relax/function/function.h"

namespace tenor::semantics::relax {

inline bool OperatorArguments::applies(const ir::Call* call) {
  return ir::as<ir::Op>(call->op) && !CallTirArguments::applies(call) && !is_dps(call) &&
         !is_own(call);
}

/// The callee is evaluated, then the arguments in order. StructInfo that the call states of its
/// result is compared afterwards.
///     e is not an operator
///   ------------------------------------------------------------
///   <EvalCall(e(e1, ..., en)) . K, M>  -->  <e . e1 . ... . en . CalleeReady . K, M>
struct CallValue {
  static constexpr RuleInfo info{"Relax-Call",
                                 clauses("Relax/Eval/12.2", "Relax/Eval/12.2:b", "RLX-D47")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(ir::as<ir::Op>(r.node->op) == nullptr);
  }
  static void then(At<EvalCall> auto& r) {
    if (!r.node->sinfo_args.empty()) r->push(StatedReady{{r.node, r->operand_height()}});
    r->evaluate_then(CalleeReady{{r.node}}, r.node->op, r.node->args);
  }
};

/// Is a value of that kind called?
Truth auto calls(const At<CalleeReady> auto& r, Kind kind) {
  return r.truth(is(*r, r.operands()[0], kind));
}

/// Has the call to be pure, and would it run an impure function all the same? A match takes
/// functions by their kind alone (RLX-D54), so that checks need not have seen it.
bool is_impure(const At<CalleeReady> auto& r) {
  const bool by_value = !ir::as<ir::Op>(r.node->op) || name_of(r.node) == "invoke_pure_closure";
  if (!by_value || !r->function_places().has_to_be_pure(r.node)) return false;
  const auto* closure = object_of(*r, r.operands()[0], Kind::kClosure);
  const auto* f = object_of(*r, r.operands()[0], Kind::kPrimFunc);
  return closure ? !static_cast<const ir::Function*>(closure->node)->is_pure
                 : f && !comes_to_scalar(*r, *static_cast<const spec::tir::PrimFunc*>(f->node));
}
/// An impure function is called in a dataflow block, or by a function that is pure.
///     the call has to be pure, f is an impure closure or a PrimFunc
///   ------------------------------------------------------------
///   <CalleeReady(f, v1, ..., vn) . K, M>  -->  U-IMPURE
struct CallImpure {
  static constexpr RuleInfo info{
      "Relax-Call-impure",
      clauses("Relax/Derive/14.2.3", "Relax/Derive/14.2.3:b", "Relax/PurityCheck/p1:b", "RLX-D54"),
      Code::U_IMPURE};
  static Truth auto when(const At<CalleeReady> auto& r) { return r.truth(is_impure(r)); }
  static std::string describe(const At<CalleeReady> auto& r) {
    const auto* function = r->objects().find(r.operands()[0]);
    return fmt::format("an impure function{} is called where calls have to be pure",
                       function->text.empty() ? "" : ", " + function->text + ",");
  }
};

/// A closure is entered.
///     c = closure(f, ...), and the call may be impure or f is pure
///   ------------------------------------------------------------
///   <CalleeReady(c, v1, ..., vn) . K, M>  -->  <EnterFunction(f, c, v1, ..., vn) . K, M>
struct CallClosure {
  static constexpr RuleInfo info{"Relax-Call-closure",
                                 clauses("Relax/Eval/12.2.1", "Relax/Values/b3:i")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls(r, Kind::kClosure) & r.truth(!is_impure(r));
  }
  static void then(At<CalleeReady> auto& r) {
    const auto* closure = object_of(*r, r.operands()[0], Kind::kClosure);
    r->push(EnterFunction{{static_cast<const ir::Function*>(closure->node), r.frame().operands}});
  }
};
/// A closure that make_closure made passes the arguments that it holds after those of the call.
///     c = bound(f, u1, ..., um)
///   ------------------------------------------------------------
///   <CalleeReady(c, v1, ..., vn) . K, M>  -->
///         <CalleeReady(f, v1, ..., vn, u1, ..., um) . K, M>
struct CallBound {
  static constexpr RuleInfo info{"Relax-Call-bound", clauses("RLX-D49", "Relax/Eval/12.2.1")};
  static Truth auto when(const At<CalleeReady> auto& r) { return calls(r, Kind::kBound); }
  static void then(At<CalleeReady> auto& r) {
    auto parts = object_of(*r, r.operands()[0], Kind::kBound)->parts;
    r.operands()[0] = parts[0];
    for (auto it = parts.begin() + 1; it != parts.end(); ++it) *r->extend_operands() = *it;
    r->push(CalleeReady{{r.node, r.frame().operands}});
  }
};
/// A PrimFunc is called by itself.
///     f is a PrimFunc, and the call may be impure
///   ------------------------------------------------------------
///   <CalleeReady(f, v1, ..., vn) . K, M>  -->  <PrimFuncReady(f, v1, ..., vn) . K, M>
struct CallPrimFunc {
  static constexpr RuleInfo info{
      "Relax-Call-PrimFunc-begin",
      clauses("Relax/Eval/12.2.3", "Relax/Values/b6:b", "Relax/Grammar/PrimFunc/p2")};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return calls(r, Kind::kPrimFunc) & r.truth(!is_impure(r));
  }
  static void then(At<CalleeReady> auto& r) {
    r->push(PrimFuncReady{{r.node, r.frame().operands}});
  }
};
/// An argument in a message: a tensor or a cache without its elements.
template <class M>
std::string type_shown(const M& m, const typename M::Value& v) {
  if (const auto* tensor = object_of(m, v, Kind::kTensor))
    return tensor->text + show_shape(shape_of(*tensor));
  if (const auto cache = cache_of(m, v)) {
    std::vector<std::int64_t> shape = cache->unit;
    shape.insert(shape.begin(), cache->filled);
    return fmt::format("a cache of {}{}", spec::to_string(cache->dtype), show_shape(shape));
  }
  return is(m, v, Kind::kTuple) ? std::string(name_of(Kind::kTuple)) : show(m, v);
}
std::string types_shown(const At<CalleeReady> auto& r) {
  std::string all;
  const auto values = operands_of(r);
  for (std::size_t i = 1; i < values.size(); ++i)
    all += (i == 1 ? "" : ", ") + type_shown(*r, values[i]);
  return all.empty() ? "no arguments" : all;
}
/// What a packed function does is not known.
///     f is a packed function
///   --------------------------------------------------
///   <CalleeReady(f, v1, ..., vn) . K, M>  -->  S-EXTERN
struct CallPacked {
  static constexpr RuleInfo info{
      "Relax-Call-packed",
      clauses("Relax/Eval/12.2.2", "Relax/Eval/11:b", "Relax/Values/b5", "Relax/Values/b5:c"),
      Code::S_EXTERN};
  static Truth auto when(const At<CalleeReady> auto& r) {
    if (lacks_number(r)) return unknown(r);
    return calls(r, Kind::kPacked) & r.truth(vm_function(r).empty());
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    if (!is_vm_function(packed_name(r)))
      return fmt::format("{} is called, and what it does is not known", packed_name(r));
    return fmt::format("{} does not take {}", packed_name(r), types_shown(r));
  }
};
/// The callee is not a function.
///     v is not a closure, PrimFunc or packed function
///   --------------------------------------------------
///   <CalleeReady(v, v1, ..., vn) . K, M>  -->  E-VALUE
struct CallNoFunction {
  static constexpr RuleInfo info{"Relax-Call-no-function", clauses("Relax/Eval/12.2"),
                                 Code::E_VALUE};
  static Truth auto when(const At<CalleeReady> auto& r) {
    return !(calls(r, Kind::kClosure) | calls(r, Kind::kBound) | calls(r, Kind::kPrimFunc) |
             calls(r, Kind::kPacked));
  }
  static std::string describe(const At<CalleeReady> auto& r) {
    const auto* object = r->objects().find(r.operands()[0]);
    return fmt::format("{} is called", object ? name_of(kind_of(*object)) : "a scalar");
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::EvalCall>
    : Rules<relax::CallTirArguments, relax::DpsArguments, relax::OperatorArguments,
            relax::OwnArguments, relax::CallValue> {};
template <>
struct RulesOf<relax::CalleeReady>
    : Rules<relax::CallImpure, relax::CallClosure, relax::CallBound, relax::CallPrimFunc,
            relax::CallPacked, relax::CallNoFunction, relax::VmAllocShapeHeap, relax::VmMatchShape,
            relax::VmMatchShapeFails, relax::VmCheck, relax::VmCheckFails, relax::VmMakeShape,
            relax::VmMakePrim, relax::VmReshape, relax::VmToDevice, relax::VmPrint,
            relax::VmPrintImpure, relax::VmCallTirDyn, relax::VmOperator, relax::VmOwnOperator,
            relax::VmMakeClosure, relax::VmInvokeClosure, relax::VmGraphCall, relax::VmMakeTuple,
            relax::VmTupleItem, relax::VmTupleItemMissing, relax::VmHeapIndeterminate,
            relax::VmCopy, relax::VmCacheCreate, relax::VmCacheAppend, relax::VmCacheView> {};
}  // namespace tenor::semantics
