// SPDX-License-Identifier: Apache-2.0
// What a text of Relax of one generation is in the words of the other, as the compilers of both
// read them. Relax/Grammar.
#include <catch2/catch.hpp>

#include "spec/ir/small_float.h"
#include "spec/text/print.h"
#include "spec/text/printer/relax/tensor.h"
#include "spec/text/read.h"
#include "spec/text/reader/metadata.h"

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
  const ParsedFile parsed = read(program(from, value), report);
  REQUIRE(report.errors() == 0);
  const std::string text = print(parsed.program, to);
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
  // Also where nothing said that the text is of the other generation.
  CHECK(crossed(kNested, kNested, "R.hint_on_device(x, R.cpu(0), \"global\")") ==
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

relax::Constant truth_values(const std::vector<std::int64_t>& shape,
                             const std::vector<std::byte>& data) {
  relax::Constant c;
  c.dtype = bool_type();
  c.shape = {shape.data(), shape.size()};
  c.data = {data.data(), data.size()};
  return c;
}

TEST_CASE("Relax across generations: truth values that are saved") {
  const std::vector<std::int64_t> shape{3};
  const std::vector<std::byte> data{std::byte{1}, std::byte{0}, std::byte{1}};
  const relax::Constant c = truth_values(shape, data);
  const std::string nested = printer::saved_tensor(c, kNested);
  const std::string flat = printer::saved_tensor(c, kFlat);
  CHECK(nested == "P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAAAEBAQADAAAAAAAAAAMAAAAAAAAAAQAB");
  CHECK(flat == "P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAAAYIAQADAAAAAAAAAAMAAAAAAAAAAQAB");
  for (const std::string& saved : {nested, flat}) {
    const auto read_back = reader::saved_tensor(saved);
    REQUIRE(read_back);
    CHECK(read_back->dtype == bool_type());
    CHECK(read_back->data == data);
  }
}

/// A function of what `metadata` holds.
std::string of_constant(const std::string& metadata) {
  return "metadata = tvm.ir.load_json(\"\"\"" + metadata +
         "\"\"\")\nfrom tvm.script import relax as R\n@R.function\ndef main():\n"
         "    z = metadata[\"relax.expr.Constant\"][0]\n    return z\n";
}

std::string graph(const std::string& fields, const std::string& data) {
  return R"({"root_index": 6, "nodes": [{"type": "None"}, {"type": "ffi.String", "data": )"
         R"("relax.expr.Constant"}, {"type": "relax.Tensor"}, {"type": "ffi.Tensor", "data": ")" +
         data + R"("}, {"type": "relax.expr.Constant", "data": {"span": 0, ")" + fields +
         R"(": 2, "data": 3}}, {"type": "ffi.Array", "data": [4]}, {"type": "ffi.Map", "data": )"
         R"([1, 5]}]})";
}

constexpr const char* kFloat8 =
    "P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAAAoIAQACAAAAAAAAAAIAAAAAAAAAADg=";

TEST_CASE("Relax: the metadata tells the generation where no other word does") {
  for (const Generation generation : {kNested, kFlat}) {
    Report report;
    const ParsedFile parsed =
        read(of_constant(graph(generation == kFlat ? "ty" : "struct_info_", kFloat8)), report);
    CHECK(report.errors() == 0);
    REQUIRE(parsed.program.modules.size() == 1);
    CHECK(parsed.program.modules[0].generation == generation);
  }
}

/// 1, 2, 3, -2 and 1 of float4_e2m1fn, as compilers save them: 24 5c 20, and two zeros.
constexpr const char* kFloat4 =
    "P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAABEEAQAFAAAAAAAAAAUAAAAAAAAAJFwgAAA=";

