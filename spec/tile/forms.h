// SPDX-License-Identifier: Apache-2.0
// What reading and meaning of tile operations implement of clauses.
#pragma once

#include <span>

#include "spec/clauses/implementation.h"

namespace tenor::spec::tile {

std::span<const Implementation> implementations();

}  // namespace tenor::spec::tile
