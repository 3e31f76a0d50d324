// SPDX-License-Identifier: Apache-2.0
// A host's launch of a kernel: `T.call_packed("kernel", arguments..., extents...)`, of a function
// of calling_conv 2 in the same module. EXT/Launch.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

struct Launch {
  const PrimFunc* kernel = nullptr;
  List<const PrimExpr*> arguments;     ///< those of the kernel
  std::vector<std::string_view> axes;  ///< thread tags, in the order of the extents that follow
};

/// The name that a packed call gives; empty: the call is another, or names nothing.
std::string_view launched_name(const Call& call);
/// Is it what such a call may launch?
bool is_kernel(const PrimFunc& f);
/// The call as a launch of that kernel. Nothing where the kernel takes other arguments, has no loop
/// over an axis that it is launched with, or needs more dynamic shared memory than it is given or
/// than constants say.
std::optional<Launch> launch_of(const Call& call, const PrimFunc& kernel);

}  // namespace tenor::spec::tir
