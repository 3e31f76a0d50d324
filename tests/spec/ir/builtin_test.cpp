// SPDX-License-Identifier: Apache-2.0
// The registry of builtins. TIR/BuiltinEffect; TIR-D48.
#include "spec/ir/builtin.h"

#include <catch2/catch.hpp>
#include <string>

namespace tenor::spec::test {

TEST_CASE("builtins are found by name", "[TIR-D48]") {
  REQUIRE(find_builtin("exp"));
  CHECK(find_builtin("exp")->scope == BuiltinScope::kMeaning);
  CHECK(find_builtin("exp")->effect == BuiltinEffect::kPure);
  CHECK(find_builtin("if_then_else")->result == BuiltinResult::kSecond);
  CHECK(find_builtin("tvm_struct_set")->effect == BuiltinEffect::kUpdateState);
  CHECK(find_builtin("call_extern")->scope == BuiltinScope::kExternal);
  CHECK(find_builtin("vscale")->scope == BuiltinScope::kScalable);
  CHECK(find_builtin("address_of")->scope == BuiltinScope::kPointer);
  CHECK(find_builtin("ptx_mma_sp")->scope == BuiltinScope::kDevice);
  CHECK(!find_builtin("exq"));
  CHECK(!find_builtin(""));
}

TEST_CASE("the registry is sorted and its arities make sense", "[TIR-D48]") {
  std::string last;
  for (const Builtin& builtin : all_builtins()) {
    INFO(builtin.name);
    CHECK(last < builtin.name);
    CHECK(builtin.min_args >= 0);
    CHECK((builtin.max_args == -1 || builtin.max_args >= builtin.min_args));
    CHECK(find_builtin(builtin.name) == &builtin);
    last = builtin.name;
  }
  CHECK(all_builtins().size() > 150);
}

}  // namespace tenor::spec::test
