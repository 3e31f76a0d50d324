// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/barriers.h"

#include <algorithm>

#include "semantics/analysis/order/thread_axes.h"
#include "semantics/tir/state/synchronises.h"

namespace tenor::semantics {

bool meets_explicitly(const Subject& subject, const Limits& limits) {
  const auto any = [&](const auto& holds) {
    return std::ranges::any_of(subject.reachable, [&](const spec::Function* f) {
      return f->prim_func && holds(*f->prim_func);
    });
  };
  const auto has_barriers = [&](const spec::tir::PrimFunc& f) {
    return meetings_in(f, subject.module()).any;
  };
  const Barriers asked = subject.barriers.value_or(limits.barriers);
  return asked != Barriers::kImplicit && any(has_thread_axes) &&
         (asked == Barriers::kExplicit || any(has_barriers));
}

void name_barriers(std::string& scope, const Subject& subject, const Limits& limits) {
  if (meets_explicitly(subject, limits)) scope += "; explicit barriers";
}

}  // namespace tenor::semantics
