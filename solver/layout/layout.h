// SPDX-License-Identifier: Apache-2.0
// Signatures of TIR that a pass changes by design. A layout says where AFTER keeps each element of
// BEFORE's array: it is stated by a person, or found among those that the shapes allow. A
// specialisation has numbers for sizes and scalars. One side is then compared as a function that is
// called as the other one is, and copies its arrays (docs/validate.md, Relations).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/ir/build.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// Of one parameter. What the expressions are of besides the indices are sizes, by their names.
struct Layout {
  std::size_t parameter = 0;
  std::vector<const spec::Variable*> indices;  ///< of an element in BEFORE's array
  std::vector<const spec::PrimExpr*> places;   ///< of it in AFTER's: one for each dimension
  std::optional<std::int64_t> padding;  ///< in what is no element of BEFORE's, if that is said
  std::string text;                     ///< `A: i, j -> j, i`
  std::shared_ptr<const void> kept{};   ///< owns the nodes, where the layout is stated
  bool may_leave = false;               ///< at some sizes a place is outside of AFTER's array
};

/// Both functions, and where nodes of layouts and of what is made of them are kept.
struct LaidOut {
  const spec::tir::PrimFunc &before, &after;
  spec::Builder& build;
  const spec::Prover& prover;
};

/// May arrays have more elements than BEFORE's?
enum class Padding : std::uint8_t { kNone, kAllowed };

/// Is it no array, or one whose dimensions are the same on both sides, sizes by their names?
bool keeps_shape(const LaidOut& of, std::size_t parameter);

/// Layouts of the parameter that both shapes allow, the plainest first: other orders of dimensions,
/// tiles of them at the end, the same elements in row-major order; and, where they may be padded,
/// larger dimensions.
std::vector<Layout> found_layouts(const LaidOut& of, std::size_t parameter, Padding padding);

/// The array of which `A: i, j -> j, i` states the layout.
std::string array_of(const std::string& text);
/// Have both functions it, with as many dimensions?
bool names_array(const spec::tir::PrimFunc& before, const spec::tir::PrimFunc& after,
                 const std::string& text);

/// `A: i, j -> i // 4, j, i % 4`, and `; pad 0` after it. Throws spec::UsageError where it is not
/// of that form, or where two elements of that parameter would have one place, or one none.
Layout stated_layout(const LaidOut& of, const std::string& text);

/// AFTER as a function that takes BEFORE's arrays: it copies those that have a layout, does what
/// AFTER does, and copies them back. Null where `problem` says why there is none.
const spec::tir::PrimFunc* with_copies(const LaidOut& of, const std::vector<Layout>& layouts,
                                       std::string& problem);

/// BEFORE where AFTER has numbers for sizes and scalars of its signature.
struct Specialisation {
  /// BEFORE's variables, and what they are where AFTER is called.
  std::vector<std::pair<const spec::Variable*, const spec::PrimExpr*>> values;
  /// BEFORE's parameters that are arrays, and which of AFTER's they are.
  std::vector<std::pair<std::size_t, std::size_t>> arrays;
  std::string text;  ///< `n = 16, scale = 2.0`: the numbers
};

/// Those that the signatures allow; parameters belong together by their names. A number for a
/// scalar that no shape tells is one that AFTER has in its body.
std::vector<Specialisation> found_specialisations(const LaidOut& of);

/// BEFORE as a function that takes AFTER's parameters. Null where `problem` says why there is none.
const spec::tir::PrimFunc* with_values(const LaidOut& of, const Specialisation& at,
                                       std::string& problem);

}  // namespace tenor::solver
