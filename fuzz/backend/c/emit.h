// SPDX-License-Identifier: Apache-2.0
// TIR as C11 that keeps the document's arithmetic exactly: wrap-around, floor division, casts,
// 16-bit floats, one rounding an operation. What cannot be said so is refused by name, never
// approximated. The text relies on no undefined behaviour for any values that a specified run
// computes, and on none for values that were never written. TIR/Eval, TIR/Exec.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "fuzz/backend/c/mistake.h"
#include "spec/ir/program.h"

namespace tenor::fuzz::c {

/// A parameter of the function at the top, as concrete as an invocation makes it.
struct Parameter {
  std::vector<std::int64_t> shape, strides;  ///< of a tensor, in elements
  std::int64_t offset = 0;                   ///< of its first element
  std::uint64_t bits = 0;                    ///< of a scalar
};

struct EmitOptions {
  std::string prefix;  ///< of every name at file scope: several programs share one file
  Mistake mistake = Mistake::kNone;
  bool backwards = false;  ///< loops without order begin with their last iteration
};

/// The text of one program. Its entry is `void <prefix>entry(const struct tenor_call *)`.
struct Emitted {
  std::string refused;            ///< not empty: what has no C here; there is no text then
  std::set<std::string> helpers;  ///< that the text calls
  std::map<spec::NodeId, std::string> errors;  ///< that it may end with, and what each is
  std::string text;
};

/// `f`, a well-formed function of `module`, and all that it calls.
Emitted emit(const spec::Module& module, const spec::tir::PrimFunc& f,
             const std::vector<Parameter>& arguments, const EmitOptions& options);

/// A file that can be compiled: what all programs share, the helpers that these need, and them.
std::string file_of(const std::vector<const Emitted*>& programs);

}  // namespace tenor::fuzz::c
