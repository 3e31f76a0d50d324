// SPDX-License-Identifier: Apache-2.0
// What a run in the Family domain computes: values that are terms, and the symbols that their
// numbers and truths are made of. docs/family.md
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/domain/concrete.h"
#include "semantics/domain/family/formula.h"

namespace tenor::semantics {

/// A number in a list of the run.
struct FamilyValue {
  std::uint32_t id = 0;
  friend bool operator==(FamilyValue, FamilyValue) = default;
};
struct FamilyIndex {
  std::uint32_t id = 0;
  friend bool operator==(FamilyIndex, FamilyIndex) = default;
};
struct FamilyTruth {
  FormulaId formula = kNever;
};

enum class FamilyOp : std::uint8_t {
  kConstant,
  kLeaf,  ///< a scalar parameter, or an ordinal
  kLoad,  ///< detail: the number of the access
  kIndex,
  kBinary,
  kCompare,
  kLogical,
  kNot,
  kSelect,
  kCast,
  kMath,
  kBitwise,
  kShift,
  kReinterpret,
  kWide,
  kMerged,  ///< the second or the third, as the formula `detail` says
  kAgreed
};

/// What a value is at each point of the path on which it was made.
struct FamilyNode {
  FamilyOp op = FamilyOp::kConstant;
  spec::ScalarType type{};
  std::uint32_t detail = 0;
  std::vector<FamilyValue> args{};
  ConcreteValue known{};                        ///< of a constant
  std::optional<spec::Polynomial> number{};     ///< of an integer that is one
  std::optional<FormulaId> truth{};             ///< of a Bool
  FormulaId undefined = kNever;                 ///< where it has no value (TIR-D19)
  std::optional<SymbolId> ordinal{};            ///< it counts the iterations of a family
  bool after = false;                           ///< the ordinal after that, which there is not
  const numeric::MathFunction* math = nullptr;  ///< of a builtin
  std::string_view name{};                      ///< of a bitwise operator
};

/// What a loop is over, where that is more than its numbers.
enum class FamilyAxis : std::uint8_t {
  kNone,
  kBlocks,   ///< of threads
  kThreads,  ///< of one block
  kVirtual,  ///< threads that share the memory of the thread that runs them
  kOther     ///< executions without order
};

struct FamilySymbol {
  enum class Kind : std::uint8_t { kSize, kOrdinal, kDefined, kDatum };
  Kind kind = Kind::kSize;
  std::string name{};
  FormulaId holds = kAlways;              ///< what it is, or where it lies
  const spec::Node* loop = nullptr;       ///< of an ordinal
  std::optional<spec::Polynomial> end{};  ///< of an ordinal: it is below that
  /// Of a defined one: `a // b`; or `a` where the formula holds, `b` elsewhere.
  struct Definition {
    spec::Polynomial a, b;
    std::optional<FormulaId> by{};
  };
  std::optional<Definition> is{};
  /// Of an ordinal of a loop over a product, which counts the outer of two: the inner one.
  std::optional<SymbolId> inner{};
  FamilyAxis axis = FamilyAxis::kNone;  ///< of an ordinal
  std::string tag{};                    ///< of that axis
  std::optional<FamilyValue> of{};      ///< the integer that a datum is
};

}  // namespace tenor::semantics
