// SPDX-License-Identifier: Apache-2.0
// Programs that are long or deep.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

using namespace tenor::spec::relax::test;

namespace {

std::string indented(int depth, const std::string& line) {
  return std::string(static_cast<std::size_t>(depth) * 4, ' ') + line + "\n";
}

/// Functions that each give back what the next one does; the last gives back its argument.
std::string chain(int count, const std::string& result) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    const std::string next = "Module.f" + std::to_string(i + 1) + "(x)";
    text += indented(1, "@R.function") +
            indented(1, "def f" + std::to_string(i) + "(x: " + kVector + ")" + result + ":") +
            indented(2, "y" + std::to_string(i) + " = " + (i + 1 < count ? next : "x")) +
            indented(2, "return y" + std::to_string(i));
  }
  return script(text);
}

/// Branches inside branches.
std::string branches(int depth) {
  std::string body;
  for (int i = 0; i < depth; ++i) body += indented(i, "if c:");
  body += indented(depth, "v = x");
  for (int i = depth; i-- > 0;) body += indented(i, "else:") + indented(i + 1, "v = x");
  return function("(x: " + kVector + ", c: R.Tensor((), \"bool\"))", body + "return v");
}

/// Functions inside functions, each of which gives back what the inner one does.
std::string functions(int depth) {
  std::string body;
  for (int i = 0; i < depth; ++i)
    body += indented(i, "@R.function") +
            indented(i, "def g" + std::to_string(i) + "(a" + std::to_string(i) + ": " + kVector +
                            ") -> " + kVector + ":");
  body += indented(depth, "return a" + std::to_string(depth - 1));
  for (int i = depth - 1; i >= 0; --i) {
    const std::string argument = i == 0 ? "x" : "a" + std::to_string(i - 1);
    body +=
        indented(i, "r" + std::to_string(i) + " = g" + std::to_string(i) + "(" + argument + ")");
    body += indented(i, "return r" + std::to_string(i));
  }
  body.pop_back();
  return function("(x: " + kVector + ")", body);
}

}  // namespace

TEST_CASE("a thousand functions in a row", "[Relax/Derive/1:b][RLX-D48]") {
  CHECK(derived(chain(1'000, ""), "y0") == kVector);
  CHECK(derived(chain(1'000, " -> R.Object"), "y0") == "R.Object");
}

TEST_CASE("branches inside branches", "[Relax/Derive/9]") {
  CHECK(derived(branches(300), "v") == kVector);
}

TEST_CASE("functions inside functions", "[Relax/Derive/11.2.1]") {
  CHECK(derived(functions(100), "r0") == kVector);
}
