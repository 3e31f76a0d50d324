// SPDX-License-Identifier: Apache-2.0
// Reads one Relax function. Names, containers, Python's own arithmetic and the expressions of
// dimensions are read by the Reader of TIR, which hands over what it does not know: `R.…`, and
// what is done with values of Relax. Relax/Grammar/Expr, Binding, StructInfo.
#pragma once

#include <string_view>
#include <unordered_set>
#include <vector>

#include "spec/ir/relax/build.h"
#include "spec/relax/op/operator.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

class RelaxReader {
 public:
  RelaxReader(Source& source, const ModuleNames& module, const python::Definition& definition)
      : source_(source),
        module_(module),
        definition_(definition),
        build_(source.builder.program()),
        script_(source, module, definition) {
    script_.set_relax(this);
  }

  /// The function that `def` denotes, or null where it could not be read (reported).
  const relax::Function* function(const python::Stmt& def);

  relax::Builder& build() { return build_; }
  Reader& script() { return script_; }
  Source& source() { return source_; }
  Arena& arena() { return build_.arena(); }
  Value fail(Code code, Span at, std::string message, std::string hint = {}) {
    return script_.fail(code, at, std::move(message), std::move(hint));
  }

  // What the Reader hands over.
  /// A call of `R.name`, of a function of the module, or of a value.
  Value invoke(const Value& callee, Call& call);
  /// Is an operator between them one of Relax?
  bool computes(const Value& a, const Value& b);
  Value binary(std::string_view op, const Value& a, const Value& b, Span at);
  Value unary(std::string_view op, const Value& a, Span at);
  Value subscript(const Value& base, const Value& index, Span at);
  /// The scalar that `v` is known by: of a PrimValue, or of a variable of PrimStructInfo, which
  /// gets a name for its value. Null where it is not one.
  const PrimExpr* prim_expr(const Value& v);
  /// An entry of the metadata that is a tensor.
  Value constant(Span at, const MetadataEntry& entry);
  /// A construct of Relax that has no rules here, by its name.
  Value out_of_scope(Call& call);

  // Conversions. Null, or false, after reporting.
  const relax::Expr* expr(const Value& v);
  bool exprs(List<Value> values, List<const relax::Expr*>& out);
  const relax::Expr* tuple(const Value& v);
  const relax::Expr* shape(const Value& v);
  const relax::Expr* callable(const Value& v);
  const relax::PrimValue* prim_value(const Value& v);
  const relax::StructInfo* struct_info(const Value& v);
  bool struct_infos(const Value& v, List<const relax::StructInfo*>& out);
  const PrimExpr* dimension(const Value& v);
  bool dimensions(const Value& v, List<const PrimExpr*>& out);
  const relax::VDevice* vdevice(const Value& v);
  const relax::Constant* constant(const Value& v, std::optional<DataType> dtype);
  Object attribute(const Value& v);
  /// What Python writes as this.
  Value value_of_object(Span at, const Object& object);

  Value made(Span at, const relax::Expr* e) { return e ? value_of(at, e) : Value(); }
  Value made(Span at, const relax::StructInfo* s) { return s ? value_of(at, s) : Value(); }
  Value call_op(Span at, std::string_view op, List<const relax::Expr*> args,
                List<const relax::StructInfo*> sinfo_args = {}, Attrs attrs = {});

  /// A call of a function, an ExternFunc or a variable with the arguments from `first` on.
  Value call_value(const relax::Expr* op, Call& call, std::size_t first = 0);

  /// Is it a tuple, by its form, its annotation, or what it was bound to?
  bool is_tuple(const relax::Expr* e) const;
  /// What the scalar is that the variable is bound to, or null.
  const relax::PrimStructInfo* scalar(const relax::Variable* variable);

  AttributeList& function_attrs() { return *function_attrs_; }
  void set_result(const relax::StructInfo* result) { result_ = result; }

