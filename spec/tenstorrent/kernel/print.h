// SPDX-License-Identifier: Apache-2.0
// A kernel as text that reads as itself.
#pragma once

#include <string>

#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {

std::string print_kernel(const Kernel& kernel);
std::string print_call(const Call& call);
std::string print_expr(const Expr& expr);

}  // namespace tenor::spec::tenstorrent
