// SPDX-License-Identifier: Apache-2.0
// Smaller numbers in place of those of a program, so that what holds between them still holds: one
// divides another or does not, is a product of two, a quotient rounded up or down, a remainder, or
// a little more or less than another. What is true of the program is likely to be true of the
// smaller one; nothing follows.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace tenor::solver {

using SmallerNumbers = std::map<std::int64_t, std::int64_t>;

/// Ways to make them smaller, the likeliest first: the largest number is smaller in each of them.
/// First the smaller ones stay as they are, as long as that can be.
std::vector<SmallerNumbers> smaller_numbers(const std::set<std::int64_t>& numbers);

}  // namespace tenor::solver
