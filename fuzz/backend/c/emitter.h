// SPDX-License-Identifier: Apache-2.0
// The emitter: a family of nodes a file. Every value gets a name of its own in the order in which
// the rules compute it, lane by lane, so that nothing is left to C's order of evaluation. Private
// to this folder; the way in is emit.h.
#pragma once

#include <map>
#include <optional>

#include "fuzz/backend/c/scalars.h"
#include "semantics/tir/call/builtin.h"
#include "semantics/tir/state/thread_axis.h"

namespace tenor::fuzz::c {

/// What stands for each lane of a value: names and literals, without effects.
using Lanes = std::vector<std::string>;

/// An allocation, or the memory of an argument.
struct Memory {
  std::string pointer;             ///< to its first byte
  std::vector<std::string> shape;  ///< it was allocated with
  spec::DataType dtype{};
  const spec::Buffer* declared = nullptr;  ///< right below it: its strides have no effect (TIR-D36)
  semantics::MemoryScope scope = semantics::MemoryScope::kGlobal;
  std::size_t sharers = 0;             ///< loops around it whose threads `scope` tells apart
  std::vector<std::string> strides{};  ///< of a parameter that has them
  std::string offset{};                ///< of a parameter that has one
};

/// How a buffer sees memory: element i is number base + sum of i_k * strides[k].
struct View {
  std::string pointer, base;
  std::vector<std::string> strides;
};

class Emitter : private Scalars {
 public:
  Emitter(const spec::Module& module, const EmitOptions& options)
      : Scalars(options), module_(module) {}

  Emitted run(const spec::tir::PrimFunc& f, const std::vector<Parameter>& arguments);

 private:
  using Expr = const spec::PrimExpr*;
  using Exprs = spec::List<const spec::PrimExpr*>;

  // Functions (function.cpp).
  std::string function_name(const spec::tir::PrimFunc& f) const;
  std::string signature(const spec::tir::PrimFunc& f) const;
  void function(const spec::tir::PrimFunc& f);
  void parameter(const spec::tir::PrimFunc& f, std::size_t i);
  void bind_part(Expr part, const std::string& given);
  void check_layout(const spec::tir::PrimFunc& f);
  void entry(const spec::tir::PrimFunc& f, const std::vector<Parameter>& arguments);
  const spec::tir::PrimFunc* find(std::string_view name) const;
  Lanes call_function(const spec::Call& e);
  std::string passed(Expr argument, const spec::Buffer* wanted);
  bool uses_threads(const spec::tir::PrimFunc& f) const;
  std::string_view against_threads(const spec::Call& e, const spec::tir::PrimFunc& callee) const;

  // Expressions (expression.cpp).
  Lanes expr(Expr e);
  std::string scalar(Expr e) { return expr(e).front(); }
  Lanes literal_lanes(Expr e, std::uint64_t bits);
  Lanes variable(const spec::Var& e);
  Lanes let(const spec::Let& e);
  Lanes select(const spec::Select& e);
  /// The one of two that the condition says; the other is not evaluated.
  Lanes branch(const std::string& condition, spec::DataType type, Expr then_value, Expr else_value);

  // Operators (operator.cpp, cast.cpp, vector.cpp).
  Lanes binary(const spec::BinaryExpr& e);
  void check_divisor(const spec::BinaryExpr& e, const Lanes& divisor);
  std::optional<Lanes> contracted(const spec::BinaryExpr& e);
  Lanes compare(const spec::BinaryExpr& e);
  Lanes logical(const spec::BinaryExpr& e);
  Lanes negate(const spec::Not& e);
  Lanes cast(const spec::Cast& e);
  Lanes ramp(const spec::Ramp& e);
  Lanes broadcast(const spec::Broadcast& e);
  Lanes shuffle(const spec::Shuffle& e);

  // Builtins (call.cpp, math.cpp).
  Lanes call(const spec::Call& e);
  Lanes computed(const spec::Call& e, const semantics::BuiltinMeaning& meaning);
  std::string lane_of(const spec::Call& e, const semantics::BuiltinMeaning& meaning,
                      const std::vector<Lanes>& args, std::size_t lane);
  std::string bitwise(const spec::Call& e, const std::vector<Lanes>& args, std::size_t lane);
  Lanes dot_product(const spec::Call& e, const std::vector<Lanes>& args);

