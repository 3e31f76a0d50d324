// SPDX-License-Identifier: Apache-2.0
// The registry of Relax operators (RLX-D49): for each, how a call is written, whether it is pure,
// and the StructInfo of its result. What an operator computes is in semantics/relax/op, in the file
// of the same name. Relax/Derive/14.1, Relax/Purity, Relax/Op.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/clauses/implementation.h"
#include "spec/ir/relax/build.h"
#include "spec/prover/prover.h"

namespace tenor::spec::relax {

/// A parameter of an operator as its calls write it, by position or by name. Those that are
/// arguments are in the order of `args`. Any call may have `sinfo_args` or `ty_args` besides.
struct Parameter {
  /// What a call gives, and what the reader makes of Python's own values there.
  enum class Kind : std::uint8_t {
    kExpr,        ///< an argument: any expression; a Python number becomes a PrimValue
    kTensors,     ///< an argument: a Tuple; a Python tuple or list becomes one
    kArguments,   ///< the same, of what a call passes: anything else becomes a Tuple of it alone
    kShape,       ///< an argument: a ShapeExpr; a Python tuple or list of dimensions becomes one
    kPrimValue,   ///< an argument: a PrimValue
    kPrimValues,  ///< an argument: a Tuple of PrimValues; a Python tuple or list becomes one
    kDataType,    ///< an argument: a DataTypeImm
    kString,      ///< an argument: a StringImm
    kFunction,    ///< an argument: a function of the module or an ExternFunc; a string becomes one
    kRest,        ///< arguments: all that follow by position
    kItems,       ///< arguments: all that follow by position, or the items of one list or tuple
    kStructInfo,  ///< `sinfo_args`: a StructInfo or a list of them
    kAttribute    ///< an attribute
  };
  std::string_view name;
  Kind kind = Kind::kExpr;
  /// What it is where a call leaves it out, as Python writes it (`None`, `0`, `"NCHW"`, `(1, 1)`);
  /// empty: it has to be given. An argument with the default `None` is left out of `args`; one with
  /// the default `()` is then an empty Tuple, of whatever kind it is where it is given.
  std::string_view otherwise = {};
  /// Another name of the parameter in older or later text.
  std::string_view also = {};
  /// Given by name alone, wherever it stands among the arguments (`print`'s `format`).
  bool keyword_only = false;
  /// How many equal dimensions a number stands for in place of a shape; 0: it does not.
  std::uint8_t repeated = 0;
};

/// Does it take all arguments that are left?
constexpr bool takes_rest(Parameter::Kind kind) {
  return kind == Parameter::Kind::kRest || kind == Parameter::Kind::kItems;
}

/// What a derivation may ask about the current call, and what it makes the answer with.
class OperatorCall {
 public:
  virtual ~OperatorCall() = default;

  const Call& call() const { return call_; }
  std::size_t size() const { return call_.args.size(); }
  const Expr* argument(std::size_t i) const { return i < size() ? call_.args[i] : nullptr; }
  /// StructInfo of an argument, derived before; null where there is no such argument.
  virtual const StructInfo* struct_info(std::size_t i) const = 0;
  /// The same of any expression that stands in an argument: a field of a Tuple.
  virtual const StructInfo* struct_info(const Expr* e) const = 0;
  /// What is known of the value that a variable is bound to, for arguments that are bound to a
  /// Tuple, ShapeExpr or PrimValue first; `e` itself where it is no such variable.
  virtual const Expr* value_of(const Expr* e) const = 0;
  /// The attribute as written, or its default; kNone where neither.
  virtual Object attribute(std::string_view name) const = 0;

  virtual Builder& build() = 0;
  virtual const Prover& prover() const = 0;
  /// Is the ledger's entry read by its letter?
  virtual bool is_as_written(Clause entry) const = 0;
  /// The function of the module that a GlobalVar names; null where there is none.
  virtual const spec::Function* global(std::string_view name) const = 0;
  /// The VDevices of the module, in the order of its `global_info`.
  virtual std::span<const VDevice* const> vdevices() const = 0;
  /// Is a == b for all, none, or some values of the shape variables?
  virtual Truth equal(const PrimExpr* a, const PrimExpr* b) = 0;
  /// An equal dimension, as short as its canonical form is.
  virtual const PrimExpr* simplify(const PrimExpr* e) = 0;

  /// The call is not a call of this operator: reported at the argument (or the call, where there is
  /// none of that number). The derivation then gives back null.
  virtual const StructInfo* reject(std::size_t argument, std::string message,
                                   std::string hint = {}) = 0;
  /// A limit of ours is in the way: reported as one. The derivation then gives back null.
  virtual const StructInfo* give_up(std::string message) = 0;
  /// Whether the call is one of this operator is for a run to decide: a warning.
  virtual void may_reject(std::size_t argument, std::string message) = 0;

 protected:
  explicit OperatorCall(const Call& call) : call_(call) {}

 private:
  const Call& call_;
};

/// The StructInfo of the call's result; null after `reject` and `give_up`.
using DeriveOperator = const StructInfo* (*)(OperatorCall&);

/// The call that the operator's own rule of normal form makes of it (Relax/NormalForm/5); the same
/// where it is in normal form already.
using NormalizeOperator = const Call* (*)(Builder&, const Call&);

enum class Purity : std::uint8_t { kPure, kImpure };

/// What the documents say of an operator by its name, and the file that the operator stands in.
struct Citation {
  Citations ids = spec::clauses("RLX-D49", "Relax/Derive/14.1.1");  ///< of any operator
  std::string_view file{};                                          ///< empty: nothing
};
consteval Citation by_name(Citations ids, SourceFile at = std::source_location::current()) {
  return {ids, at.path};
}

/// One entry. A file of this folder holds one, or a family with one derivation.
struct Operator {
  std::string_view name;  ///< without the dialect: `nn.conv2d`
  std::span<const Parameter> parameters;
  Purity purity = Purity::kPure;
  DeriveOperator derive = nullptr;  ///< null: out of scope by name (RLX-D49)
  NormalizeOperator normalize = nullptr;
  Citation clauses{};
};

/// The operator of that name, or null.
const Operator* find_operator(std::string_view name);
/// All of them, sorted by name.
std::span<const Operator* const> all_operators();
/// Why operators of that name, `ccl.allreduce`, are refused by it; empty: they are not.
std::string_view why_refused(std::string_view name);
/// Those that documents or the ledger speak of by name, with the clauses.
std::vector<Implementation> operator_implementations();

/// The value of `parameter.otherwise`; integers, floats, strings, None, True, False, and tuples of
/// them. kNone where it is empty.
Object default_of(const Parameter& parameter, Arena& arena);

}  // namespace tenor::spec::relax
