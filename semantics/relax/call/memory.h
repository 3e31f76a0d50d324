// SPDX-License-Identifier: Apache-2.0
// Ends of values, calls of the machine's functions, and what operators with rules of their own do
// not take. Ledger RLX-D49.
#pragma once

#include "semantics/relax/call/inspect.h"
#include "semantics/relax/call/storage.h"
#include "semantics/relax/call/vm.h"

namespace tenor::semantics::relax {

/// What the variable is bound to is not used by that name any more; what else refers to it still
/// has it, so a tensor outlives its storage.
///   <OwnCallReady(kill, x) . K, M>  -->  <() . K, M[x := killed]>
struct Kill {
  static constexpr RuleInfo info{"Relax-kill", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"memory.kill_storage", "memory.kill_tensor", "vm.kill_object"});
  }
  static void then(At<OwnCallReady> auto& r) {
    const auto killed = make(*r, Kind::kKilled, "");
    if (const ir::Variable* x = ir::variable_of(r.node->args[0])) *r->cell(x) = killed;
    return_unit(r);
  }
};
/// The PrimFunc is called as by the machine's function of that name.
///   <OwnCallReady(call_tir_dyn, f, v) . K, M>  -->  <PrimFuncReady(f, v1, ..., vn) . K, M>
struct CallTirDyn {
  static constexpr RuleInfo info{"Relax-call_tir_dyn", clauses("RLX-D49", "Relax/Op/b1.b8")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"vm.call_tir_dyn"}) & r.truth(is(*r, r.operands()[0], Kind::kPrimFunc));
  }
  static void then(At<OwnCallReady> auto& r) { call_flat(r, 0); }
};
/// A tensor would lie at an offset that is no number of its elements: a tensor has no such offset.
///     o is not a multiple of the size of an element of t
///   ------------------------------------------------------
///   <OwnCallReady(alloc_tensor, storage, o, s, t) . K, M>  -->  E-VALUE
struct Misaligned {
  static constexpr RuleInfo info{"Relax-memory-misaligned",
                                 clauses("TIR/Exec/1.2.4.b2", "TIR-D38", "RLX-D49"), Code::E_VALUE};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    if (!makes_memory(r.node)) return r.truth(false);
    for (const auto& v : operands_of(r))
      if (lacks_number(*r, v)) return unknown(r);
    return r.truth(wanted_of(r).is_misaligned);
  }
  static std::string describe(const At<OwnCallReady> auto& r) { return wanted_of(r).problem; }
};
/// The rules of operators with rules of their own, but for the one that follows from them.
using OwnRules = Rules<ShapeOf, TensorToShape, NullValue, Print, PrintImpure, AssertHolds,
                       AssertFails, InvokeClosure, ToVDevice, PurePackedCall, PureCallBegins,
                       CallTirDyn, MakeClosure, AllocTensor, AllocStorage, AllocPlace, MemoryView,
                       Kill, Inspect, OwnIndeterminate, OwnReused, Misaligned>;

/// An argument is of a kind that the operator does not take.
///     no other rule of the operator applies
///   ------------------------------------------------------
///   <OwnCallReady(op, v1, ..., vn) . K, M>  -->  E-VALUE
struct OwnMismatch {
  static constexpr RuleInfo info{"Relax-Op-own-mismatch", clauses("RLX-D49", "Relax/Eval/12.1"),
                                 Code::E_VALUE};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    auto taken = r.truth(false);
    OwnRules::any([&]<class R>() { return taken = taken | R::when(r), false; });
    return !taken;
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    if (makes_memory(r.node)) return wanted_of(r).problem;
    return fmt::format("{} does not take such arguments", name_of(r.node));
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::OwnCallReady> : AllRules<relax::OwnRules, Rules<relax::OwnMismatch>> {};
}  // namespace tenor::semantics
