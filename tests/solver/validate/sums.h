// SPDX-License-Identifier: Apache-2.0
// Programs of sums that tests compare, of which blocks and threads have any order (TIR-D81).
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

/// A function of a (2, 8) array that leaves two floats in B and eight in D.
inline std::string program_of_sums(const std::string& body) {
  return "from tvm.script import tir as T\n\n\n@T.prim_func\ndef main(A: T.Buffer((2, 8), "
         "\"float32\"), B: T.Buffer((2,), \"float32\"), D: T.Buffer((8,), \"float32\")):\n" +
         body;
}

inline Judgement judge_sums(const std::string& before, const std::string& after,
                            bool as_written = false) {
  const auto b = open_text(program_of_sums(before)), a = open_text(program_of_sums(after));
  REQUIRE(!b[0].refused);
  REQUIRE(!a[0].refused);
  ValidateOptions options = default_options();
  options.run.readings.set("TIR-D81", as_written);
  const auto prover = make_prover();
  return validate({&b[0], &a[0]}, options, *prover);
}
inline std::string verdict_of_sums(const std::string& before, const std::string& after) {
  const Judgement j = judge_sums(before, after);
  INFO(j.why);
  return std::string(to_string(j.verdict));
}

struct Row {
  std::string loops = "    for i, k in T.grid(2, 8):\n";
  std::string point = "k";
  std::string update = "B[vi] + A[vi, vk]";
  std::string init = "T.float32(0)";
  std::string name = "S";
};
/// A block that reduces the rows of A to B.
inline std::string row(const Row& r = {}, const std::string& indent = "        ") {
  return r.loops + indent + "with T.block(\"" + r.name + "\"):\n" + indent +
         "    vi = T.axis.spatial(2, i)\n" + indent + "    vk = T.axis.reduce(8, " + r.point +
         ")\n" + indent + "    with T.init():\n" + indent + "        B[vi] = " + r.init + "\n" +
         indent + "    B[vi] = " + r.update + "\n";
}
}  // namespace tenor::solver::test
