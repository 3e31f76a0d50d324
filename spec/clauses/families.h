// SPDX-License-Identifier: Apache-2.0
// The tables of clause.h: one for each chapter of a source document, one for the ledger of
// readings, one for what real text adds. Each has the order of its document.
#pragma once

#include "spec/clauses/clause.h"

namespace tenor::spec::families {

using enum ClauseKind;

/// TIR/Intro to TIR/Grammar, TIR/TEOnly, TIR/Deprecated.
std::span<const ClauseText> tir_grammar();
/// TIR/DLTensor, Values, DataType, Types, State, Buffers, Builtin.
std::span<const ClauseText> tir_values();
/// TIR/ExprTyping, StmtTyping, OtherTyping.
std::span<const ClauseText> tir_typing();
/// TIR/Scope.
std::span<const ClauseText> tir_scope();
/// TIR/Eval.
std::span<const ClauseText> tir_eval();
/// TIR/Exec.
std::span<const ClauseText> tir_exec();
/// PreRFC.
std::span<const ClauseText> pre_rfc();
/// Relax/Intro, Grammar but for the types, DataType, DataTypeNotation.
std::span<const ClauseText> relax_grammar();
/// Relax/Survey, Function, Purity, SInfoSurvey, Module, Values, RuntimeValues.
std::span<const ClauseText> relax_survey();
/// Relax/Scope, NormalForm, Normalize, WellFormed.
std::span<const ClauseText> relax_wellformed();
/// Relax/StructInfo, Dims, MatchCast, FuncBoundary, TensorInvariant.
std::span<const ClauseText> relax_struct_info();
/// Relax/Subtype, PurityCheck, DeriveFunc, most of Pseudocode.
std::span<const ClauseText> relax_subtype();
/// Relax/Compat.
std::span<const ClauseText> relax_compat();
/// Relax/Derive, VDevice, ShapeProof, the types of Grammar.
std::span<const ClauseText> relax_derive();
/// Relax/Entry, Devices, Eval, Optimize.
std::span<const ClauseText> relax_eval();
/// Relax/Op.
std::span<const ClauseText> relax_operator();
/// TT.
std::span<const ClauseText> tenstorrent();
/// TT: of ours, for kernels and the machine that runs them.
std::span<const ClauseText> tensix();
/// TL: ours, of tile programs.
std::span<const ClauseText> tilelang();
/// TIR-D1 to D83, RLX-D1 to D62: the readings that Tenor takes where the documents cannot stand.
std::span<const ClauseText> ledger();
/// TT-D1 to D24.
std::span<const ClauseText> ledger_tenstorrent();
/// EXT: clauses of ours for what compilers print and the documents do not have.
std::span<const ClauseText> ext();
/// EXT/Builtin: one for each builtin that is given a meaning.
std::span<const ClauseText> ext_builtin();

}  // namespace tenor::spec::families
