// SPDX-License-Identifier: Apache-2.0
// The ledger: where the documents contradict themselves or cannot stand, the reading that is taken
// here. What is written and why it cannot stand is in the documentation.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kLedgerClauses[] = {
    {"TIR-D1",
     "a loop runs ceil(extent / step) times, from its start in steps of its step, and not at all "
     "where the extent is 0 or less; a loop without a step has step 1"},
    {"TIR-D2", "each iteration binds the loop variable to its last value plus one"},
    {"TIR-D3",
     "a loop's extent is evaluated once, on entry; a note says where it would change later"},
    {"TIR-D4", "a parallel loop has the iterations that the serial one has"},
    {"TIR-D5",
     "lane i of a Shuffle is the lane that its i-th index selects from the joined vectors"},
    {"TIR-D6", "a comparison yields Bool, with the lanes of its operands"},
    {"TIR-D7", "a vector store gives each element as many lanes as one buffer element has"},
    {"TIR-D8",
     "the predicate of a block is evaluated first, outside the block, and where it is 0 nothing of "
     "the block runs"},
    {"TIR-D9",
     "init runs where every reduction variable of the block is at the start of its domain; a note "
     "says where init does not run because that point is masked or the domain is empty"},
    {"TIR-D10", "a range ends at its start plus its extent"},
    {"TIR-D11",
     "a region has at least the dimensions of its view, and the surplus leading ones have extent "
     "1"},
    {"TIR-D12", "casting to Bool asks whether the value is not zero"},
    {"TIR-D13", "casting a float to an integer that cannot hold it is unspecified"},
    {"TIR-D14",
     "the smallest integer divided by -1 wraps to itself; a note says so, because some processors "
     "do something else"},
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
    {"TIR-D32", "the bounds of a BufferRealize are checked by their starts and extents"},
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
     "nested loops with one tag are one axis, of threads or of virtual threads; accesses to shared "
     "memory are ordered where all threads of a block synchronize between two statements, such as "
     "after a branch that only some of them took; each thread has its own local memory"},
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
    {"TIR-D81",
     "a block whose reduction variables 'threadIdx' counts combines its init and operands in any "
     "order and bracketing, where its combiner commutes and nothing else accesses what it updates "
     "meanwhile; other loops, and other updates, conflict"},
    {"TIR-D82",
     "a buffer that a block allocates is private to the iterations of a loop without order that "
     "all its accesses lie in, where an iteration reads only what it wrote before, and where it is "
     "not global memory within a kernel; else it conflicts"},
    {"TIR-D83",
     "an extent that is a negative constant is ill-formed, and one that turns out negative is "
     "allocated by no rule"},
    {"RLX-D1", "anything joined with an object is an object"},
    {"RLX-D2", "of two shapes of one rank the right one is taken where it lists no dimensions"},
    {"RLX-D3",
     "tensors whose shapes are proven equal join to that shape with the joined datatype and "
     "device"},
    {"RLX-D4", "tensors of different rank, or without a shape, keep a common device"},
    {"RLX-D5",
     "parameters of two functions join if they are equal; otherwise the functions join to an "
     "object"},
    {"RLX-D6",
     "erasing keeps whatever is in scope, and drops nothing but shapes and values that are not"},
    {"RLX-D7",
     "a new shape variable maps to the expression at the same position on the other side, in "
     "primitive values too"},
    {"RLX-D8", "a call is an error where an argument is not accepted for its parameter"},
    {"RLX-D9",
     "a bound value is checked against its annotation: is it accepted where that is expected"},
    {"RLX-D10",
     "two dimensions are always, never, or sometimes equal, over variables from 0 to 2^63-1 "
     "without wrap-around, and only never makes them incompatible"},
    {"RLX-D11", "a Void datatype has 0 bits, and 64 are read with a note"},
    {"RLX-D12", "what is derived of a primitive literal is its datatype and its value"},
    {"RLX-D13", "the rule for PrimType is the one for PrimValue"},
    {"RLX-D14", "the example's result is compared with the shape in its annotation"},
    {"RLX-D15", "a shape of unknown rank is possibly compatible with any rank"},
    {"RLX-D16", "the sentence ends here"},
    {"RLX-D17", "a function under call_tir that writes to one of its inputs is unspecified"},
    {"RLX-D18", "a dimension is any scalar expression of TIR without loads and effects"},
    {"RLX-D19",
     "a dimension that turns out negative is an error where it is first used as a shape"},
    {"RLX-D20",
     "the condition of an If is compatible with a Boolean tensor of rank 0, or with a Boolean "
     "primitive value"},
    {"RLX-D21",
     "a function's result is erased when its variables are gone, but for the shape variables that "
     "its parameters bind"},
    {"RLX-D22",
     "a scalar parameter of a TIR function has PrimStructInfo, and a handle is an object"},
    {"RLX-D23",
     "a value that is possibly compatible with its annotation is accepted with a warning, and "
     "unspecified if it then does not match"},
    {"RLX-D24", "a MatchCast is warned about where the two are incompatible"},
    {"RLX-D25",
     "a packed function is below, and compatible with, one of the same derive_func or of "
     "empty_derive"},
    {"RLX-D26",
     "functions are compared up to the names of the shape variables that their parameters bind"},
    {"RLX-D27",
     "of two values for one variable the first is kept, and the comparison after it reports the "
     "other"},
    {"RLX-D28", "a primitive literal holds any dimension expression, or a float literal"},
    {"RLX-D29", "dimensions have the comparisons of TIR"},
    {"RLX-D30", "the nodes of dimensions have datatypes as in TIR, int64 where none is written"},
    {"RLX-D31",
     "in a MatchCast the dimensions that bind variables come first, as they do for parameters"},
    {"RLX-D32",
     "in a dataflow block a program may become more defined; elsewhere that is a finding; it may "
     "never become less defined"},
    {"RLX-D33",
     "a call of a TIR function passes all parameters, and a value that a buffer contradicts is an "
     "error"},
    {"RLX-D34", "selecting a negative field is an error"},
    {"RLX-D35",
     "an in-place index that is out of range, repeated, or names an argument that differs from the "
     "result is an error"},
    {"RLX-D36", "a result of call_dps_packed needs a shape and a datatype"},
    {"RLX-D37",
     "a function's body gets its own StructInfo with the device of the function's result"},
    {"RLX-D38",
     "an operator that changes devices gives its own device to no argument, and an argument of a "
     "function is on the device that its parameter states"},
    {"RLX-D39", "devices make tensors incompatible only where both are given"},
    {"RLX-D40", "where a rank is expected and none is given, tensors are possibly compatible"},
    {"RLX-D41",
     "what is compatible has erased types one below the other, as StructInfo without expressions "
     "are"},
    {"RLX-D42",
     "an argument without the dimension that binds a shape variable gives the error of comparing "
     "it"},
    {"RLX-D43", "TIR functions match FuncStructInfo with parameters too"},
    {"RLX-D44", "an external function is a leaf, and an operator is one where it is called"},
    {"RLX-D45", "bodies and branches need not be leaves"},
    {"RLX-D46", "a sequence ends in a leaf"},
    {"RLX-D47", "operands are bound depth-first, from the left"},
    {"RLX-D48",
     "all annotated functions are entered at first, and the others are derived before their "
     "callers"},
    {"RLX-D49",
     "operators come from a registry with rule, StructInfo and purity, and others are out of "
     "scope"},
    {"RLX-D50", "BFloat is a datatype code too"},
    {"RLX-D51", "second names mean the first, and fields go by their names"},
    {"RLX-D52", "to_vdevice of anything but tensors and tuples of them is an error"},
    {"RLX-D53", "joining finds an upper bound, which need not be the least"},
    {"RLX-D54",
     "closures carry the StructInfo that they were declared with, and a variable that only a "
     "packed function could bind is rejected"},
    {"RLX-D55", "what outlives a dataflow block is erased at the end of that block"},
    {"RLX-D56",
     "the device of hint_on_device is the first of the module with that number, and of that kind "
     "where one is named, and no such device is an error"},
    {"RLX-D57",
     "the integers of call_tir go where the generation of the source has them, and scalars may be "
     "arguments"},
    {"RLX-D58",
     "call_pure_packed and call_inplace_packed take arguments one by one, and a single tuple of "
     "structural arguments stands for its fields"},
    {"RLX-D59", "a new variable that is the whole value of a PrimStructInfo is bound"},
    {"RLX-D60",
     "call_tir_inplace is pure, its result is the argument, and using that argument afterwards is "
     "unspecified"},
    {"RLX-D61",
     "an object is possibly compatible with whatever is required, because its kind is known only "
     "at run time"},
    {"RLX-D62",
     "a TIR function that takes scalars alone and declares a scalar as its result is pure, and a "
     "call of it comes to that scalar"},
};

}  // namespace

std::span<const ClauseText> ledger() { return kLedgerClauses; }

}  // namespace tenor::spec::families
