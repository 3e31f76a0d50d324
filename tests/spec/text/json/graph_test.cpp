// SPDX-License-Identifier: Apache-2.0
// The document of a graph: references, values in place, and the numbers that JSON cannot write.
#include "spec/text/json/graph.h"

#include <catch2/catch.hpp>

#include "spec/text/json/layout.h"

namespace tenor::spec::json::test {
namespace {

TEST_CASE("a graph's numbers that JSON has no words for are quoted") {
  CHECK(without_unwritable_numbers(R"({"a": NaN, "b": [-Infinity, Infinity]})") ==
        R"({"a": "NaN", "b": ["-Infinity", "Infinity"]})");
  CHECK(without_unwritable_numbers(R"({"NaN": "x\"NaN"})") == R"({"NaN": "x\"NaN"})");
}

TEST_CASE("a node of a graph knows its place") {
  const std::string text = R"({"nodes": [{"type": "}"}, {"data": {"a": [{}]}}], "root_index": 0})";
  const auto spans = node_spans(text);
  REQUIRE(spans.size() == 2);
  CHECK(text.substr(spans[0].begin, spans[0].end - spans[0].begin) == R"({"type": "}"})");
  CHECK(text.substr(spans[1].begin, spans[1].end - spans[1].begin) == R"({"data": {"a": [{}]}})");
}

TEST_CASE("a graph tells numbers of nodes from values") {
  const auto graph = Graph::parse(
      R"({"root_index": 1, "metadata": {"tvm_version": "0.26.0"}, "nodes": [{"type": "None"},
          {"type": "tir.For", "data": {"kind": 0, "body": 0, "min": 1, "extent": -1}}]})");
  REQUIRE(graph);
  CHECK(graph->version() == "0.26.0");
  const GraphNode n = graph->node(1);
  CHECK(n.kind() == "For");
  CHECK(holds_integer(n.kind(), "kind", Generation::kFlat));
  CHECK_FALSE(holds_integer(n.kind(), "body", Generation::kFlat));
  CHECK(holds_integer("FlipAttrs", "axis", Generation::kFlat));
  CHECK_FALSE(holds_integer("FlipAttrs", "axis", Generation::kNested));
  CHECK(n.child("body") == NodeIndex{0});
  CHECK_FALSE(n.child("min"));     // itself
  CHECK_FALSE(n.child("extent"));  // none
  CHECK_FALSE(n.child("step"));
}

TEST_CASE("what is no graph is none") {
  CHECK(looks_like_json(" \n{"));
  CHECK_FALSE(looks_like_json("import tvm"));
  for (const char* text : {"{", "[]", "{}", R"({"nodes": [], "root_index": 0})",
                           R"({"nodes": [{}], "root_index": "0"})",
                           R"({"nodes": [{"type": "ffi.Map", "data": 3}], "root_index": 0})"})
    CHECK_FALSE(Graph::parse(text));
}

}  // namespace
}  // namespace tenor::spec::json::test
