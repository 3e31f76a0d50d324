// SPDX-License-Identifier: Apache-2.0
// Functions, calls between them, and the module. TIR/Grammar/PrimFunc; TIR/OtherTyping/6; TIR-D39,
// D49, D50. A function calls only those before it, so that every call ends.
#include <algorithm>
#include <map>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

/// Every dimension is a literal, or a size that stands alone and so is bound by the argument.
const Buffer* ProgramGenerator::parameter_buffer(bool entry) {
  Buffer* b = new_buffer("A", 48, "global");
  Exprs shape(b->shape.begin(), b->shape.end());
  for (const PrimExpr*& extent : shape) {
    if (as<Var>(extent) || !maybe(Feature::kSymbolicShapes, 4)) continue;
    if (sizes_.empty() || choices_.chance(1, 4)) {
      sizes_.push_back(nodes_.variable("n", index_type_));
      scope_.names.push_back({sizes_.back(), false, {}});
      extent = nodes_.var(sizes_.back());
    } else {
      extent = nodes_.var(choices_.of(sizes_));
    }
  }
  b->shape = nodes_.arena().list(shape);
  if (entry && maybe(Feature::kStrides, 3)) lay_out(*b);
  return b;
}

/// Strides with gaps, rows or columns first, or whatever the argument has; and an offset
/// (TIR-D37, D38).
void ProgramGenerator::lay_out(Buffer& b) {
  const std::size_t rank = b.shape.size();
  const bool fixed = std::all_of(b.shape.begin(), b.shape.end(),
                                 [](const PrimExpr* e) { return literal_extent(e).has_value(); });
  const auto open = [&](std::string_view stem) {
    const Variable* v = nodes_.variable(stem, index_type_);
    scope_.names.push_back({v, false, {}});
    return nodes_.var(v);
  };
  Exprs strides(rank);
  const bool columns = choices_.chance(1, 3);
  std::int64_t next = 1 + choices_.below(2);
  for (std::size_t i = 0; i < rank && fixed; ++i) {
    const std::size_t k = columns ? i : rank - 1 - i;
    strides[k] = nodes_.number(next, index_type_);
    next = next * *literal_extent(b.shape[k]) + choices_.below(3);
  }
  if (!fixed || choices_.chance(1, 4))
    for (const PrimExpr*& stride : strides) stride = open("stride");
  b.strides = nodes_.arena().list(strides);
  if (choices_.chance(1, 2))
    b.elem_offset =
        choices_.chance(1, 4) ? open("offset") : nodes_.number(choices_.between(0, 5), index_type_);
}

const PrimFunc* ProgramGenerator::function(std::string_view name, bool entry) {
  const Choices::Span span(choices_, "function");
  scope_ = {};
  sizes_.clear();
  tags_.clear();
  index_type_ = maybe(Feature::kInt64, 3) ? int_type(64) : int_type(32);
  auto* f = program_.make<PrimFunc>({});
  f->name = nodes_.arena().string(name);
  std::vector<const Variable*> params;
  std::vector<const Buffer*> buffers;
  const auto count = choices_.between(entry ? 1 : 0, entry ? 4 : 2);
  for (std::int64_t i = 0; i < count; ++i) {
    const Buffer* b = parameter_buffer(entry);
    buffers.push_back(b);
    params.push_back(nodes_.variable("p", handle_type()));
    const bool plain = b->strides.empty() && !b->elem_offset;
    Memory& m = add_memory(b);
    m.argument = entry && plain, m.whole = plain;
  }
  if (has(Feature::kScalarParameters))
    for (std::int64_t i = choices_.between(0, 2); i > 0; --i) {
      buffers.push_back(nullptr);
      params.push_back(nodes_.variable("s", scalar_type()));
      scope_.names.push_back({params.back(), false, {}});
    }
  f->params = nodes_.arena().list(params);
  f->buffers = nodes_.arena().list(buffers);
  if (maybe(Feature::kResults, entry ? 8 : 2))
    f->ret_type = nodes_.builder().prim_type(scalar_type());
  scope_.may_return = !f->ret_type;
  f->body = function_body(*f);
  tags_of_[f] = tags_;
  return f;
}

const Stmt* ProgramGenerator::result(const PrimFunc& f) {
  const PrimExpr* value = expr(f.ret_type->dtype, weights_.expression);
  return nodes_.evaluate(nodes_.call("ret", value->dtype, {value}));
}

/// The statements, in a root block where blocks are about (TIR/Grammar/Stmt/Block).
const Stmt* ProgramGenerator::function_body(const PrimFunc& f) {
  std::vector<const Buffer*> own;
  Statements all;
  if (has(Feature::kBlocks) && has(Feature::kAllocBuffers))
    for (std::uint32_t i = choices_.below(3); i > 0; --i) {
      own.push_back(new_buffer("B", 24, "global"));
      all.push_back(initialise(own.back()));
      add_memory(own.back());
    }
  if (f.ret_type && choices_.chance(1, 3)) {
    const PrimExpr* early = condition(3);
    all.push_back(nodes_.branch(early, result(f)));
  }
  {
    const ScopeRestore restore(scope_);
    const int count = static_cast<int>(choices_.between(1, weights_.statements));
    all.push_back(statements(callees_.empty() && !f.ret_type ? count : std::max(1, count / 2)));
  }
  if (f.ret_type) all.push_back(result(f));
  if (!has(Feature::kBlocks)) return nodes_.seq(all);
  auto* root = nodes_.stmt<Block>();
  root->name_hint = "root";
  root->alloc_buffers = nodes_.arena().list(own);
  root->body = nodes_.seq(all);
  return realize(root, {});
}

