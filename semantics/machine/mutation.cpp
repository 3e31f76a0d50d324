// SPDX-License-Identifier: Apache-2.0
#include "semantics/machine/mutation.h"

#include <cstdlib>

namespace tenor::semantics {

Mutation::Mutation(std::string spec) {
  const std::size_t colon = spec.rfind(':');
  if (colon == std::string::npos) return;
  rule_ = spec.substr(0, colon);
  const std::string how = spec.substr(colon + 1);
  if (how == "always") premise_ = true;
  if (how == "never") premise_ = false;
  skip_ = how == "skip";
}

const Mutation& mutation() {
  static const Mutation instance([] {
    const char* text = std::getenv("TENOR_MUTATE");
    return std::string(text ? text : "");
  }());
  return instance;
}

}  // namespace tenor::semantics
