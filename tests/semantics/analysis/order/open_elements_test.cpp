// SPDX-License-Identifier: Apache-2.0
// Which elements the order of iterations decides, and what they may be. TIR-D22, D58, D73.
#include "semantics/analysis/order/open_elements.h"

#include <catch2/catch.hpp>

#include "loops.h"

namespace tenor::semantics::test {
namespace {

OpenElements open_of(const std::string& body, Profile profile = Profile::kPortable) {
  const Planned program("@T.prim_func\ndef main(B: T.Buffer((4,), \"int32\")):\n" + body, profile);
  const auto open = open_elements(program.setup(), [](const std::function<bool()>& slice) {
    while (slice()) {
    }
    return true;
  });
  REQUIRE(open);
  return *open;
}

std::vector<std::string> values_of(const OpenElement& open) {
  std::vector<std::string> values;
  for (const LastWrite& w : open.last) values.push_back(w.value);
  return values;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("open elements: each iteration's last write may remain", "[TIR-D22]") {
  const OpenElements open = open_of(
      "  for i in T.parallel(3):\n"
      "    B[2] = 7\n"
      "    B[2] = i\n");
  CHECK(open.sets == OpenSets::kExact);
  REQUIRE(open.elements.size() == 1);
  CHECK(open.elements[0].index == std::vector<std::int64_t>{2});
  CHECK(values_of(open.elements[0]) == Texts{"0", "1", "2"});
  CHECK(open.elements[0].last[1].bindings == "i = 1");
}

TEST_CASE("open elements: what comes behind a loop, and one value of all, is not open",
          "[TIR-D22]") {
  const OpenElements open = open_of(
      "  for i in T.parallel(3):\n"
      "    B[0] = i\n"
      "    B[1] = 5\n"
      "  B[0] = 4\n");
  CHECK(open.elements.empty());
  CHECK(open.sets == OpenSets::kExact);
}

TEST_CASE("open elements: a read of one leaves more open", "[TIR-D22]") {
  CHECK(open_of("  for i in T.parallel(2):\n    B[0] = i\n  B[1] = B[0]\n").sets ==
        OpenSets::kReadOn);
}

TEST_CASE("open elements: under several datatypes there are no sets", "[TIR-D22][TIR-D44]") {
  const OpenElements open = open_of(
      "  W = T.Buffer((8,), \"int16\", data=B.data)\n"
      "  for i in T.parallel(2):\n"
      "    B[0] = i\n"
      "    W[i] = T.int16(7)\n",
      Profile::kLowered);
  CHECK(open.sets == OpenSets::kMixed);
  CHECK(open.elements.empty());
}

TEST_CASE("open elements: memory of one block of threads is not that of another", "[TIR-D73]") {
  const OpenElements open = open_of(
      "  for b in T.thread_binding(2, thread=\"blockIdx.x\"):\n"
      "    for t in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
      "      with T.block(\"b\"):\n"
      "        L = T.alloc_buffer((1,), \"int32\", scope=\"local\")\n"
      "        S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
      "        L[0] = b * 2 + t\n"
      "        S[0] = b\n"
      "        B[b * 2 + t] = L[0] + S[0]\n");
  CHECK(open.sets == OpenSets::kExact);
  CHECK(open.elements.empty());
}

}  // namespace tenor::semantics::test
