// SPDX-License-Identifier: Apache-2.0
// Reads one function: the state that the constructs share, and the verbs they are written with.
// What a construct means is in the tables of construct/; what an operator, a subscript or an
// assignment means is in the file of that name.
#pragma once

#include <string>
#include <vector>

#include "spec/text/reader/call.h"
#include "spec/text/reader/copies.h"
#include "spec/text/reader/dictionary.h"
#include "spec/text/reader/scope.h"
#include "spec/text/reader/signature_dimensions.h"
#include "spec/text/reader/source.h"
#include "spec/text/reader/tir/attribute_list.h"
#include "spec/text/reader/tir/open_blocks.h"
#include "spec/text/reader/tir/open_statements.h"
#include "spec/text/reader/tir/parameters.h"

namespace tenor::spec::reader {

class RelaxReader;

class Reader {
 public:
  Reader(Source& source, const ModuleNames& module, const python::Definition& definition)
      : source_(source),
        module_(module),
        definition_(definition),
        statements_(source.builder),
        dimensions_(*this, definition) {}

  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  /// The PrimFunc that `def` denotes, or null where it could not be read (reported).
  const tir::PrimFunc* function(const python::Stmt& def);

  /// The script is Relax's: what is not TIR's goes to `relax`, which outlives this.
  void set_relax(RelaxReader* relax) { relax_ = relax; }
  bool failed() const { return failed_; }
  std::size_t enter_scope() const { return scope_.enter(); }
  void leave_scope(std::size_t mark) { scope_.leave(mark); }

  // What everything is made with.
  Source& source() { return source_; }
  Builder& builder() { return source_.builder; }
  Arena& arena() { return source_.builder.arena(); }
  Arena& scratch() { return source_.scratch; }
  bool flat() const { return module_.generation == Generation::kFlat; }
  const ModuleNames& module() const { return module_; }

  /// Begins to read a function.
  void begin(const python::Stmt& def);
  /// Reports; the function will have no PrimFunc. Once a part of it was too large, nothing more.
  Value fail(Code code, Span at, std::string message, std::string hint = {});
  /// Reports a construct without rules; the function stays readable.
  Value opaque(Span at, std::string_view construct, List<Value> items, List<KeywordValue> named);

  // Python expressions (expression.cpp, access.cpp, invoke.cpp).
  Value evaluate(const python::Expr* e);
  Value evaluate(const python::Expr* e, Target target);
  bool arguments(const python::Expr* e, Call& call);
  Value attribute(const Value& base, std::string_view name, Span at);
  /// `v` once more, or for the `first` time since it was given a name: within what is read, or
  /// reported.
  Value copied(const Value& v, Span at, bool first = false);

  // Conversions (convert.cpp). Null, or nothing, after reporting.
  const PrimExpr* expression(const Value& v);
  const PrimExpr* expression(const python::Expr* e) { return expression(evaluate(e)); }
  bool expressions(const Value& v, List<const PrimExpr*>& out, bool single_too = true);
  std::optional<std::int64_t> integer(const Value& v, std::string_view what);
  std::optional<std::string_view> text(const Value& v, std::string_view what);
  std::optional<bool> boolean(const Value& v, std::string_view what);
  std::optional<DataType> dtype(const Value& v, std::string_view what);
  const Type* type(const Value& v);
  Variable* variable(const Value& v, std::string_view what);
  const BufferRegion* region(const Value& v);
  Object object(const Value& v);
  Object object_of_items(const Value& v);
  bool attributes(const Value& v, Attrs& out, std::string_view what);
  bool range(const Value& v, Range& out);
  const PrimExpr* extent_of(Span at, const PrimExpr* start, const PrimExpr* stop);
  struct Lanes {
    std::uint32_t count = 1;
    bool scalable = false;  ///< a multiple of the hardware's vscale
  };
  std::optional<Lanes> lanes(const PrimExpr* count, Span at);
  const PrimExpr* ramp(Span at, const PrimExpr* base, const PrimExpr* stride, Lanes n);
  bool lane_indices(const BufferAccess& access, Span at, List<const PrimExpr*>& out);
  const PrimExpr* literal(Span at, Wide integer, DataType dtype);
  const PrimExpr* literal(Span at, double floating, DataType dtype);
  std::string describe(const Value& v) const;

  // Operators (operators.cpp).
  Value binary(std::string_view op, const Value& a, const Value& b, Span at);
  Value unary(std::string_view op, const Value& a, Span at);
  Value compare(std::string_view op, const Value& a, const Value& b, Span at);
  Value logical(bool conjunction, const Value& a, const Value& b, Span at);
  /// Operands of one of the builder's functions, brought to a common datatype.
  bool operands(const Value& a, const Value& b, bool literals_follow, const PrimExpr*& x,
                const PrimExpr*& y);

