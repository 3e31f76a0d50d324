// SPDX-License-Identifier: Apache-2.0
// What the checks of derivation judge: places where one StructInfo has to fit another, and calls.
// Everything is worked out before; a check says what follows by its clause. Relax/Derive.
#pragma once

#include <string>

#include "spec/relax/checks.h"
#include "spec/relax/derive/text.h"
#include "spec/relax/op/operator.h"
#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

/// What a place demands of the calls in it (Relax/Derive/14.1.2).
struct CallSite {
  bool in_pure_function = false;  ///< that is pure, and not by force
  bool in_dataflow_block = false;
  bool must_be_pure() const { return in_pure_function || in_dataflow_block; }
};

/// A value where something is required of it.
struct Fit {
  Span at;
  std::string what;  ///< the value, as a message names it: `argument 2`
  const StructInfo* given = nullptr;
  const StructInfo* required = nullptr;
  CompatibilityResult compatibility;
};
struct Annotated : Fit {};         ///< the value of a VarBinding
struct AnnotatedLiteral : Fit {};  ///< a function literal that is bound
struct AnnotatedCast : Fit {};     ///< the StructInfo of a MatchCast, for the variable's annotation
struct CastValue : Fit {};         ///< the value of a MatchCast
struct Returned : Fit {};
struct Argument : Fit {};
struct Condition : Fit {};

/// A call of an expression that is not an operator.
struct Called {
  Span at;
  std::string callee;
  const StructInfo* struct_info = nullptr;
  std::size_t arguments = 0;
};
/// A call of an operator.
struct OperatorUse {
  Span at;
  std::string_view name;
  const Operator* known = nullptr;  ///< null: not registered
};
/// What an operator's derivation says of its arguments.
struct OperatorArgument {
  Span at;
  const Operator& op;
  std::string message, hint;
  bool is_for_a_run = false;  ///< to decide
};
/// A TupleGetItem.
struct Selected {
  Span at;
  const StructInfo* tuple = nullptr;
  std::int64_t index = 0;
};
/// A function of the module for which nothing was derived where it is used.
struct NotReached {
  Span at;
  std::string_view name;
};

/// The value is not accepted: an error, and why.
void refuse(Report& report, const CheckInfo& check, const Fit& fit);
/// Whether it is accepted is for a run to decide: a warning, and what a run would compare.
void doubt(Report& report, const CheckInfo& check, const Fit& fit);
/// It is never accepted, which stops a run that comes there: a warning, and why.
void foretell(Report& report, const CheckInfo& check, const Fit& fit);

}  // namespace tenor::spec::relax
