// SPDX-License-Identifier: Apache-2.0
// Prints one function of Relax. Dimensions and compile-time objects are the TIR printer's, with
// which names are shared. What the text has no place for where it stands (an `If` or a function as
// an argument) is given a name on the lines before. Files: a subject each.
#pragma once

#include <unordered_set>
#include <vector>

#include "spec/relax/op/operator.h"
#include "spec/text/printer/printer.h"
#include "spec/text/printer/relax/metadata.h"

namespace tenor::spec::printer {

/// The spelling of a device in StructInfo: `cuda:0:global`, the place being among the module's
/// devices of that kind.
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
  Metadata* metadata = nullptr;  ///< null: a constant is written out by its elements
};

class RelaxPrinter {
 public:
  explicit RelaxPrinter(const RelaxSetting& setting);

  /// The lines of a whole function, from its decorator on.
  Lines function(const relax::Function& f, std::string_view name, int indent);
  Lines binding_alone(const relax::Binding* b);
  std::string expr(const relax::Expr* e);
  std::string struct_info(const relax::StructInfo* s);

 private:
  /// A function that is being printed.
  struct Scope {
    int indent = 0;
    Lines head;                            ///< declarations, before everything else
    std::vector<const Variable*> symbols;  ///< declared here
  };

  bool flat() const { return setting_.generation == Generation::kFlat; }
  void line(std::string text) { lines_.push_back({indent_, std::move(text)}); }
  std::string variable(const relax::Variable* v);
  std::string global(std::string_view name);

  // struct_info.cpp
  std::string tensor(const relax::TensorStructInfo& s);
  std::string shape(const relax::ShapeStructInfo& s);
  std::string prim(const relax::PrimStructInfo& s);
  std::string callable(const relax::FuncStructInfo& s);
  std::string struct_infos(List<const relax::StructInfo*> all);
  /// A dimension, quoted where a name in it has no declaration before.
  std::string dimension(const PrimExpr* e);
  std::string dimensions(List<const PrimExpr*> all, bool tuple);
  std::string scalar(const PrimExpr* e);
  /// Declares the variables of `e`. Are all of them declared before?
  bool declare_symbols(const PrimExpr* e);

  // expr.cpp
  std::string list(List<const relax::Expr*> all);
  std::string tuple(const relax::Tuple& e);
  std::string prim_value(const relax::PrimValue& e);
  std::string constant(const relax::Constant& e);
  std::string opaque(const relax::OpaqueExpr& e);
  /// An expression that is written as statements.
  std::string hoisted(const relax::Expr* e);
  std::string shown(const relax::Expr* e);

  // call.cpp
  std::string call(const relax::Call& e);
  std::string operator_call(std::string_view name, const relax::Call& e);
  std::string plain_call(const relax::Call& e);
  std::string sinfo_name() const { return flat() ? "ty_args" : "sinfo_args"; }
  std::string argument(const relax::Expr* e, relax::Parameter::Kind kind);
  std::string output_info(const relax::Call& e);

  // binding.cpp
  void binding(const relax::Binding* b);
  void block(const relax::BindingBlock* b);
  void blocks(const relax::SeqExpr& e);
  void branch(const relax::If& e, const std::string& name);
  void arm(const relax::Expr* e, const std::string& name);
  /// The blocks of `e` as lines, and the text of its result.
  std::string result(const relax::Expr* e);

  // function.cpp
  std::string signature(const relax::Function& f, std::string_view name);
  void body(const relax::Function& f);

  RelaxSetting setting_;
  Printer tir_;
  int indent_ = 0;
  Lines lines_;
  std::vector<Scope> scopes_;
  std::unordered_set<const Variable*> declared_;
  bool in_signature_ = false;
  bool uses_module_ = false;
};

}  // namespace tenor::spec::printer
