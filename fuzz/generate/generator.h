// SPDX-License-Identifier: Apache-2.0
// The generator of TIR programs: goal-driven, a production a typing rule (TIR/ExprTyping,
// TIR/StmtTyping). What it makes is well formed and, unless faults are asked for, specified for
// every input by construction. Private to this folder; the way in is generate.h.
#pragma once

#include <map>
#include <set>

#include "fuzz/generate/choice.h"
#include "fuzz/generate/nodes.h"
#include "fuzz/generate/scope.h"
#include "fuzz/generate/weights.h"

namespace tenor::fuzz {

class ProgramGenerator {
 public:
  ProgramGenerator(spec::Program& program, Choices& choices, const Weights& weights)
      : program_(program), choices_(choices), weights_(weights), nodes_(program) {}

  /// Adds a module whose last function is the one to run.
  void module();

 private:
  using Expr = const spec::PrimExpr*;
  using Statement = const spec::tir::Stmt*;
  using Statements = std::vector<const spec::tir::Stmt*>;
  friend struct ExpressionTable;
  friend struct StatementTable;

  // Choosing.
  bool has(Feature f) const { return weights_.has(f); }
  /// One time in `rarity`, where the feature is on.
  bool maybe(Feature f, std::uint32_t rarity = 2) { return has(f) && choices_.chance(1, rarity); }
  bool faulty(std::uint32_t rate) { return choices_.chance(rate, 1000); }
  spec::DataType scalar_type();
  spec::DataType integer_scalar();
  spec::DataType any_type();
  std::uint32_t lanes();

  // Expressions of any datatype (expression.cpp).
  Expr expr(spec::DataType want, int size);
  Expr leaf(spec::DataType want);
  Expr literal(spec::DataType want);
  Expr integer_literal(spec::DataType want);
  Expr floating_literal(spec::DataType want);
  /// A variable or load of that datatype; null where there is none.
  Expr name(spec::DataType want);
  Expr load(spec::DataType want, int size);
  Expr condition(int size) { return expr(spec::bool_type(), size); }
  /// Splits a size in two.
  int part(int size) {
    return static_cast<int>(choices_.below(static_cast<std::uint32_t>(std::max(1, size))));
  }

  // One production a rule (operator.cpp, vector.cpp, builtin.cpp).
  Expr binary(spec::DataType want, int size);
  Expr division(spec::DataType want, int size);
  Expr divisor(spec::DataType want, int size);
  Expr compare(spec::DataType want, int size);
  Expr logical(spec::DataType want, int size);
  Expr negation(spec::DataType want, int size);
  Expr select(spec::DataType want, int size);
  Expr let(spec::DataType want, int size);
  Expr cast(spec::DataType want, int size);
  Expr in_range(Expr value, spec::DataType to);
  Expr broadcast(spec::DataType want, int size);
  Expr ramp(spec::DataType want, int size);
  Expr shuffle(spec::DataType want, int size);
  Expr if_then_else(spec::DataType want, int size);
  Expr math(spec::DataType want, int size);
  Expr integer_math(spec::DataType want, int size);
  Expr classify(spec::DataType want, int size);
  Expr bitwise(spec::DataType want, int size);
  Expr shift(spec::DataType want, int size);
  Expr reinterpret(spec::DataType want, int size);
  Expr likely(spec::DataType want, int size);
  Expr call_function(spec::DataType want, int size);

  // Indices (index.cpp).
  Expr as_index(const spec::Variable* v);
  Bounded affine(int size);
  Bounded combine(int size);
  /// A value from 0 to extent - 1.
  Expr inside(std::int64_t extent, int size);
  /// The same for an extent of any kind; null where nothing can be proved.
  Expr inside(Expr extent, int size);
  Expr index(const Memory& m, std::size_t dimension, int size);
  Expr vector_index(const Memory& m, std::uint32_t count, bool store, int size);
  /// An element, or `count` of them; empty where nothing can be proved. Without dimensions: no
  /// index.
  std::optional<Exprs> indices(const Memory& m, std::uint32_t count, bool store, int size);
  bool is_positive(Expr extent) const;

  // Statements (statement.cpp).
  Statement statements(int count);
  /// One statement; one that opens a scope takes the next `rest` with it.
  Statement statement(int& rest);
  Statement body(int count);
  Statement store(int& rest);
  Statement branch(int& rest);
  Statement let_stmt(int& rest);
  Expr truth();
  Statement assertion(int& rest);
  Statement assumption(int& rest);
  Statement attribute(int& rest);
  Statement evaluation(int& rest);
  Statement jump(int& rest);
  Statement while_loop(int& rest);
  Statement nothing();

