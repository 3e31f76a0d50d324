// SPDX-License-Identifier: Apache-2.0
// What a call says of itself from one generation to the other: where both can say the same, their
// words may differ. docs/print.md has what only one of them can say.
#pragma once

#include <optional>

#include "spec/ir/program.h"
#include "spec/relax/op/operator.h"

namespace tenor::spec::printer {

/// What a parameter is that only one generation has, where the other says nothing of it, as text;
/// empty where it is no such parameter of `of`.
std::string_view meant_without(const relax::Operator& op, std::string_view parameter,
                               Generation of);

/// The value of an attribute in the words of `to`, of a call that was read in the other generation;
/// nothing where leaving it out says so.
std::optional<Object> in_words_of(Generation to, const relax::Operator& op,
                                  const Attribute& attribute);

}  // namespace tenor::spec::printer
