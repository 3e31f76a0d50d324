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
     "take a byte each in memory, and are computed as float32 and rounded back"},
    {"EXT/Return", "return ends the function, with a value where it declares one"},
    {"EXT/Assert/kind", "an assertion may name a kind of error and join its message from parts"},
    {"EXT/Threads/explicit",
     "where a function says where its threads meet, they meet nowhere else: accesses of two "
     "threads between two barriers have no order, and two that write different values conflict"},
    {"EXT/Threads/meet",
     "threads that a barrier or a collective brings together wait until all have come to it, in "
     "the same iterations; where one never comes, nothing is promised"},
    {"EXT/Async",
     "an async copy reads and writes at any time until its thread has waited for it: till then no "
     "one may read what it writes, or write anything else to what it reads or writes"},
    {"EXT/Async/scope",
     "attributes make copies of stores, a group of copies, and a thread wait until no more than "
     "the newest groups are under way"},
    {"EXT/Matrix",
     "the threads of a warp execute a matrix instruction together, and its fragments are of the "
     "warp: what is stored of one is the matrix that was loaded, and sums of products have any "
     "order; single elements of a fragment have no place"},
    {"EXT/Registers",
     "a matrix instruction on registers is a statement of each thread: the threads of a warp hold "
     "the elements of a matrix as PTX says, and give each other what a sum of products needs"},
    {"EXT/Threads/some",
     "a barrier of the threads of a warp, or one with a name, of as many threads as it says, "
     "wherever these come to that name, orders what they do alone; the threads of a name are the "
     "same each time"},
    {"EXT/Atomic",
     "an atomic update combines an element of memory and a value, in one step: such updates by one "
     "operator meet each other in any order, whatever loops make them, and no other access; what "
     "an update yields depends on the order, and is not to be used"},
    {"EXT/Launch",
     "a packed call of a kernel of the module, one of calling_conv 2, calls it with the arguments "
     "that it takes; those that follow are the extents of the axes that it says it is launched "
     "with, and its loops over these axes have them"},
    {"EXT/Tenstorrent/tiles",
     "tt_core_tiles lists the tiles of each core, as many as its share, where these are not a "
     "range; "
     "the persistent loop takes them from a parameter of that name"},
    {"EXT/Prim",
     "a Relax variable of PrimStructInfo may be part of a dimension: what binds it binds a shape "
     "variable of its name and value"},
    {"EXT/PrimFunc/private",
     "a private function has no global name and is called from its module only"},
    {"EXT/PrimFunc/s_tir", "the marker of schedulable TIR changes nothing"},
    {"EXT/TypeExpr", "a type may be an argument, and means nothing at run time"},
    {"EXT/Packed",
     "a function of calling_conv 1 takes one array, in which each argument of the function that it "
     "was made of has a type and a value, a tensor's a pointer to a DLTensor; it returns 0"},
    {"EXT/Opaque",
     "a construct that is known by name but has no rules is kept unchanged, and is out of scope "
     "where it is reached"},
};

}  // namespace

std::span<const ClauseText> ext() { return kExtClauses; }

}  // namespace tenor::spec::families
