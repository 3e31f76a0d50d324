// SPDX-License-Identifier: Apache-2.0
// Where devices come from: the rules that take them from results to arguments, one by one.
#include <catch2/catch.hpp>

#include "spec/prover/canonical.h"
#include "spec/relax/derive/vdevice.h"
#include "tests/spec/relax/derive/script.h"
#include "tests/spec/relax/fixture.h"

using namespace tenor::spec;
using namespace tenor::spec::relax::test;

namespace {

/// Is the variable known to be on the first device?
bool on_cpu(const std::string& script, std::string_view variable, const Readings& readings = {}) {
  return bound(script, variable, readings).find("vdevice=\"llvm:0:global\"") != std::string::npos;
}

/// A function with a binding whose variable is on a device.
struct OneDevice : Fixture {
  OneDevice() { function->body = seq({block({bind(y, add(use(x), use(x)))})}, use(y)); }
  const relax::VDevice* device_of_x() {
    Report report(false, readings);
    const relax::Derivation all = relax::check(program, module, CanonicalProver(), report);
    return relax::as<relax::TensorStructInfo>(all.variables.at(x))->vdevice;
  }
  relax::VDevice* device = program.make<relax::VDevice>({});
  relax::Variable* y =
      variable("y", builder.tensor({}, builder.arena().list<const PrimExpr*>({of(n), of(m)}),
                                   float_type(32), device));
};

}  // namespace

TEST_CASE("devices are looked for where the module has some",
          "[Relax/VDevice/p1][Relax/VDevice/p1:b]") {
  OneDevice f;
  CHECK(f.device_of_x() == nullptr);
  f.module.vdevices.push_back(f.device);
  CHECK(f.device_of_x() == f.device);
}

TEST_CASE("the device of a result is its body's",
          "[Relax/VDevice/1:b][Relax/VDevice/3:b][RLX-D37]") {
  const std::string text =
      on_devices("(x: " + kVector + ") -> " + kVectorOnCpu, "y = R.nn.relu(x)\nreturn y");
  CHECK(on_cpu(text, "y"));
  CHECK_FALSE(on_cpu(text, "y", as_written_reading("RLX-D37")));
}

TEST_CASE("bodies of all functions are visited", "[Relax/VDevice/1][Relax/VDevice/1:c]") {
  const std::string text =
      on_devices("(x: " + kVector + ") -> " + kVectorOnCpu, "y = R.nn.relu(x)\nreturn y");
  CHECK(on_cpu(text, "x"));
  const std::string inner = on_devices("(x: " + kVector + ")",
                                       "@R.function\ndef g(a: " + kVector + ") -> " + kVectorOnCpu +
                                           ":\n    b = R.nn.relu(a)\n    return b\nreturn x");
  CHECK(on_cpu(inner, "a"));
  CHECK_FALSE(on_cpu(inner, "x"));
}

TEST_CASE("a call has one device", "[Relax/VDevice/2][Relax/VDevice/2:b][Relax/VDevice/2:c]") {
  const std::string text = on_devices("(x: " + kVector + ", w: " + kVector + ", g: R.Callable((" +
                                          kVector + ",), " + kVector + ", True))",
                                      "y: " + kVectorOnCpu + " = g(x)\nreturn y");
  CHECK(on_cpu(text, "x"));
  CHECK(on_cpu(text, "g"));
  CHECK_FALSE(on_cpu(text, "w"));
}

TEST_CASE("arguments in tuples get the device of the call", "[Relax/VDevice/2:d]") {
  const std::string text =
      on_devices("(x: " + kVector + ", w: " + kVector + ")",
                 "y: R.Tensor((6,), \"float32\", vdevice=\"llvm\") = R.concat((x, w))\nreturn y");
  CHECK(on_cpu(text, "x"));
  CHECK(on_cpu(text, "w"));
}

TEST_CASE("a call that changes the device", "[RLX-D38]") {
  const std::string text = on_devices(
      "(x: " + kVectorOnCpu + ")",
      "y: R.Tensor((3,), \"float32\", vdevice=\"cuda\") = R.to_vdevice(x, dst_vdevice=\"cuda\")\n"
      "return y");
  CHECK(says("RLX-VDevice-conflict", text).empty());
  CHECK(says("RLX-VDevice-conflict", text, as_written_reading("RLX-D38")) == "error");
}

TEST_CASE("a function whose parameters state another device", "[RLX-D38]") {
  const std::string text =
      on_devices("(x: " + kVectorOnCpu + ")",
                 "@R.function\ndef moved(a: " + kVectorOnCpu +
                     ") -> R.Tensor((3,), \"float32\", vdevice=\"cuda\"):\n    b = R.to_vdevice(a, "
                     "dst_vdevice=\"cuda\")\n    return b\ny = moved(x)\nreturn y");
  CHECK(says("RLX-VDevice-conflict", text).empty());
  CHECK(says("RLX-VDevice-conflict", text, as_written_reading("RLX-D38")) == "error");
}

TEST_CASE("an object has no device", "[Relax/Pseudocode/update_struct_info/6]") {
  const std::string text =
      on_devices("(x: R.Object)", "u: " + kVectorOnCpu + " = R.match_cast(x, " + kVectorOnCpu +
                                      ")\nv = R.match_cast(x, R.Tensor((3,), \"float32\", "
                                      "vdevice=\"cuda\"))\nreturn u");
  CHECK(says("RLX-VDevice-conflict", text).empty());
}

