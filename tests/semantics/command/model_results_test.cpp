// SPDX-License-Identifier: Apache-2.0
// What a model returned, as the command line asks for it.
#include "semantics/command/model_results.h"

#include <catch2/catch.hpp>

#include "spec/diagnostic/usage_error.h"

namespace tenor::semantics::test {
namespace {

using namespace relax;

HostValue scalar(std::int64_t value) {
  return {HostPrim{spec::int_type(64), static_cast<std::uint64_t>(value)}};
}
HostValue tuple(std::vector<HostValue> fields) { return {HostTuple{std::move(fields)}}; }

ModelInvocation returning(HostValue value) {
  ModelInvocation run;
  run.returned = std::move(value);
  return run;
}
/// The lines for the results, with those asked for in full.
std::string lines_of(const ModelInvocation& run, const std::vector<std::string>& prints = {}) {
  std::string text;
  spec::Json json = spec::Json::array();
  ModelResults(run, {}, {}).show(prints, text, json);
  return text;
}
std::vector<std::string> left_out(const ModelInvocation& run) {
  return ModelResults(run, {}, {}).left_out();
}

TEST_CASE("results of any structure are shown, and are named where an archive has no place") {
  const auto all = returning(tuple({scalar(3),
                                    tuple({{HostString{"a b"}}, tuple({})}),
                                    {HostDataType{spec::int_type(8)}},
                                    {HostNull{}}}));
  CHECK(lines_of(all) ==
        "result.0: int64 3\nresult.1.0: string \"a b\"\nresult.1.1: ()\nresult.2: datatype int8\n"
        "result.3: null\n");
  CHECK(left_out(all) == std::vector<std::string>{"result.1.0, string \"a b\"", "result.1.1, ()",
                                                  "result.2, datatype int8", "result.3, null"});
  CHECK(left_out(returning(scalar(3))).empty());
  CHECK(lines_of(returning(tuple({}))) == "result: ()\n");
}

TEST_CASE("any part of the results can be asked for by name, and a tuple with all its parts") {
  const auto all = returning(tuple({scalar(3), tuple({{HostString{"a"}}, scalar(4)})}));
  const std::string lines = "result.0: int64 3\nresult.1.0: string \"a\"\nresult.1.1: int64 4\n";
  CHECK(lines_of(all, {"result.1.0"}) == lines);
  CHECK(lines_of(all, {"result.1"}) == lines + "4\n");
  CHECK(lines_of(all, {"result.0"}) ==
        "result.0: int64 3\n3\nresult.1.0: string \"a\"\nresult.1.1: int64 4\n");
  CHECK_THROWS_AS(lines_of(all, {"result.2"}), spec::UsageError);
  CHECK_THROWS_AS(lines_of(all, {"res"}), spec::UsageError);
}

}  // namespace
}  // namespace tenor::semantics::test
