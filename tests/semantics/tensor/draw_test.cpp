// SPDX-License-Identifier: Apache-2.0
// Drawn, counted and filled arrays: fixed for all machines, and within their ranges.
#include "semantics/tensor/draw.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "semantics/domain/concrete.h"
#include "semantics/domain/numeric/cast.h"
#include "tests/semantics/tensor/bytes.h"

namespace tenor::semantics::test {
namespace {

std::vector<double> values(const Tensor& tensor) {
  std::vector<double> all;
  const std::size_t count = tensor.data.size() / tensor.dtype.scalar.bytes();
  for (std::size_t i = 0; i < count; ++i) {
    all.push_back(
        numeric::to_double(tensor.dtype.scalar, load_scalar(tensor.dtype.scalar, tensor.data, i)));
  }
  return all;
}

std::vector<double> made(std::string_view source, spec::DataType dtype, std::int64_t size) {
  TensorResult<Tensor> result = make_tensor(source, dtype, {size});
  if (const TensorProblem* problem = problem_of(result)) FAIL(problem->message);
  return values(std::get<Tensor>(result));
}

std::string problem_with(std::string_view source, spec::DataType dtype) {
  const TensorResult<Tensor> result = make_tensor(source, dtype, {2}, 100);
  const TensorProblem* problem = problem_of(result);
  return problem ? problem->message : "none";
}

const spec::DataType kFloats[] = {spec::float_type(16), spec::float_type(32), spec::float_type(64),
                                  spec::bfloat16_type()};

TEST_CASE("draw: small floats are numbers, and powers of two where there is nothing else",
          "[EXT/DataType]") {
  for (const char* name : {"float8_e4m3fn", "float8_e5m2", "float8_e8m0fnu", "float4_e2m1fn"})
    for (const char* source : {"rand:5", "whole:5"})
      for (double x : made(source, *spec::parse_datatype(name), 500))
        REQUIRE(std::abs(x) <= (name == std::string_view("float8_e8m0fnu") ? 16 : 4));
  const auto edges = made("edge:5", *spec::parse_datatype("float8_e4m3fn"), 500);
  for (const double edge : {448.0, -448.0, 0x1p-9}) CHECK(std::ranges::count(edges, edge) > 0);
  CHECK(std::ranges::any_of(edges, [](double x) { return std::isnan(x); }));
  CHECK(made("fill:0.3", *spec::parse_datatype("float8_e4m3fn"), 1)[0] == 0.3125);
  CHECK(made("fill:-8", spec::int_type(4), 1)[0] == -8);
  CHECK(problem_with("fill:8", spec::int_type(4)) == "'8' is not a value of int4");
}

TEST_CASE("draw: the source of bits is splitmix64") {
  Generator generator(1234567);
  CHECK(generator.next() == 6457827717110365317);
  CHECK(generator.next() == 3203168211198807973);
  for (int i = 0; i < 1000; ++i) CHECK(generator.below(7) < 7);
}

TEST_CASE("draw: floats are mixed from -4 to 4") {
  for (const spec::DataType& dtype : kFloats) {
    int whole = 0, sixteenths = 0;
    for (double x : made("rand:5", dtype, 4000)) {
      REQUIRE(std::abs(x) <= 4);
      whole += x == std::floor(x);
      sixteenths += x * 16 == std::floor(x * 16);
    }
    CHECK(whole > 900);
    CHECK(sixteenths > 1900);
    CHECK(sixteenths < 2800);
  }
}

TEST_CASE("draw: integers are 0 to 7, Booleans are 0 or 1") {
  for (const spec::DataType& dtype : {spec::int_type(8), spec::uint_type(16), spec::int_type(64)}) {
    const std::vector<double> drawn = made("rand:0", dtype, 500);
    CHECK(std::set<double>(drawn.begin(), drawn.end()) == std::set<double>{0, 1, 2, 3, 4, 5, 6, 7});
  }
  const std::vector<double> drawn = made("rand:0", spec::bool_type(), 100);
  CHECK(std::set<double>(drawn.begin(), drawn.end()) == std::set<double>{0, 1});
}

TEST_CASE("draw: indices are the numbers below one") {
  const std::vector<double> drawn = made("index:3:7", spec::int_type(64), 300);
  for (const double number : {0.0, 1.0, 2.0}) CHECK(std::ranges::count(drawn, number) > 60);
  CHECK(std::ranges::max(drawn) == 2);
  CHECK(made("index:1:7", spec::int_type(32), 3) == std::vector<double>{0, 0, 0});
  for (const std::string text : {"0:7", "3", "3:", ":7", ""})
    CHECK(problem_with("index:" + text, spec::int_type(32)) ==
          "'index:" + text + "' is not index:N:SEED, with a number N from 1 on");
  CHECK(problem_with("index:300:7", spec::int_type(8)) == "'299' is not a value of int8");
}

TEST_CASE("draw: whole floats are integers of -4 to 4, and integers are as ever") {
  for (const spec::DataType& dtype : kFloats) {
    const std::vector<double> drawn = made("whole:3", dtype, 500);
    CHECK(std::set<double>(drawn.begin(), drawn.end()) ==
          std::set<double>{-4, -3, -2, -1, 0, 1, 2, 3, 4});
  }
  CHECK(made("whole:3", spec::int_type(32), 50) == made("rand:3", spec::int_type(32), 50));
  CHECK(problem_with("whole:", spec::float_type(32)) == "the seed in 'whole:' is not a number");
}

TEST_CASE("draw: at the edges, half of the elements are where formats end") {
  for (const spec::DataType& dtype : kFloats) {
    int nans = 0, infinities = 0, negative_zeros = 0;
    for (double x : made("edge:5", dtype, 4000)) {
      nans += std::isnan(x);
      infinities += std::isinf(x);
      negative_zeros += x == 0 && std::signbit(x);
    }
    for (const int count : {nans, infinities, negative_zeros}) {
      CHECK(count > 80);
      CHECK(count < 800);
    }
  }
  const std::vector<double> f16 = made("edge:1", spec::float_type(16), 2000);
  for (const double edge : {0x1p-24, 0x1.ff8p-15, 0x1p-14, 65504.0, -65504.0})
    CHECK(std::ranges::count(f16, edge) > 0);
  const std::vector<double> int8 = made("edge:1", spec::int_type(8), 500);
  for (const double edge : {-128, -1, 127, 7}) CHECK(std::ranges::count(int8, edge) > 0);
  const std::vector<double> uint16 = made("edge:1", spec::uint_type(16), 500);
  for (const double edge : {65535, 65534, 32768, 5}) CHECK(std::ranges::count(uint16, edge) > 0);
  CHECK(problem_with("edge:", spec::float_type(32)) == "the seed in 'edge:' is not a number");
}

TEST_CASE("draw: a seed gives one array, another seed another, each name its own") {
  const auto f32 = spec::float_type(32);
  CHECK(made("rand:7", f32, 50) == made("rand:7", f32, 50));
  CHECK(made("rand:7", f32, 50) != made("rand:8", f32, 50));
  CHECK(std::get<Tensor>(draw(f32, {2, 3}, 7)).data == std::get<Tensor>(draw(f32, {6}, 7)).data);
  CHECK(seed_of(0, "A") != seed_of(0, "B"));
  CHECK(seed_of(0, "A") != seed_of(1, "A"));
  CHECK(seed_of(0, "AB") != seed_of(0, "BA"));
  CHECK(made("rand:0", spec::int_type(32), 8) == std::vector<double>{7, 3, 0, 7, 0, 2, 1, 6});
  CHECK(made("rand:0", f32, 4) == std::vector<double>{-0x1.18761ap-1, 4, -2, 2});
}

TEST_CASE("draw: iota counts in row-major order, lanes too") {
  CHECK(made("iota", spec::float_type(32), 4) == std::vector<double>{0, 1, 2, 3});
  CHECK(made("iota", spec::int_type(32, 2), 2) == std::vector<double>{0, 1, 2, 3});
  CHECK(made("iota", spec::uint_type(8), 258).back() == 1);
  CHECK(made("iota", spec::bool_type(), 4) == std::vector<double>{0, 1, 0, 1});
  CHECK(made("iota", spec::float_type(16), 2052).back() == 2052);  // 2051 is a tie
}

TEST_CASE("draw: fill takes a value of the datatype") {
  CHECK(made("fill:1.5", spec::float_type(16), 2) == std::vector<double>{1.5, 1.5});
  CHECK(made("fill:-inf", spec::float_type(32), 1)[0] == -INFINITY);
  CHECK(std::isnan(made("fill:nan", spec::bfloat16_type(), 1)[0]));
  CHECK(made("fill:-128", spec::int_type(8), 1)[0] == -128);
  CHECK(made("fill:-0", spec::int_type(8), 1)[0] == 0);
  CHECK(made("fill:2.0", spec::int_type(8), 1)[0] == 2);
  CHECK(made("fill:true", spec::bool_type(), 1)[0] == 1);
  CHECK(made("fill:18446744073709551615", spec::uint_type(64), 1)[0] == 0x1p64);
  CHECK(problem_with("fill:300", spec::uint_type(8)) == "'300' is not a value of uint8");
  CHECK(problem_with("fill:-1", spec::uint_type(64)) == "'-1' is not a value of uint64");
  CHECK(problem_with("fill:1.5", spec::int_type(8)) == "'1.5' is not a value of int8");
  CHECK(problem_with("fill:2", spec::bool_type()) == "'2' is not a value of bool");
  CHECK(problem_with("fill:", spec::float_type(32)) == "'' is not a value of float32");
  CHECK(problem_with("fill:1x", spec::float_type(32)) == "'1x' is not a value of float32");
}

TEST_CASE("draw: elements that are told apart") {
  const auto set = [](std::string_view source, const spec::DataType& dtype) {
    const auto result = make_tensor(source, dtype, {2, 2});
    if (const TensorProblem* problem = problem_of(result)) return problem->message;
    std::string all;
    const auto& tensor = std::get<Tensor>(result);
    for (std::size_t i = 0; i < tensor.data.size() / dtype.scalar.bytes(); ++i)
      all += Concrete::show(Concrete::of(load_scalar(dtype.scalar, tensor.data, i), dtype.scalar)) +
             " ";
    return all;
  };
  const spec::DataType int8 = spec::int_type(8);
  CHECK(set("iota,[0,1]=-7,[1,0]=9", int8) == "0 -7 9 3 ");
  CHECK(set("fill:1,[0,1]=2,[0,1]=3", int8) == "1 3 1 1 ");
  CHECK(set("fill:1,[0,1]=inf", spec::float_type(32)) == "1 inf 1 1 ");
  CHECK(set("iota,[1,0,1]=9", int8.with_lanes(2)) == "0 1 2 3 4 9 6 7 ");
  CHECK(is_tensor_source("iota,[0]=1"));
  CHECK(is_tensor_source("rand:7,[0]=1"));
  for (const std::string index : {"[2,0]", "[0]", "[0,0,0]", "[0,-1]", "[0,]", "[,0]", "[]",
                                  "[ 0,0]", "[9999999999999999999,0]"})
    CHECK(set("iota," + index + "=1", int8) == "'" + index + "' is not an element of int8[2, 2]");
  for (const std::string value : {"", "x", "300", "1.5", "1,"})
    CHECK(set("iota,[0,0]=" + value, int8) == "'" + value + "' is not a value of int8");
  for (const std::string element : {"[0,0]", "[0,0=1", "[0"})
    CHECK(set("iota," + element, int8) == "'" + element + "' is not [INDEX]=VALUE");
  CHECK_FALSE(problem_of(make_tensor("rand:1,[]=5", int8, {})));
  CHECK(problem_of(make_tensor("rand:1,[0]=5", int8, {})));
  CHECK(problem_of(make_tensor("rand:1,[0]=5", int8, {0})));
}

TEST_CASE("draw: what no array can be made of") {
  CHECK(problem_with("random", spec::float_type(32)) ==
        "'random' is not a source of values: expected rand:SEED, whole:SEED, edge:SEED, "
        "index:N:SEED, iota or "
        "fill:V");
  CHECK(problem_with("rand:x", spec::float_type(32)) == "the seed in 'rand:x' is not a number");
  CHECK(problem_with("iota", spec::handle_type()) == "an array of handle cannot be created");
  CHECK(problem_of(make_tensor("iota", spec::int_type(64), {13}, 100)));
  CHECK_FALSE(problem_of(make_tensor("iota", spec::int_type(64), {12}, 100)));
  CHECK(problem_of(make_tensor("iota", spec::int_type(64), {-1})));
  CHECK(problem_of(make_tensor("iota", spec::int_type(64), {1LL << 40, 1LL << 40})));
  CHECK(is_tensor_source("fill:x"));
  CHECK(is_tensor_source("iota"));
  CHECK_FALSE(is_tensor_source("a.npy"));
}

}  // namespace
}  // namespace tenor::semantics::test
