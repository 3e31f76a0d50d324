// SPDX-License-Identifier: Apache-2.0
// What a text of Relax of one generation is in the words of the other, as the compilers of both
// read them. Relax/Grammar.
#include <catch2/catch.hpp>

#include "spec/text/print.h"
#include "spec/text/read.h"

namespace tenor::spec::test {
namespace {

constexpr Generation kNested = Generation::kNested, kFlat = Generation::kFlat;

std::string program(Generation generation, const std::string& value) {
  const bool flat = generation == kFlat;
  return std::string("from tvm.script import relax as R, ") + (flat ? "tirx" : "tir") +
         " as T\n@R.function\ndef main(x: R.Tensor((3, 3), \"float32\"), s: R." +
         (flat ? "Any" : "Object") + "):\n    z = " + value + "\n    return z\n";
}

/// The value that is bound, read in `from` and printed in `to`.
std::string crossed(Generation from, Generation to, const std::string& value) {
  Report report;
  const Reading reading = read(program(from, value), report);
  REQUIRE(report.errors() == 0);
  const std::string text = print(reading.program, to);
  const std::size_t begin = text.find("z = ") + 4;
  return text.substr(begin, text.find('\n', begin) - begin);
}
std::string to_flat(const std::string& value) { return crossed(kNested, kFlat, value); }
std::string to_nested(const std::string& value) { return crossed(kFlat, kNested, value); }

/// The same in its own generation, and after crossing twice.
void stays(const std::string& nested, const std::string& flat) {
  CHECK(crossed(kNested, kNested, nested) == nested);
  CHECK(crossed(kFlat, kFlat, flat) == flat);
  CHECK(to_flat(nested) == flat);
  CHECK(to_nested(flat) == nested);
}

TEST_CASE("Relax across generations: a datatype that is the operand's") {
  CHECK(to_flat("R.matmul(x, x, out_dtype=\"void\")") == "R.matmul(x, x)");
  CHECK(to_nested("R.matmul(x, x, out_dtype=None)") == "R.matmul(x, x)");
  CHECK(to_flat("R.cumsum(x, axis=1, dtype=\"void\", exclusive=False)") ==
        "R.cumsum(x, axis=1, exclusive=False)");
  stays("R.zeros_like(x, dtype=\"float16\")", "R.zeros_like(x, dtype=\"float16\")");
}

TEST_CASE("Relax across generations: no datatype where leaving it out names one") {
  for (const std::string call :
       {"R.argsort(x, axis=-1, descending=False, dtype=", "R.topk(x, k=1, axis=-1, dtype="})
    stays(call + "\"void\")", call + "None)");
}

TEST_CASE("Relax across generations: a datatype that is not known") {
  stays("R.astype(x, dtype=\"void\")", "R.astype(x, dtype=\"void\")");
  stays("R.zeros(R.shape([3]), dtype=\"void\")", "R.zeros(R.shape([3]), dtype=\"void\")");
}

TEST_CASE("Relax: a datatype that is not known is kept in its own generation") {
  for (const Generation generation : {kNested, kFlat})
    CHECK(crossed(generation, generation, "R.matmul(x, x, out_dtype=\"void\")") ==
          "R.matmul(x, x, out_dtype=\"void\")");
}

TEST_CASE("Relax across generations: parameters of one that the other means") {
  for (const std::string op : {"memory", "vm"}) {
    const std::string call = "R." + op + ".alloc_tensor(s, R.prim_value(0), R.shape([3]), ";
    stays(call + "R.dtype(\"float32\"))", call + "R.dtype(\"float32\"), R.prim_value(0))");
  }
  CHECK(to_nested("R.hint_on_device(x, dst_vdevice=R.cpu(0), memory_scope=\"global\")") ==
        "R.hint_on_device(x, dst_vdevice=R.cpu(0))");
  const std::string layout = "R.layout_transform(x, index_map=T.index_map(lambda i, j: (j, i))";
  CHECK(to_flat(layout + ", axis_separators=[], input_axis_separators=[])") == layout + ")");
}

TEST_CASE("Relax across generations: what only one of them can say is written all the same") {
  const std::string alloc =
      "R.vm.alloc_tensor(s, R.prim_value(0), R.shape([3]), R.dtype(\"float32\"), R.prim_value(1))";
  CHECK(to_nested(alloc) == alloc);
  const std::string hint =
      "R.hint_on_device(x, dst_vdevice=R.cpu(0), memory_scope=\"global.vtcm\")";
  CHECK(to_nested(hint) == hint);
  const std::string layout =
      "R.layout_transform(x, index_map=T.index_map(lambda i, j: (j, i)), "
      "axis_separators=[1])";
  CHECK(to_flat(layout) == layout);
}

}  // namespace
}  // namespace tenor::spec::test
