// SPDX-License-Identifier: Apache-2.0
// Tile operations that share their name with something else of the vocabulary.
#pragma once

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

/// Is `T.reduce(…)` that of tiles: its third argument the name of a combiner?
bool is_tile_reduce(Call& call);
Value read_tile_reduce(Reader& r, Call& call);

/// `T.attr({"A": A, "B": B, "C": C}, "tl.gemm", …)`, with the body that follows it (TT-D5).
bool is_gemm_attribute(const Value& node, std::string_view key);
Value read_gemm_attribute(Reader& r, Call& call, const Value& node);

/// Indices of threads that the function uses have no rules.
void settle_thread_indices(Reader& r, const tir::Stmt* body);

}  // namespace tenor::spec::reader
