// SPDX-License-Identifier: Apache-2.0
// From the text of a Python file to the definitions in it that are TVMScript. Any other code of the
// file is stepped over by its indentation and brackets, never judged and never executed.
#pragma once

#include <string>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/text/python/ast.h"

namespace tenor::spec::python {

/// A simple assignment of a constant in an enclosing Python scope: `N = 16`, `dtype = "float32"`.
struct Constant {
  std::string_view name;
  const Expr* value = nullptr;  ///< kInt, kFloat, kString, kTrue, kFalse, unary minus of a number
};

/// A decorated definition (`@T.prim_func`, `@I.ir_module`, `@R.function`, by any alias), or an
/// undecorated class or function inside one.
struct Definition {
  const Stmt* stmt = nullptr;           ///< kFunctionDef or kClassDef, parsed whole
  std::vector<std::string_view> outer;  ///< enclosing classes and functions, outermost first
  /// Visible here and mentioned in its text; one a name: what it denotes at the decorator. A name
  /// that is also a parameter, a loop variable or assigned in a branch of Python is not among them.
  std::vector<Constant> constants;
  std::vector<Constant> type_vars;    ///< `n = TypeVar("n")`, likewise; value: the kString
  std::vector<std::size_t> metadata;  ///< index of the last one before it; see File::metadata
  bool damaged = false;               ///< has errors: statements or its body are missing
  Span span;                          ///< from the decorator to the end of the body
};

/// What an import bound: `from tvm.script import tir as T` gives {"T", "tvm.script.tir"}.
struct Import {
  std::string_view name;
  std::string_view module;
};

/// `metadata = tvm.ir.load_json("""…""")`.
struct Metadata {
  std::string_view json;
  Span span;
};

struct File {
  std::vector<Definition> definitions;
  std::vector<Import> imports;     ///< those in comments first: `# from tvm.script …`
  std::vector<Metadata> metadata;  ///< all of them, in the order of the text
  std::string_view metadata_json;  ///< of the first
  Span metadata_span;
};

/// What to do with a program of a front end, which no reader of modules reads.
inline constexpr std::string_view kPrintModule =
    "print its module, and give that: "
    "python3 -c 'import FILE; print(FILE.FUNCTION.script())' > module.py";

/// Parses `text`; nodes live in `arena` and refer to `text`. Adds every P- and X- finding to
/// `report`: a statement with an error is left out and the rest continues. Total on any bytes.
File parse(std::string_view text, Arena& arena, Report& report);

/// Parses what stands in `text` from `begin` on, which is one expression; null after reporting.
const Expr* parse_expression(std::string_view text, std::uint32_t begin, Arena& arena,
                             Report& report);

}  // namespace tenor::spec::python
