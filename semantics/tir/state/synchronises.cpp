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

  bool function(const PrimFunc& f) {
    return f.body && seen_.insert(&f).second && statement(f.body);
  }

 private:
  bool statement(const Stmt* s) {
    bool found = false;
    for_each_expression(s, [&](const PrimExpr* e) { found = found || expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { found = found || statement(child); });
    return found;
  }
  bool expression(const PrimExpr* e) {
    const auto* call = as<Call>(e);
    const std::string_view name = !call              ? std::string_view()
                                  : call->global_var ? call->op
                                                     : launched_name(*call);
    bool found = call && (name.empty() ? is_synchronisation(*call) : callee(name));
    for_each_operand(e, [&](const PrimExpr* operand) { found = found || expression(operand); });
    return found;
  }
  bool callee(std::string_view name) {
    return std::ranges::any_of(module_.functions, [&](const Function& f) {
      return f.prim_func && f.name == name && function(*f.prim_func);
    });
  }

  const Module& module_;
  std::set<const PrimFunc*> seen_;
};

}  // namespace

bool synchronises(const PrimFunc& f, const Module& module) { return Search(module).function(f); }

}  // namespace tenor::semantics
