// SPDX-License-Identifier: Apache-2.0
// From a program to an object graph: the counterpart of ../reader.h, with a file a subject and in
// it a case for each kind of node that the reader's tables name. A node is written after its
// children. What has an identity in the program (a variable, a buffer, a statement, an expression
// of Relax) is a node of its own, written once; of what has none, equal nodes are one.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/ir/index_map.h"
#include "spec/ir/relax/build.h"
#include "spec/relax/derive.h"
#include "spec/text/json/writer/attribute_classes.h"
#include "spec/text/json/writer/fields.h"
#include "spec/text/printer/declaration_scopes.h"

namespace tenor::spec::json {

class GraphWriter {
 public:
  GraphWriter(Program& program, const Module& module, Generation generation,
              const relax::Derivation& derivation, Report& report)
      : program_(program),
        build_(program),
        module_(module),
        generation_(generation),
        derivation_(derivation),
        report_(report) {
    add("None", std::string());
  }

  /// The graph of the module, or of one of its functions; empty after a finding.
  std::string module_graph();
  std::string function_graph(const Function& function);

 private:
  /// A scope that is open: its node lacks a body.
  struct Open {
    std::string type;
    Fields fields;
  };
  /// A sequence of the flat generation while it is written.
  struct Sequence {
    printer::ScopeId scope = 0;
    std::vector<NodeIndex>* items = nullptr;
  };

  // writer.cpp: nodes, and the values that attributes and nodes are made of.
  static constexpr NodeIndex kNone = 0;
  bool flat() const { return generation_ == Generation::kFlat; }
  /// `tir.Add`, `tirx.Add`.
  std::string tir_type(std::string_view kind) const;
  /// A node of its own.
  NodeIndex add(std::string_view type, const std::string& data);
  NodeIndex add(std::string_view type, const Fields& fields) { return add(type, fields.json()); }
  /// The one node of that type and data.
  NodeIndex shared(std::string_view type, const std::string& data);
  NodeIndex shared(std::string_view type, const Fields& fields) {
    return shared(type, fields.json());
  }
  /// The fields of a node with a place in a text, which here has none.
  static Fields placed();
  NodeIndex text(std::string_view value);
  NodeIndex truth(bool value);
  NodeIndex integer(std::int64_t value);
  NodeIndex array(const std::vector<NodeIndex>& items);
  /// Keys and values in turn.
  NodeIndex map(const std::vector<NodeIndex>& items);
  /// An operator, or another thing that is known by its name.
  NodeIndex named(std::string_view type, std::string_view name);
  std::string quoted(std::string_view value);
  std::string graph(NodeIndex root);
  /// No node says it: reported. What is returned stands for the node that there is not.
  NodeIndex fail(const Node* node, std::string_view what);
  template <class T, class Write>
  NodeIndex list(List<T> items, Write&& write) {
    std::vector<NodeIndex> all;
    for (const T& item : items) all.push_back(write(item));
    return array(all);
  }

  // expr.cpp
  NodeIndex expr(const PrimExpr* e);
  NodeIndex optional_expr(const PrimExpr* e) { return e ? expr(e) : kNone; }
  NodeIndex exprs(List<const PrimExpr*> all);
  NodeIndex new_expr(const PrimExpr* e);
  NodeIndex other_expr(const PrimExpr* e);
  NodeIndex binary(const BinaryExpr* e);
  NodeIndex int_imm(std::int64_t value, DataType dtype);
  NodeIndex string_imm(std::string_view value);
  NodeIndex call(const Call* e);
  NodeIndex callee(const Call& e);
  std::vector<NodeIndex> arguments(const Call& e);
  NodeIndex type_of_call(const Call& e);
  NodeIndex reduce(const Reduce* e);
  /// The fields of an expression of that datatype.
  Fields typed(DataType dtype);

