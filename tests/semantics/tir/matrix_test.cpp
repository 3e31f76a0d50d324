// SPDX-License-Identifier: Apache-2.0
// Matrix instructions of a warp. EXT/Matrix.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// Threads that run `body`; a, b and c are fragments of two by two, or of as many of them as said.
std::string multiplying(const std::string& body, const std::string& threads = "4",
                        const std::string& sum = "int32") {
  std::string text =
      "with T.block(\"memory\"):\n"
      "    a = T.alloc_buffer((8,), \"int32\", scope=\"wmma.matrix_a\")\n"
      "    b = T.alloc_buffer((8,), \"int32\", scope=\"wmma.matrix_b\")\n"
      "    c = T.alloc_buffer((8,), \"" +
      sum +
      "\", scope=\"wmma.accumulator\")\n"
      "    for t in T.thread_binding(" +
      threads + ", thread=\"threadIdx.x\"):\n        ";
  for (const char ch : body) text += ch == '\n' ? std::string("\n        ") : std::string(1, ch);
  return text;
}

std::string moved(const std::string& how, const std::string& fragment, const std::string& memory,
                  const std::string& order = "row", const std::string& number = "0",
                  const std::string& stride = "2") {
  return fmt::format(
      "T.tvm_{}_matrix_sync({}.data, 2, 2, 2, {}, T.tvm_access_ptr(T.type_annotation(\"int32\"), "
      "{}.data, 0, 4, 3), {}, \"{}_major\")\n",
      how, fragment, number, memory, stride, order);
}
std::string fill(const std::string& number = "0", const std::string& value = "0") {
  return "T.tvm_fill_fragment(c.data, 2, 2, 2, " + number + ", " + value + ")\n";
}
std::string multiply(const std::string& to = "0", const std::string& from = "0",
                     const std::string& number = "0") {
  return fmt::format("T.tvm_mma_sync(c.data, {0}, a.data, {2}, b.data, {2}, c.data, {1})\n", to,
                     from, number);
}
/// C = A * B + `value`, of which B is A by columns.
std::string product(const std::string& value = "0") {
  return fill("0", value) + moved("load", "a", "A") + moved("load", "b", "A", "col") + multiply() +
         moved("store", "c", "C");
}

}  // namespace

TEST_CASE("TIR-Thread-matrix", "[EXT/Matrix]") {
  SECTION("fires: the warp multiplies") {
    CHECK(run_lowered(multiplying(product())) == fires("5 11 11 25"));
    CHECK(run_lowered(multiplying(product("100"))) == fires("105 111 111 125"));
  }
  SECTION("does not where a thread of the warp stays away") {
    CHECK(run_lowered(multiplying("if t < 3:\n    " + fill())) ==
          does_not_fire("TIR-Thread-alone"));
  }
  SECTION("does not where the warp exchanges values") {
    CHECK(run(multiplying("C[t] = T.tvm_warp_shuffle(T.uint32(15), A[t], 0, 32, 32)")) ==
          does_not_fire("1 1 1 1"));
  }
}

TEST_CASE("TIR-Thread-matrix-first", "[EXT/Matrix]") {
  SECTION("fires, by rows and by columns") {
    CHECK(run_lowered(multiplying(moved("load", "a", "A") + moved("store", "a", "C", "col"))) ==
          fires("1 3 2 4"));
    CHECK(run_lowered(multiplying(moved("load", "c", "A", "col") + moved("store", "c", "C"))) ==
          fires("1 3 2 4"));
  }
  SECTION("fires for each fragment of several") {
    CHECK(run_lowered(multiplying(fill("0", "7") + moved("load", "a", "A", "row", "1") +
                                  moved("load", "b", "A", "row", "1") + multiply("0", "0", "1") +
                                  moved("store", "c", "C"))) == fires("14 17 22 29"));
    CHECK(run_lowered(multiplying(moved("load", "a", "A", "row", "2"))).result ==
          "TIR-DeclBuffer-layout");
  }
  SECTION("does not where a thread stays away") {
    CHECK(run_lowered(multiplying("if t < 3:\n    " + fill())) ==
          does_not_fire("TIR-Thread-alone"));
  }
}

TEST_CASE("TIR-Thread-matrix-others", "[EXT/Matrix]") {
  SECTION("fires for all threads but the first of each warp") {
    CHECK(run_lowered(multiplying(product(), "64")) == fires("5 11 11 25"));
  }
  SECTION("does not where there is one") {
    CHECK(run_lowered(multiplying(product(), "1")) == does_not_fire("5 11 11 25"));
  }
}

