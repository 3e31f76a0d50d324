// SPDX-License-Identifier: Apache-2.0
// A kernel as text that reads as itself.
#pragma once

#include <string>

#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {

std::string print_kernel(const Kernel& kernel);
/// The same for the vendor's tool-chain, without the head of the file (cpp.h).
std::string print_body_cpp(const Kernel& kernel, std::uint64_t accessor_arguments);
std::string print_call(const Call& call);
std::string print_expr(const Expr& expr);

}  // namespace tenor::spec::tenstorrent
