// SPDX-License-Identifier: Apache-2.0
// Files of weights.
#include "semantics/run/model/weights.h"

#include <catch2/catch.hpp>
#include <cstdio>
#include <fstream>

#include "semantics/tensor/npz.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::semantics::test {
namespace {

struct WrittenFile {
  WrittenFile(std::string name, const std::vector<std::byte>& bytes) : path(std::move(name)) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
  }
  ~WrittenFile() { std::remove(path.c_str()); }
  WrittenFile(const WrittenFile&) = delete;
  WrittenFile& operator=(const WrittenFile&) = delete;
  std::string path;
};

TEST_CASE("every array of a file of weights is an input") {
  const Tensor a{spec::int_type(8), {2}, {std::byte{1}, std::byte{2}}};
  const WrittenFile file("weights_test.npz", std::get<0>(write_npz({{"a", a}, {"b.c", a}})));
  const auto inputs = load_weights(file.path, 10'000);
  REQUIRE(inputs.size() == 2);
  CHECK(inputs[1].name == "b.c");
  CHECK(inputs[1].tensor == a);
  CHECK(inputs[1].written == "weights_test.npz:b.c");
}

TEST_CASE("what is no file of weights is refused") {
  CHECK_THROWS_AS(load_weights("weights.npy", 10), spec::UsageError);
  CHECK_THROWS_AS(load_weights("no_such_file.npz", 10), spec::UsageError);
  const WrittenFile damaged("weights_test.safetensors", std::vector<std::byte>(9));
  CHECK_THROWS_WITH(load_weights(damaged.path, 10'000),
                    "weights_test.safetensors: the header is not a JSON object");
}

}  // namespace
}  // namespace tenor::semantics::test
