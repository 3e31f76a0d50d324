// SPDX-License-Identifier: Apache-2.0
// Leaving early: break, continue, return, and the builtins that mean the same. Ledger TIR-D50, D51;
// EXT/Break, EXT/Continue, EXT/Return.
//
// In the inference rules, K1 is the part of the continuation that the jump leaves, memory(K1) is
// what the scopes in K1 allocated, and L is the frame in which a loop waits for its next iteration.
#pragma once

#include "semantics/tir/stmt/allocate.h"

namespace tenor::semantics {

/// What encloses a statement.
enum class Enclosing : std::uint8_t { kLoop, kParallel, kFunction };

/// What a jump that passes the frame leaves; nothing for most frames.
std::optional<Enclosing> enclosing_of(std::uint16_t tag);

/// What a jump would leave first: the innermost loop, or the function if there is no loop.
template <class L, class D>
Enclosing innermost(const MachineOf<L, D>& m) {
  for (std::size_t i = m.frames().size(); i-- > 0;)
    if (const auto what = enclosing_of(m.frames()[i].tag)) return *what;
  return Enclosing::kFunction;
}
/// Does a parallel loop of the running function enclose the redex?
template <class L, class D>
bool inside_parallel(const MachineOf<L, D>& m) {
  for (std::size_t i = m.frames().size(); i-- > 0;) {
    const auto what = enclosing_of(m.frames()[i].tag);
    if (what == Enclosing::kParallel) return true;
    if (what == Enclosing::kFunction) return false;
  }
  return false;
}

/// Takes frames off down to the innermost of that kind, and releases the memory of their scopes.
template <class L, class D>
void unwind_to(MachineOf<L, D>& m, Enclosing kind) {
  m.unwind(
      [&](const StoredFrame& left) {
        if (left.tag == TirFrames::tag<ScopeEnd>) close_scope(m, restore<ScopeEnd>(left));
      },
      [&](const StoredFrame& frame) { return enclosing_of(frame.tag) == kind; });
}

/// Leaves an iteration that erred, back to the innermost loop without order (TIR/Exec/12.2.2:f).
template <class L, class D>
void abandon_iteration(MachineOf<L, D>& m) {
  m.unwind(
      [&](const StoredFrame& left) {
        const auto what = enclosing_of(left.tag);
        if (left.tag == TirFrames::tag<ScopeEnd>) close_scope(m, restore<ScopeEnd>(left));
        if (what == Enclosing::kFunction) m.return_from_activation();
        if (what == Enclosing::kParallel) m.leave_parallel();
      },
      [&](const StoredFrame& frame) {
        return enclosing_of(frame.tag) == Enclosing::kParallel && !m.levels().back().in_order;
      });
  const StoredFrame& loop = m.frames().top();
  m.truncate_operands(loop.operands + (loop.tag == TirFrames::tag<ParallelNext> ? 4 : 2));
}

/// Leaves the iteration of the innermost loop; the threads of a block may meet before the next one.
template <class L, class D>
void continue_loop(MachineOf<L, D>& m) {
  unwind_to(m, Enclosing::kLoop);
  const StoredFrame& loop = m.frames().top();
  m.truncate_operands(loop.operands + (loop.tag == TirFrames::tag<WhileNext> ? 0 : 4));
  const auto* s = static_cast<const spec::tir::Stmt*>(loop.node);
  m.push_barrier(s, s);
}
/// Leaves the innermost loop.
template <class L, class D>
void break_loop(MachineOf<L, D>& m) {
  unwind_to(m, Enclosing::kLoop);
  m.truncate_operands(m.frames().top().operands);
  m.frames().pop();
}
/// Does the function give a value to where it was called (EXT/Return, TIR/OtherTyping/6)?
inline bool declares_result(const spec::tir::PrimFunc& f) {
  const spec::Type* type = f.ret_type;
  if (!type || type->is_empty_tuple()) return false;
  return type->kind != spec::Type::Kind::kPrimType || !type->dtype.is_void();
}
/// Leaves the function; `value` is the result of the call, if the function declares one.
template <class L, class D>
void return_value(MachineOf<L, D>& m, typename D::Value value) {
  unwind_to(m, Enclosing::kFunction);
  const PrimFuncEnd end = restore<PrimFuncEnd>(m.frames().top());
  m.frames().pop();
  m.return_from_activation();
  *m.result(end) = declares_result(*end.node) ? value : D::null_handle();
}

/// The premise of a jump in a loop: the innermost loop is serial.
template <class F>
struct InSerialLoop {
  static Truth auto when(const At<F> auto& r) { return r.truth(innermost(*r) == Enclosing::kLoop); }
};
/// A jump leaves a parallel loop: no clause says what the other iterations do (TIR-D51).
template <class F>
struct OutOfParallel {
  static Truth auto when(const At<F> auto& r) { return r.truth(innermost(*r) != Enclosing::kLoop); }
  static std::string describe(const At<F> auto&) { return "the jump leaves a parallel loop"; }
};

/// A continue starts the next iteration of the innermost loop, and the scopes in K1 end.
///     L is the innermost loop, L is serial
///   ------------------------------------------------------------
///   <ExecContinue . K1 . L . K, M>  -->  <L . K, M - memory(K1)>
struct ContinueLoop : InSerialLoop<ExecContinue> {
  static constexpr RuleInfo info{"TIR-Continue", clauses("EXT/Continue", "TIR-D51")};
  static void then(At<ExecContinue> auto& r) { continue_loop(*r); }
};

/// A continue leaves an iteration of a parallel loop.
///     the innermost loop is not serial
///   ----------------------------------
///   <ExecContinue . K, M>  -->  U-JUMP
struct ContinueParallel : OutOfParallel<ExecContinue> {
  static constexpr RuleInfo info{"TIR-Continue-parallel", clauses("TIR-D51", "EXT/Continue"),
                                 Code::U_JUMP};
};
template <>
struct RulesOf<ExecContinue> : Rules<ContinueLoop, ContinueParallel> {};

/// A break ends the innermost loop, and the scopes in K1 end.
///     L is the innermost loop, L is serial
///   -----------------------------------------------------
///   <ExecBreak . K1 . L . K, M>  -->  <K, M - memory(K1)>
struct BreakLoop : InSerialLoop<ExecBreak> {
  static constexpr RuleInfo info{"TIR-Break", clauses("EXT/Break", "TIR-D51")};
  static void then(At<ExecBreak> auto& r) { break_loop(*r); }
};

/// A break leaves a parallel loop.
///     the innermost loop is not serial
///   --------------------------------
///   <ExecBreak . K, M>  -->  U-JUMP
struct BreakParallel : OutOfParallel<ExecBreak> {
  static constexpr RuleInfo info{"TIR-Break-parallel", clauses("TIR-D51", "EXT/Break"),
                                 Code::U_JUMP};
};
template <>
struct RulesOf<ExecBreak> : Rules<BreakLoop, BreakParallel> {};

/// A return evaluates its value first, if it has one.
///   <ExecReturn(e) . K, M>  -->  <e . ReturnReady . K, M>
struct ReturnOperand {
  static constexpr RuleInfo info{"TIR-Return-value", clauses("EXT/Return", "TIR-D50")};
  static void then(At<ExecReturn> auto& r) {
    r->evaluate_then(ReturnReady{{r.node}}, r.node->value);
  }
};
template <>
struct RulesOf<ExecReturn> : Rules<ReturnOperand> {};

/// Does the allocation end with one of the scopes of the function?
template <class L, class D>
bool ends_with_function(const MachineOf<L, D>& m, std::uint64_t memory) {
  for (std::size_t i = m.frames().size(); i-- > 0;) {
    const StoredFrame& frame = m.frames()[i];
    if (enclosing_of(frame.tag) == Enclosing::kFunction) return false;
    if (frame.tag != TirFrames::tag<ScopeEnd>) continue;
    const ScopeEnd scope = restore<ScopeEnd>(frame);
    for (std::uint16_t k = 0; k < scope.index; ++k)
      if (D::pointer_of(m.operands(scope)[k]).memory == memory) return true;
  }
  return false;
}
inline const spec::PrimExpr* returned(const spec::tir::Return* s) { return s->value; }
inline const spec::PrimExpr* returned(const spec::Call* e) { return e->args[0]; }

/// Does the function return a pointer to memory that it allocated?
Truth auto returns_own_memory(const auto& r) {
  if (r->operand_height() == r.frame().operands || !returned(r.node)->dtype.is_handle())
    return r.truth(false);
  return r.truth(ends_with_function(*r, r.d.pointer_of(r.operands()[0]).memory));
}

/// Leaves the function, with the redex's operand or a null handle as the result.
template <class F>
struct ReturnFrom {
  static Truth auto when(const At<F> auto& r) {
    return r.truth(!inside_parallel(*r)) & !returns_own_memory(r);
  }
  static void then(At<F> auto& r) {
    return_value(*r,
                 r->operand_height() > r.frame().operands ? r.operands()[0] : r.d.null_handle());
  }
};
/// A return leaves a parallel loop: no clause says what the other iterations do (TIR-D51).
template <class F>
struct ReturnFromParallel {
  static Truth auto when(const At<F> auto& r) { return r.truth(inside_parallel(*r)); }
  static std::string describe(const At<F> auto&) {
    return "the function returns from inside a parallel loop";
  }
};
/// A return of a pointer to memory that ends with the function (TIR/State/b2:c).
template <class F>
struct ReturnDangling {
  static Truth auto when(const At<F> auto& r) {
    return r.truth(!inside_parallel(*r)) & returns_own_memory(r);
  }
  static std::string describe(const At<F> auto& r) {
    return fmt::format("{} points to memory that is freed when the function ends",
                       spec::print(returned(r.node)));
  }
};

/// The value, or a null handle, is the result of the function, and the scopes in K1 end.
///     no parallel loop is in K1, v does not point to memory(K1)
///   ------------------------------------------------------------
///   <ReturnReady(v) . K1 . PrimFuncEnd . K, M>  -->  <v . K, M - memory(K1)>
struct ReturnDone : ReturnFrom<ReturnReady> {
  static constexpr RuleInfo info{"TIR-Return", clauses("EXT/Return", "TIR-D50", "TIR-D51")};
};

/// The function returns from inside a parallel loop.
///     a parallel loop is in K1
///   -------------------------------------------------------
///   <ReturnReady(v) . K1 . PrimFuncEnd . K, M>  -->  U-JUMP
struct ReturnParallel : ReturnFromParallel<ReturnReady> {
  static constexpr RuleInfo info{"TIR-Return-parallel", clauses("TIR-D51", "EXT/Return"),
                                 Code::U_JUMP};
};

/// The function returns a pointer to memory that ends with it.
///     no parallel loop is in K1, v points to memory(K1)
///   -----------------------------------------------------------
///   <ReturnReady(v) . K1 . PrimFuncEnd . K, M>  -->  U-DANGLING
struct ReturnOwnMemory : ReturnDangling<ReturnReady> {
  static constexpr RuleInfo info{
      "TIR-Return-dangling", clauses("PreRFC/Restrictions/b4", "TIR/State/b2:c"), Code::U_DANGLING};
};
template <>
struct RulesOf<ReturnReady> : Rules<ReturnOwnMemory, ReturnDone, ReturnParallel> {};

}  // namespace tenor::semantics
