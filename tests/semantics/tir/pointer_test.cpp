// SPDX-License-Identifier: Apache-2.0
// Builtins that compute pointers, where memory is bytes. EXT/Builtin/address_of, tvm_access_ptr,
// handle_add_byte_offset, isnullptr; TIR-D44.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

/// What two elements of int32 from the pointer on are, in C[0] and C[1].
std::string reading(const std::string& pointer) {
  return "p: T.handle(\"int32\") = " + pointer +
         "\nP = T.decl_buffer((2,), \"int32\", data=p)\nC[0] = P[0]\nC[1] = P[1]";
}
std::string testing(const std::string& pointer) {
  return "C[0] = T.Cast(\"int32\", T.isnullptr(" + pointer + "))";
}
std::string access(const std::string& offset) {
  return "T.tvm_access_ptr(T.type_annotation(\"int32\"), M.data, " + offset + ", 2, 1)";
}
std::string moved(const std::string& pointer, const std::string& bytes) {
  return "T.handle_add_byte_offset(" + pointer + ", " + bytes + ")";
}
/// A buffer that no statement declares.
std::string undeclared(const std::string& shape) {
  return "B = T.Buffer((" + shape + ",), \"int32\", data=M.data)\n";
}

}  // namespace

TEST_CASE("TIR-Call-address_of", "[EXT/Builtin/address_of]") {
  SECTION("fires: the element is not read") {
    CHECK(run_lowered(reading("T.address_of(M[1, 0])")) == fires("5 6 0 0"));
    CHECK(run_lowered(testing("T.address_of(U[0])")) == fires("0 0 0 0"));
  }
  SECTION("does not in the portable profile") {
    CHECK(run(testing("T.address_of(U[0])")) == does_not_fire("TIR-Call-pointer-portable"));
  }
}

TEST_CASE("TIR-Call-address_of-undeclared", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run_lowered(undeclared("8") + reading("T.address_of(B[5])")) == fires("6 7 0 0"));
  }
  SECTION("does not, where a statement declares it") {
    CHECK(run_lowered(reading("T.address_of(M[1, 1])")) == does_not_fire("6 7 0 0"));
  }
  SECTION("does not for a pointer that is moved on") {
    CHECK(run_lowered(reading(moved("M.data", "4"))) == does_not_fire("2 3 0 0"));
  }
}

TEST_CASE("TIR-Call-address_of-viewed", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run_lowered(undeclared("n + 6") + reading("T.address_of(B[2])")) == fires("3 4 0 0"));
  }
  SECTION("does not, where the view is wider than the memory") {
    CHECK(run_lowered(undeclared("n + 7") + reading("T.address_of(B[2])")) ==
          does_not_fire("TIR-Call-address_of-layout"));
  }
}

TEST_CASE("TIR-Call-address_of-layout", "[TIR/Buffers/p3:f]") {
  SECTION("fires") {
    const Run run = run_lowered(undeclared("n + 7") + reading("T.address_of(B[2])"));
    CHECK(run == stops());
    CHECK(run.message == "B views more memory than the 32 bytes that are allocated");
  }
  SECTION("does not") {
    CHECK(run_lowered(undeclared("n") + reading("T.address_of(B[0])")) == does_not_fire("1 2 0 0"));
    CHECK(run_lowered(undeclared("U[0]") + reading("T.address_of(B[0])")) ==
          does_not_fire("TIR-Call-address_of-indeterminate-view"));
  }
}

TEST_CASE("TIR-Call-address_of-indeterminate-view", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run_lowered(undeclared("U[0]") + reading("T.address_of(B[0])")) == stops());
  }
  SECTION("does not") {
    CHECK(run_lowered(undeclared("A[3]") + reading("T.address_of(B[0])")) ==
          does_not_fire("1 2 0 0"));
  }
}

