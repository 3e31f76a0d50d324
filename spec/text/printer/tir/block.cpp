// SPDX-License-Identifier: Apache-2.0
// Loops and blocks. TIR/Grammar/Stmt/For, Block, BlockRealize; ForKind, IterVarType; TIR-D76.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "spec/ir/children.h"
#include "spec/ir/equal.h"
#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {

using namespace tir;

namespace {

/// TIR/Grammar/ForKind.
constexpr std::string_view kLoops[] = {"T.serial", "T.parallel", "T.vectorized", "T.unroll",
                                       "T.thread_binding"};

std::string_view axis_kind(IterVarType type) {
  switch (type) {
    case IterVarType::kDataPar: return "spatial";
    case IterVarType::kCommReduce: return "reduce";
    case IterVarType::kOrdered: return "scan";
    default: return "opaque";
  }
}

bool uses(const PrimExpr* e, const std::unordered_set<const Variable*>& variables) {
  if (!e) return false;
  if (const auto* var = as<Var>(e)) return variables.contains(var->variable);
  bool found = false;
  for_each_operand(e, [&](const PrimExpr* operand) { found = found || uses(operand, variables); });
  return found;
}

/// Does one end say it all: is the lower one a literal 0 of the other's datatype?
bool starts_at_zero(const PrimExpr* min, const PrimExpr* extent) {
  const auto* imm = as<IntImm>(min);
  return imm && imm->value == 0 && extent && imm->dtype == extent->dtype;
}

}  // namespace

std::vector<const For*> Printer::grid(const For* s) {
  std::vector<const For*> loops;
  std::unordered_set<const Variable*> variables;
  for (; s; s = as<For>(s->body)) {
    const bool plain = s->for_kind == ForKind::kSerial && starts_at_zero(s->min, s->extent) &&
                       !s->step && s->annotations.empty() && s->loop_var;
    if (!plain || uses(s->extent, variables)) break;
    loops.push_back(s);
    variables.insert(s->loop_var);
  }
  return loops;
}

const Stmt* Printer::loop(const For* s) {
  if (!s->loop_var) return s->body;
  std::vector<const For*> loops = grid(s);
  const bool is_grid = loops.size() > 1 && !setting_.fragment;
  if (!is_grid) loops.assign(1, s);
  Arguments names, args;
  if (!is_grid && !starts_at_zero(s->min, s->extent)) {
    args.add(expr(s->min));
    args.add(sum(s->min, s->extent));
  } else {
    for (const For* each : loops) args.add(expr(each->extent));
  }
  if (s->for_kind == ForKind::kThreadBinding && s->thread_binding)
    args.add("thread", string_literal(s->thread_binding->thread_tag));
  if (!s->annotations.empty()) args.add("annotations", dict(s->annotations));
  if (s->step) args.add("step", expr(s->step));
  std::string_view call = is_grid ? "T.grid" : kLoops[static_cast<std::size_t>(s->for_kind)];
  if (!is_grid && s->for_kind == ForKind::kSerial && s->annotations.empty() && !s->step)
    call = "range";
  open(s, 0);
  std::vector<std::pair<const Variable*, const For*>> before;
  for (const For* each : loops) {
    names.add(define(each->loop_var, each->loop_var->name_hint, "v", top()));
    before.emplace_back(each->loop_var, std::exchange(loops_[each->loop_var], each));
  }
  body(loops.back()->body);
  for (std::size_t i = before.size(); i-- > 0;) loops_[before[i].first] = before[i].second;
  close_under(fmt::format("for {} in {}({}):", names.text(), call, args.text()));
  return nullptr;
}

bool Printer::is_remapped(const IterVar* iter, const PrimExpr* value) const {
  const bool kind =
      iter->iter_type == IterVarType::kDataPar || iter->iter_type == IterVarType::kCommReduce;
  const auto* var = as<Var>(value);
  if (!kind || !var) return false;
  const auto found = loops_.find(var->variable);
  if (found == loops_.end() || !found->second) return false;
  const For* loop = found->second;
  return equal(loop->min, iter->dom.min) && equal(loop->extent, iter->dom.extent);
}

