// SPDX-License-Identifier: Apache-2.0
// What a person may have meant by a wrong name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tenor::spec {

/// Letters to insert, drop, replace or swap until `a` is `b`; upper and lower case are one.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// `, did you mean 'x'?` with the nearest of `known`, or nothing where none is near.
std::string did_you_mean(std::string_view given, const std::vector<std::string>& known);

/// Every code's text.
std::vector<std::string> code_names();

}  // namespace tenor::spec
