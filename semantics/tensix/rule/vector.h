// SPDX-License-Identifier: Apache-2.0
// Vector operations: on one destination register, in place. TT/Dst/defined
#pragma once

#include <bit>

#include "semantics/tensix/rule/tile.h"

namespace tenor::semantics::tensix {

bool is_fill(const auto& r) { return r.node->api->action == spec::tenstorrent::Action::kFillTile; }

auto facts_of(const At<MathVector> auto& r) {
  const auto& registers = r->core().registers;
  if (r->agent().configuration.vector_family != r.node->api->family)
    return Found{Fault::kInit, {}, {}};
  if (!registers.acquired) return Found{Fault::kUnacquired, {}, {}};
  for (const Role role : {Role::kDst, Role::kDst2, Role::kDst3, Role::kResult}) {
    if (!is_given(r, role)) continue;
    const std::uint64_t index = value(r, role);
    if (index >= r->plan->dst_capacity()) return Found{Fault::kIndex, index, {}};
    const bool is_read = role != Role::kResult && !is_fill(r);
    if (is_read && !registers.halves[registers.math_half][index].is_defined())
      return Found{Fault::kUndefined, index, {}};
  }
  return Found{};
}

/// The operation's own init is not the last one.
///     configuration(math) != f
///   --------------------------------------------------
///   <f_tile(d) . K, M>  -->  Garbage                                          TT-G-INIT
struct VectorUninitialised : When<Fault::kInit> {
  static constexpr RuleInfo info{"TT-Vector-init", clauses("TT/Compute/init"), Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    const std::string_view last = r->agent().configuration.vector_family;
    return fmt::format("{} needs {}_tile_init before it: {}", r.node->name, r.node->api->family,
                       last.empty() ? std::string("no init of a vector operation came")
                                    : fmt::format("the last one was for {}_tile", last));
  }
};
/// The register is cleared, and holds what was left there.
///     M[d] = undefined
///   --------------------------------------------------
///   <f_tile(d) . K, M>  -->  Garbage                                          TT-G-SFPU
struct VectorUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-Vector-undefined", clauses("TT/Dst/defined"), Code::TT_G_SFPU};
  static std::string describe(const auto& r) {
    return fmt::format("nothing has written destination register {} since it was released",
                       r.which);
  }
};
/// What the operation leaves in its register.
template <class D>
Content<D> vector_result(const auto& r, const std::vector<Content<D>>& half) {
  const Content<D>& first = half[value(r, Role::kDst)];
  const std::string_view family = r.node->api->family;
  if (is_fill(r)) {
    const auto bits = static_cast<std::uint32_t>(value(r, Role::kValue));
    return {r.node, {}, filled<D>(std::bit_cast<float>(bits))};
  }
  if (!is_given(r, Role::kDst2)) {
    const bool has_rule = r.node->arguments.size() == 1;
    return {r.node, first.valid, has_rule ? mapped<D>(family, first.elements) : nullptr};
  }
  const Content<D>& second = half[value(r, Role::kDst2)];
  if (is_given(r, Role::kDst3)) {
    const Content<D>& third = half[value(r, Role::kDst3)];
    return {r.node, smaller(first.valid, smaller(second.valid, third.valid)),
            chosen<D>(first.elements, second.elements, third.elements)};
  }
  return {r.node, smaller(first.valid, second.valid),
          paired<D>(family, first.elements, second.elements)};
}
/// Each element of the register is replaced.
///     M[d] = v
///   --------------------------------------------------
///   <f_tile(d) . K, M>  -->  <K, M[d := f(v)]>
struct Maps : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-Vector", clauses("TT/Compute/tile")};
  static void then(At<MathVector> auto& r) {
    auto& half = r->core().registers.halves[r->core().registers.math_half];
    const Role target = is_given(r, Role::kResult) ? Role::kResult : Role::kDst;
    half[value(r, target)] = vector_result<DomainOf<decltype(r)>>(r, half);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::MathVector>
    : Rules<tensix::VectorUninitialised, tensix::TileUnacquired, tensix::TileIndex,
            tensix::VectorUndefined, tensix::Maps> {};
}  // namespace tenor::semantics
