// SPDX-License-Identifier: Apache-2.0
// The AST of a kernel: the C++ of kernels that is given a meaning, and nothing else of C++. Nodes
// live in the arena of a Program, like those of the other languages. TT/Kernel/text
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "spec/ir/program.h"

namespace tenor::spec::tenstorrent {

struct Api;

/// What runs a kernel: the data-movement processor that reads, the one that writes, or the three
/// that compute.
enum class KernelKind : std::uint8_t { kReader, kWriter, kCompute };
std::string_view word(KernelKind kind);

/// Of an expression. kAccessor: pages of a buffer, for a call that moves one.
enum class Type : std::uint8_t { kVoid, kBool, kInt32, kUint32, kUint64, kFloat, kAccessor };
std::string_view spelling(Type type);

/// A declared name. `slot` numbers it among those of its kernel.
struct Variable : Node {
  std::string_view name;
  Type type = Type::kUint32;
  bool is_constexpr = false, is_const = false;
  std::uint32_t slot = 0;
};

enum class Operator : std::uint8_t {
  kAdd,
  kSubtract,
  kMultiply,
  kDivide,
  kModulo,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kEqual,
  kNotEqual,
  kAnd,
  kOr,
  kBitAnd,
  kBitOr,
  kBitXor,
  kShiftLeft,
  kShiftRight
};
std::string_view spelling(Operator op);
/// As in C++: a larger number binds tighter.
int precedence(Operator op);

struct Expr;

/// A call of the kernel API, as a statement or as a value.
struct Call : Node {
  const Api* api = nullptr;
  std::string_view name;  ///< as it is spelled: a row has several spellings
  List<std::string_view> template_arguments;
  List<const Expr*> arguments;
};

struct Expr : Node {
  enum class Kind : std::uint8_t { kNumber, kVariable, kNot, kBinary, kConditional, kCall };
  Kind kind = Kind::kNumber;
  Type type = Type::kInt32;
  Operator op = Operator::kAdd;           ///< kBinary
  std::uint64_t number = 0;               ///< kNumber: its bits, those of a float32 for kFloat
  std::string_view text;                  ///< kNumber: as it is spelled
  const Variable* variable = nullptr;     ///< kVariable
  const Expr *a = nullptr, *b = nullptr;  ///< operands; of kConditional those after the condition
  const Expr* condition = nullptr;        ///< kConditional
  const Call* call = nullptr;             ///< kCall
};

struct Stmt : Node {
  enum class Kind : std::uint8_t { kDeclare, kAssign, kCall, kFor, kIf, kBlock };
  Kind kind = Kind::kBlock;
  const Variable* variable = nullptr;                ///< kDeclare, kAssign
  const Expr* value = nullptr;                       ///< kDeclare, kAssign
  const Call* call = nullptr;                        ///< kCall
  const Stmt* init = nullptr;                        ///< kFor: kDeclare or kAssign; null: nothing
  const Expr* condition = nullptr;                   ///< kFor, kIf
  const Stmt* step = nullptr;                        ///< kFor: kAssign
  const Stmt *then = nullptr, *otherwise = nullptr;  ///< kIf; `otherwise` may be null
  const Stmt* body = nullptr;                        ///< kFor
  List<const Stmt*> statements;                      ///< kBlock
};

/// One file.
struct Kernel : Node {
  KernelKind kind = KernelKind::kReader;
  std::string_view name;        ///< the file's
  std::string_view entry;       ///< `kernel_main` or `MAIN`
  List<const Stmt*> constants;  ///< declarations before the function
  const Stmt* body = nullptr;
  std::uint32_t slots = 0;  ///< how many variables it declares
};

/// The text, and what its reader demands of it.
inline constexpr Implementation kKernelParts[] = {
    production("Kernel", clauses("TT/Kernel/text")),
    function("the names of a kernel", clauses("TT/Kernel/names")),
    function("the calls of a kernel", clauses("TT/Kernel/calls")),
    function("constructs of C++ that a kernel may not have", clauses("TT/Kernel/scope")),
};

}  // namespace tenor::spec::tenstorrent
