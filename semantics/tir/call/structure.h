// SPDX-License-Identifier: Apache-2.0
// tvm_struct_get: a field of one of the structures in which a host's runtime passes arguments.
// Structures lie in memory that is bytes. EXT/Packed; EXT/Builtin/tvm_struct_get; TIR-D44, D48.
#pragma once

#include "semantics/tir/call/pointer.h"
#include "semantics/tir/state/structures.h"

namespace tenor::semantics {

/// A call that reads a field evaluates the pointer and the number of the structure.
///     f is tvm_struct_get, k is a field of a structure, memory is bytes
///   ------------------------------------------------------------
///   <EvalCall(f(p, i, k)) . K, M>  -->  <p . i . FieldReady . K, M>
struct CallField {
  static constexpr RuleInfo info{"TIR-Call-field",
                                 clauses("EXT/Packed", "EXT/Builtin/tvm_struct_get", "TIR-D48")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(form_of(r) == BuiltinForm::kField);
  }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(FieldReady{{r.node}}, r.node->args[0], r.node->args[1]);
  }
};
/// Of EvalCall, for builtins that read structures.
using StructureCalls = Rules<CallField>;

/// A pointer to structures, and which of them is meant.
template <class D>
struct FieldAt {
  typename D::Truth defined, inside;
  const StructField& field;
  Pointer from;
  typename D::Index which;

  explicit FieldAt(const At<FieldReady> auto& r)
      : defined(!D::is_indeterminate(r.operands()[0]) & !D::is_indeterminate(r.operands()[1])),
        inside(D::truth(false)),
        field(*field_of(*r.node)),
        from(D::pointer_of(r.operands()[0])),
        which(D::index(r.operands()[1])) {
    const auto& memory = r->memory();
    const std::uint64_t bytes = memory.alive(from.memory) ? memory.at(from.memory).bytes() : 0;
    if (from.offset > bytes || (from.offset + field.offset) % width(r) != 0) return;
    const auto back = static_cast<std::int64_t>(from.offset / field.structure);
    const auto on = static_cast<std::int64_t>((bytes - from.offset) / field.structure);
    inside = D::within(which, D::index_of(-back), D::index_of(on));
  }
  static std::uint64_t width(const At<FieldReady> auto& r) { return r.node->dtype.scalar.bytes(); }
  /// The field of that structure.
  auto read(const At<FieldReady> auto& r, std::uint64_t structure) const {
    const std::uint64_t at = from.offset + structure * field.structure + field.offset;
    return r->memory().at(from.memory).storage.get(r.node->dtype.scalar, at / width(r));
  }
};
auto facts_of(const At<FieldReady> auto& r) { return FieldAt<DomainOf<decltype(r)>>(r); }

/// The call yields the field of structure i, counted from p.
///     p and i are determinate, structure i from p on lies in the memory of p
///   ------------------------------------------------------------
///   <FieldReady(p, i) . K, M>  -->  <M[p + i * size + offset(k)] . K, M>
struct FieldValue {
  static constexpr RuleInfo info{"TIR-Call-field-value",
                                 clauses("EXT/Builtin/tvm_struct_get", "EXT/Packed")};
  static Truth auto when(const At<FieldReady> auto& r) { return r.defined & r.inside; }
  static void then(At<FieldReady> auto& r) { *r.result() = r.read(r, r.number(r.which)); }
};
/// A structure outside the memory that the pointer is of makes the program unspecified.
///     p and i are determinate, structure i from p on does not lie in the memory of p
///   ------------------------------------------------------------
///   <FieldReady(p, i) . K, M>  -->  U-POINTER
struct FieldOutside {
  static constexpr RuleInfo info{"TIR-Call-field-outside", clauses("TIR-D44"), Code::U_POINTER};
  static Truth auto when(const At<FieldReady> auto& r) { return r.defined & !r.inside; }
  static std::string describe(const At<FieldReady> auto& r) {
    return fmt::format("structure {} from {} on does not lie in the memory of that pointer",
                       r.d.show(r.operands()[1]), r->objects().show(r.operands()[0]));
  }
};
/// A pointer or a number that was never written makes the program unspecified.
///     p or i is indeterminate
///   -------------------------------------------------
///   <FieldReady(p, i) . K, M>  -->  U-INDETERMINATE
struct FieldIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-field-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<FieldReady> auto& r) { return !r.defined; }
  static std::string describe(const At<FieldReady> auto& r) {
    return fmt::format("a pointer or a number in {} was never written", spec::print(r.node));
  }
};
template <>
struct RulesOf<FieldReady> : Rules<FieldValue, FieldOutside, FieldIndeterminate> {};

}  // namespace tenor::semantics
