// SPDX-License-Identifier: Apache-2.0
// Where the two meanings of a number in a graph part: a field holds an integer of its own, or the
// number of a node. Reader and writer go by this one table.
#pragma once

#include <string_view>

#include "spec/ir/program.h"

namespace tenor::spec::json {

/// Is a number in that field of a node of that kind (its type without the dialect) a value?
bool holds_integer(std::string_view kind, std::string_view field, Generation generation);

}  // namespace tenor::spec::json
