// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/never_begun_init.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/tir/concrete.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

void collect(const Stmt* s, const Machine<Concrete>& m, std::vector<const Block*>& blocks) {
  if (!s) return;
  const auto* block = as<Block>(s);
  if (block && block->init && block->body && m.has_begun(block->body) && !m.has_begun(block->init))
    blocks.push_back(block);
  for_each_substatement(s, [&](const Stmt* child) { collect(child, m, blocks); });
}

}  // namespace

std::vector<Note> never_begun_inits(const Machine<Concrete>& ended, const Subject& subject) {
  if (ended.outcome().kind != OutcomeKind::kDone) return {};
  std::vector<const Block*> blocks;
  for (const Function* f : subject.reachable)
    if (f->prim_func) collect(f->prim_func->body, ended, blocks);
  std::vector<Note> notes;
  for (const Block* block : blocks) {
    const bool is_noted = std::ranges::any_of(ended.notes(), [&](const Note& note) {
      return note.code == Code::D_INIT_SKIPPED && note.node == block;
    });
    if (is_noted) continue;
    notes.push_back(
        {Code::D_INIT_SKIPPED, block,
         fmt::format("block {} ran, but its init never did: no iteration started the reduction",
                     block->name_hint)});
  }
  return notes;
}

}  // namespace tenor::semantics
