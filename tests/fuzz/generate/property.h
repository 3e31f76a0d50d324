// SPDX-License-Identifier: Apache-2.0
// Properties of generated programs: a judge says what is wrong with one, and a program that it
// finds fault with is shown shrunk, with how to make it again.
#pragma once

#include <functional>
#include <string>

#include "fuzz/generate/generate.h"

namespace tenor::fuzz::test {

/// Empty: nothing is wrong. What stands before the first colon says which fault it is: shrinking
/// keeps that.
using Judge = std::function<std::string(const Generated&)>;

/// Judges programs of drawn seeds, about `share_of(programs)` of them. True if all are fine.
bool holds(const std::string& property, std::size_t programs, const Judge& judge,
           const Weights& weights = {});

/// The smallest program found that the judge finds the same fault with, and its complaint.
std::string shrunk(const Generated& made, const Weights& weights, const Judge& judge);

}  // namespace tenor::fuzz::test
