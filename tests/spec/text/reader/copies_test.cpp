// SPDX-License-Identifier: Apache-2.0
// What a few lines can stand for: names, items and parts of buffers that are used twice by what is
// used twice again. The text ends with a finding before the tree is as large as memory.
#include "spec/text/reader/copies.h"

#include <fmt/format.h>

#include <functional>

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

using Line = std::function<std::string(int)>;

/// The codes of a function of so many such lines between two others.
std::string codes(const std::string& first, int count, const Line& line, const std::string& last) {
  std::vector<std::string> lines{first};
  for (int i = 0; i < count; ++i) lines.push_back(line(i));
  lines.push_back(last);
  return Outcome(around(lines)).codes();
}

TEST_CASE("a name that is used twice in what is used twice ends at once", "[X-INPUT-SIZE]") {
  const Line twice = [](int i) { return fmt::format("v{} = T.meta_var(v{} + v{})", i + 1, i, i); };
  CHECK(codes("v0 = T.meta_var(A[0])", 12, twice, "A[1] = v12") == "");
  CHECK(codes("v0 = T.meta_var(A[0])", 40, twice, "A[1] = v40") == "X-INPUT-SIZE");
}

TEST_CASE("lists of lists end at once", "[X-INPUT-SIZE]") {
  const Line nested = [](int i) { return fmt::format("v{} = [v{}, v{}]", i + 1, i, i); };
  CHECK(codes("v0 = [n]", 8, nested, "T.func_attr({\"x\": v8})") == "");
  CHECK(codes("v0 = [n]", 40, nested, "T.func_attr({\"x\": v40})") == "X-INPUT-SIZE");
  const Line spread = [](int i) { return fmt::format("v{} = [*v{}, *v{}]", i + 1, i, i); };
  CHECK(codes("v0 = [n]", 40, spread, "A[v40[0]] = f") == "X-INPUT-SIZE");
  const Line sum = [](int i) { return fmt::format("v{} = v{} + v{}", i + 1, i, i); };
  CHECK(codes("v0 = [n]", 40, sum, "A[v40[0]] = f") == "X-INPUT-SIZE");
  const Line items = [](int i) { return fmt::format("v{} = [v{}[0] + v{}[0]]", i + 1, i, i); };
  CHECK(codes("v0 = [n]", 40, items, "A[v40[0]] = f") == "X-INPUT-SIZE");
  const Line product = [](int i) {
    return fmt::format("v{} = T.meta_var(T.max(*([v{}] * 2)))", i + 1, i);
  };
  CHECK(codes("v0 = T.meta_var(n)", 40, product, "A[v40] = f") == "X-INPUT-SIZE");
}

TEST_CASE("the shape of a buffer in the shape of another ends at once", "[X-INPUT-SIZE]") {
  const Line shape = [](int i) {
    return fmt::format("B{} = T.alloc_buffer((B{}.shape[0] + B{}.shape[0],))", i + 1, i, i);
  };
  CHECK(codes("B0 = T.alloc_buffer((n,))", 8, shape, "B8[0] = f") == "");
  CHECK(codes("B0 = T.alloc_buffer((n,))", 40, shape, "B40[0] = f") == "X-INPUT-SIZE");
}

TEST_CASE("operands that are written once and stand twice end at once", "[X-INPUT-SIZE]") {
  const auto nested = [](int count, const char* form) {
    std::string text = "n";
    for (int i = 0; i < count; ++i) text = fmt::format(fmt::runtime(form), text);
    return Outcome(around({"T.evaluate(" + text + ")"})).codes();
  };
  CHECK(nested(8, "T.Select(1 < {} < 3, 1, 2)") == "");
  CHECK(nested(60, "T.Select(1 < {} < 3, 1, 2)") == "X-INPUT-SIZE");
  CHECK(nested(8, "T.ceildiv(7, {})") == "");
  CHECK(nested(60, "T.ceildiv(7, {})") == "X-INPUT-SIZE");
}

TEST_CASE("a name that is used once is no copy, however often that is done", "[X-INPUT-SIZE]") {
  const Line once = [](int i) { return fmt::format("v{} = T.meta_var(v{} + f)", i + 1, i); };
  CHECK(codes("v0 = T.meta_var(f)", 8'000, once, "A[1] = v8000") == "");
  CHECK(codes("v0 = T.meta_var(f)", 20'000, once, "A[1] = v20000") == "X-DEPTH");
}

TEST_CASE("the last entry of a key counts, and equal numbers are one key",
          "[TIR/PreRFC/FrontEnd]") {
  const auto stored_of = [](const std::string& entries, const std::string& key) {
    const Outcome outcome(around({"d = {" + entries + "}", "A[0] = T.float32(d[" + key + "])"}));
    const auto* literal = as<FloatImm>(stored(outcome));
    return literal ? fmt::format("{}", literal->value) : outcome.codes();
  };
  CHECK(stored_of("\"a\": 1, \"b\": 2, \"a\": 3", "\"a\"") == "3");
  CHECK(stored_of("1: 4, 2.5: 5", "1.0") == "4");
  CHECK(stored_of("1: 4, 2.5: 5", "2.5") == "5");
  CHECK(stored_of("True: 6, None: 7", "1") == "6");
  CHECK(stored_of("True: 6, None: 7", "None") == "7");
  CHECK(stored_of("\"1\": 8", "1") == "P-ARGUMENT");
}

}  // namespace
}  // namespace tenor::spec::test
