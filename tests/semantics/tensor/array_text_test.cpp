// SPDX-License-Identifier: Apache-2.0
// Which array a text means beside its elements: shape, strides, offset.
#include "semantics/tensor/array_text.h"

#include <catch2/catch.hpp>

namespace tenor::semantics::test {
namespace {

using Numbers = std::vector<std::int64_t>;

ArrayText read(std::string_view text) {
  const auto parsed = parse_array_text(text);
  if (const TensorProblem* problem = problem_of(parsed)) FAIL(problem->message);
  return std::get<ArrayText>(parsed);
}

std::string refusal(std::string_view text) {
  const auto parsed = parse_array_text(text);
  const TensorProblem* problem = problem_of(parsed);
  return problem ? problem->message : "";
}

}  // namespace

TEST_CASE("array text: parts stand behind the source in any order") {
  for (const char* text : {"rand:7,[0,2]=5,shape=(3,4),strides=(8,1),offset=2",
                           "rand:7,offset=2,strides=( 8, 1 ),[0,2]=5,shape=(3, 4)"}) {
    const ArrayText array = read(text);
    CHECK(array.elements == "rand:7,[0,2]=5");
    CHECK(array.shape == Numbers{3, 4});
    CHECK(array.strides == Numbers{8, 1});
    CHECK(array.offset == 2);
    CHECK(to_string(array) == "rand:7,shape=(3,4),strides=(8,1),offset=2,[0,2]=5");
  }
}

TEST_CASE("array text: few dimensions, and none") {
  CHECK(read("iota,shape=()").shape == Numbers{});
  CHECK(read("iota,shape=(3,)").shape == Numbers{3});
  CHECK(read("iota,shape=(3)").shape == Numbers{3});
  CHECK(read("undef,shape=(0,2)").shape == Numbers{0, 2});
  CHECK(read("iota,shape=(2,),strides=(-1,),offset=1").strides == Numbers{-1});
  CHECK(to_string(read("iota,shape=()")) == "iota,shape=()");
  CHECK(to_string(read("iota,shape=(3)")) == "iota,shape=(3,)");
}

TEST_CASE("array text: without parts") {
  for (const char* text : {"rand:7", "iota,[0]=1", "a,b.npy", "f.npz:key", "-3", ""}) {
    CHECK_FALSE(read(text).has_parts());
    CHECK(to_string(read(text)) == text);
  }
  CHECK(read("a(1),b.npy,offset=3").elements == "a(1),b.npy");
}

TEST_CASE("array text: what is refused") {
  const std::string_view no_numbers = " needs 64-bit integers in parentheses: (3,4), (3,) or ()";
  for (const char* part :
       {"shape=3", "shape=", "shape=(3,x)", "shape=(3", "shape=(,)", "shape=(3,,4)",
        "shape=(9223372036854775808,)", "shape=(1.5,)", "strides=1", "strides=(a)"}) {
    CAPTURE(part);
    CHECK(refusal("iota," + std::string(part)) ==
          "'" + std::string(part) + "'" + std::string(no_numbers));
  }
  CHECK(refusal("iota,shape=(2,-1)") == "'shape=(2,-1)' has a negative dimension");
  CHECK(refusal("iota,shape=(2,),shape=(2,)") == "'shape=(2,)' is given twice");
  CHECK(refusal("iota,offset=1,offset=2") == "'offset=1' is given twice");
  CHECK(refusal("iota,offset=-1") == "'offset=-1' is not a number of elements");
  CHECK(refusal("iota,offset=x") == "'offset=x' is not a number of elements");
}

}  // namespace tenor::semantics::test
