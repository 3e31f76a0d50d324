// SPDX-License-Identifier: Apache-2.0
// What the command line asks of arrays after a run: printing, writing, comparing. Names and files
// are looked at before the run, so that a wrong one costs nothing.
#pragma once

#include "semantics/command/run_options.h"
#include "semantics/command/show.h"
#include "semantics/run/inputs.h"

namespace tenor::semantics {

/// What is not as expected, after the array's name; empty where all is. `json` gains where.
std::string difference_of(const ArrayResult& array, const Tensor& expected, const std::string& file,
                          spec::Json& json);

class ResultRequests {
 public:
  /// Throws spec::UsageError for a name that is not an array of `plan`, or not a file.
  ResultRequests(const RunCommandOptions& options, const spec::tir::PrimFunc* f, const Plan& plan);

  /// Is the argument asked for by name?
  bool names(std::size_t argument) const;
  bool prints(std::size_t argument) const;
  /// Writes what is to be written. Throws spec::UsageError where that fails.
  void write(const std::vector<std::optional<ArrayResult>>& arrays) const;
  /// `C differs from c.npy at [2, 3]: 1.5, expected 1.25` of the first expectation that is not met;
  /// empty where all are.
  std::string compare(const std::vector<std::optional<ArrayResult>>& arrays,
                      spec::Json& details) const;

 private:
  struct Request {
    std::size_t argument = 0;
    std::string file;
    Tensor expected;
  };
  static std::size_t argument_called(const std::string& name, const spec::tir::PrimFunc* f,
                                     const Plan& plan);

  std::vector<Request> prints_, outputs_, masks_, expects_;
  std::vector<std::string> archives_;
};

}  // namespace tenor::semantics
