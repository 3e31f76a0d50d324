// SPDX-License-Identifier: Apache-2.0
// Functions that take their arguments in an array of the host's runtime. EXT/Packed,
// EXT/Builtin/tvm_struct_get.
#include "spec/ir/tir/packed.h"

#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {
namespace {

/// A function of A: (3, n), a scalar s of float32 and C: (4,); `body` may name a and c, which point
/// to their DLTensors.
std::string taking(const std::string& body) {
  return "def f(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> "
         "T.int32:\n"
         "    T.func_attr({'calling_conv': 1})\n"
         "    a: T.handle = T.tvm_struct_get(args, 0, 15, 'handle')\n"
         "    s: T.float32 = T.Cast('float32', T.tvm_struct_get(args, 1, 15, 'float64'))\n"
         "    c: T.handle = T.tvm_struct_get(args, 2, 15, 'handle')\n"
         "    shape: T.handle('int64') = T.tvm_struct_get(a, 0, 2, 'handle')\n"
         "    n: T.int32 = T.Cast('int32', T.tvm_struct_get(shape, 1, 17, 'int64'))\n"
         "    pa: T.handle('int32') = T.tvm_struct_get(a, 0, 1, 'handle')\n"
         "    pc: T.handle('int32') = T.tvm_struct_get(c, 0, 1, 'handle')\n"
         "    A = T.decl_buffer((3, n), 'int32', data=pa)\n"
         "    C = T.decl_buffer((4,), 'int32', data=pc)\n"
         "    flat = T.decl_buffer((3 * n,), 'int32', data=pa)\n"
         "    " +
         body + "\n    return 0\n";
}
Invocation run_of(const std::string& body) {
  return TextProgram(taking(body))
      .run({array("A", int32s({3, 2}, {1, 2, 3, 4, 5, 6})), number("s", "2.5"),
            source("C", "fill:9")});
}
/// What `value` is there.
std::int32_t value_of(const std::string& value) {
  const Invocation run = run_of("C[0] = T.Cast('int32', " + value + ")");
  INFO(value << ": " << run.outcome.message);
  REQUIRE(run.outcome.kind == OutcomeKind::kDone);
  return static_cast<std::int32_t>(
      load_scalar(spec::int_type(32).scalar, run.array("C")->tensor.data, 0));
}
std::string rule_of(const std::string& body) {
  const Invocation run = run_of(body);
  return run.outcome.rule ? std::string(run.outcome.rule->id) : "done";
}

}  // namespace

TEST_CASE("packed: parameters are found in the body", "[EXT/Packed]") {
  const TextProgram program(taking("C[0] = 1"));
  const auto f = spec::tir::unpacked(*program.function());
  REQUIRE(f);
  REQUIRE(f->params.size() == 3);
  CHECK(f->params[1]->name_hint == "s");
  CHECK(f->buffers[0]->name == "A");
  CHECK_FALSE(f->buffers[1]);
  CHECK(f->buffers[2]->name == "C");
}

TEST_CASE("packed: a function whose arguments are not found is out of scope", "[EXT/Packed]") {
  const std::string head =
      "def f(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle):\n"
      "    T.func_attr({'calling_conv': 1})\n";
  const auto rule = [&](const std::string& body) {
    const TextProgram program(head + body);
    CHECK_FALSE(spec::tir::unpacked(*program.function()));
    return std::string(program.run().outcome.rule->id);
  };
  // A tensor without a buffer, and a number that is left out.
  CHECK(rule("    a: T.handle = T.tvm_struct_get(args, 0, 15, 'handle')\n"
             "    T.evaluate(T.isnullptr(a))\n") == "TIR-PrimFunc-packed");
  CHECK(rule("    s: T.int64 = T.tvm_struct_get(args, 1, 15, 'int64')\n"
             "    T.evaluate(s)\n") == "TIR-PrimFunc-packed");
  // Parameters of other datatypes.
  CHECK(TextProgram("def f(a: T.int32, args: T.int32, n: T.int32, r: T.int32):\n"
                    "    T.func_attr({'calling_conv': 1})\n    T.evaluate(args + n)\n")
            .run()
            .outcome.rule->id == "TIR-PrimFunc-packed");
}

TEST_CASE("packed: arrays, numbers and sizes arrive", "[EXT/Packed]") {
  CHECK(value_of("A[2, 1]") == 6);
  CHECK(value_of("flat[3]") == 4);
  CHECK(value_of("n") == 2);
  CHECK(value_of("s * T.float32(2)") == 5);
  CHECK(value_of("num_args") == 3);
}

TEST_CASE("packed: the fields of a DLTensor", "[TIR/DLTensor/p1]") {
  CHECK(value_of("T.tvm_struct_get(a, 0, 4, 'int32')") == 2);
  CHECK(value_of("T.tvm_struct_get(c, 0, 4, 'int32')") == 1);
  CHECK(value_of("T.tvm_struct_get(a, 0, 5, 'uint8')") == 0);
  CHECK(value_of("T.tvm_struct_get(a, 0, 6, 'uint8')") == 32);
  CHECK(value_of("T.tvm_struct_get(a, 0, 7, 'uint16')") == 1);
  CHECK(value_of("T.tvm_struct_get(a, 0, 8, 'uint64')") == 0);
  CHECK(value_of("T.tvm_struct_get(a, 0, 9, 'int32')") == 0);
  CHECK(value_of("T.tvm_struct_get(a, 0, 10, 'int32')") == 1);
  CHECK(value_of("T.isnullptr(T.tvm_struct_get(a, 0, 3, 'handle'))") == 1);
  CHECK(value_of("T.isnullptr(self_handle)") == 1);
  CHECK(value_of("T.isnullptr(result)") == 0);
  CHECK(value_of("T.tvm_struct_get(args, 0, 13, 'int32')") == 7);
  CHECK(value_of("T.tvm_struct_get(args, 1, 13, 'int32')") == 3);
  CHECK(value_of("T.tvm_struct_get(shape, 0, 17, 'int64')") == 3);
}

TEST_CASE("packed: the status is no result", "[EXT/Packed]") {
  CHECK_FALSE(run_of("C[0] = 1").returned);
  const Invocation failed = run_of("if n == 2:\n        return -1");
  REQUIRE(failed.returned);
  CHECK(failed.returned->bits == static_cast<std::uint64_t>(-1));
}

TEST_CASE("packed: structures beyond the array", "[TIR-D44]") {
  CHECK(rule_of("T.evaluate(T.tvm_struct_get(args, 3, 13, 'int32'))") == "TIR-Call-field-outside");
  CHECK(rule_of("T.evaluate(T.tvm_struct_get(self_handle, 0, 4, 'int32'))") ==
        "TIR-Call-field-outside");
  CHECK(value_of("T.tvm_struct_get(T.handle_add_byte_offset(args, 32), -1, 13, 'int32')") == 3);
  CHECK(rule_of("T.evaluate(T.tvm_struct_get(args, 0, 15, 'int32'))") == "TIR-Call-out-of-scope");
}

}  // namespace tenor::semantics::test