TEST_CASE("TIR-Call-address_of-value", "[EXT/Builtin/address_of]") {
  SECTION("fires: of the last index the end too, of a vector its first lane") {
    CHECK(run_lowered(reading("T.address_of(M[0, n])")) == fires("3 4 0 0"));
    CHECK(run_lowered(testing("T.address_of(M[1, 4])")) == fires("0 0 0 0"));
    CHECK(run_lowered(reading("T.address_of(M[0, T.Ramp(3, 1, 2)])")) == fires("4 5 0 0"));
  }
  SECTION("does not, behind the end") {
    CHECK(run_lowered(testing("T.address_of(M[n, 0])")) ==
          does_not_fire("TIR-Call-address_of-outside"));
  }
}

TEST_CASE("TIR-Call-address_of-outside", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run_lowered(testing("T.address_of(M[n, 0])")) == stops());
    CHECK(run_lowered(testing("T.address_of(A[n + 3])")) == stops());
    CHECK(run_lowered(testing("T.address_of(A[n - 3])")) == stops());
  }
  SECTION("fires, where only the stride leads out of the memory") {
    CHECK(run_lowered("B = T.decl_buffer((1,), \"int32\", data=A.data, strides=(9,))\n" +
                      testing("T.address_of(B[n - 1])")) == stops());
  }
  SECTION("does not") {
    CHECK(run_lowered(testing("T.address_of(A[n + 2])")) == does_not_fire("0 0 0 0"));
    CHECK(run_lowered(testing("T.address_of(A[U[0]])")) ==
          does_not_fire("TIR-Call-address_of-indeterminate"));
  }
}

TEST_CASE("TIR-Call-address_of-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run_lowered(testing("T.address_of(A[U[0]])")) == stops()); }
  SECTION("does not") {
    CHECK(run_lowered(testing("T.address_of(A[A[0]])")) == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-Call-pointer", "[EXT/Builtin/tvm_access_ptr]") {
  SECTION("fires: by elements, by bytes") {
    CHECK(run_lowered(reading(access("6"))) == fires("7 8 0 0"));
    CHECK(run_lowered(reading(moved("M.data", "8"))) == fires("3 4 0 0"));
  }
  SECTION("does not in the portable profile") {
    CHECK(run(reading(access("6"))) == does_not_fire("TIR-Call-pointer-portable"));
  }
}

TEST_CASE("TIR-Call-pointer-portable", "[PreRFC/Restrictions/b5:b]") {
  SECTION("fires") {
    CHECK(run(testing("A.data")) == stops());
    CHECK(run(reading(access("0"))) == stops());
    CHECK(run(reading(moved("M.data", "8"))) == stops());
    CHECK(run(reading("T.address_of(M[0, 0])")) == stops());
  }
  SECTION("does not, where memory is bytes, nor for builtins that have no rule anywhere") {
    CHECK(run_lowered(testing("A.data")) == does_not_fire("0 0 0 0"));
    CHECK(run("T.evaluate(T.tvm_global_barrier_kinit())") ==
          does_not_fire("TIR-Call-device-instruction"));
  }
}

TEST_CASE("TIR-Call-pointer-value", "[EXT/Builtin/tvm_access_ptr]") {
  SECTION("fires: on and back, up to either end") {
    CHECK(run_lowered(testing(access("8"))) == fires("0 0 0 0"));
    CHECK(run_lowered(reading(moved(access("8"), "-8"))) == fires("7 8 0 0"));
    CHECK(run_lowered(reading(moved(access("2"), "n - 10"))) == fires("1 2 0 0"));
  }
  SECTION("fires: elements of the datatype that is named") {
    CHECK(
        run_lowered(reading("T.tvm_access_ptr(T.type_annotation(\"int32x4\"), M.data, 1, 4, 1)")) ==
        fires("5 6 0 0"));
  }
  SECTION("does not, out of the memory") {
    CHECK(run_lowered(testing(access("9"))) == does_not_fire("TIR-Call-pointer-outside"));
  }
}

TEST_CASE("TIR-Call-pointer-outside", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run_lowered(testing(access("9"))) == stops());
    CHECK(run_lowered(testing(access("n - 3"))) == stops());
    CHECK(run_lowered(testing(moved("M.data", "T.int64(4611686018427387904)"))) == stops());
    CHECK(run_lowered(testing(access("T.int64(4611686018427387904)"))) == stops());
    CHECK(run_lowered(testing(moved("T.reinterpret(\"handle\", T.uint64(0))", "0"))) == stops());
  }
  SECTION("does not") {
    CHECK(run_lowered(testing(access("8"))) == does_not_fire("0 0 0 0"));
    CHECK(run_lowered(testing(access("U[0]"))) == does_not_fire("TIR-Call-pointer-indeterminate"));
  }
}

