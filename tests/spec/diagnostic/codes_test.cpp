// SPDX-License-Identifier: Apache-2.0
// The table of codes: in order, spelled as its enumerators, and with words for people.
#include "spec/diagnostic/codes.h"

#include <catch2/catch.hpp>
#include <set>

namespace tenor::spec {
namespace {

TEST_CASE("a code has its row") {
  CHECK(info(Code::P_ENCODING).text == "P-ENCODING");
  CHECK(info(Code::U_OOB_WRITE).text == "U-OOB-WRITE");
  CHECK(info(Code::X_STACK).text == "X-STACK");
  for (const CodeInfo& code : all_codes()) CHECK(&info(code.code) == &code);
}

TEST_CASE("a code is found by its text only") {
  REQUIRE(find_code("T-STORE"));
  CHECK(find_code("T-STORE")->code == Code::T_STORE);
  CHECK_FALSE(find_code("T_STORE"));
  CHECK_FALSE(find_code("T-STOR"));
  CHECK_FALSE(find_code(""));
}

TEST_CASE("texts are different, and summary and advice begin small and end without a stop") {
  std::set<std::string_view> seen;
  for (const CodeInfo& code : all_codes()) {
    INFO(code.text);
    CHECK(seen.insert(code.text).second);
    REQUIRE_FALSE(code.summary.empty());
    REQUIRE_FALSE(code.advice.empty());
    CHECK(code.summary.back() != '.');
    CHECK(code.advice.back() != '.');
    CHECK_FALSE((code.summary[0] >= 'A' && code.summary[0] <= 'Z' && code.summary[1] >= 'a'));
  }
}

TEST_CASE("a code has the word that it makes of a program") {
  const auto word_of = [](Code code) { return word(code); };
  CHECK(word_of(Code::P_SYNTAX) == "ill-formed");
  CHECK(word_of(Code::I_UNBOUND) == "ill-formed");
  CHECK(word_of(Code::T_RAMP) == "ill-formed");
  CHECK(word_of(Code::E_ASSERT) == "error");
  CHECK(word_of(Code::U_OOB_READ) == "unspecified");
  CHECK(word_of(Code::O_HANDLE) == "unspecified");
  CHECK(word_of(Code::S_EXTERN) == "out-of-scope");
  CHECK(word_of(Code::D_LAYOUT) == "note");
  CHECK(word_of(Code::N_MIN_MAX) == "note");
  CHECK(word_of(Code::B_READS) == "warning");
  CHECK(word_of(Code::L_UNUSED) == "warning");
  CHECK(word_of(Code::X_STEPS) == "exhausted");
  CHECK(word_of(Code::V_DIFFERENT) == "different");
  CHECK(word_of(Code::V_VACUOUS) == "vacuous");
  CHECK(word_of(Code::V_UNKNOWN) == "unknown");
}

}  // namespace
}  // namespace tenor::spec
