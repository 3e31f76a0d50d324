// SPDX-License-Identifier: Apache-2.0
// The JSON of a finding and of an answer, field by field. That answers have the form of
// docs/schema.json is tested on the program itself, in tests/cli.
#include "spec/diagnostic/json.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace tenor::spec {
namespace {

TEST_CASE("a finding has its place, and only the fields that it has") {
  Diagnostic d;
  d.code = Code::T_STORE;
  d.message = "two lanes";
  d.span = {4, 6};
  d.rule = "TIR-BufferStore-lanes";
  d.clause = "TIR/StmtTyping/4.5";
  const Json json = finding_json(d, Source("a.py", "ab\nxyz"));
  CHECK(json["code"] == "T-STORE");
  CHECK(json["word"] == "ill-formed");
  CHECK(json["severity"] == "error");
  CHECK(json["clause"] == "TIR/StmtTyping/4.5");
  CHECK(json["rule"] == "TIR-BufferStore-lanes");
  CHECK(json["span"] ==
        Json{{"file", "a.py"}, {"line", 2}, {"column", 2}, {"endLine", 2}, {"endColumn", 4}});
  CHECK_FALSE(json.contains("hint"));
  CHECK_FALSE(json.contains("related"));
}

TEST_CASE("a finding without a place has a span with its file") {
  Diagnostic d;
  const Json json = finding_json(d, Source("a.py", "x"));
  CHECK(json["span"].is_object());
  CHECK(json["span"].size() == 1);
  CHECK(json["span"]["file"] == "a.py");
}

TEST_CASE("further places are an array of objects") {
  Diagnostic d;
  d.related.push_back({{0, 1}, "first"});
  d.related.push_back({{2, 3}, "second"});
  d.notes = {"n"};
  const Json json = finding_json(d, Source("a.py", "x y"));
  REQUIRE(json["related"].size() == 2);
  CHECK(json["related"][1]["message"] == "second");
  CHECK(json["related"][1]["span"]["column"] == 3);
  CHECK(json["notes"] == Json::array({"n"}));
}

TEST_CASE("an answer starts with the head that all have") {
  const Json json = answer_json({"check", "well-formed", std::nullopt, ""}, Json::array(),
                                Json::array(), Json::object());
  CHECK(json["tool"] == "tenor");
  CHECK(json["schema"] == 2);
  CHECK(json["command"] == "check");
  CHECK(json["verdict"] == "well-formed");
  CHECK(json["bound"].is_null());
  CHECK(json["findings"].is_array());
  CHECK(json["details"].is_object());
  const VerdictBound sizes{VerdictBound::Kind::kSizes, "n in {1, 2}"};
  const Json bounded = answer_json({"validate", "equivalent", sizes, ""}, Json::array(),
                                   Json::array(), Json::object());
  CHECK(bounded["bound"] == Json{{"kind", "sizes"}, {"text", "n in {1, 2}"}});
}

TEST_CASE("bytes that are no UTF-8 come out as replacements") {
  Diagnostic d;
  d.message =
      "a\xFF"
      "b";
  const std::string text = dump(finding_json(d, Source("\xFE.py", "x")));
  CHECK(text.find("a\xEF\xBF\xBD"
                  "b") != std::string::npos);
  CHECK_FALSE(Json::parse(text, nullptr, false).is_discarded());
}

}  // namespace
}  // namespace tenor::spec
