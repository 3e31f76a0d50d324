// SPDX-License-Identifier: Apache-2.0
// Passes of Relax that change a signature by design. A relation says how a call of one side is made
// a call of the other: a function of Relax that does so is compared in that one's place, by the
// same stages as any other (docs/validate.md, Relations).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/run/plan.h"
#include "solver/validate/pair.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

enum class ModelRelation : std::uint8_t {
  kSpecialised,  ///< AFTER has numbers where BEFORE has sizes
  kBundled,      ///< parameters of BEFORE are the fields of a tuple of AFTER
  kLifted,       ///< parameters of AFTER are what a function beside it makes of BEFORE's
  kBound         ///< constants of AFTER stand where parameters of BEFORE stood
};

/// `specialised`, `bundled`, `lifted`, `bound`; null where no relation has that name.
std::optional<ModelRelation> relation_named(std::string_view name);
std::string_view to_string(ModelRelation relation);

/// The two functions so related, as they are compared.
struct RelatedPair {
  semantics::Subject before, after;
  std::string says;                          ///< `n = 4`; empty: nothing besides the relation
  std::string calls;                         ///< which AFTER is for: `calls with n = 4`
  std::vector<semantics::Assignment> sizes;  ///< that runs of BEFORE itself are given
  std::string unshown;  ///< why no command lines can show a difference; empty: they may
  std::vector<std::unique_ptr<spec::Module>> modules;  ///< with the functions between
};

/// A pair of functions of Relax, or why the relation does not apply. Nodes are added to their
/// programs.
struct Relating {
  std::optional<RelatedPair> pair;
  std::string problem;
};
Relating relate(const Pair& pair, ModelRelation relation, const spec::Prover& prover);

/// The function of AFTER's module that makes its parameters, where the pair is lifted; or null.
const spec::Function* transform_of(const semantics::Subject& after);

}  // namespace tenor::solver
