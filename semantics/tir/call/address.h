// SPDX-License-Identifier: Apache-2.0
// The builtin address_of, where memory is bytes: the place of an element, whose view is that of a
// load (semantics/tir/view.h). In the premises i is inside if its first lane is in the bounds of b,
// where the last index may also be one past them, and its place is in the memory or is its end.
// TIR-D44, D48; EXT/Builtin/address_of.
#pragma once

#include "semantics/tir/call/pointer.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

inline const spec::BufferLoad* addressed(const EvalCall& f) {
  return spec::as<spec::BufferLoad>(f.node->args[0]);
}

/// A call of address_of evaluates the indices of the element, which it does not read.
///     memory is bytes, b is declared
///   ------------------------------------------------------------
///   <EvalCall(address_of(b[i1, ..., in])) . K, M>  -->  <i1 . ... . in . AddressReady . K, M>
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
/// For a buffer that no statement declares, address_of evaluates the parts of its view first.
///     memory is bytes, b is undeclared
///   ------------------------------------------------------------
///   <EvalCall(address_of(b[i])) . K, M>  -->  <shape . strides . offset . AddressView . K, M>
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
/// Of EvalCall, for address_of.
using AddressCalls = Rules<CallAddressOf, CallAddressOfUndeclared>;

auto facts_of(const At<AddressView> auto& r) {
  return ViewFacts<DomainOf<decltype(r)>>(*r, r.node->buffer, r.operands());
}

/// The call gives the buffer the view, then evaluates the indices.
///     view is determinate, view is specified for its memory
///   ------------------------------------------------------------
///   <AddressView(b, view) . K, M>  -->  <i1 . ... . in . AddressReady . K, M[b := view]>
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
/// A view that its memory does not allow makes the program unspecified.
///     view is determinate, view is not specified for its memory, its memory is not released
///   ------------------------------------------------------------
///   <AddressView(b, view) . K, M>  -->  U-LAYOUT
struct AddressLayout : ViewUnspecified<AddressView> {
  static constexpr RuleInfo info{"TIR-Call-address_of-layout",
                                 clauses("TIR/Buffers/p3:f", "TIR-D44"), Code::U_LAYOUT};
};
/// A view of memory whose scope has ended makes the program unspecified.
///     view is determinate, its memory is released
///   ----------------------------------------------
///   <AddressView(b, view) . K, M>  -->  U-DANGLING
struct AddressGone : ViewGone<AddressView> {
  static constexpr RuleInfo info{"TIR-Call-address_of-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};
/// A view with a part that was never written makes the program unspecified.
///     view is not determinate
///   ---------------------------------------------------
///   <AddressView(b, view) . K, M>  -->  U-INDETERMINATE
struct AddressViewIndeterminate : ViewIndeterminate<AddressView> {
  static constexpr RuleInfo info{"TIR-Call-address_of-indeterminate-view",
                                 clauses("TIR-D19", "TIR-D44"), Code::U_INDETERMINATE};
};
template <>
struct RulesOf<AddressView>
    : Rules<AddressViewed, AddressLayout, AddressGone, AddressViewIndeterminate> {};

/// The place that indices name; of a vector, its first lane. The last index may be one past the
/// bounds.
template <class D>
struct Address {
  typename D::Truth defined = D::truth(true), inside = D::truth(true);
  typename D::Index element;

  explicit Address(const At<AddressReady> auto& r) {
    const spec::Buffer* b = r.node->buffer;
    const auto view = r->view(b);
    const auto* indices = r.operands();
    for (std::size_t k = 0; k < b->shape.size(); ++k) {
      const auto i = D::index(indices[k]);
      const auto is_end = k + 1 == view.rank() ? D::equal(i, view.high(k)) : D::truth(false);
      defined = defined & !D::is_indeterminate(indices[k]);
      inside = inside & (D::within(i, view.low(k), view.high(k)) | is_end);
    }
    element = r->element(b, indices, 0);
    const std::uint64_t all = r->allocation(b).bytes() / element_bytes(b->dtype);
    inside = inside &
             D::within(element, D::index_of(0), D::index_of(static_cast<std::int64_t>(all + 1)));
  }
};
auto facts_of(const At<AddressReady> auto& r) { return Address<DomainOf<decltype(r)>>(r); }

/// A call of address_of yields the place of the element.
///     i is determinate, i is inside
///   ------------------------------------------------
///   <AddressReady(b, i) . K, M>  -->  <&b[i] . K, M>
struct AddressValue {
  static constexpr RuleInfo info{"TIR-Call-address_of-value",
                                 clauses("EXT/Builtin/address_of", "TIR-D44")};
  static Truth auto when(const At<AddressReady> auto& r) { return r.defined & r.inside; }
  static void then(At<AddressReady> auto& r) {
    const spec::Buffer* b = r.node->buffer;
    const std::uint64_t offset = r.number(r.element) * element_bytes(b->dtype);
    const auto handle = r.d.handle({r->memory_number(b), offset});
    *r.result() = handle;
  }
};
/// A call of address_of for a place that the buffer does not have makes the program unspecified.
///     i is determinate, i is not inside
///   -------------------------------------------
///   <AddressReady(b, i) . K, M>  -->  U-POINTER
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
/// An index that was never written makes the program unspecified.
///     i is not determinate
///   -------------------------------------------------
///   <AddressReady(b, i) . K, M>  -->  U-INDETERMINATE
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

}  // namespace tenor::semantics