  // part.cpp
  std::string spelling(DataType dtype) const;
  NodeIndex prim_type(DataType dtype);
  NodeIndex type(const Type* type);
  NodeIndex pointer_type(NodeIndex element, std::string_view scope);
  NodeIndex pointer_to(const Buffer& b);
  NodeIndex variable(const Variable* v);
  NodeIndex variable_of(const Variable& v, NodeIndex type);
  NodeIndex var(const Var& use);
  /// A pointer: in the flat generation that of a buffer is what a call of it gives.
  NodeIndex data(const Variable* v);
  NodeIndex data(const Buffer* b);
  NodeIndex own_data(const Buffer& b);
  NodeIndex range(const Range& range);
  NodeIndex ranges(List<Range> all);
  NodeIndex iter_var(const IterVar* iter);
  NodeIndex region(const BufferRegion* region);
  NodeIndex combiner(const CommReducer* c);
  // buffer.cpp
  NodeIndex buffer(const Buffer* b);
  NodeIndex flat_buffer(const Buffer* b);
  NodeIndex elem_offset(const Buffer& b);
  NodeIndex layout(const Buffer& b);
  const PrimExpr* product(const PrimExpr* a, const PrimExpr* b);

  // attributes.cpp
  NodeIndex object(const Object& value);
  NodeIndex constructed(const Object& value);
  NodeIndex index_map(const IndexMap& map);
  NodeIndex unlisted_device(const Object& value);
  void field(Fields& fields, std::string_view kind, const Attribute& attribute);
  NodeIndex attributes(Attrs attrs);
  NodeIndex dict_attrs(Attrs attrs);
  NodeIndex target(const Object& configuration);

  // stmt.cpp
  /// A statement; in the flat generation the sequence that `part` of `owner` is.
  NodeIndex stmt(const tir::Stmt* s, const tir::Stmt* owner, int part = 0);
  NodeIndex optional_stmt(const tir::Stmt* s, const tir::Stmt* owner, int part);
  /// Opens the scope that `s` is and returns its body; null where it is not one.
  const tir::Stmt* open_scope(const tir::Stmt* s, std::vector<Open>& scopes);
  const tir::Stmt* open_memory(const tir::Stmt* s, std::vector<Open>& scopes);
  const tir::Stmt* open(const tir::Stmt* body, std::vector<Open>& scopes, std::string_view kind,
                        Fields fields);
  NodeIndex close(NodeIndex body, std::vector<Open>& scopes);
  NodeIndex simple(const tir::Stmt* s);
  NodeIndex other_stmt(const tir::Stmt* s);
  NodeIndex sequence(const std::vector<NodeIndex>& items);
  NodeIndex evaluate(NodeIndex value);
  NodeIndex jump(std::string_view op);
  NodeIndex return_stmt(const tir::Return& s);
  NodeIndex loop(const tir::For& s);
  std::string block_type(std::string_view suffix) const;
  NodeIndex block(const tir::Block& s);
  NodeIndex condition(const PrimExpr* e);
  NodeIndex message(const tir::AssertStmt& s);
  NodeIndex elements(const tir::AllocateConst& s);
  // flat_stmt.cpp: statements whose body is the rest of their sequence.
  NodeIndex flat_stmt(const tir::Stmt* s, const tir::Stmt* owner, int part);
  void items(const tir::Stmt* s, std::vector<NodeIndex>& out);
  const tir::Stmt* item(const tir::Stmt* s, std::vector<NodeIndex>& out);
  const tir::Stmt* bind(const tir::LetStmt& s, std::vector<NodeIndex>& out);
  NodeIndex flat_assertion(const tir::AssertStmt& s);
  const tir::Stmt* allocation(const tir::Allocate& s, std::vector<NodeIndex>& out);
  const Buffer* buffer_of(const tir::Allocate& s);
  NodeIndex allocated_with(Attrs annotations);
  void declare(const Buffer& b, std::vector<NodeIndex>& out);
  void declare_in_its_scope(const Buffer& b);

