// SPDX-License-Identifier: Apache-2.0
// BlockRealize and Block: predicate, values, buffers, views, init, body. TIR/Exec/14, 15; TIR-D8,
// D9, D11, D39, D78. Declared regions have no meaning.
#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;
using namespace spec::tir;

void Emitter::realize(const BlockRealize& s) {
  const std::string predicate = scalar(s.predicate);
  const auto* literal = as<IntImm>(s.predicate);
  if (!(literal && literal->value == 1) && !plants(Mistake::kPredicateDropped))
    line("if ({})", predicate);
  const Braces braces(*this);
  std::vector<std::string> values;
  for (std::size_t i = 0; i < s.values.size(); ++i)
    values.push_back(cast_to(s.values[i]->dtype.scalar, s.block->iter_vars[i]->var->dtype.scalar,
                             scalar(s.values[i])));
  for (std::size_t i = 0; i < values.size(); ++i)
    scope_.values[s.block->iter_vars[i]->var] = {values[i]};
  block(*s.block);
}

void Emitter::block(const Block& b) {
  for (const Buffer* own : b.alloc_buffers) allocate_buffer(own);
  for (const MatchBufferRegion* m : b.match_buffers)
    match(*m, stop(&b, fmt::format("{} differs in shape from its region", m->buffer->name)));
  if (b.init && !plants(Mistake::kInitDropped)) {
    const std::string start = at_reduction_start(b);
    line("if ({})", plants(Mistake::kInitAlways) ? "1" : start);
    const Braces braces(*this);
    stmt(b.init);
  }
  const Braces braces(*this);
  stmt(b.body);
}

/// Is every reduction variable at the start of its domain?
std::string Emitter::at_reduction_start(const Block& b) {
  std::string all = "1";
  for (const IterVar* iv : b.iter_vars) {
    if (iv->iter_type != IterVarType::kCommReduce) continue;
    const auto value = scope_.values.find(iv->var);
    if (value == scope_.values.end()) {
      refuse("a Block without values");
      return "0";
    }
    all += fmt::format(" && (int64_t){} == (int64_t){}", value->second[0], scalar(iv->dom.min));
  }
  return all;
}

/// View dimension k is dimension k + offset of the source, from the region's minimum on.
void Emitter::match(const MatchBufferRegion& m, const std::string& error) {
  const auto source = view(m.source->buffer);
  if (!source) return;
  const auto& region = m.source->region;
  const std::size_t offset = region.size() - m.buffer->shape.size();
  View made{source->pointer, source->base, {}};
  std::vector<std::string> lengths;
  for (std::size_t k = 0; k < region.size(); ++k) {
    const std::string low = extents({&region[k].min, 1}).front();
    lengths.push_back(extents({&region[k].extent, 1}).front());
    made.base += fmt::format(" + {} * {}", low, source->strides[k]);
    if (k >= offset) made.strides.push_back(source->strides[k]);
  }
  made.base = plants(Mistake::kRegionDropped) ? source->base : define("int64_t", made.base);
  match_variables(m, made, lengths);
  check_match(m, lengths, error);
  const auto memory = scope_.memories.find(m.source->buffer->data);
  if (memory != scope_.memories.end()) scope_.memories[m.buffer->data] = memory->second;
  scope_.views[m.buffer] = made;
}

/// The view's shape is that of the region, and dimensions that it has not are one element long.
void Emitter::check_match(const MatchBufferRegion& m, const std::vector<std::string>& lengths,
                          const std::string& error) {
  const std::size_t offset = lengths.size() - m.buffer->shape.size();
  for (std::size_t k = 0; k < lengths.size(); ++k) {
    const std::string wanted =
        k < offset ? "1" : extents({&m.buffer->shape[k - offset], 1}).front();
    if (wanted != lengths[k]) line("if ({} != {}) {}", lengths[k], wanted, error);
  }
}

/// Variables that the view brings in take what they match.
void Emitter::match_variables(const MatchBufferRegion& m, const View& made,
                              const std::vector<std::string>& lengths) {
  const auto take = [&](Expr e, const std::string& value) {
    const auto* v = as<Var>(e);
    if (!v || scope_.values.contains(v->variable)) return;
    const ScalarType type = v->dtype.scalar;
    scope_.values[v->variable] = {define(type, fmt::format("({})({})", c::name(type), value))};
  };
  const std::size_t offset = lengths.size() - m.buffer->shape.size();
  for (std::size_t k = offset; k < lengths.size(); ++k)
    take(m.buffer->shape[k - offset], lengths[k]);
  for (std::size_t k = 0; k < m.buffer->strides.size(); ++k)
    take(m.buffer->strides[k], made.strides[k]);
  if (m.buffer->elem_offset) take(m.buffer->elem_offset, made.base);
}

}  // namespace tenor::fuzz::c
