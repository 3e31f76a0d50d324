// SPDX-License-Identifier: Apache-2.0
// Where the variables and buffers of a function live in an activation, decided once for a program:
// variables in the environment (a slot a lane), buffers in the table of views. Scoping is lexical
// and names are bound once (TIR/Scope/p1), so that a slot never serves two bindings at a time.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "semantics/tir/state/private_buffers.h"
#include "semantics/tir/state/reduction.h"
#include "spec/clauses/reading.h"
#include "spec/ir/program.h"
#include "spec/ir/tir/launch.h"

namespace tenor::semantics {

struct FunctionLayout {
  std::uint32_t environment = 0;  ///< slots of the variables
  std::uint32_t views = 0;        ///< words of the buffers
  std::vector<const spec::PrimExpr*> parameter_parts;
};

class Layout {
 public:
  Layout(const spec::Program& program, const spec::Module& module, const spec::Readings& readings);

  /// First slot of `v`, relative to its activation.
  std::uint32_t slot(const spec::Variable* v) const { return slots_[v->id]; }
  /// The same, of the variable that `e` is an occurrence of.
  std::uint32_t slot(const spec::Var* e) const { return slots_[e->id]; }
  /// First word of the view of `b`, relative to its activation.
  std::uint32_t view(const spec::Buffer* b) const { return slots_[b->id]; }
  /// Can the expression, or every expression of the statement or function, be evaluated in one
  /// step: pure, without calls of functions or jumps, and not so deep that the walk would need a
  /// stack of its own?
  bool fusable(const spec::Node* node) const { return fusable_[node->id]; }
  /// Does evaluating the expression do more than compute: does it call a function, write, or jump?
  bool has_effect(const spec::PrimExpr* e) const { return effects_[e->id]; }
  /// Where a value that nothing needs is not computed (TIR-D63): does anything need the variable's?
  bool needs(const spec::Variable* v) const { return needed_[v->id]; }
  /// Does no statement declare the buffer: is its view that of its text wherever it is used?
  bool undeclared(const spec::Buffer* b) const { return undeclared_[b->id]; }
  /// Does matching or entering `b` bind `v`: is it where `v` first appears?
  bool binds(const spec::Buffer* b, const spec::Variable* v) const {
    return binder_[v->id] == b->id;
  }
  /// Minimum and extent of each iteration variable's domain, where they are not literals.
  spec::List<const spec::PrimExpr*> domains(const spec::tir::Block* b) const {
    return parts_[index_[b->id]];
  }
  /// Shapes of the alloc_buffers, one after the other.
  spec::List<const spec::PrimExpr*> alloc_shapes(const spec::tir::Block* b) const {
    return parts_[index_[b->id] + 1];
  }
  /// Minimum of each reduction variable's domain, where it is not a literal.
  spec::List<const spec::PrimExpr*> reduction_starts(const spec::tir::Block* b) const {
    return parts_[index_[b->id] + 2];
  }
  /// A block with an init that `loop` reduces over: its variable counts reduction variables of the
  /// block, and no others. Null where there is none (TIR-D9).
  const spec::tir::BlockRealize* reduction_over(const spec::tir::For* loop) const {
    const auto found = reductions_.find(loop);
    return found == reductions_.end() ? nullptr : found->second;
  }
  const Reductions& reductions() const { return reduced_; }
  /// Does it update several buffers together: do threads that reduce in any order not meet inside?
  bool is_indivisible(const spec::tir::Stmt* s) const { return reduced_.is_indivisible(s); }
  /// Of a buffer that a block allocates: to the iterations of which loops may it be private
  /// (TIR-D82)? Null where the entry is read as written.
  const PrivateBuffer* private_buffer(const spec::Buffer* b) const {
    const PrivateBuffer* found = private_.of(b);
    if (!found || found->loops.empty()) return found;
    return readings_.include(spec::intended("TIR-D82")) ? found : nullptr;
  }
  /// Does a BufferRealize bring the buffer into scope: may only its bounds be accessed (TIR-D43)?
  bool realized(const spec::Buffer* b) const { return realized_[b->id]; }
  /// Does every index along an extent of 1 mean element 0 (TIR-D66)?
  bool spreads(const spec::Buffer* b) const {
    return b->buffer_type == spec::BufferType::kAutoBroadcast &&
           readings_.include(spec::intended("TIR-D66"));
  }
  /// Do loops over one thread tag share an axis, whose threads meet (TIR-D73)?
  bool has_axes() const { return readings_.include(spec::intended("TIR-D73")); }
  /// Has a thread_extent the clause that makes races unspecified (TIR-D59)?
  bool launches_race() const { return readings_.include(spec::intended("TIR-D59")); }
  /// Is each value of the block evaluated with the variables before it bound (TIR-D46)?
  bool binds_in_order(const spec::tir::BlockRealize* r) const {
    constexpr spec::ReadingOf written = spec::as_written("TIR-D46");
    return order_matters_[r->id] ? readings_.include(written)
                                 : readings_.readings().include(written);
  }
  /// Do the iterations of a vectorized loop write in order (TIR-D58)?
  bool lanes_in_order() const { return readings_.include(spec::intended("TIR-D58")); }
  /// Minimum and extent of each of the bounds.
  spec::List<const spec::PrimExpr*> bounds(const spec::tir::BufferRealize* r) const {
    return parts_[index_[r->id]];
  }
  /// Minimum and extent of each dimension of the region.
  spec::List<const spec::PrimExpr*> region(const spec::tir::MatchBufferRegion* r) const {
    return parts_[index_[r->id]];
  }
  /// Shape, strides and elem_offset of each buffer parameter.
  spec::List<const spec::PrimExpr*> parameter_parts(const spec::tir::PrimFunc* f) const {
    return functions_[index_[f->id]].parameter_parts;
  }
  const FunctionLayout& function(const spec::tir::PrimFunc* f) const {
    return functions_[index_[f->id]];
  }
  /// First slot of a variable of another language that shares the environment.
  std::uint32_t place(const spec::Node* variable) const { return slots_[variable->id]; }
  /// Has the variable a slot?
  bool has_slot(const spec::Node* variable) const { return slots_[variable->id] != kNoSlot; }