void ProgramGenerator::module() {
  Module module;
  module.name = "Module";
  const auto add = [&](std::string_view name, bool entry) {
    Function f;
    f.name = name;
    f.prim_func = function(name, entry);
    module.functions.push_back(f);
    callees_.push_back(f.prim_func);
  };
  if (has(Feature::kCalls))
    for (std::uint32_t i = choices_.below(3); i > 0; --i) add(nodes_.fresh("function"), false);
  add("main", true);
  program_.modules.push_back(std::move(module));
}

/// Memory in scope for a parameter: as it was allocated, of its datatype and rank, and not given
/// twice (TIR-D40).
const Memory* ProgramGenerator::argument(const Buffer* wanted,
                                         const std::vector<const Memory*>& taken) {
  std::vector<const Memory*> fit;
  for (const Memory& m : scope_.memories) {
    const bool free = std::none_of(taken.begin(), taken.end(),
                                   [&](const Memory* other) { return other->root == m.root; });
    if (free && m.whole && m.readable && m.writable && m.buffer->dtype == wanted->dtype &&
        m.buffer->shape.size() == wanted->shape.size())
      fit.push_back(&m);
  }
  return fit.empty() ? nullptr : choices_.of(fit);
}

std::optional<Exprs> ProgramGenerator::arguments(const PrimFunc& callee) {
  Exprs all;
  std::vector<const Memory*> taken;
  std::map<const Variable*, const PrimExpr*> sizes;
  const auto is_same = [](const PrimExpr* a, const PrimExpr* b) {
    const auto *v = as<Var>(a), *w = as<Var>(b);
    if (v || w) return v && w && v->variable == w->variable;
    return literal_extent(a) == literal_extent(b);
  };
  for (std::size_t i = 0; i < callee.params.size(); ++i) {
    const Buffer* wanted = callee.buffers[i];
    if (!wanted) {
      all.push_back(expr(callee.params[i]->dtype, 4));
      continue;
    }
    const Memory* m = argument(wanted, taken);
    if (!m) return {};
    for (std::size_t k = 0; k < wanted->shape.size(); ++k) {
      const auto* size = as<Var>(wanted->shape[k]);
      const PrimExpr* due = wanted->shape[k];
      if (size) due = sizes.emplace(size->variable, m->buffer->shape[k]).first->second;
      if (!is_same(due, m->buffer->shape[k]) && !faulty(weights_.faults.argument)) return {};
    }
    taken.push_back(m);
    all.push_back(nodes_.var(m->buffer->data));
  }
  return all;
}

bool ProgramGenerator::callable(const PrimFunc* callee) const {
  const auto& around = scope_.thread_tags;
  return std::none_of(around.begin(), around.end(),
                      [&](std::string_view tag) { return tags_of_.at(callee).contains(tag); });
}

const PrimFunc* ProgramGenerator::called(const PrimFunc* callee) {
  const auto& theirs = tags_of_.at(callee);
  tags_.insert(theirs.begin(), theirs.end());
  return callee;
}

/// A call for what it writes. Not from iterations without order: a function knows nothing of pins.
const Stmt* ProgramGenerator::call_statement(int&) {
  if (callees_.empty() || scope_.parallel || scope_.trips > 16) return nullptr;
  const PrimFunc* callee = choices_.of(callees_);
  const auto args = arguments(*callee);
  if (!args) return nullptr;
  const DataType type = callee->ret_type ? callee->ret_type->dtype : void_type();
  called(callee);
  return nodes_.evaluate(
      nodes_.builder().call({}, type, callee->name, nodes_.arena().list(*args), true));
}

/// A call for its value: of a function that has one and touches no memory of ours.
const PrimExpr* ProgramGenerator::call_function(DataType want, int size) {
  std::vector<const PrimFunc*> fit;
  for (const PrimFunc* f : callees_) {
    const bool is_pure = std::none_of(f->buffers.begin(), f->buffers.end(),
                                      [](const Buffer* b) { return b != nullptr; });
    if (is_pure && callable(f) && f->ret_type && f->ret_type->dtype == want) fit.push_back(f);
  }
  if (fit.empty() || scope_.trips > 16 || scope_.pure) return nullptr;
  const PrimFunc* callee = called(choices_.of(fit));
  Exprs args;
  for (const Variable* p : callee->params)
    args.push_back(expr(p->dtype, size / static_cast<int>(callee->params.size())));
  return nodes_.builder().call({}, want, callee->name, nodes_.arena().list(args), true);
}

}  // namespace tenor::fuzz
