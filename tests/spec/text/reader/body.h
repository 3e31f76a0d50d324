// SPDX-License-Identifier: Apache-2.0
// Short words for tests of the reader: a function around a body, and what was read of it.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "spec/ir/tir/children.h"
#include "spec/text/read.h"

namespace tenor::spec::test {

/// The text of a function `main` with usual parameters around `lines`, each a statement.
inline std::string around(const std::vector<std::string>& lines, bool flat = false) {
  std::string text =
      flat ? "from tvm.script import tirx as T\n" : "from tvm.script import tir as T\n";
  text +=
      "@T.prim_func\ndef main(A: T.Buffer((16,), \"float32\"), n: T.int32, m: T.int64, f: "
      "T.float32):\n";
  for (const std::string& line : lines) text += "    " + line + "\n";
  return text;
}

/// What was read, with the findings.
struct Outcome {
  Report report;
  ParsedFile parsed;

  explicit Outcome(const std::string& text) : parsed(read(text, report)) {}

  const tir::PrimFunc* main() const {
    for (const Module& module : parsed.program.modules)
      for (const Function& function : module.functions)
        if (function.name == "main") return function.prim_func;
    return nullptr;
  }
  /// Codes of the findings, in order, apart by blanks.
  std::string codes() const {
    std::string all;
    for (const Diagnostic& d : report.diagnostics())
      all += (all.empty() ? "" : " ") + std::string(info(d.code).text);
    return all;
  }
};

/// The first statement of kind T in `s`, from the outside in; null if none.
template <class T>
const T* first(const tir::Stmt* s) {
  if (!s || as<T>(s)) return as<T>(s);
  const T* found = nullptr;
  for_each_substatement(s, [&](const tir::Stmt* inner) {
    if (!found) found = first<T>(inner);
  });
  return found;
}

/// The value stored by the one store of a body.
inline const PrimExpr* stored(const Outcome& outcome) {
  const auto* store = outcome.main() ? first<tir::BufferStore>(outcome.main()->body) : nullptr;
  return store ? store->value : nullptr;
}

/// The datatype of what `expression` is read as, or the codes of its findings.
inline std::string dtype_of(const std::string& expression, bool flat = false) {
  const Outcome outcome(around({"T.evaluate(" + expression + ")"}, flat));
  const auto* evaluate = outcome.main() ? first<tir::Evaluate>(outcome.main()->body) : nullptr;
  return evaluate ? to_string(evaluate->value->dtype) : outcome.codes();
}

}  // namespace tenor::spec::test
