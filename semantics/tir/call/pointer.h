// SPDX-License-Identifier: Apache-2.0
// Builtins that compute pointers, where memory is bytes: address_of, tvm_access_ptr,
// handle_add_byte_offset; reinterpret of 0. A pointer is an allocation and a byte of it or its end;
// what may be read through it is judged by the view that is made of it (view.h). In the portable
// profile they are out of scope. TIR-D44, D48; EXT/Builtin/<name>.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// What the call does on this machine: pointers have a meaning only where memory is bytes.
BuiltinForm form_of(const At<EvalCall> auto& r) {
  const BuiltinForm form = meaning_of(*r.node).form;
  return computes_pointers(form) && !r->memory().is_bytes() ? BuiltinForm::kNone : form;
}

inline const spec::BufferLoad* addressed(const EvalCall& f) {
  return spec::as<spec::BufferLoad>(f.node->args[0]);
}

/// address_of: the indices of the element, which is not read.            EXT/Builtin/address_of
struct CallAddressOf {
  static constexpr RuleInfo info{"TIR-Call-address_of",
                                 clauses("EXT/Builtin/address_of", "TIR-D44", "TIR-D48")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(form_of(r) == BuiltinForm::kAddressOf &&
                   !r->layout().undeclared(addressed(r.frame())->buffer));
  }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(AddressReady{{addressed(r.frame())}}, addressed(r.frame())->indices);
  }
};
/// Of a buffer that no statement declares: its view first.       EXT/Builtin/address_of, TIR-D44
struct CallAddressOfUndeclared {
  static constexpr RuleInfo info{"TIR-Call-address_of-undeclared",
                                 clauses("TIR-D44", "EXT/Builtin/address_of")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(form_of(r) == BuiltinForm::kAddressOf &&
                   r->layout().undeclared(addressed(r.frame())->buffer));
  }
  static void then(At<EvalCall> auto& r) {
    evaluate_view(*r, AddressView{{addressed(r.frame())}}, addressed(r.frame())->buffer);
  }
};
/// A pointer moved on: the pointer and by how much. What tvm_access_ptr says besides, how much is
/// accessed and how, is for the compiler.                             EXT/Builtin/tvm_access_ptr
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
/// Where memory is no bytes, there are no pointers into it.         TIR-D44,
/// PreRFC/Restrictions/b5:b
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

template <class L, class D>
ViewFacts<D> facts_of(const MachineOf<L, D>& m, const AddressView& f) {
  return {m, f.node->buffer, m.operands(f)};
}

