// SPDX-License-Identifier: Apache-2.0
// `NAME=VALUE` on the command line: inputs of a run, and files that arrays are written to or
// compared with.
#pragma once

#include <string>
#include <vector>

#include "semantics/run/plan.h"

namespace tenor::semantics {

/// The two sides of `NAME=VALUE`. Throws spec::UsageError, naming `option`.
Assignment parse_assignment(const std::string& text, const std::string& option);

/// What `--input` takes: a file, a member of one (`f.npz:key`), `rand:SEED`, `whole:SEED`,
/// `edge:SEED`, `index:N:SEED`, `iota`, `fill:V`, `undef`, `@OTHER`, a number; an array with the
/// parts of array_text.h. Throws spec::UsageError where the file cannot be read.
Input parse_input(const std::string& text, std::uint64_t memory);
std::vector<Input> parse_inputs(const std::vector<std::string>& texts, std::uint64_t memory);

/// The array in `FILE.npy`, `FILE.npz:key` or `FILE.safetensors:key`. Throws spec::UsageError.
Tensor load_tensor(const std::string& path, std::uint64_t memory);

/// Throws spec::UsageError where it cannot be written.
void save_tensor(const std::string& path, const Tensor& tensor);
/// All of them, in an `.npz` file.
void save_arrays(const std::string& path,
                 const std::vector<std::pair<std::string, Tensor>>& arrays);

}  // namespace tenor::semantics
