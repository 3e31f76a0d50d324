// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "semantics/relax/op/bodies.h"
#include "spec/relax/op/operator.h"

namespace tenor::semantics::relax {
namespace {

TEST_CASE("every operator of which StructInfo is derived has a body, or a reason", "[house]") {
  for (const spec::relax::Operator* op : spec::relax::all_operators()) {
    if (!op->derive) continue;
    INFO(op->name);
    const bool has_body = find_body(op->name) != nullptr;
    CHECK(has_body != (find_without_body(op->name) != nullptr));
  }
}

TEST_CASE("bodies and reasons are those of operators", "[house]") {
  for (const std::string_view name : names_with_body_or_reason()) {
    INFO(name);
    const auto* op = spec::relax::find_operator(name);
    CHECK((op && op->derive));
  }
}

}  // namespace
}  // namespace tenor::semantics::relax