TEST_CASE("Relax: a float of four bits is saved two in a byte", "[EXT/DataType]") {
  Report report;
  const ParsedFile parsed = read(of_constant(graph("struct_info_", kFloat4)), report);
  CHECK(report.errors() == 0);
  const auto tensor = reader::saved_tensor(kFloat4);
  REQUIRE(tensor);
  std::vector<double> values;
  for (const std::byte code : tensor->data)
    values.push_back(small_float_value(tensor->dtype.scalar, std::to_integer<unsigned>(code)));
  CHECK(values == std::vector<double>{1, 2, 3, -2, 1});
  CHECK(print(parsed.program, Generation::kNested).find(kFloat4) != std::string::npos);
}

TEST_CASE("Relax: constants of formats of eight bits are read and printed", "[TIR-D24]") {
  for (const Generation generation : {kNested, kFlat}) {
    Report report;
    const ParsedFile parsed = read(of_constant(graph("struct_info_", kFloat8)), report);
    const std::string text = print(parsed.program, generation);
    CHECK(report.errors() == 0);
    CHECK(text.find("float8_e4m3fn") != text.npos);
    CHECK(text.find(kFloat8) != text.npos);
    CHECK(print(read(text, report).program, generation) == text);
  }
}

TEST_CASE("Relax: a tensor that is none is told from one that is not there") {
  const auto message = [](const std::string& text) {
    Report report;
    read(text, report);
    REQUIRE(report.diagnostics().size() == 1);
    return report.diagnostics()[0].message;
  };
  CHECK(message(of_constant(graph("ty", "AAAA"))) ==
        "the metadata has no tensor of a known datatype");
  CHECK(message(of_constant("{\"root_index\": 0, \"nodes\": [{\"type\": \"ffi.Map\", \"data\": "
                            "[]}]}")) == "the metadata does not have this constant");
}

/// The annotation of a parameter, read and printed in `generation`.
std::string annotated(const std::string& annotation, Generation generation) {
  Report report;
  const ParsedFile parsed = read(
      "from tvm.script import relax as R, tir as T\n@R.function\ndef "
      "main(f: " +
          annotation + "):\n    return f\n",
      report);
  CHECK(report.errors() == 0);
  const std::string text = print(parsed.program, generation);
  const std::size_t begin = text.find("f: ") + 3;
  return text.substr(begin, text.find("):\n", begin) - begin);
}

TEST_CASE("Relax: a function that nothing is known of is impure unless it says so") {
  for (const Generation generation : {kNested, kFlat}) {
    CHECK(annotated("R.Callable", generation) == "R.Callable");
    CHECK(annotated("R.Callable()", generation) == "R.Callable");
    CHECK(annotated("R.Callable(None, R.Tensor)", generation) == "R.Callable(ret=R.Tensor)");
    CHECK(annotated("R.Callable(purity=True)", generation) == "R.Callable(purity=True)");
    CHECK(annotated("R.Callable((R.Tensor,), R.Tensor)", generation) ==
          "R.Callable((R.Tensor,), R.Tensor, True)");
  }
}

TEST_CASE("a function whose name is none of Python is printed by one that can be read") {
  Report report;
  ParsedFile parsed = read(
      "from tvm.script import ir as I, relax as R, tir as T\n@I.ir_module\n"
      "class Module:\n    @R.function\n    def f(x: R.Object):\n"
      "        return x\n    @T.prim_func\n    def g(a: T.int32):\n"
      "        T.evaluate(a)\n",
      report);
  Module& module = parsed.program.modules.at(0);
  module.functions.at(0).name = "<lambda>";
  module.functions.at(1).name = "g.1";
  tir::PrimFunc named = *module.functions[1].prim_func;
  named.name = "g.1";
  module.functions[1].prim_func = &named;
  for (const Generation generation : {kNested, kFlat}) {
    const std::string text = print(parsed.program, generation);
    CHECK(text.find("def _lambda_(x") != text.npos);
    CHECK(text.find("R.func_attr({\"global_symbol\": \"<lambda>\"})") != text.npos);
    CHECK(text.find("def g_1(a") != text.npos);
    CHECK(text.find("T.func_attr({\"global_symbol\": \"g.1\"})") != text.npos);
    CHECK(print(read(text, report).program, generation) == text);
  }
  CHECK(report.errors() == 0);
}

}  // namespace
}  // namespace tenor::spec::test
