// SPDX-License-Identifier: Apache-2.0
// The stable codes of findings: one table of code, class, clauses and page. A code's class is its
// first letter; the words and exit statuses follow from the class.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "spec/clauses/clause.h"

namespace tenor::spec {

/// What a finding means for its program. In the order of docs and `explain`.
enum class CodeClass : std::uint8_t {
  kUnreadable,      ///< P: could not be read
  kIllFormed,       ///< I: scope, structure
  kType,            ///< T: datatypes, StructInfo
  kPossibly,        ///< M: a run-time check decides (a warning)
  kError,           ///< E: a specified run-time error
  kUnspecified,     ///< U: a clause disclaims the state
  kOmission,        ///< O: no clause says what happens
  kOutOfScope,      ///< S: a construct without rules, known by name
  kNote,            ///< D: implementation-defined
  kNondeterminism,  ///< N: specified but nondeterministic
  kBlock,           ///< B: block annotations
  kLint,            ///< L
  kLimit,           ///< X: a limit of ours
  kValidation,      ///< V: two programs were compared
};

/// In the order of the table in codes.cpp, which gives each its text and page.
enum class Code : std::uint16_t {
  P_ENCODING,
  P_STRING,
  P_INDENT,
  P_SYNTAX,
  P_NAME,
  P_CONSTRUCT,
  P_ARGUMENT,
  P_EMPTY,
  I_UNBOUND,
  I_REBOUND,
  I_OUT_OF_SCOPE,
  I_BLOCK_ALONE,
  I_BLOCK_ARITY,
  I_BLOCK_DOMAIN,
  I_REGION_EXTENT,
  I_REGION_RANK,
  I_MATCH_REGION,
  I_ALLOC_UNBOUND,
  I_ATTR_NODE,
  I_VECTORIZED,
  I_LOOP_ASSIGNED,
  I_BUFFER_DATA,
  I_BUFFER_LAYOUT,
  I_THREAD_TAG,
  I_JUMP,
  I_CALLEE,
  I_SHAPE_VAR,
  I_DATAFLOW_VAR,
  I_DATAFLOW,
  I_OPERATOR,
  I_RECURSION,
  I_ENTRY,
  I_GLOBAL_SYMBOL,
  I_STRUCT_INFO,
  I_FORCE_PURE,
  I_VDEVICE,
  I_NORMAL_FORM,
  T_DATATYPE,
  T_LITERAL,
  T_CAST,
  T_SELECT,
  T_INDEX,
  T_INDEX_RANK,
  T_RAMP,
  T_BROADCAST,
  T_LET,
  T_CALL,
  T_SHUFFLE,
  T_OPERANDS,
  T_HANDLE,
  T_BOOL,
  T_LET_STMT,
  T_ASSERT,
  T_STORE,
  T_REALIZE,
  T_ALLOCATE,
  T_CONDITION,
  T_LOOP,
  T_WHILE,
  T_BLOCK,
  T_BUFFER,
  T_VARIABLE,
  T_RETURN,
  T_ANNOTATION,
  T_CALLEE,
  T_ARITY,
  T_ARGUMENT,
  T_TUPLE,
  T_PURITY,
  T_OPERATOR,
  T_VDEVICE,
  M_ANNOTATION,
  M_ARGUMENT,
  M_OPERATOR,
  E_ASSERT,
  E_DIVIDE_BY_ZERO,
  E_ARGUMENT,
  E_ARGUMENT_DTYPE,
  E_ARGUMENT_SHAPE,
  E_ARGUMENT_STRIDES,
  E_ARGUMENT_OFFSET,
  E_MATCH_EXTENT,
  U_OOB_READ,
  U_OOB_WRITE,
  U_LOOP_CONFLICT,
  U_CAST_RANGE,
  U_SHIFT_RANGE,
  U_WHILE_VALUE,
  U_VECTOR_LOGIC,
  U_INDETERMINATE,
  U_ALIAS,
  U_BLOCK_DOMAIN,
  U_LOOP_OVERFLOW,
  U_SHUFFLE_INDEX,
  U_THREAD_EXTENT,
  U_JUMP,
  U_NO_RESULT,
  U_ASSUME,
  U_CONST_WRITE,
  U_LAYOUT,
  U_POINTER,
  U_OVERLAP,
  U_REALIZE_BOUNDS,
  U_INDEX_WIDTH,
  U_BLOCK_VALUE,
  U_HANDLE_CAST,
  U_DANGLING,
  O_BUILTIN,
  O_HANDLE,
  O_STEP,
  O_EXTENT,
  S_BUILTIN,
  S_POINTER,
  S_CONSTRUCT,
  S_DATATYPE,
  S_DEPRECATED,
  S_TE_ONLY,
  S_RELAX,
  S_EXTERN,
  S_DEVICE,
  S_OPERATOR,
  S_DISTRIBUTED,
  D_INDEX_WIDTH,
  D_DIVIDE_OVERFLOW,
  D_LAYOUT,
  D_RELIES_ON_LAYOUT,
  D_EXTENT_CHANGES,
  D_DEPRECATED,
  D_DTYPE_WIDENED,
  D_INIT_SKIPPED,
  D_READING,
  N_MIN_MAX,
  N_WRITE_ORDER,
  B_READS,
  B_WRITES,
  B_REGION_UNBOUND,
  B_SPATIAL,
  B_REDUCE,
  B_INIT,
  L_UNUSED,
  L_NOT_REACHED,
  L_CAST,
  L_NORMAL_FORM,
  X_PYTHON_VALUE,
  X_INPUT_SIZE,
  X_DEPTH,
  X_STEPS,
  X_MEMORY,
  X_STACK,
  V_DIFFERENT,
  V_VACUOUS,
  V_SIGNATURE,
  V_UNPAIRED,
  V_UNKNOWN,
};

struct CodeInfo {
  Code code;
  std::string_view text;     ///< `U-OOB-WRITE`
  Citations clauses;         ///< first: the one a finding cites if its rule names none
  std::string_view summary;  ///< one sentence: what the code means
  std::string_view advice;   ///< one sentence: what a person does about it
  CodeClass code_class() const;
};

std::span<const CodeInfo> all_codes();
const CodeInfo& info(Code code);
/// The code spelled `text`, or null.
const CodeInfo* find_code(std::string_view text);

/// `ill-formed`, `unspecified`, `error`, `out-of-scope`, `exhausted`, `warning`, `note`: the word
/// at the head of a message.
std::string_view word(CodeClass code_class);
/// The same; of a comparison of programs, the verdict that it comes to: `different`, `unknown`.
std::string_view word(Code code);

}  // namespace tenor::spec
