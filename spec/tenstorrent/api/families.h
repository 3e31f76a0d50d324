// SPDX-License-Identifier: Apache-2.0
// The tables of api.h.
#pragma once

#include "spec/tenstorrent/api/api.h"

namespace tenor::spec::tenstorrent::families {

std::span<const Api> movement();
/// What compute kernels call, but for operations on one register.
std::span<const Api> compute();
/// Operations on one destination register, and their inits.
std::span<const Api> vector();

}  // namespace tenor::spec::tenstorrent::families