  /// What combines the values of a tvm_thread_allreduce: of the `reduce_scope` around it, or null.
  const spec::CommReducer* reducer(const spec::Call* call) const {
    const auto found = reducers_.find(call);
    return found == reducers_.end() ? nullptr : found->second;
  }

  /// What the call launches, or null.
  const spec::tir::Launch* launch(const spec::Call* call) const {
    const auto found = launches_.find(call);
    return found == launches_.end() ? nullptr : &found->second;
  }

  /// What a call does that is a statement (spec/ir/tir/instructions.h), of a warp's as one thread
  /// of it executes it; null where that is not known.
  const spec::tir::Stmt* instruction(const spec::Call* call) const {
    const auto found = instructions_.find(call);
    return found == instructions_.end() ? nullptr : found->second;
  }
  /// Is the node a part of such a statement, or the view of a fragment in it?
  bool is_of_instruction(const spec::Node* node) const { return of_instruction_[node->id] != 0; }

  // What came after the layout was made.
  /// Makes room for nodes that the program gained.
  void grow(const spec::Program& program);
  /// Lays out one more function. There is room for its nodes.
  void add(const spec::tir::PrimFunc* f);
  /// Gives the variables of an expression that stands outside of PrimFuncs their slots.
  void add(const spec::PrimExpr* e, FunctionLayout& activation);
  /// Gives a variable of another language its slot.
  void add(const spec::Node* variable, FunctionLayout& activation);
  /// The nodes from `first` to `end` are of another module, as far as it has these functions.
  void link(std::size_t first, std::size_t end, std::vector<spec::Function> functions);
  /// The functions of the module that the node is of.
  std::span<const spec::Function> functions_at(const spec::Node* node) const;
  /// The PrimFunc of its module that the call names, or null.
  const spec::tir::PrimFunc* find(const spec::Call& call) const;

  /// What is not a matter of one rule asks here how an entry is read.
  const spec::AskedReadings& readings() const { return readings_; }
  /// From here on `needs` tells, however TIR-D63 is read.
  void find_needed();

 private:
  class Walk;
  static constexpr std::uint32_t kNoSlot = 0xffffffff;
  void find_needed(const spec::tir::PrimFunc& f);
  /// What is in the program of another module.
  struct Linked {
    std::size_t first, end;
    std::vector<spec::Function> functions;
  };
  const spec::Module& module_;
  std::vector<Linked> linked_;
  spec::AskedReadings readings_;
  using Parts = std::vector<const spec::PrimExpr*>;
  std::vector<std::uint32_t> slots_, index_, binder_;
  std::vector<Parts> parts_;
  std::vector<std::uint8_t> fusable_, effects_, undeclared_, realized_, needed_, order_matters_,
      of_instruction_;
  std::vector<FunctionLayout> functions_;
  std::unordered_map<const spec::tir::For*, const spec::tir::BlockRealize*> reductions_;
  std::unordered_map<const spec::Call*, const spec::CommReducer*> reducers_;
  std::unordered_map<const spec::Call*, const spec::tir::Stmt*> instructions_;
  std::unordered_map<const spec::Call*, spec::tir::Launch> launches_;
  Reductions reduced_;
  PrivateBuffers private_;
};

}  // namespace tenor::semantics
