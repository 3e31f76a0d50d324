// SPDX-License-Identifier: Apache-2.0
// What the texts that grow are made of: repeated pieces, and functions and modules around them.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "tests/spec/growing_text.h"

namespace tenor::spec::test::growing {

/// `piece(0)` to `piece(n - 1)`, with `between` between them.
template <class Piece>
std::string many(std::size_t n, Piece piece, const std::string& between = "") {
  std::string text;
  for (std::size_t i = 0; i < n; ++i) {
    if (i > 0) text += between;
    text += piece(i);
  }
  return text;
}

inline std::string same(std::size_t n, const std::string& piece, const std::string& between = "") {
  return many(
      n, [&](std::size_t) { return piece; }, between);
}

/// `form` with the piece's number in the place of `{}`.
inline std::string numbered(std::size_t n, const char* form, const std::string& between = "") {
  const auto piece = [&](std::size_t i) { return fmt::format(fmt::runtime(form), i); };
  return many(n, piece, between);
}

inline const std::string kHead =
    "from tvm.script import ir as I\nfrom tvm.script import tir as T\n\n";
inline const std::string kFlatHead = "from tvm.script import tirx as T\n\n";

inline std::string function(const std::string& params, const std::string& body) {
  return kHead + "@T.prim_func\ndef main(" + params + "):\n" + body;
}

/// A function of a buffer and a number.
inline std::string around(const std::string& body) {
  return function("A: T.Buffer((16,), \"float32\"), n: T.int32", body);
}

inline std::string flat(const std::string& params, const std::string& body) {
  return kFlatHead + "@T.prim_func\ndef main(" + params + "):\n" + body;
}

inline std::string module(const std::string& functions) {
  return kHead + "@I.ir_module\nclass Module:\n" + functions;
}

inline constexpr const char* kEvaluate = "    T.evaluate(n)\n";
inline constexpr std::size_t kBrackets = 800, kDepth = 10'000;

using Texts = std::vector<GrowingText>;
using Size = std::size_t;

/// Texts that grow within a function, and as files.
void add_statements(Texts& all);
void add_expressions(Texts& all);
void add_signatures(Texts& all);
void add_files(Texts& all);
void add_mistakes(Texts& all);

}  // namespace tenor::spec::test::growing
