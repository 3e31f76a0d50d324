// SPDX-License-Identifier: Apache-2.0
// PreRFC: what the proposal and its discussion say of the text.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kClauses[] = {
    {"PreRFC/Motivation/b1", "newcomers need to know what the constructs are for"},
    {"PreRFC/Motivation/b2", "experts need to know what is intended in edge cases"},
    {"PreRFC/Motivation/b3", "maintainers need to know which behaviour a change must keep"},
    {"PreRFC/Goal/p1", "the text is enough to tell what a valid program does without running it"},
    {"PreRFC/Guarantee/p1", "only what a program computes is specified"},
    {"PreRFC/Guarantee/p1:b", "what can be seen from outside is described, and nothing else"},
    {"PreRFC/Guarantee/p1:c", "nothing is promised about speed"},
    {"PreRFC/Guarantee/p2", "some programs are left unspecified on purpose"},
    {"PreRFC/FrontEnd/p1",
     "the text is for people who write programs, not for those who change the compiler"},
    {"PreRFC/FrontEnd/b1", "it serves people who write an operator for the scheduler"},
    {"PreRFC/FrontEnd/b2", "it serves people whose tensor expressions become TIR"},
    {"PreRFC/FrontEnd/b3", "it serves people who write TIR to be called from Relax"},
    {"PreRFC/Restrictions/p1", "memory layout and hardware are left out of the picture"},
    {"PreRFC/Restrictions/b1", "buffers do not share memory"},
    {"PreRFC/Restrictions/b1:b", "the views of a block are the exception"},
    {"PreRFC/Restrictions/b2", "an allocation makes one buffer"},
    {"PreRFC/Restrictions/b2:b", "later stages may put several buffers into one allocation"},
    {"PreRFC/Restrictions/b3", "programs do not choose strides"},
    {"PreRFC/Restrictions/b3:b", "programs do not choose offsets"},
    {"PreRFC/Restrictions/b4", "a buffer allocated in a function does not leave it"},
    {"PreRFC/Restrictions/b5", "programs call no builtins of one device"},
    {"PreRFC/Restrictions/b5:b", "programs call no builtins that work on pointers"},
    {"PreRFC/Restrictions/p2", "a program that breaks these rules is unspecified"},
    {"PreRFC/Restrictions/p2:b", "later stages of the compiler may break them"},
    {"PreRFC/Restrictions/p2:c", "the compiler need not reject such programs"},
    {"PreRFC/Review/b1", "the vectorizing pass is too intricate to be the specification"},
    {"PreRFC/Review/b1:b", "whether a vectorized loop is just a parallel one is in doubt"},
    {"PreRFC/Review/b2", "the realize statements need review"},
    {"PreRFC/Review/b2:b", "what the compiler does with its extra information could be told"},
    {"PreRFC/Review/b3", "there may be validity conditions that nobody wrote down"},
    {"PreRFC/Review/b4", "when the variables inside a buffer are bound needs care"},
    {"PreRFC/Future/p1", "each stage of the compiler could have a dialect with a specification"},
    {"PreRFC/Future/p2", "a plain reference interpreter is wanted"},
    {"PreRFC/Future/p2:b", "such an interpreter could be compared with the compiler"},
    {"PreRFC/Discussion/p1", "it was asked whether all of TIR is meant, or proper use only"},
    {"PreRFC/Discussion/p2", "what tensor expressions produce is meant to be covered"},
    {"PreRFC/Discussion/p3", "proper use is what can be guaranteed"},
    {"PreRFC/Discussion/p3:b", "merging allocations by hand is not guaranteed to work"},
    {"PreRFC/Discussion/p4", "it was proposed to rule out vectors of vectors"},
    {"PreRFC/Discussion/example",
     "storing eight lanes to one scalar index of a buffer of vectors writes one element"},
    {"PreRFC/Discussion/p5", "a vector index into a buffer of vectors multiplies their lanes"},
    {"PreRFC/Guarantee/p3", "every conforming program can be written as a script"},
    {"PreRFC/Discussion/p6", "buffers of vectors serve hardware that stores vectors"},
    {"PreRFC/Discussion/p7", "some targets forbid pointer casts and need buffers of vectors"},
    {"PreRFC/Discussion/p8", "a buffer of vectors is like an array of arrays in C"},
    {"PreRFC/Notes/b1", "a BufferRealize says which region will be used"},
    {"PreRFC/Notes/b1.b1", "an implementation may allocate that region only"},
    {"PreRFC/Notes/b1.b2", "it may become an attribute one day"},
    {"PreRFC/Notes/b2", "prefetching comes from tensor expressions, and might get a meaning"},
    {"PreRFC/Notes/b3", "it was discussed whether there should be an interpreter"},
    {"PreRFC/Notes/b3.b1", "a simple code generator could serve as one"},
    {"PreRFC/Notes/b3.b2", "an interpreter should not depend on the compiler"},
    {"PreRFC/Notes/b3.b3", "an interpreter would help debugging"},
};

}  // namespace

std::span<const ClauseText> pre_rfc() { return kClauses; }

}  // namespace tenor::spec::families
