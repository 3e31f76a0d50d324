// SPDX-License-Identifier: Apache-2.0
// What blocks declare to read and write, worked out where the one run for all sizes enters them.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "semantics/run/evaluation.h"

namespace tenor::semantics {

/// Part of a memory, at each point at which the block is entered.
struct FamilyRegion {
  struct Dimension {
    spec::Polynomial low, extent;  ///< as declared
    spec::Polynomial first, end;   ///< of the buffer, as the run saw it then
    spec::Polynomial stride;       ///< in elements
  };
  const spec::BufferRegion* declared = nullptr;
  std::optional<std::uint32_t> store{};  ///< nothing where the buffer had none
  bool is_claim = true;                  ///< else it may be any part of the memory
  spec::Polynomial offset{};             ///< of the element that all indices 0 would name
  /// Nothing where they are not known.
  std::optional<std::vector<Dimension>> dimensions{};
};

struct FamilyBlock {
  const spec::tir::Block* block = nullptr;
  std::size_t accesses = 0, stores = 0;  ///< of the run, before it
  std::vector<SymbolId> loops{};         ///< around it
  std::vector<FamilyRegion> reads{}, writes{};
};

/// Of the function that runs on `m`.
class FamilyBlocks {
 public:
  FamilyBlocks(FamilyRun& run, const Machine<Family>& m, const spec::Module& module,
               const spec::tir::PrimFunc* f)
      : run_(run), m_(m), module_(module), function_(f) {}

  void enter(const spec::tir::Block* b);
  std::vector<FamilyBlock> made() { return std::move(made_); }

 private:
  FamilyRegion region_at(const spec::BufferRegion& declared);
  std::optional<std::uint32_t> store_of(const spec::Buffer* b) const;
  /// Is it of variables that are bound? A run then has a value for it.
  bool has_meaning(const spec::PrimExpr* e) const;
  std::optional<spec::Polynomial> number(const spec::PrimExpr* e);

  FamilyRun& run_;
  const Machine<Family>& m_;
  const spec::Module& module_;
  const spec::tir::PrimFunc* function_;
  std::optional<EvaluationIn<Family>> evaluation_;  ///< from the first block on
  std::vector<FamilyBlock> made_;
};

}  // namespace tenor::semantics
