// SPDX-License-Identifier: Apache-2.0
// TVMScript of a program, as its compiler of that generation prints it and reads it back: reading
// what is printed gives the same program again. A node of the other generation is written in the
// nearest words of this one, with the same normal form (spec/ir/tir/normal.h).
#pragma once

#include <span>
#include <string>

#include "spec/ir/program.h"

namespace tenor::spec {

/// Every module of the program, in order.
std::string print(const Program& program, Generation generation);
std::string print(const Module& module, Generation generation);
/// These modules, as the text of one file.
std::string print(std::span<const Module* const> modules, Generation generation);
/// One function of a module by itself.
std::string print(const Module& module, const Function& function, Generation generation);
std::string print(const tir::PrimFunc& function, Generation generation);

/// For messages: one line, shortened where it is long, in the nested generation's words. A
/// statement shows how it begins.
std::string print(const PrimExpr* expr);
std::string print(const tir::Stmt* stmt);
/// A binding shows how it begins.
std::string print(const relax::Expr* expr);
std::string print(const relax::StructInfo* struct_info);
std::string print(const relax::Binding* binding);

}  // namespace tenor::spec
