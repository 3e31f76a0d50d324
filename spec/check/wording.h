// SPDX-License-Identifier: Apache-2.0
// The words that messages of checks share: how an expression is shown, and findings that are
// not errors. Leaves out the text of expressions itself, which is spec/text's.
#pragma once

#include <string>

#include "spec/diagnostic/report.h"
#include "spec/ir/expr.h"

namespace tenor::spec {

/// The expression as text, or the name of its construct where the text would be long.
std::string show(const PrimExpr* e);

/// `A` for a buffer or variable; "(unnamed)" where it has no name.
std::string show(std::string_view name);

/// `int32`, as to_string of a datatype says it.
std::string show(const DataType& dtype);

/// `1 lane`, `4 lanes`.
std::string counted(std::uint64_t number, std::string_view noun);

/// The name of the construct: `Add`, `BufferLoad`.
std::string_view construct_name(ExprKind kind);

/// A check that only warns, whatever the report's strictness.
Finding warn(Report& report, const CheckInfo& check, Span span, std::string message);

/// A check whose finding is a note.
Finding note(Report& report, const CheckInfo& check, Span span, std::string message);

}  // namespace tenor::spec