 private:
  /// The bindings of a function, or of a branch, as they are read.
  struct Sequence {
    std::vector<const relax::BindingBlock*> blocks;
    std::vector<const relax::Binding*> open;  // of the current block
    const relax::Expr* result = nullptr;
    bool has_return = false;
  };
  /// The names that a dataflow block gives out.
  struct Dataflow {
    std::unordered_map<std::string_view, const python::Stmt*> outputs;  // where each is bound last
    std::vector<std::pair<std::string_view, relax::Variable*>> inner;
    std::vector<std::pair<std::string_view, relax::Variable*>> given_out;
    bool has_output = false;
  };

  // function.cpp
  const relax::Function* function_at(const python::Stmt& def);
  const relax::Expr* function_body(const python::Stmt& def);
  void parameter(const python::Parameter& p, std::vector<const relax::Variable*>& params);
  void bind_symbols(const python::Stmt& def);
  void bind_quoted(const python::Expr* annotation, const DeclaredDtypes& declared, bool of_result);
  void bind_type_variables(const python::Stmt& def, const python::Expr* annotation);
  void bind_symbol(std::string_view name, Span at, DataType dtype);

  // statement.cpp
  void statements(List<const python::Stmt*> list);
  void statement(const python::Stmt& s);
  void read_assign(const python::Stmt& s);
  void read_annotated(const python::Stmt& s);
  void read_expression(const python::Stmt& s);
  void read_return(const python::Stmt& s);
  void read_with(const python::Stmt& s);
  void read_output(const python::Expr* call);
  void read_nested(const python::Stmt& s);
  void declare(const python::Stmt& s, const relax::StructInfo* annotation);
  void assign(const python::Stmt& s, const python::Expr* target, const Value& value,
              const relax::StructInfo* annotation);
  void assign_items(const python::Stmt& s, const python::Expr* target, const Value& value);
  void bind_unknown(const python::Expr* target);
  relax::Variable* new_variable(const python::Stmt& s, std::string_view name, Span at,
                                const relax::StructInfo* annotation);
  void bind(Span at, const relax::Variable* variable, const relax::Expr* value);
  bool read_match_cast(const python::Stmt& s, const python::Expr* target,
                       const relax::StructInfo* annotation);
  /// Ends the current block; `dataflow` is the header of one that is a dataflow block.
  void close_block(Span dataflow = {});

  // branch.cpp
  void read_if(const python::Stmt& s);
  const relax::Expr* branch(const python::Stmt& s, List<const python::Stmt*> list,
                            std::string_view& name);

  // call.cpp
  Value call_registered(const relax::Operator& op, Call& call);
  Value call_unregistered(std::string_view name, Call& call);

  Source& source_;
  const ModuleNames& module_;
  const python::Definition& definition_;
  relax::Builder build_;
  Reader script_;
  Sequence* sequence_ = nullptr;
  Dataflow* dataflow_ = nullptr;  // of the block around
  AttributeList* function_attrs_ = nullptr;
  const relax::StructInfo* result_ = nullptr;
  std::unordered_set<std::string_view> symbols_;  // shape variables that the signature has bound
  std::unordered_set<const relax::Variable*> tuples_;             // variables that are bound to one
  std::unordered_map<const relax::Variable*, DataType> scalars_;  // the same, to a PrimValue
  int nesting_ = 0;
};

/// What reads `R.name(…)`.
struct RelaxConstruct {
  std::string_view name;
  Value (*read)(RelaxReader&, Call&);
  int variant = 0;
};
/// The construct called `name` (without `R.`), or null: then it is an operator.
const RelaxConstruct* find_relax_construct(std::string_view name);
List<RelaxConstruct> struct_info_constructs();
List<RelaxConstruct> expr_constructs();

/// The VDevices that an entry of `I.module_global_infos` lists, made in `program`.
std::vector<const relax::VDevice*> read_vdevices(Program& program, const Object& entries);

}  // namespace tenor::spec::reader
