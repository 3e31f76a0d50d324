// SPDX-License-Identifier: Apache-2.0
// Prints one function: the lines of the scopes that are open, and what each variable is called.
// A scope's lines are kept apart until it closes, since a free variable is declared in the scope
// around its uses when the first of them is met. Files: a subject each.
#pragma once

#include <list>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/ir/index_map.h"
#include "spec/text/printer/declaration_scopes.h"
#include "spec/text/printer/names.h"
#include "spec/text/printer/operator.h"

namespace tenor::spec::printer {

struct Line {
  int indent = 0;
  std::string text;
};
using Lines = std::list<Line>;

/// The arguments of a call in the text.
class Arguments {
 public:
  void add(std::string_view value);
  void add(std::string_view name, std::string_view value);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

/// What a Printer prints for.
struct Setting {
  Generation generation = Generation::kNested;
  std::string_view module;  ///< prefix of calls of the module's functions; empty: none
  bool fragment = false;    ///< a message: no declarations, no bodies
  bool wide = false;        ///< in Relax: a bare number, alone or beside an int64, is an int64
  const FunctionNames* functions = nullptr;  ///< null: all have names of Python

  std::string_view called(std::string_view function) const {
    return functions ? functions->of(function) : function;
  }
};

class Printer {
 public:
  Printer(const Setting& setting, DeclarationScopes scopes);

  /// The lines of a whole function, from its decorator on.
  Lines function(const tir::PrimFunc& f, int indent);
  /// The lines of a statement in a fragment.
  Lines statement(const tir::Stmt* s);
  std::string expr(const PrimExpr* e, Precedence need = Precedence::kLambda);
  std::string attributes(Attrs attrs) { return dict(attrs); }
  /// How the text calls a function of the module.
  std::string_view called(std::string_view function) const { return setting_.called(function); }
  std::string value(const Object& value) { return object(value); }
  /// The name of a variable or function that Relax binds around TIR's expressions: taken here
  /// where it has none yet.
  std::string name(const void* key, std::string_view hint);
  /// From here on `key` is written `text`.
  void name_as(const void* key, std::string text) { spell(key, std::move(text), top()); }
  bool is_spelled(const void* key) const { return spelled_.count(key) != 0; }
  /// `n = T.int64()`.
  std::string declaration(const Variable* v) { return variable(v) + " = " + creation(v); }

 private:
  struct Frame {
    ScopeId scope = 0;
    int indent = 0;
    bool last = true;  ///< the statement being printed is the last of its lines
    Lines lines;
    std::vector<std::string> names;
    std::vector<ScopeId> joined;  ///< scopes in it that have no lines of their own
    std::vector<std::pair<const void*, std::optional<std::string>>> spelled;  ///< what was before
  };

  // printer.cpp: scopes and names.
  bool flat() const { return setting_.generation == Generation::kFlat; }
  Frame& top() { return frames_.back(); }
  void line(std::string text) { top().lines.push_back({top().indent, std::move(text)}); }
  void open(const tir::Stmt* owner, int part);
  /// A part of `owner` has no lines of its own: what belongs to it is printed in those of `frame`.
  void stay(const tir::Stmt* owner, int part, Frame& frame);
  /// Ends the innermost scope: `header`, and its lines.
  void close_under(std::string header);
  std::string define(const void* key, std::string_view hint, std::string_view otherwise,
                     Frame& frame);
  void spell(const void* key, std::string text, Frame& frame);
  Frame& frame_of(ScopeId scope);
  Frame& declaring_frame(const void* key) { return frame_of(declaration_scopes_.scope_of(key)); }

  // expr.cpp
  void put(std::string& out, const PrimExpr* e, Precedence need);
  void put_binary(std::string& out, const BinaryExpr* e, Precedence need);
  /// An operand of an infix operator whose other operand is `other`.
  void put_operand(std::string& out, const PrimExpr* e, const PrimExpr* other, Precedence need);
  void put_not(std::string& out, const Not* e, Precedence need);
  void put_call(std::string& out, const Call* e);
  void put_external_call(std::string& out, const Call* e);
  std::string written_dtype(const Call& call);
  void put_load(std::string& out, const BufferLoad* e);
  void put_reduce(std::string& out, const Reduce* e);
  std::string combiner(const CommReducer* c);
  void forget(Frame& frame, std::size_t names, std::size_t spelled);
  void put_other(std::string& out, const PrimExpr* e);
  void put_let(std::string& out, const Let* e);
  void put_all(std::string& out, List<const PrimExpr*> items);
  /// `name`, then the operands of `e`.
  void put_node(std::string& out, std::string_view name, const PrimExpr* e);
  std::string list(List<const PrimExpr*> items);
  std::string tuple(List<const PrimExpr*> items);
  std::string indices(List<const PrimExpr*> items);
  /// `a + b`, where both are the ends of a range.
  std::string sum(const PrimExpr* a, const PrimExpr* b);
  std::string range(const Range& range);
  std::string slice(const Range& range);
  std::string region(const BufferRegion* region, bool points);
  std::string variable(const Variable* v);
  std::string variable(const Var& use);
  std::string creation(const Variable* v);

