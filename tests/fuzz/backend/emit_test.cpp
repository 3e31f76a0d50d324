// SPDX-License-Identifier: Apache-2.0
// Every construct that the emitter has C for, on a program of its own: run by the rules and
// compiled by gcc, clang and tcc, bit for bit. Each names the mistakes that it would show.
#include <catch2/catch.hpp>
#include <set>

#include "fuzz/backend/c/types.h"
#include "tests/fuzz/backend/compared.h"

namespace tenor::fuzz::test {
namespace {

using c::Mistake;

/// Statements over A, B (int32), F, G (float32), H (float16), U (uint8), D (float64), Q (int8), all
/// of 8 elements, and M (int32) of 4 by 3.
struct Construct {
  const char* name;
  std::vector<Mistake> mistakes;
  const char* body;
};

const std::vector<Construct> kConstructs = {
    {"division",
     {Mistake::kTruncatedFloorDiv, Mistake::kTruncatedFloorMod, Mistake::kFlooredMod},
     "for i in range(8):\n"
     "    A[i] = T.floordiv(i - 4, 3) * 1000 + T.floormod(i - 4, 3) * 100\n"
     "    B[i] = T.truncmod(i - 4, 3) * 100 + T.truncdiv(i - 4, 3)\n"
     "M[0, 0] = T.floordiv(-2147483648, A[4] - 101)\n"
     "M[0, 1] = T.floormod(7, -3)\n"},
    {"float division",
     {},
     "for i in range(8):\n"
     "    F[i] = T.floordiv(F[i], T.float32(0.3))\n"
     "    G[i] = T.floormod(G[i], F[i])\n"
     "    H[i] = T.floormod(H[i], T.float16(0.3)) / T.float16(3)\n"
     "    D[i] = T.floordiv(D[i], T.float64(-0.7)) + D[i] / T.float64(0)\n"},
    {"wrap",
     {Mistake::kMissingWrap},
     "for i in range(8):\n"
     "    Q[i] = Q[i] + T.int8(127)\n"
     "    A[i] = T.Cast(\"int32\", (Q[i] + T.int8(100)) * T.int8(3)) + 2147483647\n"
     "    U[i] = U[i] - T.uint8(9)\n"},
    {"comparisons",
     {Mistake::kUnsignedCompare, Mistake::kSignedCompare},
     "for i in range(8):\n"
     "    A[i] = T.Select(i - 4 < 2, 1, 0) + T.Select(i - 4 >= -1, 10, 0)\n"
     "    B[i] = T.Select(T.Cast(\"uint32\", i - 4) > T.uint32(3), 1, 0)\n"
     "    F[i] = T.Select(F[i] == F[i] and F[i] != T.float32(0), F[i], T.float32(9))\n"},
    {"shifts",
     {Mistake::kLogicalShift},
     "for i in range(8):\n"
     "    A[i] = T.shift_right(i - 4, 1) + T.shift_left(i - 4, 30)\n"
     "    Q[i] = T.shift_right(Q[i] - T.int8(9), T.int8(2))\n"
     "    U[i] = T.bitwise_xor(T.shift_left(U[i], T.uint8(6)), T.bitwise_not(U[i]))\n"},
    {"casts",
     {Mistake::kCastSignExtends, Mistake::kCastRounds, Mistake::kBoolLowestBit},
     "for i in range(8):\n"
     "    A[i] = T.Cast(\"int32\", U[i] - T.uint8(8)) + T.Cast(\"int32\", T.float32(2.75))\n"
     "    B[i] = T.Select(T.Cast(\"bool\", i), 1, 0)\n"
     "    F[i] = T.Cast(\"float32\", A[i] * 16777217)\n"
     "    H[i] = T.Cast(\"float16\", A[i] * 2049) + T.Cast(\"float16\", "
     "T.int64(9007199254740993))\n"
     "    D[i] = T.Cast(\"float64\", F[i]) + T.Cast(\"float64\", H[i])\n"
     "    Q[i] = T.Cast(\"int8\", A[i] * 77)\n"},
    {"minimum and maximum",
     {Mistake::kMinimumKeepsNumber},
     "for i in range(8):\n"
     "    F[i] = T.min(F[i], T.float32(\"nan\")) + T.max(T.float32(1), F[i])\n"
     "    G[i] = T.min(T.float32(\"nan\"), G[i])\n"
     "    D[i] = T.float64(1) / T.max(T.float64(0.0), T.float64(-0.0))\n"
     "    A[i] = T.max(i - 4, T.min(B[i], 3))\n"},
    {"16-bit floats",
     {Mistake::kNarrowLosesBit},
     "for i in range(8):\n"
     "    H[i] = H[i] * T.float16(1.001) + T.float16(0.0001) - T.float16(65504) * T.float16(2)\n"
     "    F[i] = T.Cast(\"float32\", T.Cast(\"bfloat16\", F[i]) * T.bfloat16(1.01))\n"
     "    G[i] = T.Cast(\"float32\", T.sqrt(T.Cast(\"float16\", T.fabs(G[i]))))\n"
     "    D[i] = T.Cast(\"float64\", T.float16(1e-7) * H[i])\n"},
    {"one rounding an operation",
     {Mistake::kContracts},
     "for i in range(8):\n"
     "    F[i] = T.float32(1.1) * T.float32(1.3) + (F[i] * G[i] * T.float32(1.00001) + G[i])\n"
     "    D[i] = D[i] * D[i] + T.float64(0.1)\n"
     "    G[i] = (F[i] + G[i] * T.float32(3.3)) - F[i]\n"},
    {"loops",
     {Mistake::kShortLoop, Mistake::kStepIgnored, Mistake::kStartIgnored},
     "for i in range(2, 7):\n"
     "    A[i] = i\n"
     "for i in T.serial(1, 7, step=3):\n"
     "    B[i] = i * 2\n"
     "for i in T.parallel(8):\n"
     "    F[i] = G[i] + T.float32(1)\n"
     "for i in T.vectorized(8):\n"
     "    D[i] = D[i] * T.float64(2)\n"
     "for i in T.unroll(8):\n"
     "    U[i] = U[i] + T.uint8(1)\n"
     "for i in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
     "    Q[i] = Q[i] + T.int8(1)\n"},
    {"while, break, continue",
     {Mistake::kBreakContinues},
     "A[0] = 5\n"
     "while A[0] > 0:\n"
     "    A[0] = A[0] - 1\n"
     "    B[A[0]] = A[0] * 3\n"
     "for i in range(8):\n"
     "    if i == 2:\n"
     "        continue\n"
     "    if i == 5:\n"
     "        break\n"
     "    G[i] = T.float32(7)\n"},
    {"branches",
     {Mistake::kElseDropped, Mistake::kSelectSwapped},
     "for i in range(8):\n"
     "    if i < 3 and A[i] < 100:\n"
     "        A[i] = 1\n"
     "    else:\n"
     "        A[i] = 2 + T.Select(B[i] < 3 or i == 7, 10, 20)\n"
     "    B[i] = T.if_then_else(i < 4, M[0, 0], T.if_then_else(T.likely(i < 6), i, -i))\n"},
    {"blocks",
     {Mistake::kInitDropped, Mistake::kInitAlways, Mistake::kPredicateDropped},
     "for i, j in T.grid(4, 3):\n"
     "    with T.block(\"sum\"):\n"
     "        vi = T.axis.spatial(4, i)\n"
     "        vj = T.axis.reduce(3, j)\n"
     "        T.where(i < 3)\n"
     "        with T.init():\n"
     "            A[vi] = 100\n"
     "        A[vi] = A[vi] + M[vi, vj] + vj\n"},
    {"vectors",
     {Mistake::kLanesReversed, Mistake::kShuffleRotated},
     "A[T.Ramp(0, 2, 4)] = T.Ramp(1, 5, 4)\n"
     "B[T.Ramp(7, -1, 8)] = T.Shuffle([A[T.Ramp(0, 1, 4)], T.Broadcast(9, 4)], "
     "[6, 1, 0, 3, 2, 2, 4, 7])\n"
     "F[0:4] = T.Select(T.Ramp(0, 1, 4) < T.Broadcast(2, 4), F[4:8], T.Broadcast(G[0], 4))\n"},
    {"masks",
     {Mistake::kMaskDropped},
     "A.vstore([T.Ramp(0, 1, 4)], T.Broadcast(7, 4), T.Ramp(0, 1, 4) < T.Broadcast(2, 4))\n"
     "B[0:4] = T.Select(T.Ramp(0, 1, 4) < T.Broadcast(3, 4), "
     "A.vload([T.Ramp(4, 1, 4)], \"int32x4\", T.Ramp(0, 1, 4) < T.Broadcast(3, 4)), "
     "T.Broadcast(1, 4))\n"},
    {"rows",
     {Mistake::kWrongStride},
     "for i, j in T.grid(4, 3):\n"
     "    M[i, j] = i * 10 + j\n"},
    {"views",
     {Mistake::kOffsetDropped},
     "C = T.Buffer((4,), \"int32\", data=A.data, elem_offset=3)\n"
     "E = T.Buffer((3, 4), \"int32\", data=M.data, strides=[1, 3])\n"
     "for i in range(4):\n"
     "    C[i] = 50 + i + E[1, i]\n"},
    {"regions",
     {Mistake::kRegionDropped},
     "with T.block(\"part\"):\n"
     "    R = T.match_buffer(M[1:3, 1:3], (2, 2), \"int32\", strides=[\"s\", \"t\"], "
     "offset_factor=1)\n"
     "    for i, j in T.grid(2, 2):\n"
     "        R[i, j] = 70 + i * 2 + j\n"},
    {"memory",
     {},
     "s = T.allocate([8], \"float32\", \"global\")\n"
     "S = T.Buffer((8,), \"float32\", data=s)\n"
     "k = T.allocate_const([1, 2, 3], \"int32\", [3])\n"
     "K = T.Buffer((3,), \"int32\", data=k)\n"
     "for i in range(8):\n"
     "    S[i] = F[7 - i]\n"
     "for i in range(8):\n"
     "    F[i] = S[i] + T.Cast(\"float32\", K[i % 3])\n"},
    {"threads",
     {},
     "for i in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
     "    for j in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
     "        A[j] = B[i] + 1\n"
     "tx = T.launch_thread(\"blockIdx.x\", 4)\n"
     "for i in T.thread_binding(1, 5, thread=\"blockIdx.x\"):\n"
     "    F[i] = G[tx] + T.float32(1)\n"},
    {"other buffers",
     {},
     "X = T.decl_buffer((1, 8), \"int32\", data=A.data, buffer_type=\"auto\")\n"
     "for i in range(8):\n"
     "    B[i] = X[i, i] + i\n"
     "Y = T.Buffer((6,), \"float32\")\n"
     "with T.realize(Y[2:5], \"global\", True):\n"
     "    Y[2] = G[3]\n"
     "    F[0] = Y[2] * T.float32(3)\n"},
    {"let, attributes, assertions",
     {},
     "T.attr(0, \"pragma_note\", 1)\n"
     "for i in range(8):\n"
     "    v: T.float32 = F[i] * T.float32(2)\n"
     "    x = T.float32()\n"
     "    F[i] = v + T.Let(x * x, where={x: v + T.float32(1)})\n"
     "    assert i < 8, \"inside\"\n"
     "    T.evaluate(T.assume(i >= 0))\n"},
    {"builtins",
     {},
     "for i in range(8):\n"
     "    A[i] = T.popcount(A[i] * 77) + T.clz(A[i] + 1) + T.fabs(i - 4)\n"
     "    B[i] = T.q_multiply_shift(B[i] * 1000, 1073741824, 31, 1)\n"
     "    F[i] = T.floor(F[i]) + T.ceil(G[i]) + T.round(F[i] * T.float32(2)) + T.trunc(G[i])\n"
     "    G[i] = T.copysign(G[i], F[i]) + T.exp(G[i]) + T.sqrt(T.fabs(F[i])) + T.fma(F[i], G[i], "
     "G[i])\n"
     "    D[i] = T.sin(D[i]) + T.pow(D[i], T.float64(2)) + T.nextafter(D[i], T.float64(0))\n"
     "    U[i] = T.Select(T.isnan(F[i]), T.uint8(1), U[i])\n"
     "    Q[i] = T.reinterpret(\"int8\", U[i] + T.uint8(200))\n"
     "    M[0, 0] = T.reinterpret(\"int32\", F[0])\n"},
};

std::string program_of(const char* body) {
  std::string text =
      "from tvm.script import tir as T\n\n@T.prim_func\ndef main(A: T.Buffer((8,), \"int32\"), "
      "B: T.Buffer((8,), \"int32\"), F: T.Buffer((8,), \"float32\"), G: T.Buffer((8,), "
      "\"float32\"), "
      "H: T.Buffer((8,), \"float16\"), U: T.Buffer((8,), \"uint8\"), D: T.Buffer((8,), "
      "\"float64\"), "
      "Q: T.Buffer((8,), \"int8\"), M: T.Buffer((4, 3), \"int32\")):\n    ";
  for (const char* at = body; *at; ++at)
    text += *at == '\n' ? (at[1] ? std::string("\n    ") : std::string("\n")) : std::string(1, *at);
  return text;
}

void check_with(c::Compiler compiler) {
  const Workplace place;
  const c::Backend backend = backend_for_test(compiler, place);
  for (const Construct& construct : kConstructs) {
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
  const Workplace place;
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, place);
  std::set<Mistake> shown;
  for (const Construct& construct : kConstructs)
    for (const Mistake mistake : construct.mistakes) {
      INFO(construct.name << ", mistake number " << static_cast<int>(mistake));
      CHECK(compare_text(program_of(construct.body), backend, mistake).failure != "");
      shown.insert(mistake);
    }
  CHECK(shown.size() + 1 == static_cast<std::size_t>(Mistake::kCount));
}

TEST_CASE("emit: what has no C is refused by name") {
  const Workplace place;
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, place);
  const auto refusal = [&](const char* body) {
    return compare_text(program_of(body), backend).skipped;
  };
  CHECK(refusal("A[0] = T.Cast(\"int32\", T.Shuffle([T.Ramp(0, 1, 4)], [A[0] % 4]))\n") ==
        "not emitted: a Shuffle by computed indices");
  CHECK(refusal("for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
                "    s = T.allocate([2], \"int32\", \"shared\")\n"
                "    S = T.Buffer((2,), \"int32\", data=s, scope=\"shared\")\n"
                "    S[i] = 1\n") == "not emitted: memory that threads share");
  CHECK(refusal("s = T.allocate([2], \"int32\", \"local\")\n"
                "S = T.Buffer((2,), \"int32\", data=s, scope=\"local\")\n"
                "for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n    S[i] = 1\n") ==
        "not emitted: memory that each thread has a copy of");
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
