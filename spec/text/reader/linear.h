// SPDX-License-Identifier: Apache-2.0
// Differences of index expressions: what the text leaves to be worked out, the lanes of a slice and
// the extents of ranges written by their ends (`A[i * 4:i * 4 + 4]`, `range(a, b)`).
#pragma once

#include <optional>

#include "spec/ir/build.h"

namespace tenor::spec::reader {

/// Are `a` and `b` the same expression, but for where they stand?
bool same(const PrimExpr* a, const PrimExpr* b);

/// The value of an integer expression without variables.
std::optional<std::int64_t> constant(const PrimExpr* e);

/// b - a, with what occurs in both taken out: a literal where all does, `b` where `a` is 0.
const PrimExpr* difference(Builder& builder, Span at, const PrimExpr* b, const PrimExpr* a);

}  // namespace tenor::spec::reader
