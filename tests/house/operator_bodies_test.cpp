// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>
#include <set>

#include "semantics/relax/call/call_tir.h"
#include "semantics/relax/call/own.h"
#include "semantics/relax/op/bodies.h"
#include "semantics/relax/op/data_shape.h"
#include "spec/relax/op/operator.h"

namespace tenor::semantics::relax {
namespace {

TEST_CASE("every operator of which StructInfo is derived has a body, or a reason", "[house]") {
  for (const spec::relax::Operator* op : spec::relax::all_operators()) {
    if (!op->derive) continue;
    INFO(op->name);
    const bool has_body = find_body(op->name) != nullptr || find_data_shaped(op->name) != nullptr;
    CHECK(has_body != (find_without_body(op->name) != nullptr));
  }
}

TEST_CASE("operators are said to have a rule of their own if and only if they have one",
          "[house]") {
  using Names = std::set<std::string_view>;
  const Names in_rules(std::begin(kOwnOperators), std::end(kOwnOperators));
  const Names elsewhere{"call_tir", "call_tir_inplace", "call_tir_with_grad", "call_dps_packed",
                        "memory.view"};
  Names said;
  for (const WithoutBody& one : operators_without_body())
    if (one.kind == Without::kOwnRule) said.insert(one.name);
  for (const std::string_view name : in_rules) {
    INFO(name);
    CHECK(said.contains(name));
  }
  for (const std::string_view name : said) {
    INFO(name);
    CHECK((in_rules.contains(name) || elsewhere.contains(name)));
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
