// SPDX-License-Identifier: Apache-2.0
// Files that a command line names, read or refused.
#pragma once

#include "semantics/tensor/tensor.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::semantics {

/// What a result holds. Its problem is the caller's: throws spec::UsageError, which names the file.
template <class T>
T value_or_throw(TensorResult<T> result, const std::string& path) {
  if (const TensorProblem* problem = problem_of(result)) {
    const bool names_it = problem->message.find(path) != std::string::npos;
    throw spec::UsageError(names_it ? problem->message : path + ": " + problem->message);
  }
  return std::get<T>(std::move(result));
}

}  // namespace tenor::semantics
