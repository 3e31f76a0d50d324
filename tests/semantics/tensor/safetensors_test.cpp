// SPDX-License-Identifier: Apache-2.0
// Files of safetensors, and what damage does to them.
#include "semantics/tensor/safetensors.h"

#include <catch2/catch.hpp>

namespace tenor::semantics::test {
namespace {

std::vector<std::byte> safetensors_of(std::uint64_t length, const std::string& rest) {
  std::vector<std::byte> file;
  for (int i = 0; i < 8; ++i) file.push_back(static_cast<std::byte>(length >> (8 * i)));
  for (const char c : rest) file.push_back(static_cast<std::byte>(c));
  return file;
}

std::vector<std::byte> safetensors_of(const std::string& header, const std::string& elements) {
  return safetensors_of(header.size(), header + elements);
}

std::string problem_in_entries(const std::vector<std::byte>& file) {
  const auto entries = read_safetensors_entries(file);
  const TensorProblem* problem = problem_of(entries);
  return problem ? problem->message : "";
}

const std::string kEntries = R"({"__metadata__":{"format":"pt"},)"
                             R"("b":{"dtype":"I16","shape":[2],"data_offsets":[4,8]},)"
                             R"("a.w":{"dtype":"F16","shape":[1,2],"data_offsets":[0,4]},)"
                             R"("flag":{"dtype":"BOOL","shape":[],"data_offsets":[8,9]}})";
const std::string kEntryData("\0\x3c\0\xc0\7\0\xff\xff\5", 9);

std::string with_entry(const std::string& entry) {
  return problem_in_entries(safetensors_of(R"({"w":)" + entry + "}", std::string(16, '\0')));
}

TEST_CASE("safetensors are read, in the order of their elements") {
  const auto file = safetensors_of(kEntries, kEntryData);
  const auto entries = read_safetensors_entries(file);
  REQUIRE(!problem_of(entries));
  REQUIRE(std::get<0>(entries).size() == 3);
  const auto first = read_safetensors(std::get<0>(entries).front());
  REQUIRE(!problem_of(first));
  const Tensor& w = std::get<Tensor>(first);
  CHECK(std::get<0>(entries).front().name == "a.w");
  CHECK(w.dtype == spec::float_type(16));
  CHECK(w.shape == std::vector<std::int64_t>{1, 2});
  CHECK(load_scalar(w.dtype.scalar, w.data, 1) == 0xc000);
}

TEST_CASE("an array of safetensors is read by its name, a Bool as 0 or 1") {
  const auto file = safetensors_of(kEntries, kEntryData);
  const auto flag = read_safetensors(file, "flag");
  REQUIRE(!problem_of(flag));
  CHECK(std::get<Tensor>(flag).data == std::vector{std::byte{1}});
  CHECK(std::get<Tensor>(flag).shape.empty());
  const auto none = read_safetensors(file, "c");
  REQUIRE(problem_of(none));
  CHECK(problem_of(none)->message == "the file has no array 'c'; it has: a.w b flag");
  const auto large = read_safetensors(file, "b", 3);
  REQUIRE(problem_of(large));
  CHECK(problem_of(large)->message == "b takes more than 3 bytes");
}

TEST_CASE("safetensors that are cut short are refused") {
  const auto file = safetensors_of(kEntries, kEntryData);
  for (std::size_t size = 0; size < file.size(); ++size)
    CHECK(problem_of(read_safetensors_entries(std::span(file).first(size))) != nullptr);
  CHECK(problem_in_entries(file) == "");
}

TEST_CASE("a header of safetensors is no longer than the file") {
  CHECK(problem_in_entries(safetensors_of(~std::uint64_t{0}, "{}")) ==
        "the header is said to take 18446744073709551615 bytes, but 2 follow");
  CHECK(problem_in_entries(safetensors_of(3, "{}")) ==
        "the header is said to take 3 bytes, but 2 follow");
  CHECK(problem_in_entries(safetensors_of("[1]", "")) == "the header is not a JSON object");
  CHECK(problem_in_entries(safetensors_of("{\"", "")) == "the header is not a JSON object");
  CHECK(problem_in_entries(safetensors_of(std::string(100'000, '['), "")) ==
        "the header is not a JSON object");
}

TEST_CASE("an entry of safetensors says what its elements are") {
  CHECK(with_entry("1") == "w: its entry is not an object");
  CHECK(with_entry("{}") == "w: its entry has no dtype");
  CHECK(with_entry(R"({"dtype":"F4","shape":[4],"data_offsets":[0,4]})") ==
        "w: no document defines values of the datatype F4");
  CHECK(with_entry(R"({"dtype":"I8","shape":[-4],"data_offsets":[0,4]})") ==
        "w: its entry has no shape");
  CHECK(with_entry(R"({"dtype":"I8","shape":[4],"data_offsets":[0]})") ==
        "w: its entry has no data_offsets");
  CHECK(with_entry(R"({"dtype":"I8","shape":[4],"data_offsets":[14,18]})") ==
        "w: its elements are at bytes 14 to 18 of 16");
  CHECK(with_entry(R"({"dtype":"I8","shape":[4],"data_offsets":[8,4]})") ==
        "w: its elements are at bytes 8 to 4 of 16");
  CHECK(with_entry(R"({"dtype":"I16","shape":[4],"data_offsets":[0,4]})") ==
        "w: int16 (4,) does not take the 4 bytes that it has");
  CHECK(with_entry(R"({"dtype":"I8","shape":[9223372036854775807,9],"data_offsets":[0,4]})") ==
        "w: int8 (9223372036854775807, 9) does not take the 4 bytes that it has");
}

TEST_CASE("arrays of safetensors do not overlap") {
  CHECK(problem_in_entries(safetensors_of(R"({"a":{"dtype":"I8","shape":[4],"data_offsets":[0,4]},)"
                                          R"("b":{"dtype":"I8","shape":[4],"data_offsets":[3,7]}})",
                                          std::string(8, '\0'))) ==
        "b: its elements overlap those of another array");
}

}  // namespace
}  // namespace tenor::semantics::test
