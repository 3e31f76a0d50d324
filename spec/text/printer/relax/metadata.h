// SPDX-License-Identifier: Apache-2.0
// Constants that are kept out of line: `metadata = tvm.ir.load_json(…)` before the program, and
// `metadata["relax.expr.Constant"][0]` in it. The object graph of either generation.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::printer {

class Metadata {
 public:
  explicit Metadata(Generation generation) : generation_(generation) {}

  /// How the text refers to `constant`, which from here on is an entry.
  std::string reference(const relax::Constant& constant);
  /// The line that has the entries; empty where there are none.
  std::string line() const;

 private:
  Generation generation_;
  std::vector<const relax::Constant*> entries_;
  std::unordered_map<const relax::Constant*, std::size_t> places_;
};

}  // namespace tenor::spec::printer
