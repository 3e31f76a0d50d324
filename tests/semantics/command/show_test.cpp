// SPDX-License-Identifier: Apache-2.0
// Arrays in words and in JSON; inputs and other options as they stand on a command line.
#include "semantics/command/show.h"

#include "semantics/analysis/written.h"
#include "semantics/request/shell.h"
#include "semantics/run/inputs.h"
#include "spec/diagnostic/usage_error.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {

TEST_CASE("show: a summary") {
  CHECK(summary_of({"C", int32s({2, 2}, {1, -2, 3, 4}), {1, 1, 1, 1}}) ==
        "C: int32 (2, 2), -2 to 4");
  CHECK(summary_of({"C", int32s({3}, {1, 2, 9}), {1, 1, 0}}) ==
        "C: int32 (3,), 1 to 2, 1 of 3 never written: [2]");
  CHECK(summary_of({"C", int32s({0}, {}), {}}) == "C: int32 (0,), no elements");
  CHECK(summary_of({"C", int32s({}, {5}), {1}}) == "C: int32 (), 5 to 5");
}

TEST_CASE("show: NaN is counted and is no extreme") {
  Tensor tensor{spec::float_type(32), {2}, std::vector<std::byte>(8)};
  store_scalar(tensor.dtype.scalar, tensor.data, 0, 0x7fc00000);
  store_scalar(tensor.dtype.scalar, tensor.data, 1, 0x3fc00000);
  const ArrayResult array{"C", tensor, {1, 1}};
  CHECK(summary_of(array) == "C: float32 (2,), 1.5 to 1.5, 1 nan");
  CHECK(elements_json(array) == spec::Json::parse(R"(["nan", 1.5])"));
}

TEST_CASE("show: every element") {
  const ArrayResult array{"C", int32s({2, 2}, {1, 2, 3, 4}), {1, 1, 1, 0}};
  CHECK(elements_of(array) == "[[1, 2],\n [3, _]]");
  CHECK(elements_json(array) == spec::Json::parse("[[1, 2], [3, null]]"));
  CHECK(mask_of(array).data ==
        std::vector<std::byte>{std::byte{0}, std::byte{0}, std::byte{0}, std::byte{1}});
  CHECK(elements_of({"C", int32s({}, {5}), {1}}) == "5");
  CHECK(elements_of({"C", int32s({2, 0}, {}), {}}) == "[[],\n []]");
}

TEST_CASE("inputs: the forms of a value") {
  const auto kind = [](const std::string& value) {
    return parse_input("A=" + value, 1 << 20).kind;
  };
  CHECK(kind("rand:7") == Input::Kind::kSource);
  CHECK(kind("iota") == Input::Kind::kSource);
  CHECK(kind("fill:-1e3") == Input::Kind::kSource);
  CHECK(kind("undef") == Input::Kind::kUndefined);
  CHECK(kind("undef,shape=(3,)") == Input::Kind::kUndefined);
  CHECK(kind("iota,shape=(3,),[0]=1") == Input::Kind::kSource);
  CHECK(kind("@B") == Input::Kind::kAlias);
  CHECK(parse_input("A=@B", 1).other == "B");
  for (const char* number : {"3", "-3", "1.5", "1e400", "inf", "nan", "true"})
    CHECK(kind(number) == Input::Kind::kNumber);
}

TEST_CASE("inputs: what is refused") {
  for (const char* text : {"A", "=3", "A=", "A=maybe", "A=none.npy", "A=none.npz:x",
                           "A=iota,shape=3", "A=none.npy,offset=1"})
    CHECK_THROWS_AS(parse_input(text, 1 << 20), spec::UsageError);
}

TEST_CASE("scope: words for a shell") {
  CHECK(shell_quoted("f.py::main") == "f.py::main");
  CHECK(shell_quoted("my file") == "'my file'");
  CHECK(shell_quoted("it's") == "'it'\\''s'");
  CHECK(shell_quoted("") == "''");
}

TEST_CASE("written: stores, views of blocks, handles that go elsewhere") {
  const TextProgram program(
      "def f(A: T.Buffer((4,), 'int32'), B: T.Buffer((4,), 'int32'), C: T.Buffer((4,), 'int32'),\n"
      "      D: T.Buffer((4,), 'int32')):\n"
      "    B[0] = A[0]\n"
      "    with T.block('b'):\n"
      "        V = T.match_buffer(C[0:2], (2,), 'int32')\n"
      "        V[0] = 1\n"
      "    T.evaluate(T.call_extern('int32', 'touch', D.data))\n");
  CHECK(written_parameters(*program.function()) == std::vector<bool>{false, true, true, true});
}

}  // namespace tenor::semantics::test
