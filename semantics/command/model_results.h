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

  /// A line for each result, with all elements of those that `prints` names, by themselves or as
  /// parts of a tuple. Throws spec::UsageError for a name that nothing has.
  void show(const std::vector<std::string>& prints, std::string& text, spec::Json& json) const;
  /// `NAME=FILE.npy`, or `FILE.npz` for all arrays that were returned. Throws spec::UsageError
  /// where that cannot be written.
  void write(const std::vector<std::string>& outputs, const std::vector<std::string>& masks) const;
  /// What was returned and is no array, so that `FILE.npz` does not have it: `result.1, string
  /// "a"`.
  std::vector<std::string> left_out() const;
  /// What is not as `expects` says, of the first that is not; empty where all are.
  std::string compare(const std::vector<std::string>& expects, std::uint64_t memory,
                      spec::Json& details) const;

 private:
  /// Throws spec::UsageError for a name that no array has.
  ArrayResult array(const std::string& name) const;
  [[noreturn]] void refuse_unknown(const std::string& name, bool is_array_due) const;
  void write_all(const std::string& file) const;

  std::vector<ValuePart> returned_, changed_, unchanged_;
};

}  // namespace tenor::semantics
