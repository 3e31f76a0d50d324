// SPDX-License-Identifier: Apache-2.0
// Expressions: operators, literals, slices, Python's own arithmetic. TIR/Grammar/PrimExpr.
#include <fmt/format.h>

#include <cmath>

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

/// What `expression` is read as.
struct Read {
  Outcome outcome;
  const PrimExpr* e = nullptr;
  explicit Read(const std::string& expression)
      : outcome(around({"T.evaluate(" + expression + ")"})) {
    const auto* s = outcome.main() ? first<tir::Evaluate>(outcome.main()->body) : nullptr;
    e = s ? s->value : nullptr;
  }
};

}  // namespace

TEST_CASE("Python's numbers are computed when read", "[TIR/PreRFC/FrontEnd]") {
  CHECK(as<IntImm>(Read("2 * 8 + 1").e)->value == 17);
  CHECK(as<IntImm>(Read("-7 // 2").e)->value == -4);
  CHECK(as<IntImm>(Read("-7 % 3").e)->value == 2);
  CHECK(as<IntImm>(Read("1 << 40").e)->dtype == int_type(64));
  CHECK(as<FloatImm>(Read("1 / 2").e)->value == 0.5);
  CHECK(as<IntImm>(Read("T.uint64(2 ** 64 - 1)").e)->value == -1);
  CHECK(as<IntImm>(Read("T.uint64(2 ** 64 - 1)").e)->in_range);
  CHECK(!as<IntImm>(Read("T.uint64(2 ** 64)").e)->in_range);
  CHECK(!as<IntImm>(Read("T.uint64(-1)").e)->in_range);
  CHECK(Read("1 // 0").outcome.codes() == "P-ARGUMENT");
}

TEST_CASE("operators are nodes", "[TIR/Grammar/BinaryOp]") {
  CHECK(Read("n // 2").e->kind == ExprKind::kFloorDiv);
  CHECK(Read("n % 2").e->kind == ExprKind::kFloorMod);
  CHECK(Read("T.truncdiv(n, 2)").e->kind == ExprKind::kDiv);
  CHECK(Read("f / 2").e->kind == ExprKind::kDiv);
  CHECK(Read("n / 2").outcome.codes() == "P-ARGUMENT");
  CHECK(Read("n ** 2").outcome.codes() == "P-CONSTRUCT");
  CHECK(Read("-n").e->kind == ExprKind::kMul);
  CHECK(Read("n > 1 and n < 3").e->kind == ExprKind::kAnd);
  CHECK(Read("not n > 1").e->kind == ExprKind::kNot);
  CHECK(as<Call>(Read("n >> 1").e)->op == "shift_right");
  CHECK(as<Call>(Read("~n").e)->op == "bitwise_not");
  CHECK(as<Call>(Read("f if n > 1 else 0").e)->op == "if_then_else");
}

TEST_CASE("slices have the lanes of their difference", "[TIR/Grammar/PrimExpr/Ramp]") {
  const auto lanes = [](const std::string& slice) -> std::int64_t {
    const Read read("A[" + slice + "]");
    const auto* load = as<BufferLoad>(read.e);
    const auto* ramp = load ? as<Ramp>(load->indices[0]) : nullptr;
    return ramp ? ramp->lanes : 0;
  };
  CHECK(lanes("0:4") == 4);
  CHECK(lanes("n * 4:n * 4 + 4") == 4);
  CHECK(lanes("(n + 1) * 4 - n:(n + 1) * 4 - n + 8") == 8);
  CHECK(lanes("4 + n * 2:n * 2 + 8") == 4);
  CHECK(lanes("0:16:4") == 4);
  CHECK(lanes(":") == 16);
  CHECK(lanes("n:n + 1") == 0);  // one lane is the element
  CHECK(Read("A[0:n]").outcome.codes() == "P-ARGUMENT");
}

TEST_CASE("literals of every spelling", "[TIR/Grammar/PrimExpr/FloatImm]") {
  CHECK(as<FloatImm>(Read("T.float32(\"inf\")").e)->value == HUGE_VAL);
  CHECK(as<FloatImm>(Read("T.float32(\"-inf\")").e)->value == -HUGE_VAL);
  CHECK(std::isnan(as<FloatImm>(Read("T.float32(\"nan\")").e)->value));
  CHECK(as<FloatImm>(Read("T.float32(\"0x1.8p1\")").e)->value == 3.0);
  CHECK(as<IntImm>(Read("T.bool(True)").e)->dtype == bool_type());
  CHECK(as<IntImm>(Read("T.min_value(\"int8\")").e)->value == -128);
  CHECK(as<FloatImm>(Read("-T.float32(2)").e)->value == -2.0);
  CHECK(Read("T.float32(\"three\")").outcome.codes() == "P-ARGUMENT");
}

TEST_CASE("builtins by the registry", "[TIR-D48]") {
  CHECK(as<Call>(Read("T.call_extern(\"float32\", \"f\", n)").e)->dtype == float_type(32));
  CHECK(as<Call>(Read("T.call_extern(\"f\", n, dtype=\"int8\")").e)->dtype == int_type(8));
  CHECK(as<Call>(Read("T.call_intrin(\"float32\", \"tir.exp\", f)").e)->op == "exp");
  CHECK(as<Call>(Read("T.exp(f)").e)->builtin);
  // C and LLVM have names of their own for what some builtins compute.
  const auto reads = [](const char* text, const char* op, std::size_t args) {
    const Read read(text);
    return as<Call>(read.e)->op == op && as<Call>(read.e)->args.size() == args;
  };
  CHECK(reads("T.call_pure_extern(\"float32\", \"expf\", f)", "exp", 1));
  CHECK(reads("T.call_pure_extern(\"float32\", \"powf\", f, f)", "pow", 2));
  CHECK(reads("T.call_llvm_pure_intrin(\"float32\", \"llvm.exp.f32\", f)", "exp", 1));
  for (const char* other : {"exp", "roundf", "expff", "f", ""})
    CHECK(reads(fmt::format("T.call_pure_extern(\"float32\", \"{}\", f)", other).c_str(),
                "call_pure_extern", 2));
  CHECK(reads("T.call_pure_extern(\"float32\", \"powf\", f)", "call_pure_extern", 2));
  CHECK(reads("T.call_pure_extern(\"float64\", \"expf\", f)", "call_pure_extern", 2));
  CHECK(reads("T.call_extern(\"float32\", \"expf\", f)", "call_extern", 2));
  CHECK(Read("T.exp(f, f)").outcome.codes() == "P-ARGUMENT");
  CHECK(Read("T.expp(f)").outcome.codes() == "P-CONSTRUCT");
  CHECK(Read("T.max(n, 1, other=2)").outcome.codes() == "P-ARGUMENT");
}

}  // namespace tenor::spec::test
