// SPDX-License-Identifier: Apache-2.0
// What a model returned, taken apart.
#include "semantics/run/model/results.h"

#include <catch2/catch.hpp>

namespace tenor::semantics::test {
namespace {

using namespace relax;

TEST_CASE("parts of a result have the path to them as their name") {
  const HostValue shape{HostShape{{3, 4}}}, prim{HostPrim{spec::int_type(64), 7}};
  const HostValue value{HostTuple{{shape, {HostTuple{{prim}}}, {HostTuple{}}}}};
  const auto parts = parts_of(value, "result");
  REQUIRE(parts.size() == 3);
  CHECK(parts[0].name == "result.0");
  CHECK(parts[1].name == "result.1.0");
  CHECK(text_of(*parts[0].value) == "shape (3, 4)");
  CHECK(text_of(*parts[1].value) == "int64 7");
  CHECK(parts[2].name == "result.2");
  CHECK(text_of(*parts[2].value) == "()");
  CHECK(parts_of(prim, "result").at(0).name == "result");
}

TEST_CASE("a part is in itself, and in the tuples that it is a part of") {
  const ValuePart part{"result.1.0", nullptr};
  for (const char* name : {"result.1.0", "result.1", "result"}) CHECK(is_in(part, name));
  for (const char* name : {"result.1.0.0", "result.0", "result.", "res", "x"})
    CHECK_FALSE(is_in(part, name));
  CHECK(name_of_result({"x"}) == "result");
  CHECK(name_of_result({"result", "result_"}) == "result__");
}

TEST_CASE("tensors, caches, shapes and numbers are arrays, other values none") {
  const HostValue shape{HostShape{{3, 4}}};
  const auto row = array_of(ValuePart{"s", &shape});
  REQUIRE(row);
  CHECK(row->tensor.dtype == spec::int_type(64));
  CHECK(row->tensor.shape == std::vector<std::int64_t>{2});
  CHECK(load_scalar(row->tensor.dtype.scalar, row->tensor.data, 1) == 4);
  const HostValue tensor{
      HostTensor{{spec::int_type(8), {2}, {std::byte{1}, std::byte{2}}}, {1, 0}}};
  CHECK(array_of(ValuePart{"t", &tensor})->written == std::vector<std::uint8_t>{1, 0});
  const HostValue whole{HostTensor{{spec::int_type(8), {1}, {std::byte{1}}}, {}}};
  CHECK(array_of(ValuePart{"t", &whole})->written == std::vector<std::uint8_t>{1});
  const HostValue cache{HostCache{{{spec::int_type(8), {1, 2}, {std::byte{1}, std::byte{2}}}, {}}}};
  CHECK(array_of(ValuePart{"c", &cache})->tensor.shape == std::vector<std::int64_t>{1, 2});
  CHECK(text_of(cache) == "cache of int8 (1, 2)");
  const HostValue text{HostString{"relu"}};
  CHECK_FALSE(array_of(ValuePart{"a", &text}));
  CHECK(text_of(text) == "string \"relu\"");
  CHECK(text_of({HostNull{}}) == "null");
}

}  // namespace
}  // namespace tenor::semantics::test