void Printer::axis(const IterVar* iter, const PrimExpr* value) {
  std::string args;
  const Range& dom = iter->dom;
  if (starts_at_zero(dom.min, dom.extent))
    args = expr(dom.extent);
  else
    args = fmt::format("({}, {})", expr(dom.min), dom.extent ? sum(dom.min, dom.extent) : "None");
  if (value) args += ", " + expr(value);
  // Unwritten, it is an int32, or an int64 where the domain is.
  const int width = std::max(
      {32, dom.min ? dom.min->dtype.bits() : 0, dom.extent ? dom.extent->dtype.bits() : 0});
  if (iter->var->dtype != int_type(width))
    args += fmt::format(", dtype={}", string_literal(to_string(iter->var->dtype)));
  const std::string name = define(iter->var, iter->var->name_hint, "v", top());
  line(fmt::format("{} = T.axis.{}({})", name, axis_kind(iter->iter_type), args));
}

void Printer::remap(const Block* s, const BlockRealize* realize, std::size_t first,
                    std::size_t last) {
  if (last - first == 1) return axis(s->iter_vars[first], realize->values[first]);
  Arguments names, values;
  std::string kinds;
  for (std::size_t i = first; i < last; ++i) {
    values.add(expr(realize->values[i]));
    kinds += s->iter_vars[i]->iter_type == IterVarType::kDataPar ? 'S' : 'R';
  }
  for (std::size_t i = first; i < last; ++i) {
    const Variable* var = s->iter_vars[i]->var;
    names.add(define(var, var->name_hint, "v", top()));
  }
  line(fmt::format("{} = T.axis.remap(\"{}\", [{}])", names.text(), kinds, values.text()));
}

void Printer::axes(const Block* s, const BlockRealize* realize) {
  const auto value = [&](std::size_t i) {
    return realize && i < realize->values.size() ? realize->values[i] : nullptr;
  };
  for (std::size_t i = 0; i < s->iter_vars.size();) {
    std::size_t end = i;
    while (end < s->iter_vars.size() && s->iter_vars[end] && s->iter_vars[end]->var &&
           is_remapped(s->iter_vars[end], value(end)))
      ++end;
    if (end > i) {
      remap(s, realize, i, end);
      i = end;
      continue;
    }
    if (s->iter_vars[i] && s->iter_vars[i]->var) axis(s->iter_vars[i], value(i));
    ++i;
  }
}

void Printer::block_signature(const Block* s, const BlockRealize* realize) {
  if (realize && !is_true(realize->predicate)) line("T.where(" + expr(realize->predicate) + ")");
  const auto regions = [&](std::string_view call, List<const BufferRegion*> list, bool written) {
    if (list.empty() && !written) return;
    Arguments args;
    for (const BufferRegion* each : list) args.add(region(each, true));
    line(fmt::format("T.{}({})", call, args.text()));
  };
  regions("reads", s->reads, s->reads_written);
  regions("writes", s->writes, s->writes_written);
  if (!s->annotations.empty())
    line(fmt::format("T.{}({})", flat() ? "sblock_attr" : "block_attr", dict(s->annotations)));
  alloc_buffers(s->alloc_buffers);
  for (const MatchBufferRegion* match : s->match_buffers) {
    if (!match || !match->buffer) continue;
    const std::string source = region(match->source, true);
    const std::string arguments =
        buffer_arguments(match->buffer, source, !binds_data(match->buffer));
    const std::string name = bound_buffer(match->buffer, top());
    line(fmt::format("{} = T.match_buffer({})", name, arguments));
  }
}

const Stmt* Printer::block(const Block* s, const BlockRealize* realize) {
  open(s, 0);
  if (!setting_.fragment) {
    axes(s, realize);
    block_signature(s, realize);
    if (s->init) indent(s, "with T.init():", s->init, 1);
  }
  body(s->body);
  close_under(fmt::format("with T.{}({}{}):", flat() ? "sblock" : "block",
                          string_literal(s->name_hint), realize ? "" : ", no_realize=True"));
  return nullptr;
}

}  // namespace tenor::spec::printer
