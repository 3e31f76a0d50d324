// SPDX-License-Identifier: Apache-2.0
// The table of codes, in the order of the enumerators: text, clauses, what the code means, and
// what a person does about it. A code of the reader, of a limit or of a lint has no clause.
#include "spec/diagnostic/codes.h"

#include <algorithm>

namespace tenor::spec {
namespace {

constexpr Citations kNoClause{};

constexpr CodeInfo kCodes[] = {
    // P: the reader could not make sense of the text.
    {Code::P_ENCODING, "P-ENCODING", kNoClause, "the file is not text in UTF-8",
     "save the file as UTF-8"},
    {Code::P_STRING, "P-STRING", kNoClause,
     "a string literal is not closed, or has an escape that Python refuses",
     "close the string, or correct the escape"},
    {Code::P_INDENT, "P-INDENT", kNoClause, "the indentation of a line matches no enclosing block",
     "indent the line as the block that it belongs to"},
    {Code::P_SYNTAX, "P-SYNTAX", kNoClause, "the text is not what Python's grammar allows here",
     "correct the line; Python itself would refuse it too"},
    {Code::P_NAME, "P-NAME", kNoClause, "a name is used that nothing in the file gives a meaning",
     "define the name before this line, or correct its spelling"},
    {Code::P_CONSTRUCT, "P-CONSTRUCT", kNoClause,
     "a decorated function contains Python code that TVMScript gives no meaning",
     "write the statement or expression with the constructs of TVMScript"},
    {Code::P_ARGUMENT, "P-ARGUMENT", kNoClause,
     "a construct of TVMScript has an argument of the wrong kind, one too many, or one missing",
     "give the construct the arguments that the message names"},
    {Code::P_EMPTY, "P-EMPTY", kNoClause,
     "the file contains no decorated function and no decorated module",
     "decorate what is to be read: `@T.prim_func` for a function, `@I.ir_module` for a class"},

    // I: scope and structure.
    {Code::I_UNBOUND, "I-UNBOUND", clauses("TIR/Scope/p1:c", "TIR/Eval/1:b", "TIR-D44", "TIR-D69"),
     "a variable or buffer is used that nothing binds",
     "bind it first: as a parameter, by a loop, a let, a block or an allocation"},
    {Code::I_REBOUND, "I-REBOUND", clauses("TIR/Scope/p1"), "a variable is bound at two places",
     "give the second binding a variable of its own"},
    {Code::I_OUT_OF_SCOPE, "I-OUT-OF-SCOPE", clauses("TIR/Scope/p1:b", "TIR/Scope/p1:c"),
     "a variable or buffer is used outside the scope of its binding",
     "move the use into the scope, or the binding further out"},
    {Code::I_BLOCK_ALONE, "I-BLOCK-ALONE", clauses("TIR-D45"),
     "a block with iteration variables stands where nothing gives them values",
     "put the block into a BlockRealize that gives each variable a value"},
    {Code::I_BLOCK_ARITY, "I-BLOCK-ARITY", clauses("TIR/StmtTyping/14"),
     "a block is given more or fewer values than it has iteration variables",
     "give one value for each iteration variable"},
    {Code::I_BLOCK_DOMAIN, "I-BLOCK-DOMAIN", clauses("TIR-D47"),
     "an iteration variable of a block has no domain", "state the extent of the variable"},
    {Code::I_REGION_EXTENT, "I-REGION-EXTENT", clauses("TIR-D35"),
     "a range of a region or of bounds lacks its extent", "state where the range ends"},
    {Code::I_REGION_RANK, "I-REGION-RANK", clauses("TIR/OtherTyping/4"),
     "a region has more or fewer ranges than its buffer has dimensions",
     "give one range for each dimension of the buffer"},
    {Code::I_MATCH_REGION, "I-MATCH-REGION",
     clauses("TIR/OtherTyping/5.2", "TIR/OtherTyping/5.3", "TIR/OtherTyping/5.5",
             "TIR/OtherTyping/5.6", "TIR/OtherTyping/5.8", "TIR-D11"),
     "a buffer cannot be a view of the region that it is matched with",
     "give the view the datatype, scope and extents of the region"},
    {Code::I_ALLOC_UNBOUND, "I-ALLOC-UNBOUND", clauses("TIR/Scope/b8:c", "TIR-D42"),
     "a buffer is allocated whose shape, strides or offset use an unbound variable",
     "use variables that are bound before the allocation"},
    {Code::I_ATTR_NODE, "I-ATTR-NODE",
     clauses("TIR/Exec/3.1:b", "TIR/Exec/3.1:c", "TIR/Exec/3.2", "TIR-D18"),
     "an attribute that has a meaning at run time is attached to the wrong kind of object",
     "attach it to a variable, and give a thread's attribute its extent as the value"},
    {Code::I_VECTORIZED, "I-VECTORIZED",
     clauses("TIR/StmtTyping/11.6", "TIR/StmtTyping/11.6:b", "TIR/StmtTyping/11.6:c"),
     "a vectorized loop contains a While, does not start at 0, or has no constant extent",
     "make the loop serial, or start it at 0 with a constant extent and without a While"},
    {Code::I_LOOP_ASSIGNED, "I-LOOP-ASSIGNED",
     clauses("TIR/Exec/12.1.7:c", "TIR/Exec/12.2.3:b", "TIR/Exec/3.1.3:b"),
     "the body of a loop assigns the loop's own variable", "compute into another variable"},
    {Code::I_BUFFER_DATA, "I-BUFFER-DATA", clauses("TIR/OtherTyping/3.4", "TIR/OtherTyping/3.4:b"),
     "the data of a buffer is not a pointer to scalars or vectors",
     "declare the variable as a handle of the buffer's datatype"},
    {Code::I_BUFFER_LAYOUT, "I-BUFFER-LAYOUT",
     clauses("TIR-D36", "TIR/OtherTyping/3.2:c", "TIR/OtherTyping/3.3:b", "TIR-D65"),
     "strides, offset, alignment or axis separators of a buffer are not what a buffer can have",
     "leave the layout out: an absent one is row-major from the first element"},
    {Code::I_THREAD_TAG, "I-THREAD-TAG", clauses("TIR-D73"),
     "two nested loops are bound to one thread tag with different extents, or a binding has no tag",
     "give both loops the same extent, or another tag to one of them"},
    {Code::I_JUMP, "I-JUMP", clauses("EXT/Break", "EXT/Continue", "TIR-D51"),
     "a break or continue stands in no loop that it could leave",
     "put it into a serial loop or a While"},
    {Code::I_CALLEE, "I-CALLEE", clauses("TIR-D49"),
     "a call names a function that the module does not have, or gives it other arguments than it "
     "takes",
     "call a function of the module with one argument for each parameter"},

    // T: datatypes.
    {Code::T_DATATYPE, "T-DATATYPE",
     clauses("TIR-D24", "TIR/Values/1:b", "TIR/Values/1:e", "TIR/Values/1:f"),
     "a datatype is written that no value has",
     "use an integer of 8 to 64 bits, a float of 16 to 64 bits, bfloat16, bool or handle"},
    {Code::T_LITERAL, "T-LITERAL",
     clauses("TIR/ExprTyping/2.1.3:b", "TIR/ExprTyping/2.1.4", "TIR/ExprTyping/3.1.2", "TIR-D25",
             "TIR-D26", "TIR-D28"),
     "a literal does not fit its datatype", "write a value that fits, or a wider datatype"},
    {Code::T_CAST, "T-CAST",
     clauses("TIR/ExprTyping/5", "TIR/ExprTyping/5:b", "TIR/ExprTyping/5:c"),
     "a cast changes the number of lanes, or turns a pointer into something else",
     "cast to a datatype with as many lanes; a pointer only to a pointer"},
    {Code::T_SELECT, "T-SELECT",
     clauses("TIR/ExprTyping/6.1.1", "TIR/ExprTyping/6.1.2", "TIR/ExprTyping/6.1.3"),
     "a Select has a condition that is no Bool, or two values of different datatypes",
     "compare in the condition, and cast one of the values"},
    {Code::T_INDEX, "T-INDEX",
     clauses("TIR/ExprTyping/7.1", "TIR/ExprTyping/7.2", "TIR/StmtTyping/4.1", "TIR/StmtTyping/4.3",
             "TIR-D67"),
     "an index is no integer, or one that is not the last has several lanes",
     "use integer scalars; only the last index may be a vector"},
    {Code::T_INDEX_RANK, "T-INDEX-RANK", clauses("TIR-D31"),
     "a buffer is accessed with more or fewer indices than it has dimensions",
     "give one index for each dimension"},
    {Code::T_RAMP, "T-RAMP",
     clauses("TIR/ExprTyping/8.1.1", "TIR/ExprTyping/8.1.2", "TIR/ExprTyping/8.1.2:b",
             "TIR/ExprTyping/8.1.3"),
     "a Ramp needs an integer base and stride of one datatype, and at least two lanes",
     "give base and stride the same integer datatype, and two lanes or more"},
    {Code::T_BROADCAST, "T-BROADCAST",
     clauses("TIR/ExprTyping/9.1.1", "TIR/ExprTyping/9.1.2", "TIR-D71"),
     "a Broadcast needs a scalar value and at least two lanes",
     "spread a scalar, over two lanes or more"},
    {Code::T_LET, "T-LET", clauses("TIR/ExprTyping/10.1"),
     "a Let binds a variable to a value of another datatype",
     "cast the value, or declare the variable with the value's datatype"},
    {Code::T_CALL, "T-CALL", clauses("TIR-D48", "TIR/ExprTyping/11"),
     "a builtin is called with arguments or a result datatype that it does not take",
     "call it as its signature says"},
    {Code::T_SHUFFLE, "T-SHUFFLE",
     clauses("TIR/ExprTyping/12.1", "TIR/ExprTyping/12.2", "TIR/ExprTyping/12.5", "TIR-D70",
             "TIR-D75"),
     "a Shuffle mixes datatypes, has no vector or index, or an index that selects no lane",
     "shuffle vectors of one datatype, by integer scalars that number their lanes"},
    {Code::T_OPERANDS, "T-OPERANDS",
     clauses("TIR/ExprTyping/13", "TIR/ExprTyping/16", "TIR/ExprTyping/13:d"),
     "the two operands have different datatypes, or ones that the operator does not take",
     "cast one operand to the datatype of the other"},
    {Code::T_HANDLE, "T-HANDLE",
     clauses("TIR/ExprTyping/13:b", "TIR/ExprTyping/16:b", "TIR/Buffers/p3:c", "TIR-D71"),
     "an operator is applied to a pointer",
     "access the memory through a buffer; TIR has no arithmetic on pointers"},
    {Code::T_BOOL, "T-BOOL",
     clauses("TIR/ExprTyping/14", "TIR/ExprTyping/14:b", "TIR/ExprTyping/15"),
     "a logical operator is applied to something that is no Bool, or to different numbers of lanes",
     "compare with 0 first"},
    {Code::T_LET_STMT, "T-LET-STMT", clauses("TIR/StmtTyping/1", "TIR/StmtTyping/1:c"),
     "a LetStmt binds a variable to a value of another datatype",
     "cast the value, or declare the variable with the value's datatype"},
    {Code::T_ASSERT, "T-ASSERT", clauses("TIR/StmtTyping/3", "TIR/StmtTyping/3:b"),
     "an assertion needs a Bool scalar as condition, and a string or int32 as message",
     "compare in the condition, and write the message as a string"},
    {Code::T_STORE, "T-STORE", clauses("TIR/StmtTyping/4.5", "TIR-D30"),
     "a store's value has another datatype or number of lanes than the elements it is stored to",
     "cast the value to the buffer's datatype, with a lane for each lane that is stored"},
    {Code::T_REALIZE, "T-REALIZE",
     clauses("TIR/StmtTyping/5.1", "TIR/StmtTyping/5.2", "TIR/StmtTyping/5.2:b", "TIR-D32"),
     "a BufferRealize needs a Bool condition and integer bounds of one datatype",
     "give every bound the same integer datatype"},
    {Code::T_ALLOCATE, "T-ALLOCATE",
     clauses("TIR/StmtTyping/6.1", "TIR/StmtTyping/6.2", "TIR/StmtTyping/6.2:b",
             "TIR/StmtTyping/6.3"),
     "an Allocate needs a pointer to its datatype, integer extents and a Bool condition",
     "declare the pointer with the datatype that is allocated"},
    {Code::T_CONDITION, "T-CONDITION", clauses("TIR/StmtTyping/9"),
     "the condition of an if is no Bool scalar", "compare with 0 in the condition"},
    {Code::T_LOOP, "T-LOOP",
     clauses("TIR/StmtTyping/11.1", "TIR/StmtTyping/11.1:b", "TIR/StmtTyping/11.2",
             "TIR/StmtTyping/11.5", "TIR-D68"),
     "the variable, start and extent of a loop must be integer scalars of one datatype",
     "cast the start and the extent to the loop variable's datatype"},
    {Code::T_WHILE, "T-WHILE", clauses("TIR/StmtTyping/12", "TIR-D17"),
     "the condition of a While is no integer scalar", "compare in the condition"},
    {Code::T_BLOCK, "T-BLOCK", clauses("TIR/StmtTyping/13", "TIR/StmtTyping/14:b", "TIR-D34"),
     "a block's variables and values must be integer scalars, and its predicate a Bool scalar",
     "cast the value or the predicate"},
    {Code::T_BUFFER, "T-BUFFER",
     clauses("TIR/OtherTyping/3.1", "TIR/OtherTyping/3.2", "TIR/OtherTyping/3.2:b",
             "TIR/OtherTyping/3.3"),
     "shape, strides and offset of a buffer must be integer scalars",
     "write the dimension as an integer expression"},
    {Code::T_VARIABLE, "T-VARIABLE",
     clauses("TIR/ExprTyping/1.2.4", "TIR/Types/2.b1", "TIR/Types/3:b", "TIR/OtherTyping/1",
             "TIR/OtherTyping/1:b", "TIR-D33"),
     "a variable has a type that no variable can have, or another one than its domain",
     "declare it with a datatype or a pointer type; an iteration variable with its extent's "
     "datatype"},
    {Code::T_RETURN, "T-RETURN", clauses("TIR-D50"),
     "a function returns a value of another datatype than it declares",
     "cast the value, or correct the declared return type"},

    // E: errors that the documents specify.
    {Code::E_ASSERT, "E-ASSERT", clauses("TIR/Exec/4:c", "TIR-D64"), "an assertion does not hold",
     "give inputs for which it holds, or correct what the program computes before it"},
    {Code::E_DIVIDE_BY_ZERO, "E-DIVIDE-BY-ZERO", clauses("TIR/Eval/13.6:b", "TIR-D15"),
     "an integer is divided by zero",
     "guard the division with `T.if_then_else` or an if; a Select evaluates both of its values"},
    {Code::E_ARGUMENT, "E-ARGUMENT", clauses("TIR/Exec/1.1", "TIR/Exec/1.2:b"),
     "an argument is missing, one too many, or of another kind than its parameter",
     "give a tensor for a buffer parameter and a number for a scalar one"},
    {Code::E_ARGUMENT_DTYPE, "E-ARGUMENT-DTYPE", clauses("TIR/Exec/1.2.4.b1", "TIR-D72"),
     "a tensor argument has another datatype than the buffer that it is matched with",
     "convert the array before the call"},
    {Code::E_ARGUMENT_SHAPE, "E-ARGUMENT-SHAPE",
     clauses("TIR/Exec/1.2.4.b5", "TIR/Exec/1.2.4.b5:b", "TIR/Exec/1.2.4.b5:c", "TIR-D39"),
     "a tensor argument has another shape than the buffer that it is matched with",
     "give an array of the shape that the message names"},
    {Code::E_ARGUMENT_STRIDES, "E-ARGUMENT-STRIDES",
     clauses("TIR/Exec/1.2.4.b4", "TIR/Exec/1.2.4.b3:c", "TIR-D37", "TIR-D74"),
     "a tensor argument has other strides than the buffer that it is matched with",
     "give a packed array in row-major order"},
    {Code::E_ARGUMENT_OFFSET, "E-ARGUMENT-OFFSET",
     clauses("TIR/Exec/1.2.4.b2:c", "TIR/Exec/1.2.4.b2:d", "TIR-D38"),
     "a tensor argument starts at another offset than the buffer that it is matched with",
     "give an array that starts where its memory does"},
    {Code::E_MATCH_EXTENT, "E-MATCH-EXTENT",
     clauses("TIR/Exec/14.3.2.b2:c", "TIR/Exec/14.3.2.b2:d", "TIR-D11"),
     "the region that a view is matched with has another extent than the view's shape",
     "match a region of the view's extents"},

    // U: states that a clause disclaims.
    {Code::U_OOB_READ, "U-OOB-READ", clauses("TIR/Eval/7.6"),
     "an element is read that the buffer does not have",
     "guard the load, or correct the bounds of the loop around it"},
    {Code::U_OOB_WRITE, "U-OOB-WRITE", clauses("TIR/Exec/5.5.4"),
     "an element is stored that the buffer does not have",
     "guard the store, or correct the bounds of the loop around it"},
    {Code::U_LOOP_CONFLICT, "U-LOOP-CONFLICT",
     clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D58", "TIR-D59"),
     "one iteration of a parallel loop writes an element that another one reads",
     "make the loop serial, or let each iteration read only what it wrote itself"},
    {Code::U_CAST_RANGE, "U-CAST-RANGE", clauses("TIR-D13"),
     "a floating point value is cast to an integer datatype that cannot hold it",
     "clamp the value to the range of the integer first"},
    {Code::U_SHIFT_RANGE, "U-SHIFT-RANGE", clauses("TIR-D48"),
     "a value is shifted by a negative count, or by its width or more",
     "keep the count between 0 and the width minus 1"},
    {Code::U_WHILE_VALUE, "U-WHILE-VALUE", clauses("TIR-D17", "TIR/Exec/13.2", "TIR/Exec/13.3"),
     "the condition of a While is neither 0 nor 1", "compare in the condition"},
    {Code::U_VECTOR_LOGIC, "U-VECTOR-LOGIC", clauses("TIR/Eval/14.2", "TIR/Eval/14.2.1"),
     "a vector `and` or `or` need not evaluate lanes of its right side that fail or have an effect",
     "make the right side one that cannot fail and has no effect, or write the lanes as scalars"},
    {Code::U_INDETERMINATE, "U-INDETERMINATE", clauses("TIR-D19"),
     "a value that was never written decides what the program does or returns",
     "write the element, as a value of its datatype, before it is read"},
    {Code::U_ALIAS, "U-ALIAS", clauses("TIR-D40", "TIR/Exec/1.2.5", "TIR/Buffers/p2:b"),
     "two arguments share memory, and it is written", "give each parameter memory of its own"},
    {Code::U_BLOCK_DOMAIN, "U-BLOCK-DOMAIN", clauses("TIR-D47"),
     "an iteration variable of a block gets a value outside its domain",
     "correct the value or the extent, or mask the block with `T.where`"},
    {Code::U_LOOP_OVERFLOW, "U-LOOP-OVERFLOW", clauses("TIR-D57"),
     "a loop variable counts past the largest value of its datatype",
     "give the loop variable a wider datatype"},
    {Code::U_SHUFFLE_INDEX, "U-SHUFFLE-INDEX", clauses("TIR-D70", "TIR-D5"),
     "a shuffle selects a lane that its vectors do not have",
     "keep the indices between 0 and the number of lanes minus 1"},
    {Code::U_THREAD_EXTENT, "U-THREAD-EXTENT", clauses("TIR-D73"),
     "a loop over threads has another extent than the enclosing one of its tag",
     "give both the same extent, and guard what not every thread is to do"},
    {Code::U_JUMP, "U-JUMP", clauses("TIR-D51"), "a jump leaves a parallel loop",
     "make the loop serial, or let every iteration run to its end"},
    {Code::U_NO_RESULT, "U-NO-RESULT", clauses("TIR-D50"),
     "a function that declares a result ends without returning one",
     "return a value on every path"},
    {Code::U_ASSUME, "U-ASSUME", clauses("TIR-D77"),
     "a condition that the program assumes is false, or has no value",
     "call the function only where the assumption holds, or take it out"},
    {Code::U_CONST_WRITE, "U-CONST-WRITE", clauses("TIR-D80"),
     "the memory of a constant is written", "copy the constant to a buffer first"},
    {Code::U_LAYOUT, "U-LAYOUT",
     clauses("TIR/Buffers/p3:f", "TIR/Exec/7.4:c", "TIR-D44", "TIR-D78"),
     "the result relies on how the elements of an allocation lie in memory",
     "access the allocation through one shape only"},
    {Code::U_POINTER, "U-POINTER", clauses("TIR-D44"),
     "a pointer is computed that points outside of its memory",
     "keep the index or the offset of the pointer within the memory"},
    {Code::U_OVERLAP, "U-OVERLAP", clauses("TIR-D41"),
     "a buffer is written of which two elements share memory",
     "write to a buffer whose strides keep its elements apart"},
    {Code::U_REALIZE_BOUNDS, "U-REALIZE-BOUNDS", clauses("TIR-D43"),
     "an element of a realized buffer is accessed outside the bounds of its BufferRealize",
     "extend the bounds, or correct the access"},
    {Code::U_INDEX_WIDTH, "U-INDEX-WIDTH", clauses("TIR-D62", "TIR/Eval/7.3", "TIR/Exec/5.3:b"),
     "an index does not fit the width of indices of the back-end",
     "use a smaller index, or a back-end with wider ones"},
    {Code::U_BLOCK_VALUE, "U-BLOCK-VALUE", clauses("TIR-D34"),
     "a value given to a block's variable does not fit the variable's datatype",
     "give the variable the datatype of the value"},
    {Code::U_HANDLE_CAST, "U-HANDLE-CAST", clauses("TIR/Eval/5.2:b"),
     "a number other than 0 was cast to a pointer, and the pointer is used",
     "pass pointers as parameters"},
    {Code::U_DANGLING, "U-DANGLING",
     clauses("PreRFC/Restrictions/b4", "TIR/State/b2:c", "TIR/Exec/7.6"),
     "a pointer leaves the scope that its memory ends with, or is used behind it",
     "write into a buffer of the caller instead"},

    // O: states that no clause speaks of.
    {Code::O_BUILTIN, "O-BUILTIN", clauses("TIR/Eval/11:b", "TIR-D48"),
     "no clause says what this builtin does with these arguments",
     "call it with arguments for which its result is stated"},
    {Code::O_HANDLE, "O-HANDLE", clauses("TIR/Buffers/p3:c"),
     "no clause says what this operation on a pointer does",
     "access the memory through a buffer, "
     "and pass the data of a whole one"},
    {Code::O_STEP, "O-STEP", clauses("EXT/For/step"),
     "a loop steps by a number that is not positive, and no clause says which iterations it has",
     "step by 1 or more"},
    {Code::O_EXTENT, "O-EXTENT", clauses("TIR/Exec/7.4"),
     "a buffer is allocated with extents that no clause gives a size",
     "make every extent at least 0, and give a constant as many elements as its extents ask for"},

    // S: known by name, without rules.
    {Code::S_BUILTIN, "S-BUILTIN", clauses("TIR-D48", "PreRFC/Restrictions/b5:b", "TIR/Intro/p3"),
     "a builtin is called that is given no meaning here",
     "replace the call by TIR's own operations, or leave this function out"},
    {Code::S_POINTER, "S-POINTER", clauses("PreRFC/Restrictions/b5:b", "TIR-D44", "TIR-D48"),
     "a builtin computes with pointers, of which the portable profile has none",
     "run it with --profile lowered, or access the memory through its buffer"},
    {Code::S_CONSTRUCT, "S-CONSTRUCT", clauses("EXT/Opaque", "EXT/TypeExpr", "TIR/Intro/p3"),
     "a construct is used that is known by name and has no rules",
     "replace the construct, or leave this function out"},
    {Code::S_DATATYPE, "S-DATATYPE", clauses("TIR-D24", "TIR/Intro/p3"),
     "a datatype is used that compilers print and the documents give no values",
     "use one of the documents' datatypes, or leave this function out"},
    {Code::S_DEPRECATED, "S-DEPRECATED", clauses("TIR/Deprecated/p1"),
     "a construct is used that the documents have withdrawn",
     "use BufferLoad and BufferStore instead"},
    {Code::S_TE_ONLY, "S-TE-ONLY", clauses("TIR/TEOnly/p1"),
     "a construct is used that belongs to tensor expressions and is lowered before TIR",
     "print the program after tensor expressions have been lowered"},
    {Code::S_RELAX, "S-RELAX", kNoClause, "the function is Relax, which is not judged for now",
     "name a function of TIR: `FILE::function`"},
    {Code::S_EXTERN, "S-EXTERN", clauses("TIR/State/b4:c", "TIR/State/b4", "TIR/Intro/p3"),
     "code outside the program is called, of which nothing is known",
     "replace the call by TIR, or leave this function out"},
    {Code::S_DEVICE, "S-DEVICE", clauses("PreRFC/Restrictions/b5", "TIR-D60", "EXT/Opaque"),
     "a construct of one device is used: an instruction, synchronisation, tiles",
     "judge the program before it is specialised to a device, or leave this function out"},

    // D: implementation-defined.
    {Code::D_INDEX_WIDTH, "D-INDEX-WIDTH", clauses("TIR/ExprTyping/7.2:d", "TIR-D67"),
     "indices of one access have different widths; each counts by its value",
     "give the indices one datatype"},
    {Code::D_DIVIDE_OVERFLOW, "D-DIVIDE-OVERFLOW", clauses("TIR-D14"),
     "the smallest integer is divided by -1: the result wraps here, and some processors trap",
     "divide in a wider datatype"},
    {Code::D_LAYOUT, "D-LAYOUT", clauses("TIR-D36", "TIR/Buffers/p3:e", "TIR-D78"),
     "the program states or uses a layout of memory, which is outside the portable subset",
     "leave strides and offset out"},
    {Code::D_RELIES_ON_LAYOUT, "D-RELIES-ON-LAYOUT", clauses("TIR-D44", "TIR/Buffers/p3:f"),
     "an allocation is seen as another array than it was allocated as, which relies on its layout",
     "nothing, in code after buffers were flattened; else access it through one shape only"},
    {Code::D_EXTENT_CHANGES, "D-EXTENT-CHANGES", clauses("TIR-D3"),
     "a loop's body changes what its extent was computed from; the extent is evaluated once",
     "compute the extent into a variable before the loop"},
    {Code::D_DEPRECATED, "D-DEPRECATED", clauses("TIR-D80", "TIR/Deprecated/b3"),
     "a deprecated construct is used that is still given a meaning",
     "pass the constant as an argument of the function"},
    {Code::D_DTYPE_WIDENED, "D-DTYPE-WIDENED", clauses("TIR-D34", "TIR-D79"),
     "a value is converted to another datatype although the text writes no cast",
     "write the cast, or give both the same datatype"},
    {Code::D_INIT_SKIPPED, "D-INIT-SKIPPED", clauses("TIR-D9"),
     "a reduction's first point is masked or does not exist, so its init does not run",
     "let the predicate hold at the first point, or initialise before the loop"},
    {Code::D_READING, "D-READING", clauses("EXT/Reading"),
     "the result is another one where an entry of the ledger is read as written",
     "write the program so that both readings agree"},

    // N: several outcomes are specified.
    {Code::N_MIN_MAX, "N-MIN-MAX", clauses("TIR-D16"),
     "a minimum or maximum of NaN, or of zeros of both signs, may be either operand",
     "decide the case with comparisons if it matters"},
    {Code::N_WRITE_ORDER, "N-WRITE-ORDER", clauses("TIR-D22"),
     "two iterations of a parallel loop write one element: either value may remain, and a run "
     "shows "
     "one of the outcomes that are allowed",
     "write different elements in different iterations"},

    // B: what a block says of itself.
    {Code::B_READS, "B-READS", clauses("TIR-D76"),
     "a block reads elements outside the regions that it declares to read",
     "extend `T.reads`: later passes trust it"},
    {Code::B_WRITES, "B-WRITES", clauses("TIR-D76"),
     "a block writes elements outside the regions that it declares to write",
     "extend `T.writes`: later passes trust it"},
    {Code::B_REGION_UNBOUND, "B-REGION-UNBOUND", clauses("TIR-D76"),
     "a declared region of a block uses a variable that nothing binds",
     "write the region with variables that are in scope"},
    {Code::B_SPATIAL, "B-SPATIAL", clauses("TIR/Grammar/IterVarType/kDataPar"),
     "two instances of a block write one element, and differ in a variable that is spatial",
     "give each value of the variable its own elements, or make it `T.axis.opaque` or "
     "`T.axis.reduce`: schedules run spatial ones in any order, and at once"},
    {Code::B_REDUCE, "B-REDUCE", clauses("TIR/Grammar/IterVarType/kCommReduce"),
     "a block that reduces writes over what it wrote for another value of the variable, and does "
     "not read it: what remains depends on the order",
     "combine the new value with what is there, or make the variable `T.axis.opaque`"},
    {Code::B_INIT, "B-INIT", clauses("TIR/Grammar/IterVarType/kCommReduce", "TIR/Exec/14.4:b"),
     "a block that reduces has no init, and begins with what nothing has written",
     "add `with T.init():`, or write the elements before the block"},

    // L: lints.
    {Code::L_UNUSED, "L-UNUSED", kNoClause,
     "a value is bound, or memory allocated or declared, and nothing uses it",
     "take it out; a name with `_` in front says that it is meant"},

    {Code::L_NOT_REACHED, "L-NOT-REACHED", kNoClause,
     "a statement that no run came to: nothing was learned about it",
     "give inputs or sizes that lead there"},

    // X: limits of this program.
    {Code::X_PYTHON_VALUE, "X-PYTHON-VALUE", kNoClause,
     "the function uses a Python value that only running the file would give",
     "print the function with `print(f.script())` and read that text"},
    {Code::X_INPUT_SIZE, "X-INPUT-SIZE", kNoClause, "the input is larger than what is read",
     "split the file, or print only the function in question"},
    {Code::X_DEPTH, "X-DEPTH", kNoClause, "the program is nested deeper than what is followed",
     "split the expression or statement with intermediate variables"},
    {Code::X_STEPS, "X-STEPS", kNoClause,
     "the budget of steps was used up before the program ended",
     "raise the budget of steps, or give smaller inputs"},
    {Code::X_MEMORY, "X-MEMORY", kNoClause,
     "the budget of memory was used up before the program ended",
     "raise the budget of memory, or give smaller inputs"},
    {Code::X_STACK, "X-STACK", kNoClause,
     "the budget of nested calls and scopes was used up before the program ended",
     "raise the budget of depth, or give smaller inputs"},
};

/// `all_codes()[c]` is the row of `c` only if the table has the enumerators' order and number.
constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(kCodes); ++i)
    if (static_cast<std::size_t>(kCodes[i].code) != i) return false;
  return true;
}
static_assert(in_order());
static_assert(std::size(kCodes) == static_cast<std::size_t>(Code::X_STACK) + 1);

}  // namespace

