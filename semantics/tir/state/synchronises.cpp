// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/synchronises.h"

#include <algorithm>
#include <set>

#include "spec/ir/tir/children.h"
#include "spec/ir/tir/launch.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

/// What names of builtins that synchronise, with rules or without, have in them. Compilers insert
/// barriers after they have written tvm_thread_allreduce and the attributes of software pipelines,
/// so these do not say where threads meet.
constexpr std::string_view kParts[] = {"sync", "barrier",    "shuffle",      "shfl",
                                       "vote", "activemask", "commit_group", "wait_group"};

/// Is it a barrier that may be of some threads of a block: of a warp, or one with a name?
bool may_be_of_some(const Call& call) {
  if (call.op != "tvm_storage_sync" || call.args.empty()) return false;
  const auto* scope = as<StringImm>(call.args[0]);
  return call.args.size() == 3 || (scope && scope->value == "warp");
}

bool is_synchronisation(const Call& call) {
  const std::string_view name = call.builtin ? call.builtin->name : std::string_view();
  // The matrix instructions of a warp bear "sync" in their names, and order nothing in memory.
  if (name.ends_with("matrix_sync") || name.ends_with("mma_sync")) return false;
  return std::ranges::any_of(
      kParts, [&](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

class Search {
 public:
  explicit Search(const Module& module) : module_(module) {}

  Meetings found;

  void function(const PrimFunc& f) {
    if (f.body && seen_.insert(&f).second) statement(f.body);
  }

 private:
  void statement(const Stmt* s) {
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  void expression(const PrimExpr* e) {
    if (const auto* call = as<Call>(e)) {
      const std::string_view name = call->global_var ? call->op : launched_name(*call);
      if (!name.empty()) callee(name);
      found.any = found.any || (name.empty() && is_synchronisation(*call));
      found.of_some = found.of_some || may_be_of_some(*call);
    }
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
  void callee(std::string_view name) {
    for (const Function& f : module_.functions)
      if (f.prim_func && f.name == name) function(*f.prim_func);
  }

  const Module& module_;
  std::set<const PrimFunc*> seen_;
};

}  // namespace

std::optional<std::int64_t> barrier_name(const Call& call) {
  const bool has_name = call.op == "tvm_storage_sync" && call.args.size() == 3;
  const auto* name = has_name ? as<IntImm>(call.args[1]) : nullptr;
  return name ? std::optional(name->value) : std::nullopt;
}

Meetings meetings_in(const PrimFunc& f, const Module& module) {
  Search search(module);
  search.function(f);
  return search.found;
}

}  // namespace tenor::semantics
