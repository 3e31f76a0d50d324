// SPDX-License-Identifier: Apache-2.0
// What the passes implement of clauses.
#pragma once

#include <span>

#include "spec/clauses/implementation.h"

namespace tenor::fuzz::tenstorrent {

std::span<const spec::Implementation> implementations();

}  // namespace tenor::fuzz::tenstorrent
