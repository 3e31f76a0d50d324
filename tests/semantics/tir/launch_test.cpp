// SPDX-License-Identifier: Apache-2.0
// Launching a kernel of the module from its host's code. EXT/Launch.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// A host that launches `add`, and the kernel: each of four threads adds v to what is there.
std::string launching(const std::string& call, const std::string& params = "\"threadIdx.x\"",
                      const std::string& before = "", const std::string& body = "C[t] = C[t] + v") {
  return "@I.ir_module\nclass Module:\n"
         "    @T.prim_func\n    def main(n: T.int32, A: T.Buffer((4,), \"int32\"), C: "
         "T.Buffer((4,), \"int32\")):\n        " +
         call +
         "\n\n    @T.prim_func\n    def add(d: T.handle(\"int32\", \"global\"), v: T.int32):\n"
         "        T.func_attr({\"calling_conv\": 2, \"tir.kernel_launch_params\": [" +
         params + "]})\n        C = T.decl_buffer((4,), \"int32\", data=d)\n        " + before +
         "for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n            " + body + "\n";
}
std::string launch(const std::string& extents = "4", const std::string& value = "n") {
  return "T.evaluate(T.call_packed(\"add\", C.data, " + value + ", " + extents + "))";
}

}  // namespace

TEST_CASE("TIR-Call-launch", "[EXT/Launch]") {
  SECTION("fires") {
    CHECK(run_lowered_file(launching(launch())) == fires("2 2 2 2"));
    CHECK(run_lowered_file(launching(launch("n * 2", "n // C[0]"))) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not where the kernel is not made to be launched so") {
    const std::string none = "TIR-Call-out-of-scope";
    CHECK(run_lowered_file(launching(launch("4, 1"))) == does_not_fire(none));
    CHECK(run_lowered_file(launching(launch("4", "T.int64(2)"))) == does_not_fire(none));
    CHECK(run_lowered_file(launching(launch(), "\"threadIdx.y\"")) == does_not_fire(none));
    CHECK(run_lowered_file(launching("T.evaluate(T.call_packed(\"main\", n))")) ==
          does_not_fire(none));
    CHECK(run_lowered_file(launching("T.evaluate(T.call_packed(\"elsewhere\", n))")) ==
          does_not_fire(none));
  }
}

TEST_CASE("TIR-Launch", "[EXT/Launch]") {
  SECTION("fires: what the kernel stores stays") {
    CHECK(run_lowered_file(launching(launch() + "\n        " + launch("4", "C[1] + 1"))) ==
          fires("5 5 5 5"));
  }
  SECTION("fires: its loops have the extents of the launch") {
    const Run other = run_lowered_file(launching(launch("8")));
    CHECK(other == fires("TIR-For-other-extent"));
    CHECK(other.message == "threadIdx.x has the extent 4 here, but 8 in the launch of its kernel");
    const std::string block = "for b in T.thread_binding(2, thread=\"blockIdx.x\"):\n          ";
    CHECK(run_lowered_file(launching(launch("2, 4"), "\"blockIdx.x\", \"threadIdx.x\"", block,
                                     "if b == 0: C[t] = v")) == fires("2 2 2 2"));
    CHECK(run_lowered_file(launching(launch("4"), "\"threadIdx.x\"", block)).message ==
          "blockIdx.x has the extent 2 here, but 1 in the launch of its kernel");
  }
  SECTION("fires with as much dynamic shared memory as it needs") {
    const std::string memory =
        "S = T.alloc_buffer((4,), \"int32\", scope=\"shared.dyn\")\n        ";
    const std::string params = "\"threadIdx.x\", \"tir.use_dyn_shared_memory\"";
    CHECK(run_lowered_file(launching(launch("4, 16"), params, memory)) == fires("2 2 2 2"));
    CHECK(run_lowered_file(launching(launch("4, 15"), params, memory)) ==
          Expected{false, "TIR-Call-out-of-scope"});
  }
  SECTION("does not where an extent was never written") {
    CHECK(run_lowered_file(launching("U = T.alloc_buffer((1,), \"int32\")\n        " +
                                     launch("U[0]"))) == does_not_fire("TIR-Launch-indeterminate"));
  }
}

TEST_CASE("TIR-Launch-indeterminate", "[TIR-D19]") {
  SECTION("fires") {
    const Run never = run_lowered_file(
        launching("U = T.alloc_buffer((1,), \"int32\")\n        " + launch("U[0]")));
    CHECK(never == stops());
    CHECK(never.message == "add is launched with a value that was never written");
  }
  SECTION("does not for an argument that is no handle") {
    CHECK(run_lowered_file(launching("U = T.alloc_buffer((1,), \"int32\")\n        " +
                                     launch("4", "U[0]"))) == does_not_fire("? ? ? ?"));
  }
}

TEST_CASE("TIR-Launch-end", "[EXT/Launch]") {
  SECTION("fires: the call has no value, and later loops have no launch") {
    CHECK(run_lowered_file(launching("C[0] = T.call_packed(\"add\", C.data, n, 4)")) ==
          fires("? 2 2 2"));
    CHECK(run_lowered_file(launching(
              launch() + "\n        for t in T.thread_binding(3, "
                         "thread=\"threadIdx.x\"):\n            C[t] = t")) == fires("0 1 2 2"));
  }
  SECTION("does not where the kernel does not end") {
    CHECK(run_lowered_file(launching(launch(), "\"threadIdx.x\"", "", "C[t // C[t]] = v")) ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

}  // namespace tenor::semantics::test