TEST_CASE("each binding of each block is visited", "[Relax/VDevice/3][Relax/VDevice/3:c]") {
  const std::string text = on_devices(
      "(x: " + kVector + ", w: " + kVector + ", o: " + kVector + ")",
      "with R.dataflow():\n    u = R.nn.relu(x)\n    y: " + kVectorOnCpu +
          " = R.nn.relu(u)\n    R.output(y)\nz: " + kVectorOnCpu + " = R.nn.relu(w)\nreturn o");
  CHECK(on_cpu(text, "x"));
  CHECK(on_cpu(text, "u"));
  CHECK(on_cpu(text, "w"));
  CHECK_FALSE(on_cpu(text, "o"));
}

TEST_CASE("the result is visited", "[Relax/VDevice/3.3]") {
  CHECK(on_cpu(on_devices("(x: " + kVector + ") -> " + kVectorOnCpu, "return R.nn.relu(x)"), "x"));
}

TEST_CASE("a variable and its value are on one device",
          "[Relax/VDevice/3.1][Relax/VDevice/3.1:b][Relax/VDevice/3.1:c][Relax/VDevice/3.1:d]") {
  SECTION("the variable's") {
    const std::string text =
        on_devices("(x: " + kVector + ")", "y: " + kVectorOnCpu + " = x\nreturn y");
    CHECK(on_cpu(text, "x"));
    CHECK(derived(text, "y").find("llvm") != std::string::npos);
  }
  SECTION("the value's") {
    CHECK(on_cpu(
        on_devices("(x: " + kVectorOnCpu + ")", "y: " + kVector + " = R.nn.relu(x)\nreturn y"),
        "y"));
  }
  SECTION("and what the value is made of") {
    CHECK(on_cpu(
        on_devices("(x: " + kVector + ")", "y: " + kVectorOnCpu + " = R.nn.relu(x)\nreturn y"),
        "x"));
  }
}

TEST_CASE("the variable of a cast has a device",
          "[Relax/VDevice/3.2][Relax/VDevice/3.2:b][Relax/VDevice/3.2:c]") {
  const std::string text =
      on_devices("(x: " + kVector + ")",
                 "y: " + kVectorOnCpu + " = R.match_cast(x, " + kVector + ")\nreturn y");
  CHECK(on_cpu(text, "x"));
  CHECK(derived(text, "y").find("llvm") != std::string::npos);
}

TEST_CASE("what is cast to has a device", "[Relax/VDevice/3.2:d][Relax/VDevice/3.2:e]") {
  CHECK(on_cpu(on_devices("(x: " + kVector + ")",
                          "y: " + kVector + " = R.match_cast(x, " + kVectorOnCpu + ")\nreturn y"),
               "y"));
  CHECK(on_cpu(on_devices("(x: " + kVector + ")",
                          "y = R.match_cast(R.nn.relu(x), " + kVectorOnCpu + ")\nreturn y"),
               "x"));
}

TEST_CASE("other expressions are visited", "[Relax/VDevice/4]") {
  const std::string text =
      on_devices("(x: " + kVector + ", w: " + kVector + ", c: R.Tensor((), \"bool\"))",
                 "if c:\n    a: " + kVectorOnCpu + " = R.nn.relu(x)\n    y = a\nelse:\n    b: " +
                     kVectorOnCpu + " = R.nn.relu(w)\n    y = b\nreturn c");
  CHECK(on_cpu(text, "x"));
  CHECK(on_cpu(text, "w"));
  CHECK_FALSE(on_cpu(text, "c"));
}

TEST_CASE("update_struct_info",
          "[Relax/Pseudocode/update_struct_info][Relax/Pseudocode/update_struct_info/2]"
          "[Relax/Pseudocode/update_struct_info/3][Relax/Pseudocode/update_struct_info/4]"
          "[Relax/Pseudocode/update_struct_info/5][Relax/Pseudocode/update_struct_info/6]") {
  OneDevice f;
  const auto updated = [&](const relax::StructInfo* s) {
    return relax::with_device(f.builder, s, f.device);
  };
  const relax::TensorStructInfo* tensor = f.tensor({f.of(f.n)});
  const auto is_updated = [&](const relax::StructInfo* s) {
    const auto* given = relax::as<relax::TensorStructInfo>(s);
    return given && given->vdevice == f.device && given->shape == tensor->shape &&
           given->dtype == tensor->dtype && given->ndim == tensor->ndim;
  };
  const relax::StructInfo* object = f.builder.object({});
  const relax::StructInfo* unchanged[] = {
      object, f.shape({f.i(2)}), f.builder.prim({}, int_type(64)),
      f.builder.packed_func({}, tensor, {relax::DeriveFunc::Kind::kDefault, {}})};
  CHECK(is_updated(updated(tensor)));
  for (const relax::StructInfo* s : unchanged) CHECK(updated(s) == s);
  SECTION("of a tuple") {
    const relax::StructInfo* fields[] = {tensor, object};
    const auto* tuple =
        relax::as<relax::TupleStructInfo>(updated(f.builder.tuple_info({}, fields)));
    REQUIRE(tuple);
    CHECK(is_updated(tuple->fields[0]));
    CHECK(tuple->fields[1] == object);
  }
  SECTION("of a function") {
    const auto* callable = f.callable({tensor}, tensor);
    const auto* made = relax::as<relax::FuncStructInfo>(updated(callable));
    REQUIRE(made);
    CHECK(is_updated(made->ret));
    CHECK((*made->params)[0] == tensor);
    CHECK(made->purity == callable->purity);
  }
}
