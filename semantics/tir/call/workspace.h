// SPDX-License-Identifier: Apache-2.0
// Memory that a lowered function asks its host's runtime for, and gives back:
// TVMBackendAllocWorkspace, TVMBackendFreeWorkspace. A number of bytes, which a view may see as any
// datatype. EXT/Builtin/<name>; TIR-D19, D44.
#pragma once

#include "semantics/tir/call/pointer.h"
#include "semantics/tir/stmt/allocate.h"

namespace tenor::semantics {

/// A call that allocates a workspace evaluates the number of bytes, which is the third argument.
///     f is TVMBackendAllocWorkspace, memory is bytes
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., e5)) . K, M>  -->  <e3 . WorkspaceReady . K, M>
struct CallWorkspace {
  static constexpr RuleInfo info{"TIR-Call-workspace",
                                 clauses("EXT/Builtin/TVMBackendAllocWorkspace", "TIR-D48")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(form_of(r) == BuiltinForm::kWorkspace);
  }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(WorkspaceReady{{r.node}}, r.node->args[2]);
  }
};
/// A call that frees a workspace evaluates the pointer to it, which is the third argument.
///     f is TVMBackendFreeWorkspace, memory is bytes
///   ------------------------------------------------------------
///   <EvalCall(f(e1, e2, e3)) . K, M>  -->  <e3 . WorkspaceEnd . K, M>
struct CallWorkspaceEnd {
  static constexpr RuleInfo info{"TIR-Call-workspace-end",
                                 clauses("EXT/Builtin/TVMBackendFreeWorkspace", "TIR-D48")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(form_of(r) == BuiltinForm::kWorkspaceEnd);
  }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(WorkspaceEnd{{r.node}}, r.node->args[2]);
  }
};
/// Of EvalCall, for builtins that ask the runtime for memory.
using WorkspaceCalls = Rules<CallWorkspace, CallWorkspaceEnd>;

inline std::string_view allocated_name(const WorkspaceReady&) { return "a workspace"; }
auto facts_of(const At<WorkspaceReady> auto& r) {
  ExtentFacts<DomainOf<decltype(r)>> facts;
  facts.add(*r, r.operands(), 1, spec::uint_type(8));
  return facts;
}
/// What the call says that the bytes will mostly be seen as, where they are a number of these.
inline spec::DataType element_of(const spec::Call& workspace, std::uint64_t bytes) {
  const auto* code = spec::as<spec::IntImm>(workspace.args[3]);
  const auto* bits = spec::as<spec::IntImm>(workspace.args[4]);
  const bool known = code && bits && code->value >= 0 && code->value <= 2 && bits->value >= 8 &&
                     bits->value <= 64 && std::has_single_bit(std::uint64_t(bits->value));
  if (!known || bytes % (bits->value / 8) != 0) return spec::uint_type(8);
  return spec::DataType{
      {static_cast<spec::TypeCode>(code->value), static_cast<std::uint8_t>(bits->value)}};
}

