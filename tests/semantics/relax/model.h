// SPDX-License-Identifier: Apache-2.0
// Models as text, run to a value that is compared as text.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "semantics/relax/invoke.h"

namespace tenor::semantics::relax::test {

/// A tensor of float32 that has these elements.
HostValue tensor(std::vector<std::int64_t> shape, const std::vector<double>& elements,
                 spec::DataType dtype = spec::float_type(32));
HostValue shape(std::vector<std::int64_t> dimensions);
HostValue prim(std::int64_t value);

/// `float32(2,): 1 2`, `[1, 2]`, `(…; …)`; of tensors, elements that were not written are `undef`.
std::string shown(const HostValue& value);

/// The lines of a module's body, which has `main`, run on arguments: its value, or the code by
/// which it ended with the message.
std::string runs(const std::string& body, const std::vector<HostValue>& arguments = {});
/// Just the code or the value, and what was printed, and the arguments afterwards.
ModelInvocation invocation(const std::string& body, const std::vector<HostValue>& arguments = {},
                           const Limits& limits = {}, Granularity granularity = Granularity::kStmt,
                           const std::map<std::size_t, Tensor>& constants = {});
/// The value that the run came to, or the code by which it ended with the message.
std::string ending(const ModelInvocation& run);

}  // namespace tenor::semantics::relax::test
