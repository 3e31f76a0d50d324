// SPDX-License-Identifier: Apache-2.0
// The ledger: where the documents contradict themselves or cannot stand, the reading that is taken
// here. What is written and why it cannot stand is in the documentation.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kClauses[] = {
    {"TIR-D1",
     "a loop runs extent times from its start, in steps of its step, and not at all where the "
     "extent is 0 or less"},
    {"TIR-D2", "each iteration binds the loop variable to its last value plus one"},
    {"TIR-D3",
     "a loop's extent is evaluated once, on entry, and a note says where it would be another "
     "later"},
    {"TIR-D4", "a parallel loop has the iterations that the serial one has"},
    {"TIR-D5",
     "lane i of a Shuffle is the lane that its i-th index selects from the joined vectors"},
    {"TIR-D6", "a comparison yields Bool, with the lanes of its operands"},
    {"TIR-D7", "a vector store gives each element as many lanes as one buffer element has"},
    {"TIR-D8",
     "the predicate of a block is evaluated first, outside the block, and where it is 0 nothing of "
     "the block runs"},
    {"TIR-D9",
     "init runs where every reduction variable of the block stands at the start of its domain; a "
     "note says where that is masked, or the domain empty, so that it does not"},
    {"TIR-D10", "a range ends at its start plus its extent"},
    {"TIR-D11",
     "a region has at least the dimensions of its view, and the surplus leading ones have extent "
     "1"},
    {"TIR-D12", "casting to Bool asks whether the value is not zero"},
    {"TIR-D13", "casting a float to an integer that cannot hold it is unspecified"},
    {"TIR-D14",
     "the smallest integer divided by -1 wraps to itself, and a note says so, for not every "
     "processor does that"},
    {"TIR-D15", "all four integer divisions fail on zero, and those of floats follow IEEE"},
    {"TIR-D16", "Min and Max of NaN, or of zeros of both signs, may yield either operand"},
    {"TIR-D17",
     "a While whose condition is neither 0 nor 1 is unspecified, and its condition may be a "
     "literal"},
    {"TIR-D18",
     "a thread extent takes a variable or an iteration variable, and its extent may be any "
     "expression"},
    {"TIR-D19",
     "memory starts with indeterminate values, and a program that lets one decide anything is "
     "unspecified"},
    {"TIR-D20", "a Ramp has the bits of its base"},
    {"TIR-D21", "a function's body runs once, after all parameters are bound"},
    {"TIR-D22",
     "iterations that write one element leave either value: a run shows one of these outcomes, and "
     "notes that there are others"},
    {"TIR-D23", "a datatype may have any number of lanes from 1 up"},
    {"TIR-D24",
     "a datatype without values is a type error, and one that only compilers know is out of scope"},
    {"TIR-D25", "a literal of 64 bits fits its datatype too"},
    {"TIR-D26", "a float literal reaches to the largest finite value of its format"},
    {"TIR-D27", "a float literal is rounded to the nearest value of its format, ties to even"},
    {"TIR-D28", "a float literal has one lane"},
    {"TIR-D29", "misnamed fields mean the fields that the grammar has"},
    {"TIR-D30", "a stored value has the code and bits of the buffer's elements"},
    {"TIR-D31", "an access has one index for each dimension"},
    {"TIR-D32", "the bounds of a BufferRealize are judged by their starts and extents"},
    {"TIR-D33", "an iteration variable may be signed or unsigned"},
    {"TIR-D34",
     "a block's predicate is scalar, and its values are integers that fit their variables"},
    {"TIR-D35", "a range in a region or in bounds has an extent"},
    {"TIR-D36",
     "an absent offset is 0, absent strides are row-major, and written ones do not change which "
     "element is meant"},
    {"TIR-D37", "an unbound stride of a packed tensor is bound to the packed stride"},
    {"TIR-D38",
     "a tensor's elements start at its data plus its byte offset, which is a whole number of "
     "elements"},
    {"TIR-D39",
     "dimensions that are lone variables are bound first, over all parameters, and then every "
     "dimension is compared"},
    {"TIR-D40", "arguments that share memory are unspecified only where that memory is written"},
    {"TIR-D41", "writing to a buffer whose elements overlap is unspecified, reading it is not"},
    {"TIR-D42", "the shape of a BufferRealize uses bound variables only"},
    {"TIR-D43", "an access outside the bounds of a BufferRealize is unspecified"},
    {"TIR-D44",
     "a buffer is the memory that its data is bound to, with elements in the order of its strides"},
    {"TIR-D45", "a block that is a statement of its own has no iteration variables"},
    {"TIR-D46", "a block's values are all evaluated before any of its variables is bound"},
    {"TIR-D47", "a block's variable has a domain, and a value outside it is unspecified"},
    {"TIR-D48",
     "builtins come from a registry with a signature and an effect, and others are out of scope"},
    {"TIR-D49",
     "a call of a function runs it on the evaluated arguments and yields what it returns"},
    {"TIR-D50",
     "only the builtin `ret` returns a value, and a function that should return one and does not "
     "is unspecified"},
    {"TIR-D51",
     "a jump leaves the innermost loop or the function, and one that leaves a parallel loop is "
     "unspecified"},
    {"TIR-D52",
     "what can be observed is the final contents of arguments, errors, effects in order, and "
     "volatile accesses"},
    {"TIR-D53", "casting to a signed integer keeps a value that fits"},
    {"TIR-D54", "integer casts wrap, and casts to floats round to nearest, ties to even"},
    {"TIR-D55", "brain float arithmetic is the exact result, rounded once to nearest even"},
    {"TIR-D56", "the float operations FloorDiv and FloorMod round at every step"},
    {"TIR-D57",
     "a loop variable that would pass the largest value of its datatype is unspecified from there "
     "on"},
    {"TIR-D58",
     "a vectorized loop has the order of the serial one, and a write that another iteration reads "
     "is unspecified"},
    {"TIR-D59", "thread extents are subject to the same clause on conflicts as parallel loops"},
    {"TIR-D60", "synchronisation between threads is out of scope"},
    {"TIR-D61", "reading or writing one element is one step, and nothing larger is"},
    {"TIR-D62",
     "an index counts by its value, and one that the back-end's width cannot hold is unspecified"},
    {"TIR-D63", "errors and unspecified reads count even where their value is not used"},
    {"TIR-D64", "an assertion's message is evaluated only where the assertion fails"},
    {"TIR-D65",
     "separators, alignment and factor of a buffer have no effect, but must be sensible numbers"},
    {"TIR-D66", "in a broadcasting buffer every index along an extent of 1 means element 0"},
    {"TIR-D67", "indices may have any integer datatypes, each counting by its value"},
    {"TIR-D68", "a loop bound that its variable's datatype cannot hold is a type error"},
    {"TIR-D69",
     "the data of a parameter's buffer and the fresh variables of its layout hold in the whole "
     "function"},
    {"TIR-D70",
     "a shuffle index that selects no lane is unspecified, and a type error where it is a literal"},
    {"TIR-D71", "there are no vectors of handles"},
    {"TIR-D72", "a Bool takes one byte in memory, and DLPack's own Boolean is Bool"},
    {"TIR-D73",
     "nested loops with one thread tag are one axis, shared memory is ordered where all threads of "
     "a block meet between two statements, as they do behind a branch that only some of them took, "
     "and local memory is each thread's own"},
    {"TIR-D74", "strides of a tensor may be the packed ones where the buffer states none"},
    {"TIR-D75", "a Shuffle has as many lanes as indices, at least one"},
    {"TIR-D76",
     "declared reads and writes are never evaluated, and an access beyond them is specified"},
    {"TIR-D77",
     "an assumption that is false, or that has no value, is unspecified; beyond that its argument "
     "has neither errors nor effects"},
    {"TIR-D78", "unbound strides and offset of a view are those of the source's row-major layout"},
    {"TIR-D79",
     "rules speak of the program's tree, into which the reader puts the casts that the text leaves "
     "out"},
    {"TIR-D80", "constant memory is accepted with a note, and writing to it is unspecified"},
};

}  // namespace

std::span<const ClauseText> ledger() { return kClauses; }

}  // namespace tenor::spec::families
