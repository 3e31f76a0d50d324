// SPDX-License-Identifier: Apache-2.0
// Handles that lie in memory, and what comes of those that outlive what they point to.
// TIR/State/b2.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

/// Keeps a handle of the first iteration's memory, and uses it as Q in that iteration and the next,
/// whose memory is another. `use` may name E, a buffer that no statement declares.
std::string keeping(const std::string& use, const std::string& when) {
  return "H = T.alloc_buffer((1,), \"handle\")\n"
         "for i in range(n):\n"
         "    P = T.allocate([4], \"int32\", \"global\")\n"
         "    D = T.decl_buffer((4,), \"int32\", data=P)\n"
         "    D[0] = i + 5\n"
         "    if i == 0:\n"
         "        H[0] = P\n"
         "    if i == " +
         when +
         ":\n"
         "        Q: T.let[T.handle(\"int32\")] = H[0]\n"
         "        E = T." +
         use;
}
const std::string kDeclared = "decl_buffer((4,), \"int32\", data=Q)\n        C[0] = E[0]";
const std::string kLoaded = "Buffer((4,), \"int32\", data=Q)\n        C[0] = E[0]";
const std::string kStored =
    "Buffer((4,), \"int32\", data=Q)\n        E[0] = 7\n        C[0] = D[0]";
const std::string kMatched =
    "Buffer((4,), \"int32\", data=Q)\n        with T.block(\"b\"):\n            G = "
    "T.match_buffer(E[0:1], (1,), \"int32\")\n            C[0] = G[0]";
const std::string kAddress =
    "Buffer((4,), \"int32\", data=Q)\n        R: T.let[T.handle(\"int32\")] = "
    "T.address_of(E[0])\n        G = T.decl_buffer((1,), \"int32\", data=R)\n        C[0] = G[0]";

/// The same use, from an offset that was never written.
std::string unknown(std::string use) {
  return use.insert(use.find("data=Q") + 6, ", elem_offset=U[0]");
}

}  // namespace

TEST_CASE("TIR-DeclBuffer-dangling", "[TIR/State/b2:c]") {
  SECTION("fires, although other memory has come since") {
    const Run found = run(keeping(kDeclared, "1"));
    CHECK(found == stops());
    CHECK(found.message == "E views memory through Q, but the scope that allocated it has ended");
    CHECK(run_lowered(keeping(kDeclared, "1")) == stops());
  }
  SECTION("does not while the memory lives, nor where there is none") {
    CHECK(run(keeping(kDeclared, "0")) == does_not_fire("5 0 0 0"));
    CHECK(run_lowered("Q: T.let[T.handle(\"int32\")] = T.reinterpret(\"handle\", T.uint64(0))\n"
                      "E = T.decl_buffer((4,), \"int32\", data=Q)\nC[0] = E[0]") ==
          does_not_fire("TIR-DeclBuffer-layout"));
    CHECK(run(keeping(unknown(kDeclared), "1")) ==
          does_not_fire("TIR-DeclBuffer-indeterminate-view"));
  }
}

TEST_CASE("TIR-BufferLoad-dangling", "[TIR/State/b2:c]") {
  SECTION("fires") { CHECK(run(keeping(kLoaded, "1")) == stops()); }
  SECTION("does not while the memory lives, nor for a view that is not known") {
    CHECK(run(keeping(kLoaded, "0")) == does_not_fire("5 0 0 0"));
    CHECK(run(keeping(unknown(kLoaded), "1")) ==
          does_not_fire("TIR-BufferLoad-indeterminate-view"));
  }
}

TEST_CASE("TIR-BufferStore-dangling", "[TIR/State/b2:c]") {
  SECTION("fires") { CHECK(run(keeping(kStored, "1")) == stops()); }
  SECTION("does not while the memory lives, nor for a view that is not known") {
    CHECK(run(keeping(kStored, "0")) == does_not_fire("7 0 0 0"));
    CHECK(run(keeping(unknown(kStored), "1")) ==
          does_not_fire("TIR-BufferStore-indeterminate-view"));
  }
}

TEST_CASE("TIR-MatchBuffer-dangling", "[TIR/State/b2:c]") {
  SECTION("fires") { CHECK(run(keeping(kMatched, "1")) == stops()); }
  SECTION("does not while the memory lives, nor for a view that is not known") {
    CHECK(run(keeping(kMatched, "0")) == does_not_fire("5 0 0 0"));
    CHECK(run(keeping(unknown(kMatched), "1")) ==
          does_not_fire("TIR-MatchBuffer-indeterminate-view"));
  }
}

TEST_CASE("TIR-Call-address_of-dangling", "[TIR/State/b2:c]") {
  SECTION("fires") { CHECK(run_lowered(keeping(kAddress, "1")) == stops()); }
  SECTION("does not while the memory lives, nor for a view that is not known") {
    CHECK(run_lowered(keeping(kAddress, "0")) == does_not_fire("5 0 0 0"));
    CHECK(run_lowered(keeping(unknown(kAddress), "1")) ==
          does_not_fire("TIR-Call-address_of-indeterminate-view"));
  }
}

TEST_CASE("numbers of memory that no handle in memory has are given again", "[TIR/Exec/7.6]") {
  Memory<Concrete> memory(1 << 20);
  const auto first = memory.allocate(spec::int_type(32), {4}, 4);
  memory.release(first);
  CHECK(memory.allocate(spec::int_type(32), {4}, 4) == first);
  memory.at(first).pointed_to = true;
  memory.release(first);
  CHECK(memory.count() == 0);
  CHECK_FALSE(memory.alive(first));
  CHECK(memory.allocate(spec::int_type(32), {4}, 4) != first);
  CHECK_FALSE(memory.alive(first));
}

TEST_CASE("bytes of a datatype without values are not seen as another's", "[TIR-D24]") {
  const auto seeing = [](const std::string& as) {
    return run_lowered(
               "P = T.allocate([4], \"custom[posit]8\", \"global\")\n"
               "D = T.decl_buffer((4,), \"" +
               as + "\", data=P)\nC[0] = 1")
        .result;
  };
  CHECK(seeing("int8") == "TIR-DeclBuffer-layout");
  CHECK(seeing("custom[posit]8") == "1 0 0 0");
  CHECK(run_lowered("D = T.decl_buffer((4,), \"custom[posit]8\", data=C.data)\nC[0] = 1").result ==
        "TIR-DeclBuffer-layout");
}

}  // namespace tenor::semantics::test
