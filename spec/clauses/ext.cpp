// SPDX-License-Identifier: Apache-2.0
// EXT: what compilers print and the documents do not have, and is given a meaning all the same.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kExtClauses[] = {
    {"EXT/For/step", "a loop may count in steps of a positive number"},
    {"EXT/BufferLoad/predicate", "a load may be masked: lanes whose predicate is 0 are not read"},
    {"EXT/BufferStore/predicate",
     "a store may be masked: lanes whose predicate is 0 are not written"},
    {"EXT/Break", "break ends the innermost serial loop or While"},
    {"EXT/Continue", "continue starts the next iteration of the innermost serial loop or While"},
    {"EXT/Reading",
     "where the documents contradict themselves a clause has two readings, intended and as "
     "written"},
    {"EXT/DataType",
     "floats of 8, 6 and 4 bits and integers of 4 have the values of their public definitions, "
     "take "
     "a byte each in memory, and are computed as float32 and rounded back"},
    {"EXT/Return", "return ends the function, with a value where it declares one"},
    {"EXT/Assert/kind", "an assertion may name a kind of error and join its message from parts"},
    {"EXT/PrimFunc/private",
     "a private function has no global name and is called from its module only"},
    {"EXT/PrimFunc/s_tir", "the marker of schedulable TIR changes nothing"},
    {"EXT/TypeExpr", "a type may be an argument, and means nothing at run time"},
    {"EXT/Opaque",
     "a construct that is known by name but has no rules is kept unchanged, and is out of scope "
     "where it is reached"},
};

}  // namespace

std::span<const ClauseText> ext() { return kExtClauses; }

}  // namespace tenor::spec::families