  // Loops (loop.cpp) and blocks (block.cpp).
  Statement loop(int& rest);
  Statement nest(int& rest);
  Statement race(int& rest);
  Statement thread_launch(int& rest);
  Statement same_axis(int& rest);
  Statement launch(const Axis& axis, const spec::Variable* v, int& rest);
  struct LoopPlan {
    spec::tir::ForKind kind = spec::tir::ForKind::kSerial;
    const spec::Variable* variable = nullptr;
    Expr min = nullptr, extent = nullptr, step = nullptr;
    const spec::IterVar* binding = nullptr;
    spec::Attrs annotations;
  };
  spec::tir::ForKind loop_kind(bool ordered);
  std::string_view thread_tag();
  /// May it be called here: is no axis of its threads that of a loop around (TIR-D73)?
  bool callable(const spec::tir::PrimFunc* callee) const;
  const spec::tir::PrimFunc* called(const spec::tir::PrimFunc* callee);
  LoopPlan plan_loop(Expr extent, bool ordered);
  void plan_whole(LoopPlan& plan);
  /// Brings the loop's variable into scope; `keep` is to stay writable at that dimension.
  void enter(const LoopPlan& plan, const spec::Buffer* keep, std::size_t dimension);
  void enter_axis(std::string_view tag);
  void enter_unordered(const spec::Variable* v, Expr extent, const spec::Buffer* keep,
                       std::size_t dimension);
  bool pin(Memory& m, const spec::Variable* v, Expr extent, std::size_t dimension);
  Statement finish(const LoopPlan& plan, Statement body);
  Statement nest_over(const spec::Buffer* target, bool may_read, bool reduce);
  Statement nest_leaf(const spec::Buffer* target, const std::vector<LoopPlan>& loops,
                      const Exprs& indices, std::size_t spatial, bool may_read);
  Statement block(int& rest);
  Statement realize(spec::tir::Block* b, const Exprs& values, Expr predicate = nullptr);
  const spec::IterVar* axis(const spec::Variable* outer, Expr extent, spec::IterVarType type);
  void declare_regions(spec::tir::Block* b);
  spec::Attrs annotations();

  // Memory (memory.cpp).
  Statement allocate(int& rest);
  Statement constant(int& rest);
  Statement view(int& rest);
  Statement realized(int& rest);
  /// A buffer whose elements are all written.
  Memory& add_memory(const spec::Buffer* b);
  /// One that sees the memory of `m`, as the current iteration may.
  void add_view(const spec::Buffer* b, const Memory& m);
  spec::Buffer* new_buffer(std::string_view stem, std::int64_t elements, std::string_view scope);
  /// Statements that write every element of a new buffer.
  Statement initialise(const spec::Buffer* b);
  spec::Buffer* view_of(const Memory& m);
  const spec::tir::MatchBufferRegion* match_region();
  Expr matched_extent(Expr extent, const spec::Variable*& last);
  Memory* find(const spec::Buffer* b);

  // Functions (function.cpp).
  const spec::tir::PrimFunc* function(std::string_view name, bool entry);
  /// A buffer that a caller brings, of sizes that it may choose.
  const spec::Buffer* parameter_buffer(bool entry);
  void lay_out(spec::Buffer& b);
  Statement function_body(const spec::tir::PrimFunc& f);
  Statement result(const spec::tir::PrimFunc& f);
  Statement call_statement(int& rest);
  /// Arguments of a call of `callee`; nothing where none fit.
  std::optional<Exprs> arguments(const spec::tir::PrimFunc& callee);
  const Memory* argument(const spec::Buffer* wanted, const std::vector<const Memory*>& taken);

  spec::Program& program_;
  Choices& choices_;
  const Weights weights_;
  Nodes nodes_;
  GeneratorScope scope_;
  spec::DataType index_type_ = spec::int_type(32);
  std::vector<const spec::Variable*> sizes_;  ///< of the parameters of the current function
  std::vector<const spec::tir::PrimFunc*> callees_;
  std::set<std::string_view> tags_;  ///< of threads, of the current function and all it calls
  std::map<const spec::tir::PrimFunc*, std::set<std::string_view>> tags_of_;
  std::map<const spec::Variable*, std::string_view> axis_of_;  ///< that copied memory has
  int leaf_depth_ = 0;  ///< loads that are leaves, in the indices of such, around the current place
};

/// Restores what is in scope.
class ScopeRestore {
 public:
  explicit ScopeRestore(GeneratorScope& scope) : scope_(scope), saved_(scope) {}
  ~ScopeRestore() { scope_ = std::move(saved_); }
  ScopeRestore(const ScopeRestore&) = delete;
  ScopeRestore& operator=(const ScopeRestore&) = delete;

 private:
  GeneratorScope& scope_;
  GeneratorScope saved_;
};

}  // namespace tenor::fuzz