TEST_CASE("fragments of Metal are squares in any role", "[EXT/Builtin/simdgroup_load]") {
  const auto moves = [](const std::string& how, const std::string& fragment,
                        const std::string& memory, const std::string& transposed) {
    return fmt::format(
        "T.simdgroup_{}({}.data, 0, T.tvm_access_ptr(T.type_annotation(\"int32\"), {}.data, 0, 4, "
        "3), 2, 2, 2, T.bool({}))\n",
        how, fragment, memory, transposed);
  };
  const auto in_simdgroups = [](std::string text) {
    for (const char* const scope : {"wmma.matrix_a", "wmma.matrix_b", "wmma.accumulator"})
      text.replace(text.find(scope), std::string(scope).size(), "metal.simdgroup");
    return run_lowered(text).result;
  };
  const std::string zero = "T.make_filled_simdgroup_matrix(c.data, 0, 0, 2, 2)\n",
                    sum =
                        "T.simdgroup_multiply_accumulate(c.data, 0, a.data, 0, b.data, 0, "
                        "c.data, 0)\n",
                    both = moves("load", "a", "A", "False") + moves("load", "b", "A", "True");
  CHECK(in_simdgroups(multiplying(zero + both + sum + moves("store", "c", "C", "False"))) ==
        "5 11 11 25");
  CHECK(in_simdgroups(multiplying(moves("load", "a", "A", "False") +
                                  moves("store", "a", "C", "True"))) == "1 3 2 4");
  std::string oblong = moves("store", "a", "C", "True");
  oblong.replace(oblong.find("2, 2, 2, T"), 7, "2, 4, 2");
  CHECK(in_simdgroups(multiplying(oblong)) == "TIR-Call-device-instruction");
}

TEST_CASE("outside of loops over lanes, each thread is a warp", "[EXT/Matrix]") {
  std::string text = multiplying(
      "T.tvm_fill_fragment(c.data, 2, 2, 2, 0, t)\nfor x in T.thread_binding(2, "
      "thread=\"threadIdx.x\"):\n    T.tvm_store_matrix_sync(c.data, 2, 2, 2, 0, "
      "T.tvm_access_ptr(T.type_annotation(\"int32\"), M.data, t * 4, 4, 2), 2, \"row_major\")\n"
      "C[t] = M[t, 1]",
      "2");
  text.replace(text.find("threadIdx.x"), 11, "threadIdx.y");
  CHECK(run_lowered(text).result == "0 6 0 0");
  const std::size_t extent = text.rfind("thread_binding(2");
  text.replace(extent, 16, "thread_binding(32");
  CHECK(run_lowered(text).result == "0 1 0 0");
}

TEST_CASE("a fragment is filled with a number of another width",
          "[EXT/Builtin/tvm_fill_fragment]") {
  const std::string seen =
      "T.tvm_storage_sync(\"shared\")\nC[t] = T.Cast(\"int32\", F[t] * T.float32(2))";
  CHECK(run_lowered(multiplying(fill("0", "T.float64(2.5)") + moved("store", "c", "F") + seen, "4",
                                "float32"))
            .result == "5 5 5 5");
}

TEST_CASE("fragments that nothing filled have no value", "[EXT/Matrix]") {
  CHECK(run_lowered(multiplying(moved("store", "c", "C"))).result == "? ? ? ?");
}

TEST_CASE("matrix instructions order no access of memory", "[EXT/Threads/explicit]") {
  const std::string racing = "A[t] = t\n";
  CHECK(run_lowered(multiplying(racing + product() + "T.tvm_storage_sync(\"shared\")")).result ==
        "TIR-BufferLoad-conflict");
  CHECK(run_lowered(multiplying(racing + "T.tvm_storage_sync(\"shared\")\n" + product())).result ==
        "1 3 3 13");
}

TEST_CASE("matrix instructions without a meaning are refused", "[EXT/Matrix]") {
  const std::string none = "TIR-Call-device-instruction";
  // Single elements of a fragment have no place.
  CHECK(run_lowered(multiplying(product() + "if t == 0: c[0] = 1")).result == none);
  CHECK(run_lowered(multiplying(fill() + "C[t] = a[t]")).result == none);
  // Which shape a product has, its own arguments do not say.
  CHECK(
      run_lowered(multiplying("T.tvm_fill_fragment(c.data, 1, 2, 2, 0, 0)\n" + product())).result ==
      none);
  // Datatypes differ.
  CHECK(run_lowered(multiplying(moved("load", "a", "F"))).result == none);
  CHECK(run_lowered(multiplying(fill("0", "T.float32(0)"))).result == none);
  CHECK(run_lowered(multiplying(product("T.int64(0)"), "4", "int64")).result == none);
  CHECK(run_lowered(multiplying("T.tvm_mma_sync(a.data, 0, a.data, 0, b.data, 0, c.data, 0)"))
            .result == none);
  CHECK(run_lowered(multiplying(moved("load", "a", "A", "other"))).result == none);
}

}  // namespace tenor::semantics::test
