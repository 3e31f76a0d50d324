// SPDX-License-Identifier: Apache-2.0
// Vector operations: on one destination register, in place. TT/Dst/defined
#pragma once

#include <bit>

#include "semantics/tensix/rule/tile.h"

namespace tenor::semantics::tensix {

auto facts_of(const At<MathVector> auto& r) {
  const auto& registers = r->core().registers;
  const std::uint64_t index = value(r, Role::kDst);
  if (r->agent().configuration.vector_family != r.node->api->family)
    return Found{Fault::kInit, {}, {}};
  if (!registers.acquired) return Found{Fault::kUnacquired, {}, {}};
  if (index >= r->plan->dst_capacity()) return Found{Fault::kIndex, index, {}};
  const bool fills = r.node->api->action == spec::tenstorrent::Action::kFillTile;
  const bool is_defined = registers.halves[registers.math_half][index].is_defined();
  return is_defined || fills ? Found{} : Found{Fault::kUndefined, index, {}};
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
bool is_fill(const auto& r) { return r.node->api->action == spec::tenstorrent::Action::kFillTile; }
template <class T>
T vector_elements(const auto& r, const T& old) {
  using D = typename MachineIn<decltype(r)>::Domain;
  const auto bits = static_cast<std::uint32_t>(value(r, Role::kValue));
  if (is_fill(r)) return filled<D>(std::bit_cast<float>(bits));
  return r.node->arguments.size() == 1 ? mapped<D>(r.node->api->family, old) : nullptr;
}
/// Each element of the register is replaced.
///     M[d] = v
///   --------------------------------------------------
///   <f_tile(d) . K, M>  -->  <K, M[d := f(v)]>
struct Maps : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-Vector", clauses("TT/Compute/tile")};
  static void then(At<MathVector> auto& r) {
    auto& registers = r->core().registers;
    auto& target = registers.halves[registers.math_half][value(r, Role::kDst)];
    target.elements = vector_elements(r, target.elements);
    if (is_fill(r)) target.valid = {};
    target.writer = r.node;
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::MathVector>
    : Rules<tensix::VectorUninitialised, tensix::TileUnacquired, tensix::TileIndex,
            tensix::VectorUndefined, tensix::Maps> {};
}  // namespace tenor::semantics
