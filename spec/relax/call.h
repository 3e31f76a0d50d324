// SPDX-License-Identifier: Apache-2.0
// Call: an operator's own rule of normal form. Relax/NormalForm/5, Relax/WellFormed/23. Recursive
// calls are in dataflow_block.h; StructInfo says whether the arguments fit.
#pragma once

#include "spec/relax/checks.h"
#include "spec/relax/dataflow_block.h"
#include "spec/relax/op/operator.h"

namespace tenor::spec::relax {

/// Can the arguments of the PrimFunc be written out, where they are not?
inline bool is_known_tuple(const Expr* e, const Context& context) {
  return known_tuple(e, context.values) || annotated_fields(e) >= 0;
}

/// A tuple of arguments that is known is written out                          Relax/NormalForm/5:b
struct CallArgumentTuple {
  static constexpr CheckInfo info{"RLX-Call-argument-tuple",
                                  clauses("Relax/NormalForm/5:b", "Relax/WellFormed/23:b"),
                                  Code::L_NORMAL_FORM};
  static void check(const Call& e, const Context& context, Report& report) {
    const Expr* tuple = argument_tuple(e);
    if (!tuple || as<Tuple>(tuple) || !is_known_tuple(tuple, context)) return;
    note(report, info, context.span(tuple),
         fmt::format("the arguments of {} must be a literal tuple", as<Op>(e.op)->op_name));
  }
};

/// One that is not known cannot be                                            Relax/WellFormed/23
struct CallUnknownArguments {
  static constexpr CheckInfo info{
      "RLX-Call-unknown-arguments",
      clauses("Relax/WellFormed/23", "Relax/NormalForm/5:b", "Relax/NormalForm/5"),
      Code::I_NORMAL_FORM};
  static void check(const Call& e, const Context& context, Report& report) {
    const Expr* tuple = argument_tuple(e);
    if (!tuple || is_known_tuple(tuple, context)) return;
    report
        .error(info, context.span(tuple),
               fmt::format("{} takes its arguments as a literal tuple", as<Op>(e.op)->op_name))
        .hint("write the fields: (x, y)");
  }
};

/// The call is as the operator's own rule has it                              Relax/WellFormed/23:b
struct CallNormalized {
  static constexpr CheckInfo info{
      "RLX-Call-normalized",
      clauses("Relax/WellFormed/23:b", "Relax/NormalForm/5", "Relax/Normalize/6"),
      Code::L_NORMAL_FORM};
  static void check(const Call& e, const Context& context, Report& report) {
    const auto* op = as<Op>(e.op);
    const Operator* known = op ? find_operator(op->op_name) : nullptr;
    if (!known || !known->normalize || known->normalize(context.builder, e) == &e) return;
    note(report, info, context.span(e),
         fmt::format("normal form rewrites the call of {}", op->op_name));
  }
};

template <>
struct ChecksOf<Call> : Checks<DataflowBlockSelfRecursion, DataflowBlockMutualRecursion,
                               CallArgumentTuple, CallUnknownArguments, CallNormalized> {};

}  // namespace tenor::spec::relax
