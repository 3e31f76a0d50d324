// SPDX-License-Identifier: Apache-2.0
// Follows a Relax function for all sizes and data at once: pure calls are numbers of what they are
// given, private functions are entered, memory has contents. What has no such reading throws
// NotFollowed. Relax/Eval; docs/validate.md.
#pragma once

#include <deque>
#include <set>

#include "semantics/run/subject.h"
#include "solver/validate/relax/graph_memory.h"
#include "solver/validate/relax/graph_trace.h"
#include "solver/validate/relax/kernels.h"
#include "spec/relax/derive.h"

namespace tenor::solver {

/// What both sides of a comparison share.
struct GraphTables {
  explicit GraphTables(const spec::Prover& prover) : sizes(numbers, prover) {}

  ValueNumbers numbers;
  SizeTable sizes;
  Kernels kernels;
  /// Devices of both modules, each once: they are numbered so.
  std::vector<const spec::relax::VDevice*> devices;
  /// What the results of an operator with that number are: sizes of each that was asked for.
  std::unordered_map<ValueNumber, Sizes> shapes;
  /// Of contents that are others' in another shape: those; and the shape that contents have.
  std::unordered_map<ValueNumber, ValueNumber> reshaped;
  std::unordered_map<ValueNumber, std::vector<ValueNumber>> shape_of;
  /// Of calls of call_tir: the arguments that they only read, whatever the PrimFunc might do.
  std::unordered_map<ValueNumber, std::set<std::size_t>> only_read;
  bool before_is_followed = false;  ///< what is followed now is AFTER
};

class GraphRun {
 public:
  /// `as_new`: memory that is used again is taken as new, which holds nothing.
  GraphRun(GraphTables& tables, const semantics::Subject& subject, bool as_new);

  /// Arguments for it, whatever they are that its signature takes.
  std::vector<GraphValue> arguments();
  void run(std::vector<GraphValue> arguments);

  // After the run.
  const GraphValue& result() const { return result_; }
  GraphMemory& memory() { return memory_; }
  const GraphTrace& trace() const { return trace_; }
  /// The number of what the value is, with what tensors hold now.
  ValueNumber number(const GraphValue& v);
  /// Places that arguments of another run have, so that both begin alike.
  void begin_as(GraphRun& other) { memory_ = other.memory_; }

 private:
  using Values = std::vector<GraphValue>;
  using Kind = GraphValue::Kind;

  // graph_run.cpp
  GraphValue argument(const spec::relax::StructInfo* s, const std::string& name, Scope& scope);
  GraphValue value(const spec::relax::Expr* e, const Scope& scope);
  GraphValue leaf(const spec::relax::Expr* e, const Scope& scope);
  GraphValue constant(const std::string& what, spec::DataType dtype, Sizes sizes);
  GraphValue global(std::string_view name);
  GraphValue sequence(const spec::relax::SeqExpr& e, const Scope& scope);
  void bind(const spec::relax::Binding& b, const Scope& scope);
  GraphValue choice(const spec::relax::If& e, const Scope& scope);
  GraphValue either(const GraphValue& t, const GraphValue& f, ValueNumber condition);
  GraphValue call_function(const GraphValue& f, const Values& arguments);

  // graph_match.cpp
  struct Pair {
    const spec::PrimExpr* wanted;
    Size other, given;  ///< `other` where `wanted` is null
  };
  void match(const spec::relax::StructInfo* s, const GraphValue& v, const Scope& scope,
             std::vector<Pair>& pairs);
  void match_shape(const spec::relax::Expr* shape, const Sizes& given, const Scope& scope,
                   std::vector<Pair>& pairs);
  void hold(const std::vector<std::pair<const spec::relax::StructInfo*, GraphValue>>& all,
            const Scope& scope, spec::Code code);
  void check(Size a, Size b, spec::Code code);
  void check(ValueNumber condition, spec::Code code);
  Size size(const spec::PrimExpr* e, const Scope& scope);
  Sizes sizes(spec::List<const spec::PrimExpr*> dimensions, const Scope& scope);
  ValueNumber struct_info(const spec::relax::StructInfo* s, const Scope& scope);

