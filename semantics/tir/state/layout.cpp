// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/layout.h"

#include "semantics/tir/state/layout_walk.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

Layout::Layout(const Program& program, const Module& module, const Readings& readings)
    : module_(module), readings_(readings) {
  grow(program);
  for (const Function& f : module.functions)
    if (f.prim_func) add(f.prim_func);
  if (readings.include(spec::as_written("TIR-D63"))) find_needed();
}

void Layout::grow(const Program& program) {
  const std::size_t count = program.node_count();
  slots_.resize(count, Walk::kNone), reduced_.grow(count);
  for (auto* table : {&index_, &binder_}) table->resize(count, 0);
  for (auto* table : {&fusable_, &effects_, &undeclared_, &realized_, &needed_, &order_matters_,
                      &of_instruction_})
    table->resize(count, 0);
}

void Layout::add(const PrimFunc* f) {
  index_[f->id] = static_cast<std::uint32_t>(functions_.size());
  FunctionLayout& layout = functions_.emplace_back();
  Walk walk(*this, layout);
  // A parameter that no caller gives is bound by the shape it stands in (TIR/Exec/1.1:b). Of
  // several shapes, by one that it stands in alone (TIR-D39).
  for (const Buffer* b : f->buffers)
    if (b) walk.variables_alone(b);
  for (const Buffer* b : f->buffers)
    if (b) walk.parameter(b);
  for (const Variable* v : f->params) walk.parameter(v);
  walk.finish(f);
  walk.statement(f->body);
  for (const InstructionMeaning& each : f->instructions) {
    instructions_.emplace(each.call, each.meaning);
    walk.instruction(each.meaning);
  }
  reduced_.add(*f, readings_), private_.add(*f, reduced_);
}

void Layout::add(const PrimExpr* e, FunctionLayout& activation) {
  Walk(*this, activation).outside(e);
}

void Layout::add(const Node* variable, FunctionLayout& activation) {
  if (!has_slot(variable)) slots_[variable->id] = activation.environment++;
}

}  // namespace tenor::semantics
