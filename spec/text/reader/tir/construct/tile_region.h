// SPDX-License-Identifier: Apache-2.0
// Regions of operations on tiles: T.region, slices, and whole buffers. TL/Region; ledger TT-D5.
#pragma once

#include "spec/text/reader/reader.h"
#include "spec/tile/meaning.h"

namespace tenor::spec::reader {

/// `T.region(B[min, …], access, extent, …)`: kept as it was written.
Value read_region(Reader& r, Call& call);

/// The region that is written; false after reporting.
bool read_tile_region(Reader& r, const Value& v, tile::Region& out);

}  // namespace tenor::spec::reader