  // graph_calls.cpp
  GraphValue call(const spec::relax::Call& e, const Scope& scope);
  GraphValue call_value(const GraphValue& f, Values arguments, const spec::relax::Call& e,
                        const Scope& scope);
  GraphValue as_stated(GraphValue result, const spec::relax::Call& e, const Scope& scope);
  GraphValue call_tir(const spec::relax::Call& e, const Scope& scope);
  GraphValue call_dps(const spec::relax::Call& e, const Scope& scope);
  GraphValue fresh(const spec::relax::TensorStructInfo* s, const std::string& device,
                   const Scope& scope);
  /// Runs it; arguments from `first_result` on, and those of `in_place`, it is there to write.
  void run_kernel(const spec::tir::PrimFunc* f, const Values& arguments, std::size_t first_result,
                  const std::set<std::size_t>& in_place);
  bool fits(const spec::tir::PrimFunc* f, const Values& arguments);
  void shape_function(const spec::tir::PrimFunc* f, const Values& arguments);
  GraphValue opaque_call(const std::string& name, const Values& arguments,
                         const spec::relax::Call& e, const Scope& scope);

  // graph_operators.cpp
  GraphValue operator_call(const spec::relax::Call& e, const Scope& scope);
  GraphValue pure_operator(std::string_view name, const spec::relax::Call& e,
                           const Values& arguments, const Scope& scope);
  GraphValue result_of(const spec::relax::StructInfo* s, ValueNumber number, const Scope& scope,
                       const std::string& device);
  std::string attributes(const spec::relax::Call& e);
  std::optional<GraphValue> reshaped(const spec::relax::Call& e, const Values& arguments,
                                     const Scope& scope);
  std::optional<GraphValue> own_operator(std::string_view name, const spec::relax::Call& e,
                                         Values& arguments, const Scope& scope);
  std::optional<GraphValue> memory_operator(std::string_view name, const Values& arguments);
  GraphValue call_flat(const GraphValue& f, const Values& arguments);
  GraphValue moved(const GraphValue& v, const std::string& device);
  void kill(const spec::relax::Expr* e, const Scope& scope);

  // graph_machine.cpp
  std::optional<GraphValue> machine_call(std::string_view name, const Values& arguments,
                                         const spec::relax::Call& e, const Scope& scope);
  void match_heap(const Values& arguments, std::size_t first, const Sizes& given);
  bool passes_check(std::string_view name, const Values& arguments);
  Size heap_number(const GraphValue& heap, const GraphValue& code, const GraphValue& number);
  std::int64_t literal(const Values& arguments, std::size_t i);
  GraphValue view(const GraphValue& tensor, Sizes sizes);

  // graph_contents.cpp
  ValueNumber contents(const GraphValue& tensor);
  ValueNumber in_shape(ValueNumber contents, const Sizes& sizes);
  void note_shape(ValueNumber contents, const Sizes& sizes);
  GraphValue tensor(ValueNumber contents, spec::DataType dtype, Sizes sizes, std::string device,
                    bool is_open);
  void use(const GraphValue& tensor);
  ValueNumber of(const std::string& made_by, const Values& values,
                 std::vector<ValueNumber> more = {});
  std::string device_text(const spec::relax::VDevice* device) const;
  std::string numbered_device(const GraphValue& number) const;
  void may_be_negative(const Sizes& sizes);
  ValueNumber under(ValueNumber number) const;
  void effect(ValueNumber number) { trace_.effects.push_back(under(number)); }
  void calls(ValueNumber number, bool may_err);

  GraphTables& tables_;
  ValueNumbers& numbers_;
  SizeTable& sizes_;
  const semantics::Subject& subject_;
  const bool as_new_;
  spec::relax::Derivation derived_;
  GraphMemory memory_;
  GraphTrace trace_;
  GraphValue result_;
  std::deque<GraphScope> scopes_;
  std::vector<ValueNumber> path_;  ///< of Ifs around what is followed
  std::vector<const spec::relax::Function*> entered_;
  bool in_dataflow_ = false;
};

}  // namespace tenor::solver