/// A pointer to new memory of that many bytes.
auto allocate_workspace(At<WorkspaceReady> auto& r, std::uint64_t bytes) {
  using D = DomainOf<decltype(r)>;
  const spec::DataType element = element_of(*r.node, bytes);
  const std::uint64_t count = bytes / element_bytes(element);
  const auto extent = D::index_of(static_cast<std::int64_t>(count));
  const std::uint32_t made = r->memory().allocate(element, {extent_of<D>(extent)}, count);
  auto& memory = r->memory().at(made);
  memory.origin = r.node, memory.born = r->levels().size(), memory.workspace = true;
  return D::handle({made});
}
/// Gives it back: nothing in it has a value, and it cannot be given back again.
template <class L, class D>
void free_workspace(MachineOf<L, D>& m, Pointer p) {
  auto& memory = m.memory().at(p.memory);
  memory.workspace = false;
  const spec::ScalarType type = memory.element.scalar;
  for (std::uint64_t i = 0; i < memory.elements; ++i)
    memory.storage.set(type, i, D::indeterminate(type));
}
/// The call yields a pointer to n bytes of new memory, every one indeterminate.
///     m of n bytes fits the memory budget
///   ------------------------------------------------------------
///   <WorkspaceReady(n) . K, M>  -->  <m . K, M + m>
struct WorkspaceMemory {
  static constexpr RuleInfo info{"TIR-Call-workspace-value",
                                 clauses("EXT/Builtin/TVMBackendAllocWorkspace", "TIR-D19")};
  static Truth auto when(const At<WorkspaceReady> auto& r) { return r.usable(); }
  static void then(At<WorkspaceReady> auto& r) {
    *r.result() = allocate_workspace(r, r.number(r.d.index(r.operands()[0])));
  }
};
/// A number of bytes that was never written gives no size.
///     n = indeterminate
///   -------------------------------------------------
///   <WorkspaceReady(n) . K, M>  -->  U-INDETERMINATE
struct WorkspaceIndeterminate : IndeterminateExtent<WorkspaceReady> {
  static constexpr RuleInfo info{"TIR-Call-workspace-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
};
/// A negative number of bytes: no clause says what is allocated.
///     n < 0
///   --------------------------------------------
///   <WorkspaceReady(n) . K, M>  -->  O-EXTENT
struct WorkspaceNegative : NegativeExtent<WorkspaceReady> {
  static constexpr RuleInfo info{"TIR-Call-workspace-negative",
                                 clauses("EXT/Builtin/TVMBackendAllocWorkspace"), Code::O_EXTENT};
};
/// The memory exceeds Tenor's budget.
///     m of n bytes does not fit the memory budget
///   --------------------------------------------
///   <WorkspaceReady(n) . K, M>  -->  X-MEMORY
struct WorkspaceTooLarge : TooLarge<WorkspaceReady> {
  static constexpr RuleInfo info{"TIR-Call-workspace-too-large",
                                 clauses("EXT/Builtin/TVMBackendAllocWorkspace"), Code::X_MEMORY};
};
template <>
struct RulesOf<WorkspaceReady>
    : Rules<WorkspaceMemory, WorkspaceIndeterminate, WorkspaceNegative, WorkspaceTooLarge> {};

/// Does the operand point to a workspace?
Truth auto is_workspace(const At<WorkspaceEnd> auto& r) {
  const Pointer p = r.d.pointer_of(r.operands()[0]);
  if (p.offset != 0 || !r->memory().alive(p.memory)) return r.truth(false);
  return r.truth(r->memory().at(p.memory).workspace);
}
/// The runtime has the memory back, and nothing that was in it has a value. The status is 0.
///     p points to workspace m
///   ------------------------------------------------------------
///   <WorkspaceEnd(p) . K, M>  -->  <0 . K, M[m := indeterminate]>
struct WorkspaceFreed {
  static constexpr RuleInfo info{"TIR-Call-workspace-freed",
                                 clauses("EXT/Builtin/TVMBackendFreeWorkspace", "TIR-D19")};
  static Truth auto when(const At<WorkspaceEnd> auto& r) {
    return !r.d.is_indeterminate(r.operands()[0]) & is_workspace(r);
  }
  static void then(At<WorkspaceEnd> auto& r) {
    free_workspace(*r, r.d.pointer_of(r.operands()[0]));
    *r.result() = r.d.integer(r.node->dtype.scalar, 0);
  }
};
/// Only a workspace can be given back.
///     p does not point to the beginning of a workspace
///   --------------------------------------------
///   <WorkspaceEnd(p) . K, M>  -->  U-POINTER
struct WorkspaceUnknown {
  static constexpr RuleInfo info{"TIR-Call-workspace-unknown",
                                 clauses("EXT/Builtin/TVMBackendFreeWorkspace", "TIR-D19"),
                                 Code::U_POINTER};
  static Truth auto when(const At<WorkspaceEnd> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]) | !is_workspace(r);
  }
  static std::string describe(const At<WorkspaceEnd> auto& r) {
    return fmt::format("{} frees {}, which is not a workspace", spec::print(r.node),
                       r->objects().show(r.operands()[0]));
  }
};
template <>
struct RulesOf<WorkspaceEnd> : Rules<WorkspaceFreed, WorkspaceUnknown> {};

}  // namespace tenor::semantics
