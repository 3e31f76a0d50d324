// SPDX-License-Identifier: Apache-2.0
// Builtins that move pointers, where memory is bytes: tvm_access_ptr, handle_add_byte_offset. A
// pointer is an allocation and a byte of it or its end; the view that is made of a pointer decides
// what may be read through it (semantics/tir/view.h). In the portable profile all builtins that
// compute with pointers are out of scope. TIR-D44, D48; EXT/Builtin/<name>.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/state/memory.h"

namespace tenor::semantics {

/// What the call does on this machine: pointers have a meaning only where memory is bytes.
BuiltinForm form_of(const At<EvalCall> auto& r) {
  const BuiltinForm form = meaning_of(*r.node).form;
  return computes_pointers(form) && !r->memory().is_bytes() ? BuiltinForm::kNone : form;
}

/// A call that moves a pointer evaluates the pointer and the distance, and no other argument.
///     f is tvm_access_ptr or handle_add_byte_offset, memory is bytes
///   ------------------------------------------------------------
///   <EvalCall(f(..., p, d, ...)) . K, M>  -->  <p . d . PointerReady . K, M>
struct CallPointer {
  static constexpr RuleInfo info{
      "TIR-Call-pointer",
      clauses("EXT/Builtin/tvm_access_ptr", "EXT/Builtin/handle_add_byte_offset", "TIR-D48")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(form_of(r) == BuiltinForm::kPointer);
  }
  static void then(At<EvalCall> auto& r) {
    const std::size_t first = r.node->op == "tvm_access_ptr" ? 1 : 0;
    r->evaluate_then(PointerReady{{r.node}}, r.node->args[first], r.node->args[first + 1]);
  }
};
/// A call that computes with pointers is out of scope where memory does not consist of bytes.
///     f computes with pointers, memory is not bytes
///   -------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  S-POINTER
struct CallPointerPortable {
  static constexpr RuleInfo info{"TIR-Call-pointer-portable",
                                 clauses("PreRFC/Restrictions/b5:b", "TIR-D44", "TIR-D48"),
                                 Code::S_POINTER};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(computes_pointers(meaning_of(*r.node).form) && !r->memory().is_bytes());
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return fmt::format("{} computes with pointers, which the portable profile does not support",
                       r.node->op);
  }
};
/// Of EvalCall, for builtins that move a pointer.
using PointerCalls = Rules<CallPointer, CallPointerPortable>;

/// A pointer, and the distance that it moves: in elements of the datatype that tvm_access_ptr gets,
/// otherwise in bytes.
template <class D>
struct Move {
  typename D::Truth defined, inside;
  Pointer from;
  std::uint64_t unit;
  typename D::Index by;

  explicit Move(const At<PointerReady> auto& r)
      : defined(!D::is_indeterminate(r.operands()[0]) & !D::is_indeterminate(r.operands()[1])),
        inside(D::truth(false)),
        from(D::pointer_of(r.operands()[0])),
        unit(r.node->op == "tvm_access_ptr" ? element_bytes(r.node->args[0]->dtype) : 1),
        by(D::index(r.operands()[1])) {
    const auto& memory = r->memory();
    const std::uint64_t bytes = memory.alive(from.memory) ? memory.at(from.memory).bytes() : 0;
    if (!memory.alive(from.memory) || from.offset > bytes) return;
    const auto back = static_cast<std::int64_t>(from.offset / unit);
    const auto on = static_cast<std::int64_t>((bytes - from.offset) / unit);
    inside = D::within(by, D::index_of(-back), D::index_of(on + 1));
  }
};
auto facts_of(const At<PointerReady> auto& r) { return Move<DomainOf<decltype(r)>>(r); }

/// A pointer moves by d elements of the datatype that tvm_access_ptr gets, otherwise by d bytes.
///     p and d are determinate, p points to memory m, p + d * unit is in m or is its end
///   ------------------------------------------------------------
///   <PointerReady(p, d) . K, M>  -->  <p + d * unit . K, M>
struct PointerValue {
  static constexpr RuleInfo info{
      "TIR-Call-pointer-value",
      clauses("EXT/Builtin/tvm_access_ptr", "EXT/Builtin/handle_add_byte_offset", "TIR-D44")};
  static Truth auto when(const At<PointerReady> auto& r) { return r.defined & r.inside; }
  static void then(At<PointerReady> auto& r) {
    const auto handle = r.d.handle({r.from.memory, r.from.offset + r.number(r.by) * r.unit});
    *r.result() = handle;
  }
};
/// A pointer that moves out of its memory makes the program unspecified.
///     p and d are determinate, p + d * unit is not in the memory of p and is not its end
///   ------------------------------------------------------------
///   <PointerReady(p, d) . K, M>  -->  U-POINTER
struct PointerOutside {
  static constexpr RuleInfo info{"TIR-Call-pointer-outside",
                                 clauses("TIR-D44", "EXT/Builtin/tvm_access_ptr"), Code::U_POINTER};
  static Truth auto when(const At<PointerReady> auto& r) { return r.defined & !r.inside; }
  static std::string describe(const At<PointerReady> auto& r) {
    return fmt::format("moving {} by {} times {} bytes leads outside its memory",
                       r->objects().show(r.operands()[0]), r.d.show(r.operands()[1]), r.unit);
  }
};
/// A pointer or a distance that was never written makes the program unspecified.
///     p or d is indeterminate
///   -------------------------------------------------
///   <PointerReady(p, d) . K, M>  -->  U-INDETERMINATE
struct PointerIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-pointer-indeterminate",
                                 clauses("TIR-D19", "EXT/Builtin/tvm_access_ptr"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<PointerReady> auto& r) { return !r.defined; }
  static std::string describe(const At<PointerReady> auto& r) {
    return fmt::format("a pointer or an offset in {} was never written", spec::print(r.node));
  }
};
template <>
struct RulesOf<PointerReady> : Rules<PointerValue, PointerOutside, PointerIndeterminate> {};

}  // namespace tenor::semantics