  // Accesses (access.cpp).
  struct Indices {
    std::vector<std::string> leading;  ///< of every dimension but the last
    Lanes last;
  };
  Indices indices(Exprs list);
  std::optional<View> view(const spec::Buffer* b);
  /// How many loops around this place have threads that the scope tells apart: that have copies of
  /// such memory, or that meet before they continue with it (TIR-D73).
  std::size_t sharers(semantics::MemoryScope scope) const;
  /// Why memory from outside of such a loop is refused: here one thread runs after the other. Empty
  /// for other memory.
  std::string_view against_sharing(const Memory& m) const;
  static constexpr std::string_view kCopied = "memory with a copy per thread";
  static constexpr std::string_view kShared = "memory that threads share";
  /// What the buffer's own text says of the memory that its data is bound to.
  std::optional<View> view_of_text(const spec::Buffer* b);
  std::string position(const View& v, const Indices& at, std::size_t lane);
  std::string element(const View& v, const spec::Buffer* b, const std::string& position,
                      std::uint32_t part) const;
  Lanes load(const spec::BufferLoad& e);
  void store(const spec::tir::BufferStore& s);

  // Statements (statement.cpp, loop.cpp, block.cpp, memory.cpp).
  void stmt(const spec::tir::Stmt* s);
  void if_then_else(const spec::tir::IfThenElse& s);
  void evaluate(const spec::tir::Evaluate& s);
  void attr(const spec::tir::AttrStmt& s);
  void let_stmt(const spec::tir::LetStmt& s);
  void assert_stmt(const spec::tir::AssertStmt& s);
  void give_back(const spec::PrimExpr* value);
  void loop(const spec::tir::For& s);
  template <class Body>
  void iterate(const std::string& k, const std::string& step, const std::string& extent,
               bool backwards, Body&& body);
  void launch(const spec::tir::AttrStmt& s, const spec::IterVar& axis);
  void while_loop(const spec::tir::While& s);
  /// A loop with that head, which lacks its increment; what an iteration reserves ends with it.
  template <class Body>
  void repeat(const std::string& head, const std::string& increment, Body&& body);
  std::optional<std::string> same_axis(std::string_view tag) const;
  void enter_axis(std::string_view tag, semantics::AxisKind kind, const std::string& iteration);
  void realize(const spec::tir::BlockRealize& s);
  void block(const spec::tir::Block& b);
  std::string at_reduction_start(const spec::tir::Block& b);
  void match(const spec::tir::MatchBufferRegion& m, const std::string& error);
  void check_match(const spec::tir::MatchBufferRegion& m, const std::vector<std::string>& lengths,
                   const std::string& error);
  void match_variables(const spec::tir::MatchBufferRegion& m, const View& made,
                       const std::vector<std::string>& lengths);
  void allocate(const spec::tir::Allocate& s);
  void allocate_const(const spec::tir::AllocateConst& s);
  void declare(const spec::tir::DeclBuffer& s);
  void buffer_realize(const spec::tir::BufferRealize& s);
  /// Memory of that shape; its elements hold a pattern that the program did not write.
  Memory reserve(const spec::Variable* data, spec::DataType dtype,
                 const std::vector<std::string>& shape);
  void allocate_buffer(const spec::Buffer* b);
  std::vector<std::string> extents(Exprs shape);
  std::vector<std::string> row_major(const std::vector<std::string>& shape);
  std::vector<std::string> spread(const spec::Buffer* b, const std::vector<std::string>& shape,
                                  std::vector<std::string> strides);

  /// What is bound at a place in the text.
  struct Scope {
    std::map<const spec::Variable*, Lanes> values;
    std::map<const spec::Variable*, Memory> memories;
    std::map<const spec::Buffer*, View> views;
    std::vector<std::pair<std::string_view, std::string>> axes;  ///< around: tag, and iteration
    std::size_t threads = 0;   ///< loops over threads around, virtual ones too
    std::size_t hardware = 0;  ///< of those, the ones over threads of the hardware
  };
  /// A pair of braces.
  class Braces {
   public:
    explicit Braces(Emitter& emitter) : emitter_(emitter), saved_(emitter.scope_) {
      emitter_.line("{{");
    }
    ~Braces() {
      emitter_.scope_ = std::move(saved_);
      emitter_.line("}}");
    }
    Braces(const Braces&) = delete;
    Braces& operator=(const Braces&) = delete;

   private:
    Emitter& emitter_;
    Scope saved_;
  };

  const spec::Module& module_;
  Scope scope_;
  int reserved_ = 0;  ///< allocations whose size only the run knows, so far
  std::vector<const spec::tir::PrimFunc*> wanted_;
};

}  // namespace tenor::fuzz::c
