// SPDX-License-Identifier: Apache-2.0
// The answer of `tenor trace --all --format json`, written while the run continues: the list of
// steps comes before what is known at the end only, so that no step is kept.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>

#include "spec/diagnostic/json.h"

namespace tenor::semantics {

class StepList {
 public:
  /// Writes what stands before the steps in `answer`, whose `details.steps` is empty.
  StepList(std::ostream& out, const spec::Json& answer);
  void add(const spec::Json& step);
  /// Writes what follows them. Nothing else of `answer` has changed before them.
  void finish(const spec::Json& answer);

 private:
  std::ostream& out_;
  bool empty_ = true;
};

}  // namespace tenor::semantics
