// SPDX-License-Identifier: Apache-2.0
// Loops over the elements of matrices near the core: each store in them is an operation on whole
// matrices.
#pragma once

#include <functional>

#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {

using FindNear = std::function<int(const spec::Buffer*)>;

/// The operations of the nest, one for each store; refuses what is not one.
std::vector<Op> read_elements(TileProgram& program, const FindNear& near_of,
                              const spec::tir::For& nest);

/// `target` becomes another matrix, or a number, in each element.
Op map_of(const spec::tir::Stmt* at, int target, Element element);
Element tile_of(const TileProgram& program, int source);
Element number_of(double number, spec::DataType dtype);
Element unary_of(std::string function, Element operand);
Element binary_of(std::string function, Element a, Element b);

/// How many registers the expression takes.
std::int64_t registers_of(const Element& e);
/// The matrices that it has.
void collect_sources(const Element& e, std::vector<int>& sources);

}  // namespace tenor::fuzz::tenstorrent
