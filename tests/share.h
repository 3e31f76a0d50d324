// SPDX-License-Identifier: Apache-2.0
// How much of a long test is run.
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

namespace tenor::test {

/// How many of `programs` are tried: fewer under sanitizers, and as many as the environment says
/// (TENOR_PROGRAMS, a number of percent).
std::size_t share_of(std::size_t programs);

/// The step of a loop over many cases: `sanitized` under sanitizers, which are slow, else
/// `released`; less where the environment asks for more programs, and 1 where it asks for all.
std::size_t stride(std::size_t sanitized, std::size_t released = 1);

/// Every n-th of the files, in their order, for n of `stride`.
std::vector<std::filesystem::path> share_of(const std::vector<std::filesystem::path>& files,
                                            std::size_t sanitized, std::size_t released = 1);

}  // namespace tenor::test
