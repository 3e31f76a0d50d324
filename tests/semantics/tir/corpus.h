// SPDX-License-Identifier: Apache-2.0
// The stages of corpus/tir that can be run, with their inputs planned.
#pragma once

#include <functional>
#include <string>

#include "semantics/run/invoke.h"
#include "spec/text/read.h"

namespace tenor::semantics::test {

struct Stage {
  std::string path;
  const spec::Program& program;
  const spec::Module& module;
  const spec::tir::PrimFunc* function;
  Plan plan;
};

/// Calls `visit` for every stage whose second line says `read run`; where `only` is not empty, for
/// those with it in their path. Returns how many there were.
std::size_t for_each_stage(std::string_view only, const std::function<void(const Stage&)>& visit);

/// The same; of those one in sixteen under sanitizers, where comparing all takes minutes, else one
/// in `released`.
std::size_t for_a_share_of_stages(std::string_view only,
                                  const std::function<void(const Stage&)>& visit,
                                  std::size_t released = 1);

}  // namespace tenor::semantics::test
