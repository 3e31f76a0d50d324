// SPDX-License-Identifier: Apache-2.0
// What the emitter implements of clauses.
#pragma once

#include <span>

#include "spec/clauses/implementation.h"

namespace tenor::fuzz::tenstorrent {

std::span<const spec::Implementation> emitter_implementations();

}  // namespace tenor::fuzz::tenstorrent