  // Calls of builtins and functions (invoke.cpp).
  Value call_builtin(Span at, std::string_view op, DataType dtype, List<const PrimExpr*> args,
                     Attrs attrs = {});
  Value call_function(Span at, const Signature& callee, List<Value> args);
  Value call_lambda(const Value& lambda, List<Value> args);

  // Names (names.cpp).
  void bind(std::string_view name, const Value& value) { scope_.bind(name, value); }
  const Value* find(std::string_view name) const { return scope_.find(name); }
  Value unknown_name(std::string_view name, Span at);
  void assign(const python::Expr* target, const Value& value);
  void bind_fresh(std::string_view name, const Value& value);

  // Statements (statement.cpp). `open` gives the frame the rest of the current list.
  void emit(const tir::Stmt* s) { statements_.emit(s); }
  void open(Frame* frame);
  Value scope_frame(Span at, const tir::Stmt* outer, const tir::Stmt** body, const Value& bound);
  const tir::Stmt* body(List<const python::Stmt*> list);
  void evaluate_statement(Span at, const PrimExpr* e);
  void let(std::string_view name, Span at, const Value& value);
  void let_variable(Variable* variable, std::string_view name, Span at, const PrimExpr* value);
  void scalar(std::string_view name, Span at, DataType dtype, const PrimExpr* initial);
  Value scalar_buffer(std::string_view name, Span at, DataType dtype, std::string_view scope,
                      const Variable* data);
  void declare(Span at, Buffer* made, bool allocated_here, Attrs annotations);
  Value declaration(Span at, Buffer* made, bool allocated_here, Attrs annotations);
  void note_narrowing(Span at, const PrimExpr* value, const Buffer* to);
  void store(Span at, Buffer* buffer, const PrimExpr* value, List<const PrimExpr*> indices,
             const PrimExpr* predicate = nullptr);

  // Buffers (buffer.cpp). A construct of that variant takes `byte_offset` after `elem_offset` in
  // the flat generation.
  static constexpr int kByteOffset = 1;
  Buffer* buffer(Call& call, std::size_t first);
  Buffer* matched(Call& call, const BufferRegion& region);
  Value load(Span at, Buffer* buffer, List<const PrimExpr*> indices,
             const PrimExpr* predicate = nullptr);

  // Blocks, loops and threads (construct/block.cpp, construct/loop.cpp).
  OpenBlocks& blocks() { return blocks_; }
  /// The domain of a loop around, by its variable; null where that is not a loop's.
  const Range* loop_domain(const Variable* variable) const {
    const auto found = loops_.find(variable);
    return found == loops_.end() ? nullptr : &found->second;
  }
  std::unordered_map<const Variable*, IterVar*>& threads() { return threads_; }
  /// The calls of T.launch_thread_idx so far.
  std::vector<const PrimExpr*>& thread_indices() { return thread_indices_; }
  AttributeList& function_attrs() { return function_attrs_; }
  Parameters& parameters() { return parameters_; }

