// SPDX-License-Identifier: Apache-2.0
// Prints one function of Relax. Dimensions and compile-time objects are the TIR printer's, with
// which names are shared. What the text has no place for where it stands (an `If` or a function as
// an argument) is given a name on the lines before. Files: a subject each.
#pragma once

#include <span>
#include <unordered_set>
#include <vector>

#include "spec/relax/op/operator.h"
#include "spec/text/annotations.h"
#include "spec/text/printer/printer.h"
#include "spec/text/printer/relax/metadata.h"
#include "spec/text/printer/relax/symbols.h"

namespace tenor::spec::printer {

/// The spelling of a device in StructInfo: `cuda:0:global`, the place being among the module's
/// devices of that kind, or its own number where they are not known.
std::string spelled_vdevice(const relax::VDevice* device,
                            std::span<const relax::VDevice* const> all);
/// The entry of `I.module_global_infos`.
std::string vdevice_entry(const relax::VDevice* device, Printer& objects);

/// What the functions of a module have in common.
struct RelaxSetting {
  Generation generation = Generation::kNested;
  std::string_view module;  ///< functions of it are referred to by `cls`; empty: by their names
  bool fragment = false;    ///< a message: one line, nothing before it
  std::span<const relax::VDevice* const> vdevices;
  Metadata* metadata = nullptr;              ///< null: a constant is written out by its elements
  const Annotations* annotations = nullptr;  ///< null: those of the program alone
  Generation read_in = generation;           ///< whose words attributes are in
  const FunctionNames* functions = nullptr;  ///< null: all have names of Python
};

class RelaxPrinter {
 public:
  explicit RelaxPrinter(const RelaxSetting& setting);

  /// The lines of a whole function, from its decorator on.
  Lines function(const relax::Function& f, std::string_view name, int indent);
  /// How a binding begins, in a fragment.
  std::string binding_alone(const relax::Binding* b);
  std::string expr(const relax::Expr* e);
  std::string struct_info(const relax::StructInfo* s);
  /// A scalar outside of a signature; an int64 literal is bare.
  std::string scalar(const PrimExpr* e);
  std::string shape_variable(const Variable* v) { return tir_.name(v, v->name_hint); }
  /// What comes next is shown as much of as of the first; the names stay.
  void begin_fragment() { parts_ = 0; }

 private:
  /// A function that is being printed.
  struct OpenFunction {
    const relax::Function* function = nullptr;
    int indent = 0;  ///< of its body
    Lines head;      ///< declarations, before everything else
  };

  bool crosses() const { return setting_.read_in != setting_.generation; }
  bool flat() const { return setting_.generation == Generation::kFlat; }
  void line(std::string text) { lines_.push_back({indent_, std::move(text)}); }
  std::string variable(const relax::Variable* v);
  /// `name`, or `name: StructInfo`.
  std::string annotated(const relax::Variable* v);
  std::string global(std::string_view name);
  /// Has a message shown enough? Parts may be shared, and be met many times over.
  bool is_enough() { return setting_.fragment && ++parts_ > kParts; }
  bool is_too_long(const PrimExpr* e) const;

  // struct_info.cpp
  std::string tensor(const relax::TensorStructInfo& s);
  std::string shape(const relax::ShapeStructInfo& s);
  std::string prim(const relax::PrimStructInfo& s);
  std::string callable(const relax::FuncStructInfo& s);
  std::string opaque_callable(const relax::FuncStructInfo& s);
  std::string packed_callable(const relax::FuncStructInfo& s);
  std::string struct_infos(List<const relax::StructInfo*> all);
  /// A dimension, quoted where a name in it has no declaration before.
  std::string dimension(const PrimExpr* e);
  std::string dimensions(List<const PrimExpr*> all, bool tuple);
  /// Declares the variables of `e`. Are all of them declared around this function?
  bool declare(const spec::Variable* v);
  bool declare_symbols(const PrimExpr* e);
  void declare_symbols(const Object& object);
  void declare_symbols(const IndexMap& map);
  void declare_symbols(Attrs attrs);
  OpenFunction& open_function_of(const Variable* v);
  /// In the flat generation a scalar of Relax is itself the variable that dimensions name.
  void share_name(const relax::Variable* v);
  void share_name(const relax::Variable* v, const spec::Variable* scalar);
  const spec::Variable* cast_scalar(const relax::Binding& b) const;

  // expr.cpp
  std::string list(List<const relax::Expr*> all);
  std::string tuple(const relax::Tuple& e);
  std::string prim_value(const relax::PrimValue& e);
  std::string constant(const relax::Constant& e);
  /// What the text has only statements for.
  std::string hoisted(const relax::Expr* e);
  std::string summary(const relax::Expr* e);
  std::string object(const Object& value);

  // call.cpp
  std::string call(const relax::Call& e);
  std::string operator_call(const relax::Operator& op, const relax::Call& e);
  std::string other_call(const relax::Call& e);
  void add_attributes(Arguments& args, const relax::Operator& op, const relax::Call& e);
  bool is_understood(const relax::Operator& op, std::string_view parameter,
                     std::string_view text) const;
  std::string_view keyword(const relax::Parameter& p) const;
  std::string argument(const relax::Expr* e, relax::Parameter::Kind kind);
  std::string callee(const relax::Expr* e);
  void add_struct_infos(Arguments& args, std::string_view name, const relax::Call& e);

  // binding.cpp
  void binding(const relax::Binding& b);
  void bind(const relax::Variable* v, const relax::Expr* value);
  void nested_function(const relax::Function& f, const std::string& name);
  void name_unused(const relax::BindingBlock& b);
  void block(const relax::BindingBlock& b);
  void blocks(const relax::SeqExpr& e);
  void branch(const relax::If& e, const std::string& name);
  void arm(const relax::Expr* e, const std::string& name);
  void result(const relax::Expr* e);

  // function.cpp
  std::string signature(const relax::Function& f, std::string_view name);
  void body(const relax::Function& f);
  std::string decorator(const relax::Function& f) const;
  void begin(const relax::Function& f, std::string_view name);

  RelaxSetting setting_;
  Printer tir_;
  Symbols symbols_;
  int indent_ = 0;
  Lines lines_;
  std::list<OpenFunction> open_functions_;
  std::unordered_set<const Variable*> declared_;  ///< or sharing the name of one of Relax
  std::unordered_set<const Variable*> shared_;
  static constexpr int kParts = 64;
  int parts_ = 0;  ///< shown in a message
  bool in_signature_ = false;
  bool uses_module_ = false;
};

}  // namespace tenor::spec::printer
