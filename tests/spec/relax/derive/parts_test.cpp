// SPDX-License-Identifier: Apache-2.0
// Elements of tuples, conditions, and devices.
#include "spec/relax/derive/parts.h"

#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

using namespace tenor::spec::relax::test;

namespace {

std::string element(const std::string& taken) {
  return function("(t: R.Tuple(R.Object, R.Tensor((3,), \"float32\")), o: R.Object)",
                  "y = " + taken + "\nreturn y");
}

std::string condition(const std::string& info) {
  return function("(c: " + info + ", x: R.Object)", "if c:\n    y = x\nelse:\n    y = x\nreturn y");
}

const std::string kVectorOnGpu = "R.Tensor((3,), \"float32\", vdevice=\"cuda\")";

}  // namespace

TEST_CASE("RLX-TupleGetItem-tuple", "[Relax/Derive/12.2]") {
  SECTION("accepts") { CHECK(says("RLX-TupleGetItem-tuple", element("t[1]")).empty()); }
  SECTION("rejects") { CHECK(says("RLX-TupleGetItem-tuple", element("o[0]")) == "error"); }
}

TEST_CASE("RLX-TupleGetItem-index", "[Relax/Derive/12.3]") {
  SECTION("accepts") { CHECK(says("RLX-TupleGetItem-index", element("t[1]")).empty()); }
  SECTION("rejects") { CHECK(says("RLX-TupleGetItem-index", element("t[2]")) == "error"); }
}

TEST_CASE("RLX-TupleGetItem-negative", "[RLX-D34]") {
  using namespace tenor::spec;
  // No text has such an element: only an object graph could.
  Program program;
  relax::Builder builder(program);
  const relax::StructInfo* fields[] = {builder.object({})};
  const auto says_of = [&](std::int64_t index, const Readings& readings) {
    Report report(false, readings);
    const relax::Selected item{{}, builder.tuple_info({}, fields), index};
    relax::ChecksOf<relax::Selected>::run(item, relax::CallSite{}, report);
    return report.errors();
  };
  SECTION("accepts") {
    CHECK(says_of(0, {}) == 0);
    CHECK(says_of(-1, as_written_reading("RLX-D34")) == 0);
  }
  SECTION("rejects") { CHECK(says_of(-1, {}) == 1); }
}

TEST_CASE("RLX-If-condition", "[RLX-D20]") {
  const char* const id = "RLX-If-condition";
  SECTION("accepts") {
    CHECK(says(id, condition("R.Tensor((), \"bool\")")).empty());
    CHECK(says(id, condition("R.Prim(\"bool\")")).empty());
    CHECK(says(id, condition("R.Shape"), as_written_reading("RLX-D20")).empty());
    CHECK(says(id, condition("R.Object")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, condition("R.Tensor((1,), \"bool\")")) == "error");
    CHECK(says(id, condition("R.Prim(\"int64\")")) == "error");
    CHECK(says(id, condition("R.Shape")) == "error");
    CHECK(says(id, condition("R.Object"), as_written_reading("RLX-D61")) == "error");
  }
}

TEST_CASE("RLX-If-condition-open", "[RLX-D20]") {
  const char* const id = "RLX-If-condition-open";
  SECTION("accepts") { CHECK(says(id, condition("R.Tensor((), \"bool\")")).empty()); }
  SECTION("rejects") {
    CHECK(says(id, condition("R.Tensor(dtype=\"bool\")")) == "warning");
    CHECK(says(id, condition("R.Object")) == "warning");
  }
}

TEST_CASE("RLX-VDevice-conflict", "[Relax/VDevice/p2][Relax/Pseudocode/update_struct_info/1]") {
  const char* const id = "RLX-VDevice-conflict";
  SECTION("accepts") {
    CHECK(says(id, on_devices("(x: " + kVectorOnCpu + ") -> " + kVectorOnCpu,
                              "y = R.nn.relu(x)\nreturn y"))
              .empty());
  }
  SECTION("rejects") {
    CHECK(says(id, on_devices("(x: " + kVectorOnCpu + ") -> " + kVectorOnGpu,
                              "y = R.nn.relu(x)\nreturn y")) == "error");
  }
}

TEST_CASE("RLX-VDevice-undefined", "[Relax/VDevice/p4]") {
  const char* const id = "RLX-VDevice-undefined";
  const std::string body = "y = R.nn.relu(x)\nz = R.nn.relu(y)\nreturn z";
  SECTION("accepts") {
    CHECK(says(id, on_devices("(x: " + kVector + ") -> " + kVectorOnCpu, body)).empty());
    CHECK(says(id, function("(x: " + kVector + ")", body)).empty());
  }
  SECTION("rejects") { CHECK(says(id, on_devices("(x: " + kVector + ")", body)) == "warning"); }
}

TEST_CASE("what is hinted to a device becomes a call of to_vdevice",
          "[Relax/VDevice/p4][Relax/Op/b8:c]") {
  const char* const id = "RLX-VDevice-undefined";
  for (const char* call :
       {"R.hint_on_device(x, R.cuda(0))", "R.to_vdevice(x, dst_vdevice=\"cuda\")"}) {
    const std::string body = "y = " + std::string(call) + "\nz = R.nn.relu(x)\nreturn z";
    SECTION(std::string("accepts ") + call + " of what another use places") {
      CHECK(says(id, on_devices("(x: " + kVector + ") -> " + kVectorOnCpu, body)).empty());
    }
    SECTION(std::string("rejects ") + call + " of what nothing places") {
      CHECK(says(id, on_devices("(x: " + kVector + ")",
                                "y = " + std::string(call) + "\nreturn y")) == "warning");
    }
  }
}
