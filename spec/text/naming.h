// SPDX-License-Identifier: Apache-2.0
// The names of one message. Two variables of one name are distinguished there, as texts do: the one
// that is met second is `n_1`.
#pragma once

#include <memory>
#include <string>

#include "spec/ir/program.h"

namespace tenor::spec {

namespace printer {
class RelaxPrinter;
}

class Naming {
 public:
  /// Names the variables of `first`, then of `second`, in the order of their text; of what is null,
  /// none. Others are named when they are met.
  Naming(const relax::StructInfo* first, const relax::StructInfo* second);
  ~Naming();
  Naming(const Naming&) = delete;
  Naming& operator=(const Naming&) = delete;

  /// As `print` shows it: in one line, shortened where it is long.
  std::string text(const relax::StructInfo* s);
  /// A dimension or a value; numbers are int64 where nothing else is said.
  std::string text(const PrimExpr* e);
  std::string name(const Variable* v);

 private:
  std::unique_ptr<printer::RelaxPrinter> printer_;
};

}  // namespace tenor::spec
