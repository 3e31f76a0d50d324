// SPDX-License-Identifier: Apache-2.0
// A structural hash for caches: whatever `equal` of spec/ir/equal.h takes for the same hashes the
// same. Scope: TIR/Grammar. It does not depend on addresses, so it may be stored.
#pragma once

#include <cstdint>

#include "spec/ir/equal.h"

namespace tenor::spec {

/// Consistent with `equal(…, options)`, but that a free variable or buffer counts by its place
/// alone: with `match_free == false` the hash is merely coarser.
std::uint64_t hash(const tir::PrimFunc& function, EqualOptions options = {});
std::uint64_t hash(const tir::Stmt* stmt, EqualOptions options = {});
std::uint64_t hash(const PrimExpr* expr);
std::uint64_t hash(const relax::Function& function, EqualOptions options = {});
std::uint64_t hash(const relax::Expr* expr);
std::uint64_t hash(const relax::StructInfo* struct_info);

}  // namespace tenor::spec
