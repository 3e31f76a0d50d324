// SPDX-License-Identifier: Apache-2.0
// Every construct that the emitter has C for, on a program of its own: run by the rules and
// compiled by gcc, clang and tcc, bit for bit. Each names the mistakes that it would show.
#include <catch2/catch.hpp>
#include <set>

#include "fuzz/backend/c/types.h"
#include "tests/fuzz/backend/compared.h"
#include "tests/fuzz/backend/constructs.h"

namespace tenor::fuzz::test {
namespace {

using c::Mistake;

void check_with(c::Compiler compiler) {
  const TempDir dir;
  const c::Backend backend = backend_for_test(compiler, dir);
  for (const Construct& construct : constructs()) {
    const Compared compared = compare_text(program_of(construct.body), backend);
    INFO(construct.name);
    CHECK(compared.skipped == "");
    CHECK(compared.failure == "");
  }
}

TEST_CASE("emit: every construct compiled by tcc") { check_with(c::Compiler::kTcc); }
TEST_CASE("emit: every construct compiled by gcc") { check_with(c::Compiler::kGcc); }
TEST_CASE("emit: every construct compiled by clang") { check_with(c::Compiler::kClang); }

TEST_CASE("emit: the program of a construct shows the mistakes about it") {
  const TempDir dir;
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, dir);
  std::set<Mistake> shown;
  for (const Construct& construct : constructs())
    for (const Mistake mistake : construct.mistakes) {
      INFO(construct.name << ", mistake number " << static_cast<int>(mistake));
      CHECK(compare_text(program_of(construct.body), backend, mistake).failure != "");
      shown.insert(mistake);
    }
  CHECK(shown.size() + 1 == static_cast<std::size_t>(Mistake::kCount));
}

/// Of a program that ends with an error, and the same with another one.
TEST_CASE("emit: which error it is, and what was stored before it, is compared") {
  const TempDir dir;
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, dir);
  const auto failure = [&](const char* body, Mistake mistake) {
    return compare_text(program_of(body), backend, mistake).failure;
  };
  CHECK(failure("A[0] = 1\nassert A[0] == 2, \"no\"\n", Mistake::kAssertionDropped) ==
        "wrong-error: expected an error: A[0] == 2 does not hold, observed the function returns");
  CHECK(failure("A[0] = 1\nassert A[0] == 2, \"no\"\nB[0] = T.floordiv(1, A[0] - 1)\n",
                Mistake::kAssertionDropped)
            .find("observed an error: 1 // (A[0] - 1) divides by 0") != std::string::npos);
  CHECK(
      failure("A[0] = 1\nassert T.Select(A[0] == 1, 0, 1) == 1, \"no\"\n", Mistake::kSelectSwapped)
          .starts_with("wrong-error: expected an error"));
  CHECK(failure("Q[0] = (T.int8(100) + T.int8(100)) % T.int8(9)\nassert A[0] != A[0], \"no\"\n",
                Mistake::kTruncatedFloorMod)
            .starts_with("wrong-value: expected Q[0]"));
}

TEST_CASE("emit: what has no C is refused by name") {
  const TempDir dir;
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, dir);
  const auto refusal = [&](const char* body) {
    return compare_text(program_of(body), backend).skipped;
  };
  CHECK(refusal("for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
                "    s = T.allocate([2], \"int32\", \"shared\")\n"
                "    S = T.Buffer((2,), \"int32\", data=s, scope=\"shared\")\n"
                "    S[i] = 1\n") == "not emitted: memory that threads share");
  CHECK(refusal("s = T.allocate([2], \"int32\", \"local\")\n"
                "S = T.Buffer((2,), \"int32\", data=s, scope=\"local\")\n"
                "for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n    S[i] = 1\n") ==
        "not emitted: memory with a copy per thread");
  // Virtual threads meet between the two statements, though none has a copy.
  CHECK(refusal("s = T.allocate([2], \"int32\", \"shared\")\n"
                "S = T.Buffer((2,), \"int32\", data=s, scope=\"shared\")\n"
                "for i in T.thread_binding(2, thread=\"vthread\"):\n"
                "    S[i] = i + 5\n    A[i] = S[1 - i]\n") ==
        "not emitted: memory that threads share");
}

TEST_CASE("emit: literals are the bits they are") {
  using c::literal;
  CHECK(literal(spec::int_type(64).scalar, 1ULL << 63) == "(-9223372036854775807 - 1)");
  CHECK(literal(spec::int_type(8).scalar, ~0ULL) == "(int8_t)(-1)");
  CHECK(literal(spec::uint_type(64).scalar, ~0ULL) == "(uint64_t)18446744073709551615u");
  CHECK(literal(spec::float_type(32).scalar, 0x7fc00000) == "tenor_of_bits_f32(0x7fc00000u)");
  CHECK(literal(spec::bfloat16_type().scalar, 0x3f80) == "(uint16_t)16256u");
}

}  // namespace
}  // namespace tenor::fuzz::test
