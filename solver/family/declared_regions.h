// SPDX-License-Identifier: Apache-2.0
// Do blocks keep to the regions that they declare to read and write, at all sizes (TIR-D76)?
// docs/blocks.md says what counts as beyond them.
#pragma once

#include "semantics/analysis/block/claims.h"
#include "semantics/run/family_run.h"
#include "solver/family/initialised.h"

namespace tenor::solver {

/// The blocks of which the text does not show that they keep to their regions.
std::set<const spec::tir::Block*> blocks_in_question(const semantics::ClaimsOfBlocks& claims,
                                                     const spec::tir::PrimFunc& f);

/// An access that may be beyond what a block around it declares.
struct BeyondRegions {
  semantics::FamilyAccess access;
  const spec::tir::Block* block = nullptr;
  std::string why;  ///< it is open
};

class DeclaredRegions {
 public:
  /// The elements of all declared regions are among the run's accesses as long as this lives.
  DeclaredRegions(semantics::FamilyRun& run, const semantics::FamilyInvocation& invocation,
                  const spec::tir::PrimFunc& f, const semantics::ClaimsOfBlocks& claims,
                  Presburger& presburger);
  ~DeclaredRegions() { run_.accesses().resize(accesses_); }
  DeclaredRegions(const DeclaredRegions&) = delete;
  DeclaredRegions& operator=(const DeclaredRegions&) = delete;

  /// Calls `add(BeyondRegions, point)` for each access that is not shown to lie in them, where
  /// `point(below)` is one at which it does not.
  void for_each_beyond(auto&& add) {
    for (std::size_t k = 0; k < blocks_.size(); ++k)
      for (std::size_t i = blocks_[k].accesses; i < end_of(k); ++i)
        if (counts(blocks_[k], i)) look_at(blocks_[k], i, add);
  }

 private:
  struct Question {
    semantics::FormulaId all = semantics::kNever;
    std::vector<semantics::FormulaId> within;
    std::set<semantics::SymbolId> kept;
    bool claims_nothing = false, is_known = true;
  };
  void append_elements(const semantics::FamilyRegion& region);
  bool is_of_whole_memory(const semantics::FamilyRegion& region) const;
  std::size_t end_of(std::size_t k) const;
  bool counts(const semantics::FamilyBlock& b, std::size_t access) const;
  Question question(const semantics::FamilyBlock& b, std::size_t access);
  void add_regions(const semantics::FamilyBlock& b, std::size_t access, bool writes, Question& to);
  void add_own_writes(const semantics::FamilyBlock& b, std::size_t access, Question& to);
  std::optional<semantics::FormulaId> within(std::size_t access, std::size_t elements,
                                             const std::set<semantics::SymbolId>& kept) const;
  std::optional<semantics::FormulaId> have_same_parts(std::size_t a, std::size_t b) const;

  void look_at(const semantics::FamilyBlock& b, std::size_t access, auto&& add) {
    Question q = question(b, access);
    if (q.claims_nothing) return;
    if (q.is_known && presburger_.is_covered(run_.formulas(), q.all, q.within, q.kept)) return;
    add(BeyondRegions{run_.accesses()[access], b.block,
                      q.is_known ? "sizes may come to it" : "a region is not known for all sizes"},
        [&](std::int64_t below) {
          return presburger_.uncovered(run_.formulas(), q.all, q.within, q.kept, below);
        });
  }

  semantics::FamilyRun& run_;
  const std::vector<semantics::FamilyBlock>& blocks_;
  const spec::tir::PrimFunc& f_;
  const semantics::ClaimsOfBlocks& claims_;
  Presburger& presburger_;
  const std::size_t accesses_;  ///< of the program
  const semantics::SymbolId symbols_;
  std::map<const semantics::FamilyRegion*, std::size_t> elements_;  ///< the access of each
  std::optional<Places> places_;
};

}  // namespace tenor::solver
