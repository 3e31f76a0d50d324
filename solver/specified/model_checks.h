// SPDX-License-Identifier: Apache-2.0
// The dimensions that a run of a Relax function holds against others: casts, signatures of
// functions that it calls, shapes of kernels' buffers, its result. Relax/MatchCast;
// Relax/FuncBoundary; TIR/Exec/1.2.
#pragma once

#include <vector>

#include "spec/diagnostic/codes.h"
#include "spec/ir/program.h"

namespace tenor::solver {

struct ModelChecks {
  /// A dimension of a value that has to be another one.
  struct Check {
    const spec::PrimExpr *given, *required;  ///< over sizes of the signature
    const spec::PrimExpr* agrees;            ///< the two are one number
    bool always;             ///< does every run come to it that fails no other check?
    const spec::Node* node;  ///< the binding, the call or the function
    spec::Code failure;      ///< of a run in which it is another one
  };
  std::vector<Check> checks;               ///< without those that hold by their text
  std::vector<const spec::Node*> unknown;  ///< where a shape that is held is not known
  /// Of calls of call_tir, in order: what is called, and how many of its last parameters are
  /// results.
  struct Kernel {
    const spec::Function* function;
    std::size_t results;
  };
  std::vector<Kernel> kernels;
};

/// The function is well-formed; the program gains nodes.
ModelChecks model_checks(spec::Program& program, const spec::Module& module,
                         const spec::relax::Function& f);

}  // namespace tenor::solver
