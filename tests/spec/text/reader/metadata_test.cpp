// SPDX-License-Identifier: Apache-2.0
// Metadata in both of the compiler's JSON formats.
#include "spec/text/reader/metadata.h"

#include <catch2/catch.hpp>

namespace tenor::spec::test {

TEST_CASE("metadata as an object graph", "[TIR/PreRFC/FrontEnd]") {
  reader::Metadata metadata;
  REQUIRE(metadata.load(R"({"root_index": 4, "nodes": [
    {"type": "ffi.String", "data": "tirx.StringImm"}, {"type": "ffi.String", "data": "words"},
    {"type": "tirx.StringImm", "data": {"dtype": "handle", "value": 1}},
    {"type": "ffi.Array", "data": [2]}, {"type": "ffi.Map", "data": [0, 3]}]})"));
  REQUIRE(metadata.find("tirx.StringImm", 0));
  CHECK(metadata.find("tirx.StringImm", 0)->text == "words");
  CHECK(!metadata.find("tirx.StringImm", 1));
  CHECK(!metadata.find("other", 0));
}

TEST_CASE("metadata of old compilers", "[TIR/PreRFC/FrontEnd]") {
  reader::Metadata metadata;
  REQUIRE(metadata.load(
      R"({"root": 1, "nodes": [{"type_key": ""}, {"type_key": "Map", "keys": ["IntImm"], "data": [2]},
    {"type_key": "Array", "data": [3]}, {"type_key": "IntImm", "attrs": {"dtype": "int32", "value": "7"}}]})"));
  REQUIRE(metadata.find("IntImm", 0));
  CHECK(metadata.find("IntImm", 0)->integer == 7);
}

TEST_CASE("what is no metadata is refused", "[TIR/PreRFC/FrontEnd]") {
  reader::Metadata metadata;
  CHECK(!metadata.load("{"));
  CHECK(!metadata.load("[1, 2]"));
  CHECK(!metadata.load(R"({"root_index": 9, "nodes": []})"));
  CHECK(!metadata.find("a", 0));
}

}  // namespace tenor::spec::test
