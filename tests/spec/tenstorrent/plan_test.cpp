// SPDX-License-Identifier: Apache-2.0
// Plans are read, and refused with the field.
#include "spec/tenstorrent/plan/plan.h"

#include <catch2/catch.hpp>

namespace tenor::spec::tenstorrent {
namespace {

/// The first fault of a plan whose part under `tenor` has these fields.
std::string fault(const std::string& ours) {
  Report report;
  const auto plan = read_plan(R"({"kernel": "k", "tenor": {)" + ours + "}}", report);
  CHECK(plan.has_value() == report.diagnostics().empty());
  return report.diagnostics().empty() ? "" : report.diagnostics().front().message;
}

constexpr char kCores[] = R"("cores": [{"x": 0, "y": 0}, {"x": 1, "y": 0}])";
std::string with(const std::string& more) { return std::string(kCores) + ", " + more; }
std::string whole(const std::string& kernels, const std::string& buffers = "") {
  return with(R"("circular_buffers": [], "buffers": [)" + buffers + R"(], "kernels": [)" + kernels +
              "]");
}

}  // namespace

TEST_CASE("plan: what a launch needs is read") {
  Report report;
  const auto plan = read_plan(
      R"({"kernel": "k", "tenor": {"cores": [{"x": 0, "y": 0}, {"x": 1, "y": 0}],
          "buffers": [{"name": "A", "shape": [3, 40, 70], "format": "float32"},
                      {"name": "B", "shape": [5, 8], "format": "bfloat16", "memory": "row_major"}],
          "circular_buffers": [{"id": 3, "format": "bfp8_b", "pages": 4}],
          "kernels": [{"file": "r.kernel", "kind": "reader", "arguments": [{"buffer": "B"}, 7],
                       "cores": [1]}]}})",
      report);
  REQUIRE(plan);
  CHECK(plan->buffers[0].pages == 3 * 2 * 3);
  CHECK(plan->buffers[0].page_size == 4096);
  CHECK(plan->buffers[0].valid(5) == std::array<std::uint32_t, 2>{8, 6});
  CHECK(plan->buffers[0].valid(6) == std::array<std::uint32_t, 2>{32, 32});
  CHECK(plan->buffers[1].pages == 5);
  CHECK(plan->buffers[1].page_size == 16);
  CHECK(plan->circular_buffer(3)->page_size == 1088);
  CHECK(plan->dst_capacity() == 8);
  CHECK(plan->core_at(1, 0) == 1);
  REQUIRE(plan->kernels[0].arguments.size() == 1);
  CHECK(plan->kernels[0].arguments[0][0].buffer == 1);
  CHECK(plan->kernels[0].arguments[0][0].value == plan->buffers[1].address);
  CHECK(plan->kernels[0].arguments[0][1].value == 7);
}

TEST_CASE("plan: a fault names its field") {
  Report report;
  CHECK_FALSE(read_plan("{", report));
  CHECK(report.diagnostics().front().message == "the plan is not JSON");
  CHECK(fault("") == "tenor.cores is missing: it is a list");
  CHECK(fault(R"("cores": [{"x": 0}])") ==
        "tenor.cores[0].y is missing: it is a number from 0 to 63");
  CHECK(fault(R"("cores": [{"x": 0, "y": 0}, {"x": 0, "y": 0}])") ==
        "tenor.cores[1].x is that of a core before it");
  CHECK(fault(with(R"("circular_buffers": [{"id": 99, "format": "bfloat16", "pages": 1}])")) ==
        "tenor.circular_buffers[0].id is to be a number from 0 to 63");
  CHECK(fault(with(R"("circular_buffers": [{"id": 9, "format": "bf", "pages": 1}])")) ==
        "tenor.circular_buffers[0].format is to be bfloat16, float16, float32, uint32 or bfp8_b");
  CHECK(fault(whole(R"({"file": "a", "kind": "read"})")) ==
        "tenor.kernels[0].kind is to be reader, writer or compute");
  CHECK(fault(whole(R"({"file": "a/../b", "kind": "reader"})")) ==
        "tenor.kernels[0].file is to be a file of the plan's folder");
  CHECK(fault(whole(R"({"file": "a", "kind": "reader", "arguments": [[1]]})")) ==
        "tenor.kernels[0].arguments has 1 lists for 2 cores");
  CHECK(fault(whole(R"({"file": "a", "kind": "reader", "argument": [1]})")) ==
        "tenor.kernels[0].argument is not a field of a plan, did you mean 'arguments'?");
  CHECK(fault(whole(R"({"file": "a", "kind": "reader"}, {"file": "b", "kind": "reader"})")) ==
        "tenor.kernels gives core 0 two reader kernels");
  CHECK(fault(whole("", R"({"name": "A", "shape": [1048576, 1048576], "format": "float32"})")) ==
        "tenor.buffers[0].shape does not fit DRAM: addresses have 32 bits");
}

}  // namespace tenor::spec::tenstorrent
