// SPDX-License-Identifier: Apache-2.0
#include "semantics/machine/mutation.h"

#include <utility>

namespace tenor::semantics {
namespace {

Mutation& in_force() {
  static Mutation instance{""};
  return instance;
}

}  // namespace

Mutation::Mutation(std::string spec) {
  const std::size_t colon = spec.rfind(':');
  if (colon == std::string::npos) return;
  rule_ = spec.substr(0, colon);
  const std::string how = spec.substr(colon + 1);
  if (how == "always") premise_ = true;
  if (how == "never") premise_ = false;
  skip_ = how == "skip";
}

const Mutation& mutation() { return in_force(); }

void mutate(Mutation mutation) { in_force() = std::move(mutation); }

}  // namespace tenor::semantics
