// SPDX-License-Identifier: Apache-2.0
// .npy files that NumPy wrote, that we write, and that should not exist.
#include "semantics/tensor/npy.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/semantics/tensor/bytes.h"

namespace tenor::semantics::test {
namespace {

using namespace std::string_view_literals;

/// A file of version 1 with the given dictionary and elements.
Bytes file_of(std::string_view dictionary, std::string_view elements) {
  Bytes file = bytes_of("\x93NUMPY\1\0"sv);
  file.push_back(static_cast<std::byte>(dictionary.size()));
  file.push_back(static_cast<std::byte>(dictionary.size() >> 8));
  for (std::string_view part : {dictionary, elements}) {
    const Bytes more = bytes_of(part);
    file.insert(file.end(), more.begin(), more.end());
  }
  return file;
}

Tensor array_in(const Bytes& file) {
  TensorResult<Tensor> result = read_npy(file);
  if (const TensorProblem* problem = problem_of(result)) FAIL(problem->message);
  return std::get<Tensor>(result);
}

std::string problem_in(const Bytes& file, std::size_t budget = 1000) {
  const TensorResult<Tensor> result = read_npy(file, budget);
  const TensorProblem* problem = problem_of(result);
  return problem ? problem->message : "none";
}

using Shape = std::vector<std::int64_t>;

TEST_CASE("npy: version 3, big-endian, columns first, as NumPy writes them") {
  const Tensor tensor = array_in(bytes_of(
      "\x93NUMPY\x03\0t\0\0\0{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }          "
      "                                               \n\0\0\0\3\0\1\0\4\0\2\0\5"sv));
  CHECK(tensor.dtype == spec::int_type(16));
  CHECK(tensor.shape == Shape{2, 3});
  CHECK(tensor.data == bytes_of("\0\0\1\0\2\0\3\0\4\0\5\0"sv));
}

TEST_CASE("npy: version 1 of no dimension") {
  const Tensor tensor = array_in(bytes_of(
      "\x93NUMPY\1\0v\0{'descr': '<f8', 'fortran_order': False, 'shape': (), }                     "
      "                                         \n\0\0\0\0\0\0\xf8?"sv));
  CHECK(tensor.dtype == spec::float_type(64));
  CHECK(tensor.shape.empty());
  CHECK(load_scalar(tensor.dtype.scalar, tensor.data, 0) == 0x3ff8000000000000);
}

TEST_CASE("npy: version 2 of no element") {
  const Tensor tensor = array_in(bytes_of(
      "\x93NUMPY\2\0t\0\0\0{'descr': '<u8', 'fortran_order': False, 'shape': (0, 4), }             "
      "                                           \n"sv));
  CHECK(tensor.shape == Shape{0, 4});
  CHECK(tensor.data.empty());
}

TEST_CASE("npy: bfloat16 is two bytes without meaning to NumPy") {
  const Tensor tensor =
      array_in(file_of("{'descr': '<V2', 'fortran_order': False, 'shape': (2,), }", "\x80? @"));
  CHECK(tensor.dtype == spec::bfloat16_type());
  CHECK(load_scalar(tensor.dtype.scalar, tensor.data, 0) == 0x3f80);
}

TEST_CASE("npy: a small float is a byte without meaning to NumPy", "[EXT/DataType]") {
  Tensor tensor =
      array_in(file_of("{'descr': '|V1', 'fortran_order': False, 'shape': (2,), }", "\x38\x7e"));
  CHECK(tensor.dtype == spec::uint_type(8));
  const spec::DataType eight = *spec::parse_datatype("float8_e4m3fn");
  take_raw_bytes(tensor, eight.scalar);
  CHECK(tensor.dtype == eight);
  const auto file = std::get<Bytes>(write_npy(tensor));
  const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
  CHECK(text.find("'|V1'") != text.npos);
  CHECK(text.ends_with("\x38\x7e"));
}

TEST_CASE("npy: bytes are those of a narrow datatype where they have no other bits",
          "[EXT/DataType]") {
  const auto taken = [](spec::DataType from, std::string_view bytes, std::string_view as) {
    Tensor tensor{from, {static_cast<std::int64_t>(bytes.size())}, bytes_of(bytes)};
    take_raw_bytes(tensor, spec::parse_datatype(as)->scalar);
    return spec::to_string(tensor.dtype);
  };
  const spec::DataType u8 = spec::uint_type(8), i8 = spec::int_type(8);
  CHECK(taken(u8, "\x0f\x08", "int4") == "int4");
  CHECK(taken(u8, "\x10", "int4") == "uint8");
  CHECK(taken(u8, "\xf8", "int4") == "uint8");
  CHECK(taken(i8, "\xf8\x07", "int4") == "int4");
  CHECK(taken(i8, "\x08", "int4") == "int8");
  CHECK(taken(i8, "\x08", "uint4") == "int8");
  CHECK(taken(u8, "\x0f", "uint4") == "uint4");
  CHECK(taken(u8, "\x0f", "float4_e2m1fn") == "float4_e2m1fn");
  CHECK(taken(u8, "\x1f", "float4_e2m1fn") == "uint8");
  CHECK(taken(i8, "\x01", "float8_e5m2") == "int8");
  CHECK(taken(u8, "\x01", "int8") == "uint8");
  const Tensor four{spec::int_type(4), {2}, bytes_of("\xf8\x07")};
  CHECK(array_in(std::get<Bytes>(write_npy(four))) == Tensor{i8, {2}, four.data});
}

TEST_CASE("npy: spellings that other writers use") {
  CHECK(array_in(file_of(R"({"shape":(1L,),"fortran_order":False,"descr":"|b1"})", "\5")).data ==
        bytes_of("\1"));
  CHECK(array_in(file_of("{'descr':'?','fortran_order':False,'shape':(1)}", "\1")).dtype.is_bool());
  CHECK(array_in(file_of("{'descr':'=u1','fortran_order':False,'shape':()}", "\7 and more")).data ==
        bytes_of("\7"));
}

TEST_CASE("npy: columns first, three dimensions") {
  Tensor tensor = array_in(file_of("{'descr':'|u1','fortran_order':True,'shape':(2,3,2)}",
                                   "\x00\x06\x02\x08\x04\x0a\x01\x07\x03\x09\x05\x0b"sv));
  for (std::size_t i = 0; i < 12; ++i) CHECK(tensor.data[i] == static_cast<std::byte>(i));
}

TEST_CASE("npy: what is written is read again, in every datatype and rank") {
  for (const char* name : {"bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32",
                           "uint64", "float16", "float32", "float64", "bfloat16"}) {
    spec::DataType dtype{};
    for (int bits : {8, 16, 32, 64}) {
      for (const spec::DataType& type :
           {spec::int_type(bits), spec::uint_type(bits), spec::float_type(bits)}) {
        if (spec::to_string(type) == name) dtype = type;
      }
    }
    if (name == "bool"sv) dtype = spec::bool_type();
    if (name == "bfloat16"sv) dtype = spec::bfloat16_type();
    for (const Shape& shape : {Shape{}, Shape{5}, Shape{3, 0}, Shape{2, 3, 4}, Shape(40, 1)}) {
      const auto tensor = std::get<Tensor>(draw(dtype, shape, 3));
      const auto file = std::get<Bytes>(write_npy(tensor));
      CHECK(file.size() % 64 == tensor.data.size() % 64);
      CHECK(array_in(file) == tensor);
    }
  }
}

TEST_CASE("npy: written as NumPy writes") {
  const Tensor tensor{spec::int_type(8), {2}, bytes_of("\1\2")};
  CHECK(
      std::get<Bytes>(write_npy(tensor)) ==
      bytes_of("\x93NUMPY\1\0v\0{'descr': '|i1', 'fortran_order': False, 'shape': (2,), }         "
               "                                                   \n\1\2"sv));
}

TEST_CASE("npy: a vector's lanes are a last dimension") {
  const Tensor tensor{spec::int_type(8, 4), {2}, bytes_of("abcdefgh")};
  const Tensor again = array_in(std::get<Bytes>(write_npy(tensor)));
  CHECK(again.shape == Shape{2, 4});
  CHECK(again.dtype == spec::int_type(8));
}

TEST_CASE("npy: a very long header is of version 2") {
  const Tensor tensor{spec::int_type(8), Shape(30'000, 1), bytes_of("\1")};
  const auto file = std::get<Bytes>(write_npy(tensor));
  CHECK(file[6] == std::byte{2});
  CHECK(array_in(file) == tensor);
}

TEST_CASE("npy: arrays that cannot be written") {
  CHECK(problem_of(write_npy({spec::handle_type(), {1}, Bytes(8)})));
  CHECK(problem_of(write_npy({spec::int_type(8), {3}, Bytes(2)})));
  CHECK(problem_of(write_npy({spec::int_type(8), {1}, Bytes(2)})));
  CHECK(problem_of(write_npy({spec::int_type(8), {-1}, Bytes(2)})));
  CHECK_FALSE(problem_of(write_npy({spec::int_type(8), {2}, Bytes(2)})));
}

TEST_CASE("npy: what is wrong with a file is said") {
  const auto with = [](std::string_view dictionary) {
    return problem_in(file_of(dictionary, "ab"));
  };
  CHECK(problem_in({}) == "this is not a .npy file: it has no magic number");
  CHECK(problem_in(bytes_of("\x93NUMPY")) == "the array's header is truncated");
  CHECK(problem_in(bytes_of("\x93NUMPY\1\0\xff\0{"sv)) == "the array's header is truncated");
  CHECK(problem_in(bytes_of("\x93NUMPY\7\0\0\0"sv)) ==
        "the array's header has the unknown version 7");
  CHECK(with("{'descr':'<c8','fortran_order':False,'shape':(1,)}") ==
        "the array's header has the datatype '<c8', which no buffer can have");
  CHECK(with("{'descr':[('a','<f4')],'fortran_order':False,'shape':(1,)}") ==
        "the array's header is of a structured datatype");
  CHECK(with("{'descr':'|u1','fortran_order':0,'shape':(1,)}") ==
        "the array's header has a 'fortran_order' that is neither True nor False");
  CHECK(with("{'descr':'|u1','fortran_order':False,'shape':(-1,)}") ==
        "the array's header has an extent that is not a size");
  CHECK(with("{'descr':'|u1','fortran_order':False,'shape':(99999999999999999999,)}") ==
        "the array's header has an extent that is not a size");
  CHECK(with("{'descr':'|u1','fortran_order':False}") ==
        "the array's header does not have all of 'descr', 'fortran_order', 'shape'");
  CHECK(with("{'descr':'|u1','descr':'|u1'}").find("or has one of them twice") !=
        std::string::npos);
  CHECK(with("{'descr':'|u1','fortran_order':False,'shape':(1,)").find("no '}'") !=
        std::string::npos);
  CHECK(with("{'descr':'|u1','fortran_order':False,'shape':(3,)}") ==
        "the array is truncated: it has 2 bytes of elements, not 3");
}

TEST_CASE("npy: a size beyond the budget takes no memory") {
  const auto shaped = [](std::string_view shape) {
    return problem_in(
        file_of("{'descr':'<f8','fortran_order':False,'shape':" + std::string(shape) + "}", ""));
  };
  CHECK(shaped("(126,)") == "the array takes more than 1000 bytes");
  CHECK(shaped("(125,)") == "the array is truncated: it has 0 bytes of elements, not 1000");
  CHECK(shaped("(4294967296, 4294967296)") == "the array takes more than 1000 bytes");
  CHECK(shaped("(9223372036854775807, 9223372036854775807, 0)") == "none");
}

TEST_CASE("npy: no damage makes the reader crash") {
  Generator generator(1);
  const Bytes file = file_of("{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }  \n",
                             "\0\0\0\3\0\1\0\4\0\2\0\5"sv);
  REQUIRE(problem_in(file) == "none");
  for (std::size_t size = 0; size < file.size(); ++size) {
    CHECK(problem_in(Bytes(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size))) !=
          "none");
  }
  int refused = 0;
  for (int i = 0; i < 20'000; ++i) refused += problem_in(damaged(file, generator)) != "none";
  CHECK(refused > 10'000);
  CHECK(refused < 20'000);  // some damage hits the elements or the padding
}

TEST_CASE("npy: files are read up to the budget") {
  const std::string name = "tenor_npy_test." + std::to_string(getpid());
  const std::string path = (std::filesystem::temp_directory_path() / name).string();
  std::ofstream(path) << "abc";
  CHECK(std::get<Bytes>(read_file(path)) == bytes_of("abc"));
  CHECK(problem_of(read_file(path, 2))->message == path + " takes more than 2 bytes");
  std::filesystem::remove(path);
  CHECK(problem_of(read_file(path))->message == path + " is not a file");
  CHECK(problem_of(read_file("/")));
}

}  // namespace
}  // namespace tenor::semantics::test
