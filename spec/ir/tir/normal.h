// SPDX-License-Identifier: Apache-2.0
// The normal form: what remains of a program when the two generations of the text (and the many
// ways to nest the same statements) are not distinguished. Scope: TIR/Grammar/Stmt; design: a text
// of one generation, printed in the other and read again, has the same normal form.
//
// 1. A SeqStmt holds no SeqStmt, no Evaluate of a literal, and not exactly one statement. A missing
//    statement is the empty SeqStmt; an empty else case is missing.
// 2. LetStmt, AssertStmt, Allocate and AllocateConst take what follows them in a sequence as the
// end
//    of their body, since the flat text cannot end their scope earlier.
// 3. DeclBuffer is its body: a buffer denotes the memory of its data, declared or not (TIR-D44).
// 4. The parts of an assertion's message are joined; the kind of its error is dropped.
// 5. `return x` is Return, also where it was Evaluate(ret(x)); so are Break and Continue.
// 6. A body with blocks but no root block gets one; it does not matter whether the regions of a
// root block
//    without regions were written.
// 7. A step of 1 is absent; `s_tir`, and a `global_symbol` that is the function's own name, are
//    dropped.
//
// A caller may ask for it without hints (hints.h): then the body stands for an AttrStmt. Those of
// buffers are for the comparison to ignore.
//
// What one generation cannot say of buffers and variables (alignment 0 or 64 and offset factor 0 or
// 1: nothing written or the default written; `is_size_var`) is for the comparison to ignore, since
// they are shared between nodes.
#pragma once

#include "spec/ir/program.h"
#include "spec/ir/tir/hints.h"

namespace tenor::spec::tir {

/// The normal form of `function`. New nodes are made in `program`; variables, buffers and
/// expressions are shared with the argument, which must live as long.
const PrimFunc* normal_form(Program& program, const PrimFunc& function, Hints dropped = {});

/// Is there a block in it?
bool holds_block(const Stmt* s);

/// The normal form of a statement; never null. Rules 6 and 7 are the function's.
const Stmt* normal_form(Program& program, const Stmt* stmt);

}  // namespace tenor::spec::tir