CodeClass CodeInfo::code_class() const {
  switch (text.front()) {
    case 'P': return CodeClass::kUnreadable;
    case 'I': return CodeClass::kIllFormed;
    case 'T': return CodeClass::kType;
    case 'E': return CodeClass::kError;
    case 'U': return CodeClass::kUnspecified;
    case 'O': return CodeClass::kOmission;
    case 'S': return CodeClass::kOutOfScope;
    case 'D': return CodeClass::kNote;
    case 'N': return CodeClass::kNondeterminism;
    case 'B': return CodeClass::kBlock;
    case 'L': return CodeClass::kLint;
    default: return CodeClass::kLimit;
  }
}

std::span<const CodeInfo> all_codes() { return kCodes; }

const CodeInfo& info(Code code) { return kCodes[static_cast<std::size_t>(code)]; }

const CodeInfo* find_code(std::string_view text) {
  const auto* found = std::find_if(std::begin(kCodes), std::end(kCodes),
                                   [&](const CodeInfo& code) { return code.text == text; });
  return found == std::end(kCodes) ? nullptr : found;
}

std::string_view word(CodeClass code_class) {
  switch (code_class) {
    case CodeClass::kUnreadable:
    case CodeClass::kIllFormed:
    case CodeClass::kType: return "ill-formed";
    case CodeClass::kError: return "error";
    case CodeClass::kUnspecified:
    case CodeClass::kOmission: return "unspecified";
    case CodeClass::kOutOfScope: return "out-of-scope";
    case CodeClass::kNote:
    case CodeClass::kNondeterminism: return "note";
    case CodeClass::kBlock:
    case CodeClass::kLint: return "warning";
    case CodeClass::kLimit: return "exhausted";
  }
  return "exhausted";
}

}  // namespace tenor::spec
