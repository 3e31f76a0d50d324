// SPDX-License-Identifier: Apache-2.0
// Constants that the text of a model leaves out (spec/relax/omitted_constant.h): inputs of a run,
// called `constant.0`, `constant.1`, …
#pragma once

#include "semantics/run/model/parts.h"
#include "semantics/run/plan.h"
#include "spec/ir/program.h"

namespace tenor::semantics {

/// What is known of one.
struct OmittedConstant {
  std::size_t number = 0;
  ModelPart part;  ///< its StructInfo says as much as the text does
};

/// Those of `functions`, of `module`, by their numbers. What a constant is, its first use says that
/// says it: the annotation of the variable that it is bound to, or the buffer or parameter of the
/// function that it is passed to. New StructInfo are `into`'s.
std::vector<OmittedConstant> omitted_constants(const spec::Module& module,
                                               const std::vector<const spec::Function*>& functions,
                                               spec::Program& into);

/// Takes those away that `functions` do not use, and others of the module do: its constants are
/// numbered together, and a file has them all.
void leave_out_unused(std::vector<Input>& constants, const spec::Module& module,
                      const std::vector<const spec::Function*>& functions);

/// The arrays of a file as inputs called `constant.N`: of `.npz` and `.safetensors` those whose
/// name is a number, or one that follows `arr_` or `constant.`; of `.json` the constants of
/// metadata as `tvm.ir.load_json` takes them. Throws spec::UsageError where it cannot be read or
/// the arrays take more than `memory` bytes.
std::vector<Input> load_constants(const std::string& path, std::uint64_t memory);

}  // namespace tenor::semantics
