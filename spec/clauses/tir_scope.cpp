// SPDX-License-Identifier: Apache-2.0
// TIR/Scope: where a variable may be used.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kTirScopeClauses[] = {
    {"TIR/Scope/p1", "each variable is bound at exactly one place", kWellFormed},
    {"TIR/Scope/p1:b",
     "a binding holds in the lexical part of the program that its binding site opens", kWellFormed},
    {"TIR/Scope/p1:c", "a variable may be used while it is in scope, and at no other place",
     kWellFormed},
    {"TIR/Scope/b1", "a function's parameters hold in its whole body", kWellFormed},
    {"TIR/Scope/b2", "the variable of a Let or LetStmt holds in its body only", kWellFormed},
    {"TIR/Scope/b3", "the iteration variables of a block hold while the block runs, and no longer",
     kWellFormed},
    {"TIR/Scope/b4", "a loop's variable holds in the loop's body only", kWellFormed},
    {"TIR/Scope/b5", "the pointer of an Allocate holds in its body only", kWellFormed},
    {"TIR/Scope/b6", "a BufferRealize allocates its buffer", kWellFormed},
    {"TIR/Scope/b6:b", "a BufferRealize binds the data of its buffer", kWellFormed},
    {"TIR/Scope/b6:c", "a BufferRealize binds the fresh variables of its buffer's layout",
     kWellFormed},
    {"TIR/Scope/b7", "the attributes of thread extents bind their variable in the body",
     kWellFormed},
    {"TIR/Scope/b8", "a block binds the data of the buffers that it allocates and matches",
     kWellFormed},
    {"TIR/Scope/b8:b", "a block's own buffers end with its body", kWellFormed},
    {"TIR/Scope/b8:c",
     "the buffers that a block allocates use only variables that are bound before", kWellFormed},
};

}  // namespace

std::span<const ClauseText> tir_scope() { return kTirScopeClauses; }

}  // namespace tenor::spec::families