  // object.cpp
  std::string type(const Type* type);
  std::string type_of(const Variable* v);
  std::string object(const Object& value);
  std::string lambda(const IndexMap& map);
  std::string index_map(const IndexMap& map);
  std::string dict(Attrs attrs);
  std::string iter_var(const IterVar* iter);

  // buffer.cpp
  std::string buffer(const Buffer* b);
  std::string buffer_arguments(const Buffer* b, std::string_view first, bool with_data);
  bool binds_data(const Buffer* b);
  void declare_extents(const Buffer* b);
  std::string bound_buffer(const Buffer* b, Frame& frame);
  void alloc_buffers(List<const Buffer*> buffers);
  std::string parameter_annotation(const Buffer* b);

  // stmt.cpp. What prints a statement returns what is still to be printed in the same lines: a
  // chain of scopes without indentation is as long as the function, and needs no recursion.
  void stmt(const tir::Stmt* s);
  const tir::Stmt* step(const tir::Stmt* s);
  const tir::Stmt* sequence(List<const tir::Stmt*> seq);
  void body(const tir::Stmt* s);
  bool concise() const { return frames_.back().last; }
  /// Prints `header` and, indented under it, the body.
  const tir::Stmt* indent(const tir::Stmt* owner, std::string header, const tir::Stmt* inner,
                          int part = 0);
  void store(const tir::BufferStore* s);
  void evaluate(const tir::Evaluate* s);
  const tir::Stmt* branch(const tir::IfThenElse* s);
  std::string condition(const tir::IfThenElse* s);
  const tir::Stmt* other(const tir::Stmt* s);
  // scope.cpp
  const tir::Stmt* let(const tir::LetStmt* s);
  const tir::Stmt* assertion(const tir::AssertStmt* s);
  std::string assertion_message(const tir::AssertStmt* s);
  std::string element(const PrimExpr* e);
  const tir::Stmt* attribute(const tir::AttrStmt* s);
  std::string launch(const tir::AttrStmt* s, const Variable*& defined);
  const tir::Stmt* allocate(const tir::Allocate* s);
  const tir::Stmt* allocate_as_buffer(const tir::Allocate* s);
  const tir::Stmt* allocate_const(const tir::AllocateConst* s);
  const tir::Stmt* decl_buffer(const tir::DeclBuffer* s);
  const tir::Stmt* realize(const tir::BufferRealize* s, const PrimExpr* scope);
  /// `name = call`, or `with call as name:` where more follows the body in the same lines.
  const tir::Stmt* named_scope(const tir::Stmt* owner, std::string call, const void* key,
                               std::string_view hint, const Variable* data, const tir::Stmt* inner);
  // block.cpp
  const tir::Stmt* loop(const tir::For* s);
  std::vector<const tir::For*> grid(const tir::For* s);
  const tir::Stmt* block(const tir::Block* s, const tir::BlockRealize* realize);
  void axes(const tir::Block* s, const tir::BlockRealize* realize);
  void axis(const IterVar* iter, const PrimExpr* value);
  void remap(const tir::Block* s, const tir::BlockRealize* realize, std::size_t first,
             std::size_t last);
  bool is_remapped(const IterVar* iter, const PrimExpr* value) const;
  void block_signature(const tir::Block* s, const tir::BlockRealize* realize);
  // function.cpp
  std::string signature(const tir::PrimFunc& f);
  std::string parameter(const tir::PrimFunc& f, std::size_t i);
  bool is_inline(const tir::PrimFunc& f, std::size_t i) const;
  bool has_inline_extents(const Buffer* b) const;
  void match_parameters(const tir::PrimFunc& f);
  const tir::Block* implicit_root(const tir::PrimFunc& f) const;

  Setting setting_;
  DeclarationScopes declaration_scopes_;
  Names names_;
  std::list<Frame> frames_;
  std::unordered_map<ScopeId, Frame*> open_;  ///< outermost open frame of each scope
  std::unordered_map<const void*, std::string> spelled_;
  std::unordered_map<const Variable*, const tir::For*> loops_;
  std::unordered_map<const Variable*, std::string_view> threads_;  ///< their tags
  const Type* bound_type_ = nullptr;        ///< of the variable that the next call is bound to
  std::vector<const Variable*> announced_;  ///< fresh variables of quoted extents
  std::unordered_set<const Variable*> params_;
  std::unordered_map<const Variable*, std::size_t> sharing_;  ///< parameters' buffers of one memory
};

/// Is it absent, or the literal `true`?
bool is_true(const PrimExpr* e);
/// The DeclBuffer that is declared and allocated by one line of the text, or null.
const tir::DeclBuffer* declared_at_once(const tir::Allocate* s, bool with_annotations);
/// The storage scope of a buffer's memory; `global` where its variable is not a pointer.
std::string_view storage_scope(const Variable* data);

}  // namespace tenor::spec::printer
