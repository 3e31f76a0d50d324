// SPDX-License-Identifier: Apache-2.0
// A function of Relax around lines of a test, and what was read of it.
#pragma once

#include <string>
#include <vector>

#include "spec/text/print.h"
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

/// `main` takes tensors x of (n, 4) and y of (4,), and any object o.
inline std::string relax_around(const std::vector<std::string>& lines, bool flat = false) {
  std::string text = std::string("from tvm.script import relax as R, ") +
                     (flat ? "tirx as T\n" : "tir as T\n") +
                     "@R.function\ndef main(x: R.Tensor((\"n\", 4), \"float32\"), y: "
                     "R.Tensor((4,), \"float32\"), o: R." +
                     (flat ? "Any" : "Object") + "):\n";
  for (const std::string& line : lines) text += "    " + line + "\n";
  return text;
}

/// The bindings of `main`, and its result, as they are printed; or the codes of the findings.
inline std::string relax_body(const std::vector<std::string>& lines, bool flat = false) {
  const Outcome outcome(relax_around(lines, flat));
  if (outcome.report.errors() > 0) return outcome.codes();
  const relax::Function* f = outcome.parsed.program.modules.at(0).functions.at(0).relax_func;
  if (!f) return "not read";
  const auto* body = relax::as<relax::SeqExpr>(f->body);
  std::string text;
  for (const relax::BindingBlock* block : body->blocks)
    for (const relax::Binding* binding : block->bindings)
      text += (block->is_dataflow ? "| " : "") + print(binding) + "\n";
  return text + "return " + print(body->body);
}

}  // namespace tenor::spec::test
