// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>
#include <set>

#include "spec/clauses/programs.h"
#include "spec/relax/children.h"
#include "spec/text/read.h"

namespace tenor::spec::relax {
namespace {

/// The names of the productions of Relax that programs have.
class Productions {
 public:
  void see(std::string_view text) {
    Report report;
    const ParsedFile parsed = read(text, report);
    for (const Module& module : parsed.program.modules)
      for (const spec::Function& f : module.functions)
        for_each_expression_in(f.relax_func, [&](const Expr* e) { expression(e); });
  }
  bool contains(std::string_view name) const { return seen_.contains(name); }

 private:
  void expression(const Expr* e) {
    seen_.insert(kExprProductions[static_cast<std::size_t>(e->kind)].name);
    if (const auto* call = as<Call>(e))
      for (const StructInfo* s : call->sinfo_args) struct_info(s);
    if (const auto* function = as<Function>(e)) {
      for (const Variable* param : function->params) struct_info(param->struct_info_annotation);
      struct_info(function->ret_struct_info);
    }
    if (const auto* seq = as<SeqExpr>(e))
      for (const BindingBlock* each : seq->blocks) block(*each);
  }
  void block(const BindingBlock& block) {
    seen_.insert(kBindingProductions[block.is_dataflow ? 3 : 2].name);
    for (const Binding* binding : block.bindings) {
      seen_.insert(kBindingProductions[binding->is_match_cast() ? 1 : 0].name);
      struct_info(binding->struct_info);
      if (binding->var) struct_info(binding->var->struct_info_annotation);
    }
  }
  void struct_info(const StructInfo* s) {
    if (!s) return;
    seen_.insert(kStructInfoProductions[static_cast<std::size_t>(s->kind)].name);
    if (const auto* tuple = as<TupleStructInfo>(s))
      for (const StructInfo* field : tuple->fields) struct_info(field);
  }

  std::set<std::string_view> seen_;
};

TEST_CASE("every production of Relax occurs in a program that is read", "[house]") {
  Productions productions;
  for (const ShownProgram& program : shown_programs()) productions.see(program.text);
  for (const std::span<const Implementation> table :
       {std::span<const Implementation>(kExprProductions),
        std::span<const Implementation>(kBindingProductions),
        std::span<const Implementation>(kStructInfoProductions)})
    for (const Implementation& production : table) {
      INFO(production.name);
      CHECK(productions.contains(production.name));
    }
}

}  // namespace
}  // namespace tenor::spec::relax