TEST_CASE("TIR-Call-pointer-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run_lowered(testing(access("U[0]"))) == stops()); }
  SECTION("does not") { CHECK(run_lowered(testing(access("A[0]"))) == does_not_fire("0 0 0 0")); }
}

TEST_CASE("TIR-Call-null-pointer", "[EXT/Builtin/reinterpret]") {
  SECTION("fires for 0") {
    CHECK(run_lowered(testing("T.reinterpret(\"handle\", T.uint64(0))")) == fires("1 0 0 0"));
    CHECK(run_lowered(testing("T.reinterpret(\"handle\", T.Cast(\"int64\", n - 2))")) ==
          fires("1 0 0 0"));
  }
  SECTION("does not for another number, nor for one never written, nor in the portable profile") {
    CHECK(run_lowered(testing("T.reinterpret(\"handle\", T.Cast(\"int64\", n))")) ==
          does_not_fire("TIR-Call-omission"));
    CHECK(run_lowered(testing("T.reinterpret(\"handle\", T.Cast(\"int64\", U[0]))")) ==
          does_not_fire("TIR-Call-omission"));
    CHECK(run("p: T.handle = T.reinterpret(\"handle\", T.uint64(0))\nC[0] = 1") ==
          does_not_fire("TIR-Call-omission"));
  }
}

TEST_CASE("a pointer is null, points into memory, or to characters", "[EXT/Builtin/isnullptr]") {
  CHECK(run_lowered(testing("A.data")).result == "0 0 0 0");
  CHECK(run_lowered("p: T.handle = \"text\"\n" + testing("p")).result == "0 0 0 0");
  CHECK(run_lowered("p: T.handle(\"int32\") = T.reinterpret(\"handle\", T.uint64(0))\n"
                    "P = T.decl_buffer((2,), \"int32\", data=p)\nC[0] = P[0]")
            .result == "TIR-DeclBuffer-layout");
}

TEST_CASE("a pointer goes to a function of the module as it is", "[TIR-D49]") {
  const auto calling = [](const std::string& call) {
    return "@I.ir_module\nclass Module:\n"
           "    @T.prim_func(private=True)\n    def second(p: T.handle(\"int32\")) -> T.int32:\n"
           "        P = T.decl_buffer((2,), \"int32\", data=p)\n        T.evaluate(T.ret(P[1]))\n\n"
           "    @T.prim_func(private=True)\n    def set(d: T.handle, v: T.int32):\n"
           "        D = T.match_buffer(d, (4,), \"int32\")\n        D[1] = v\n\n"
           "    @T.prim_func\n    def main(A: T.Buffer((4,), \"int32\"), C: T.Buffer((4,), "
           "\"int32\")):\n        " +
           call + "\n";
  };
  CHECK(run_lowered_file(calling("C[0] = Module.second(T.address_of(A[2]))")).result == "4 0 0 0");
  CHECK(run_lowered_file(calling("C[0] = Module.second(A.data)")).result == "2 0 0 0");
  CHECK(run_lowered_file(calling("Module.set(T.address_of(C[0]), 7)")).result == "0 7 0 0");
  CHECK(run_lowered_file(calling("Module.set(T.address_of(C[1]), 7)")).result ==
        "TIR-PrimFunc-no-tensor");
}

}  // namespace tenor::semantics::test