  // function.cpp
  NodeIndex prim_func(const tir::PrimFunc& f);
  NodeIndex function_attrs(Attrs attrs, bool is_private, std::string_view name, bool is_scheduled);
  NodeIndex signature(const tir::PrimFunc& f);
  const relax::StructInfo* parameter(const tir::PrimFunc& f, std::size_t i);
  const PrimExpr* dimension(const PrimExpr* extent);
  // module.cpp
  NodeIndex function(const Function& f);
  NodeIndex global_var(std::string_view name);
  /// What is known of a function of the module.
  NodeIndex known_of_global(const Function& f);

  // struct_info.cpp
  std::string info_type(std::string_view kind) const;
  NodeIndex struct_info(const relax::StructInfo* s);
  NodeIndex optional_info(const relax::StructInfo* s);
  NodeIndex struct_infos(List<const relax::StructInfo*> all);
  NodeIndex new_info(const relax::StructInfo* s);
  NodeIndex tensor_info(const relax::TensorStructInfo& s);
  NodeIndex func_info(const relax::FuncStructInfo& s);
  NodeIndex vdevice(const relax::VDevice* v);

  // relax.cpp
  /// Fields of an expression of Relax, of which that is known.
  Fields with_info(NodeIndex info);
  NodeIndex relax_expr(const relax::Expr* e);
  NodeIndex relax_exprs(List<const relax::Expr*> all);
  NodeIndex leaf(const relax::Expr* e);
  NodeIndex compound(const relax::Expr* e);
  NodeIndex tensor(const relax::Constant& c);
  NodeIndex relax_variable(const relax::Variable* v);
  NodeIndex relax_call(const relax::Call& e);
  NodeIndex relax_function(const relax::Function& f, std::string_view name);
  NodeIndex binding(const relax::Binding& b);
  NodeIndex binding_block(const relax::BindingBlock& b);
  // call_attributes.cpp
  NodeIndex call_attrs(const relax::Call& e);
  Object attribute(const relax::Call& e, std::string_view name);
  Object scalar(const relax::Call& e, Object value);
  Object completed(const relax::Call& e, const AttributeField& field);
  void put(Fields& out, const AttributeField& field, const Object& value);
  NodeIndex attribute_node(Form form, const Object& value);
  std::string datatype(const Object& value) const;
  NodeIndex device(const Object& value);
  // known.cpp: what is known of expressions.
  const relax::StructInfo* known(const relax::Expr* e);
  const relax::StructInfo* known(const relax::Variable& v) const;
  const relax::StructInfo* known_of_leaf(const relax::Expr* e);
  const relax::StructInfo* known_of_result(const relax::Function& f) const;
  const relax::FuncStructInfo* type_of(const relax::Function& f, const relax::StructInfo* derived);
  NodeIndex info_of(const relax::Expr* e) { return optional_info(known(e)); }

  Program& program_;
  relax::Builder build_;
  const Module& module_;
  Generation generation_;
  const relax::Derivation& derivation_;
  Report& report_;
  std::deque<std::string> nodes_;
  std::unordered_map<std::string_view, NodeIndex> shared_;       // by their text
  std::unordered_map<const void*, NodeIndex> written_;           // what is in the program
  std::unordered_map<std::string_view, NodeIndex> global_vars_;  // by name
  std::unordered_set<const Variable*> bound_;                    // by something else than a buffer
  std::unordered_set<const Variable*> replaced_;  // flat: parameters that are buffers now
  std::unordered_map<const Variable*, const Buffer*> owners_;  // flat: whose data it is
  std::unordered_set<const Buffer*> declared_;                 // flat: by a statement
  std::vector<Sequence> sequences_;                            // flat: that are open
  printer::DeclarationScopes declaration_scopes_;              // of the current function
  const Type* bound_type_ = nullptr;  // of the variable that the next call is bound to
  bool is_scheduled_ = false;         // the current function has blocks, or once had
  bool failed_ = false;
};

}  // namespace tenor::spec::json