/// The view is in place: on with the indices.                                              TIR-D44
struct AddressViewed {
  static constexpr RuleInfo info{"TIR-Call-address_of-viewed",
                                 clauses("TIR-D44", "EXT/Builtin/address_of")};
  static Truth auto when(const At<AddressView> auto& r) { return r.known & r.specified; }
  static void then(At<AddressView> auto& r) {
    declare_view(*r, r.node->buffer, r);
    r.drop();
    r->evaluate_then(AddressReady{{r.node}}, r.node->indices);
  }
};
/// The memory is not one that the text may see so.                       TIR-D44, TIR/Buffers/p3:f
struct AddressLayout : ViewUnspecified<AddressView> {
  static constexpr RuleInfo info{"TIR-Call-address_of-layout",
                                 clauses("TIR/Buffers/p3:f", "TIR-D44"), Code::U_LAYOUT};
};
/// The memory is gone.                                                     TIR/State/b2:c, TIR-D44
struct AddressGone : ViewGone<AddressView> {
  static constexpr RuleInfo info{"TIR-Call-address_of-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};
/// A part of the view that was never written.                                              TIR-D19
struct AddressViewIndeterminate : ViewIndeterminate<AddressView> {
  static constexpr RuleInfo info{"TIR-Call-address_of-indeterminate-view",
                                 clauses("TIR-D19", "TIR-D44"), Code::U_INDETERMINATE};
};
template <>
struct RulesOf<AddressView>
    : Rules<AddressViewed, AddressLayout, AddressGone, AddressViewIndeterminate> {};

/// What the indices of an address say; of a vector, its first lane. The last index may be the one
/// behind the last element.
template <class D>
struct Address {
  typename D::Truth defined = D::truth(true), inside = D::truth(true);
  Pointer pointer{};

  template <class L>
  Address(const MachineOf<L, D>& m, const AddressReady& f) {
    const spec::Buffer* b = f.node->buffer;
    const auto view = m.view(b);
    const auto* indices = m.operands(f);
    for (std::size_t k = 0; k < b->shape.size(); ++k) {
      const auto i = D::index(indices[k]);
      const auto behind = k + 1 == view.rank() ? D::equal(i, view.high(k)) : D::truth(false);
      defined = defined & !D::is_indeterminate(indices[k]);
      inside = inside & (D::within(i, view.low(k), view.high(k)) | behind);
    }
    const auto element = m.element(b, indices, 0);
    const std::uint64_t size = element_bytes(b->dtype), all = m.allocation(b).bytes() / size;
    inside = inside &
             D::within(element, D::index_of(0), D::index_of(static_cast<std::int64_t>(all + 1)));
    pointer = {D::number(view.memory()), D::number(element) * size};
  }
};
template <class L, class D>
Address<D> facts_of(const MachineOf<L, D>& m, const AddressReady& f) {
  return {m, f};
}

/// The place of the element.                                    EXT/Builtin/address_of, TIR-D44
struct AddressValue {
  static constexpr RuleInfo info{"TIR-Call-address_of-value",
                                 clauses("EXT/Builtin/address_of", "TIR-D44")};
  static Truth auto when(const At<AddressReady> auto& r) { return r.defined & r.inside; }
  static void then(At<AddressReady> auto& r) {
    const auto handle = r.d.handle(r.pointer);
    *r.result() = handle;
  }
};
/// There is no such place.                                      TIR-D44, EXT/Builtin/address_of
struct AddressOutside {
  static constexpr RuleInfo info{"TIR-Call-address_of-outside",
                                 clauses("TIR-D44", "EXT/Builtin/address_of"), Code::U_POINTER};
  static Truth auto when(const At<AddressReady> auto& r) { return r.defined & !r.inside; }
  static std::string describe(const At<AddressReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    return fmt::format("the program takes the address of {}, but {} has {}",
                       show_access<D>(r.node->buffer, r.operands(), 0), r.node->buffer->name,
                       show_bounds(*r, r.node->buffer));
  }
};
/// An index that was never written.                                                        TIR-D19
struct AddressIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-address_of-indeterminate",
                                 clauses("TIR-D19", "EXT/Builtin/address_of"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<AddressReady> auto& r) { return !r.defined; }
  static std::string describe(const At<AddressReady> auto& r) {
    return fmt::format("an index of {} was never written", spec::print(r.node));
  }
};
template <>
struct RulesOf<AddressReady> : Rules<AddressValue, AddressOutside, AddressIndeterminate> {};

/// A pointer, and by how much it is moved: in elements of the datatype that tvm_access_ptr is
/// given, else in bytes.
template <class D>
struct Move {
  typename D::Truth defined, inside;
  Pointer from;
  std::uint64_t unit;
  typename D::Index by;

  template <class L>
  Move(const MachineOf<L, D>& m, const PointerReady& f)
      : defined(!D::is_indeterminate(m.operands(f)[0]) & !D::is_indeterminate(m.operands(f)[1])),
        inside(D::truth(false)),
        from(D::pointer_of(m.operands(f)[0])),
        unit(f.node->op == "tvm_access_ptr" ? element_bytes(f.node->args[0]->dtype) : 1),
        by(D::index(m.operands(f)[1])) {
    const std::uint64_t bytes =
        m.memory().alive(from.memory) ? m.memory().at(from.memory).bytes() : 0;
    if (!m.memory().alive(from.memory) || from.offset > bytes) return;
    const auto back = static_cast<std::int64_t>(from.offset / unit);
    const auto on = static_cast<std::int64_t>((bytes - from.offset) / unit);
    inside = D::within(by, D::index_of(-back), D::index_of(on + 1));
  }
};
template <class L, class D>
Move<D> facts_of(const MachineOf<L, D>& m, const PointerReady& f) {
  return {m, f};
}

/// The place that far on, or back.                             EXT/Builtin/tvm_access_ptr, TIR-D44
struct PointerValue {
  static constexpr RuleInfo info{
      "TIR-Call-pointer-value",
      clauses("EXT/Builtin/tvm_access_ptr", "EXT/Builtin/handle_add_byte_offset", "TIR-D44")};
  static Truth auto when(const At<PointerReady> auto& r) { return r.defined & r.inside; }
  static void then(At<PointerReady> auto& r) {
    const auto handle = r.d.handle({r.from.memory, r.from.offset + r.d.number(r.by) * r.unit});
    *r.result() = handle;
  }
};
/// There is no such place.                                     TIR-D44, EXT/Builtin/tvm_access_ptr
struct PointerOutside {
  static constexpr RuleInfo info{"TIR-Call-pointer-outside",
                                 clauses("TIR-D44", "EXT/Builtin/tvm_access_ptr"), Code::U_POINTER};
  static Truth auto when(const At<PointerReady> auto& r) { return r.defined & !r.inside; }
  static std::string describe(const At<PointerReady> auto& r) {
    return fmt::format("moving {} by {} times {} bytes leads outside its memory",
                       r.d.show(r.operands()[0]), r.d.show(r.operands()[1]), r.unit);
  }
};
/// A pointer or a distance that was never written.                                         TIR-D19
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
