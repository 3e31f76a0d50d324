// SPDX-License-Identifier: Apache-2.0
// Identifiers from name hints. TIR/Grammar/p1.
#include "spec/text/printer/names.h"

#include <catch2/catch.hpp>

namespace tenor::spec::test {
namespace {

TEST_CASE("names: a free identifier is kept, a taken one gets a suffix") {
  printer::Names names;
  CHECK(names.take("x", "v") == "x");
  CHECK(names.take("x", "v") == "x_1");
  CHECK(names.take("x", "v") == "x_2");
  CHECK(names.take("x_1", "v") == "x_1_1");
  CHECK(names.take("", "v") == "v");
}

TEST_CASE("names: a released one is free again") {
  printer::Names names;
  names.take("x", "v");
  const std::string second = names.take("x", "v");
  names.release(second);
  CHECK(names.take("x", "v") == second);
  names.release("x");
  CHECK(names.take("x", "v") == "x");
}

TEST_CASE("names: what Python or the text means otherwise is avoided") {
  printer::Names names;
  CHECK(names.take("if", "v") == "if_1");
  CHECK(names.take("T", "v") == "T_1");
  CHECK(names.take("range", "v") == "range_1");
  CHECK(names.take("_", "v") == "v_");
  names.reserve("Module");
  CHECK(names.take("Module", "v") == "Module_1");
}

TEST_CASE("names: what is no identifier is made one") {
  printer::Names names;
  CHECK(names.take("threadIdx.x", "v") == "threadIdx_x");
  CHECK(names.take("1i", "v") == "_1i");
  CHECK(names.take("\xc3\xa9", "v") == "__");
  CHECK(names.take("a b", "v") == "a_b");
}

TEST_CASE("names: functions keep a name that Python takes, and others one like it") {
  Module module;
  for (const char* name : {"<lambda>", "_lambda_", "class", "range", "na\xc3\xafve", "1st"})
    module.functions.emplace_back().name = name;
  const printer::FunctionNames names(module);
  CHECK(names.of("<lambda>") == "_lambda__1");
  CHECK(names.of("_lambda_") == "_lambda_");
  CHECK(names.of("class") == "class_1");
  CHECK(names.of("range") == "range");
  CHECK(names.of("na\xc3\xafve") == "na\xc3\xafve");
  CHECK(names.of("1st") == "_1st");
  CHECK(names.of("elsewhere") == "elsewhere");
}

TEST_CASE("names: a public function that is called otherwise keeps its symbol") {
  Module module;
  for (const char* name : {"a-b", "ab"}) module.functions.emplace_back().name = name;
  const printer::FunctionNames names(module);
  const auto attrs = names.attributes({}, "a-b", false);
  REQUIRE(attrs.size() == 1);
  CHECK(attrs[0].key == "global_symbol");
  CHECK(attrs[0].value.text == "a-b");
  CHECK(names.attributes({}, "a-b", true).empty());
  CHECK(names.attributes({}, "ab", false).empty());
  CHECK(names.attributes(attrs, "a-b", false).size() == 1);
}

}  // namespace
}  // namespace tenor::spec::test