 private:
  // expression.cpp
  Value evaluate_unary(const python::Expr* e);
  Value evaluate_compare(const python::Expr* e);
  Value evaluate_compare_chain(const python::Expr* e);
  Value evaluate_binary(const python::Expr* e);
  Value evaluate_logical(const python::Expr* e);
  Value evaluate_conditional(const python::Expr* e);
  Value evaluate_items(const python::Expr* e, Kind kind);
  Value evaluate_dict(const python::Expr* e);
  Value evaluate_name(const python::Expr* e);
  Value named(const python::Expr* e);
  Value evaluate_number(const python::Expr* e);
  /// Adds the value of `e`, or of each item of `*e`, to `items`.
  template <class Items>
  bool append(const python::Expr* e, Items& items) {
    if (e->kind != python::Kind::kStarred) {
      items.push_back(evaluate(e));
      return static_cast<bool>(items.back());
    }
    const Value all = evaluate(e->items[0]);
    if (all && !all.is_sequence())
      fail(Code::P_ARGUMENT, e->span, "only a tuple or list can be unpacked with `*`");
    if (all.is_sequence())
      for (const Value& item : all.items) items.push_back(item);
    return all.is_sequence();
  }
  // access.cpp
  Value evaluate_attribute(const python::Expr* e);
  Value evaluate_subscript(const python::Expr* e, bool used = true);
  Value evaluate_base(const python::Expr* e);
  Value buffer_attribute(const Value& base, std::string_view name, Span at);
  Value expression_attribute(const Value& base, std::string_view name, Span at);
  Value metadata_entry(const python::Expr* e);
  Value subscript_buffer(const python::Expr* e, Buffer* buffer);
  using Indices = boost::container::small_vector<BufferAccess::Index, 4>;
  bool read_indices(const python::Expr* e, Indices& indices, bool& slices);
  Value subscript_items(const python::Expr* e, const Value& base);
  Value subscript_construct(const python::Expr* e, const Value& base);
  // invoke.cpp
  Value evaluate_call(const python::Expr* e, Target target);
  Value invoke(const Value& callee, Call& call);
  Value invoke_construct(Call& call);
  Value invoke_python(std::string_view name, Call& call);
  Value finished(Value result, const Call& call);
  // statement.cpp
  void statement(const python::Stmt& s);
  void statements(List<const python::Stmt*> list);
  void read_assign(const python::Stmt& s);
  void read_annotated(const python::Stmt& s);
  void read_augmented(const python::Stmt& s);
  void read_store(const python::Expr* target, const Value& value, Span at);
  void read_for(const python::Stmt& s);
  void read_while(const python::Stmt& s);
  void read_if(const python::Stmt& s);
  void read_arms(const python::Stmt& s, const Value& condition);
  tir::IfThenElse* arm(const python::Stmt& s, const Value& condition);
  void read_with(const python::Stmt& s);
  void read_assert(const python::Stmt& s);
  void read_return(const python::Stmt& s);
  void read_expression(const python::Stmt& s);
  const tir::Stmt* read_with_items(const python::Stmt& s, std::size_t i);
  const tir::Stmt* framed(Frame* frame, const python::Stmt& s, std::size_t next);
  const tir::Stmt* framed_branch(Frame* frame, const python::Stmt& s, std::size_t next);
  const tir::Stmt* framed_block(Frame* frame, const python::Stmt& s, std::size_t next);
  bool assert_message(const Value& message, tir::AssertStmt& made);
  // assignment.cpp
  bool store_to_name(const python::Expr* target, const Value& value, Span at);
  void read_let(const python::Stmt& s, const python::Expr* annotation);
  void read_vector(const python::Stmt& s);
  // region.cpp, buffer.cpp
  bool slice_ends(const BufferAccess::Index& slice, const PrimExpr* extent, Span at,
                  const PrimExpr*& start, const PrimExpr*& stop);
  bool dimensions(const Value& shape, List<const PrimExpr*>& out);
  bool finish_buffer(Call& call, std::size_t next, Buffer& made);
  bool buffer_layout(Call& call, std::size_t next, Buffer& made);
  bool access_ranges(const BufferAccess& access, Span at, std::vector<Range>& out);
  void point(const PrimExpr* index, std::vector<Range>& out);
  bool buffer_placement(const Value& bytes, const Value& layout, Buffer& made);
  bool buffer_strides(const Value& strides, Buffer& made);
  bool buffer_data(Call& call, const Value& data, std::size_t scope_at, Buffer& made);
  const Variable* named_stride(const Value& name, DataType index);
  const Variable* variable_of_pointer(const Value& data);
  // function.cpp
  void refuse_repeated(List<python::Parameter> params);
  void parameter(const python::Parameter& p);
  void buffer_parameter(const python::Parameter& p, Buffer* b);
  const Type* handle(const Value& v);
  // names.cpp
  bool refuse_loop_variable(std::string_view name, Span at);
  bool refuse_second_let(std::string_view name, Span at);
  void assign_name(std::string_view name, Span at, const Value& value);
  void assign_items(const python::Expr* target, const Value& value);
  void bind_unknown(const python::Expr* target);
  void bind_sequence(std::string_view name, const Value& value);

  Source& source_;
  const ModuleNames& module_;
  const python::Definition& definition_;
  RelaxReader* relax_ = nullptr;  // null: a PrimFunc is read
  NameScope scope_;
  Copies copies_;
  Dictionaries dictionaries_;
  std::size_t body_scope_ = 0;  // mark of the innermost list of statements
  bool failed_ = false;
  int depth_ = 0;    // of the program's current node
  int nesting_ = 0;  // of our own recursion
  OpenStatements statements_;
  OpenBlocks blocks_;
  Parameters parameters_;
  SignatureDimensions dimensions_;
  std::vector<tir::IfThenElse*> branches_;
  std::unordered_map<const Variable*, Range> loops_;  // those around
  std::unordered_map<const Variable*, IterVar*> threads_;
  std::vector<const PrimExpr*> thread_indices_;
  AttributeList function_attrs_;
  std::unordered_set<std::string_view> reported_;  // Python values and names, once a function
  bool too_large_ = false;  // a part of the function: what that leads to is no fault of the program
};

/// The datatype of `T.int32` and its like, by name; nothing for other names.
std::optional<DataType> dtype_of_name(std::string_view name);

}  // namespace tenor::spec::reader
