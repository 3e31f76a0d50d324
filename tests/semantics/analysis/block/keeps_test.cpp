// SPDX-License-Identifier: Apache-2.0
// Blocks whose text shows that they keep to the regions that they declare, and ones that it does
// not show of, be they right or wrong.
#include "semantics/analysis/block/claims.h"
#include "spec/ir/tir/children.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {
namespace {

/// The block called `b`.
const spec::tir::Block* block_in(const spec::tir::Stmt* s) {
  const auto* found = spec::tir::as<spec::tir::Block>(s);
  if (found && found->name_hint == "b") return found;
  found = nullptr;
  spec::tir::for_each_substatement(s, [&](const spec::tir::Stmt* child) {
    if (!found) found = block_in(child);
  });
  return found;
}

/// What the text shows of a block in a loop over i, with v for it; A, B and M, of two dimensions.
KeptRegions kept(const std::string& body) {
  std::string text =
      "def main(A: T.Buffer((8,), \"int32\"), B: T.Buffer((8,), \"int32\"), "
      "M: T.Buffer((8, 4), \"int32\")):\n    for i in range(4):\n        with T.block(\"b\"):\n"
      "            v = T.axis.spatial(4, i)\n";
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t end = std::min(body.find('\n', at), body.size());
    text += "            " + body.substr(at, end - at) + "\n";
    at = end + 1;
  }
  const TextProgram program(text);
  const spec::tir::Block* found = block_in(program.function()->body);
  REQUIRE(found);
  return ClaimsOfBlocks(program.module()).of(found).kept;
}
bool keeps(const std::string& body) {
  const KeptRegions found = kept(body);
  return found.keeps && found.reads_of_written.empty();
}

const std::string kReads = "T.reads(A[v])\n", kWrites = "T.writes(B[v])\n";

}  // namespace

TEST_CASE("blocks keep their regions: by the same indices") {
  CHECK(keeps(kReads + kWrites + "B[v] = A[v] + 1\n"));
  CHECK(keeps("T.reads(A[v * 2 + 1])\n" + kWrites + "B[v] = A[v * 2 + 1]\n"));
  CHECK_FALSE(keeps("T.reads(A[v * 2 + 1])\n" + kWrites + "B[v] = A[v * 2]\n"));
  CHECK_FALSE(keeps(kReads + kWrites + "B[v] = A[i]\n"));
  CHECK_FALSE(keeps(kReads + kWrites + "B[v] = B[v]\n"));
  CHECK_FALSE(keeps(kReads + kWrites + "B[v] = A[v]\nB[v + 1] = 0\n"));
  CHECK_FALSE(keeps("T.reads(A[v:v + v])\n" + kWrites + "B[v] = A[v]\n"));
}

TEST_CASE("blocks keep their regions: what they write they may read where they accumulate") {
  const KeptRegions found = kept(kReads + kWrites + "B[v] = B[v] + A[v]\n");
  CHECK(found.keeps);
  CHECK(found.reads_of_written.size() == 1);
  CHECK_FALSE(kept(kReads + kWrites + "B[v] = B[v + 1] + A[v]\n").keeps);
}

TEST_CASE("blocks keep their regions: by all of a dimension") {
  CHECK(keeps("T.reads(M[v, 0:4])\n" + kWrites + "for j in range(4):\n    B[v] = M[v, j]\n"));
  CHECK_FALSE(keeps("T.reads(M[v, 0:3])\n" + kWrites + "for j in range(3):\n    B[v] = M[v, j]\n"));
  CHECK_FALSE(keeps("T.reads(M[v, 1:5])\n" + kWrites + "for j in range(3):\n    B[v] = M[v, j]\n"));
  CHECK_FALSE(keeps("T.reads(M[v, 0:4])\n" + kWrites + "for j in range(4):\n    B[v] = M[j, j]\n"));
}

TEST_CASE("blocks keep their regions: what they allocate is theirs") {
  CHECK(
      keeps(kReads + kWrites + "S = T.alloc_buffer((1,), \"int32\")\nS[0] = A[v]\nB[v] = S[0]\n"));
}

TEST_CASE("blocks keep their regions: where the text does not show each access") {
  CHECK_FALSE(keeps(kReads + kWrites + "S = T.match_buffer(A[v], (1,), \"int32\")\nB[v] = A[v]\n"));
  CHECK_FALSE(keeps(kReads + kWrites + "B[v] = A[A[v]]\n"));
  CHECK_FALSE(keeps(kReads + kWrites +
                    "T.evaluate(T.call_extern(\"int32\", \"f\", A.data))\n"
                    "B[v] = A[v]\n"));
}

}  // namespace tenor::semantics::test
