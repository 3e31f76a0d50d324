// SPDX-License-Identifier: Apache-2.0
// What a model returned and what it wrote to its arguments: shown, and printed, written or compared
// as the command line asks.
#pragma once

#include "semantics/command/results.h"
#include "semantics/relax/invoke.h"
#include "semantics/run/model/results.h"

namespace tenor::semantics {

class ModelResults {
 public:
  /// `before`: the arguments that the run began with, of the parameters called `names`. Arguments
  /// that it did not change are not results, but can be asked for.
  ModelResults(const relax::ModelInvocation& run, std::span<const relax::HostValue> before,
               const std::vector<std::string>& names);

  /// A line for each result, with all elements of those in `prints`. Throws spec::UsageError for a
  /// name that is not an array.
  void show(const std::vector<std::string>& prints, std::string& text, spec::Json& json) const;
  /// `NAME=FILE.npy`, or `FILE.npz` for all that was returned. Throws spec::UsageError where that
  /// cannot be written.
  void write(const std::vector<std::string>& outputs, const std::vector<std::string>& masks) const;
  /// What is not as `expects` says, of the first that is not; empty where all are.
  std::string compare(const std::vector<std::string>& expects, std::uint64_t memory,
                      spec::Json& details) const;

 private:
  ArrayResult array(const std::string& name) const;
  void write_all(const std::string& file) const;

  const std::string result_;  ///< what messages call the returned value
  std::vector<ValuePart> returned_, changed_, unchanged_;
};

}  // namespace tenor::semantics
