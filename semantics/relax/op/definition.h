// SPDX-License-Identifier: Apache-2.0
// What the documents leave open of an operator that has a body, and how the body decides it: an
// operator's page says so. Ledger RLX-D49.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "spec/ir/tir/prim_func.h"

namespace tenor::semantics::relax {

/// In plain words, each for all calls of the operator.
struct Definition {
  std::string_view source;   ///< the public definition that the body follows
  std::string_view between;  ///< the datatype of what is computed in between
  std::string_view rounds;
  std::string_view ties;  ///< which of equal elements it is, where the result shows that
  std::string_view nan;
};

/// A line of the table: operators that have one definition.
struct DefinitionLine {
  std::string_view names;  ///< with a space between them
  Definition definition;
};
std::span<const DefinitionLine> definition_lines();
std::vector<std::string_view> names_of(const DefinitionLine& line);

/// Null where the operator has no body.
const Definition* find_definition(std::string_view name);

// What `between` may be, so that a body can be held against it.
inline constexpr std::string_view kOfOperand = "the operand's datatype";
inline constexpr std::string_view kOfResult = "the result's datatype";
inline constexpr std::string_view kNothingBetween = "none: no float is computed";

/// The datatypes of floats that the body computes, in its order: what operators of arithmetic and
/// functions give, Min and Max apart.
std::vector<spec::DataType> computed_floats(const spec::tir::PrimFunc& body);

}  // namespace tenor::semantics::relax
