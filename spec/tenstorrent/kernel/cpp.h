// SPDX-License-Identifier: Apache-2.0
// A kernel as a file of C++ for the vendor's tool-chain, in its current spelling: the headers that
// its calls are declared in, what the vendor has no name for, and the kernel.
#pragma once

#include <string>

#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {

std::string print_cpp(const Kernel& kernel);

}  // namespace tenor::spec::tenstorrent
