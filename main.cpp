// SPDX-License-Identifier: Apache-2.0
// The program: a table of its subcommands. What one does is in the part that it belongs to.
#include "fuzz/command/command.h"
#include "semantics/command/command.h"
#include "semantics/tir/realisers.h"
#include "solver/command/command.h"
#include "solver/prover/default_prover.h"
#include "spec/command/command.h"
#include "spec/relax/catalogue.h"
#include "spec/tir/catalogue.h"

using tenor::spec::Subcommand;

namespace {

/// The clauses, and what all parts realise of them.
tenor::spec::Coverage coverage() {
  std::vector<tenor::spec::Realiser> all = tenor::semantics::realisers();
  for (const auto& more : {tenor::spec::static_realisers(), tenor::spec::relax::relax_realisers()})
    all.insert(all.end(), more.begin(), more.end());
  return tenor::spec::Coverage(std::move(all));
}

}  // namespace

int main(int argc, char** argv) {
  const std::unique_ptr<tenor::spec::Prover> prover = tenor::solver::make_prover();
  const Subcommand table[] = {
      {"check", "is each function well formed, and if not, by which clause",
       [&prover](CLI::App& command) { return tenor::spec::add_check(command, *prover); }},
      {"infer", "what is known of every Relax value, and whether the annotations agree",
       [&prover](CLI::App& command) { return tenor::spec::add_infer(command, *prover); }},
      {"run", "what a function does on given or drawn inputs, by the rules",
       tenor::semantics::add_run},
      {"trace", "every step of a run, with its rule and clause", tenor::semantics::add_trace},
      {"specified", "is every run of a function one that the documents describe",
       tenor::solver::add_specified},
      {"validate", "do two programs mean the same: did a pass keep the meaning",
       [&prover](CLI::App& command) { return tenor::solver::add_validate(command, *prover); }},
      {"fuzz", "compiled code against the rules, on generated programs", tenor::fuzz::add_fuzz},
      {"compat", "is a value of one StructInfo accepted where another is required",
       [&prover](CLI::App& command) { return tenor::spec::add_compat(command, *prover); }},
      {"equal", "are two integer expressions equal for all values of their variables",
       [&prover](CLI::App& command) { return tenor::spec::add_equal(command, *prover); }},
      {"print", "a program in the words of one generation of TVMScript",
       [&prover](CLI::App& command) { return tenor::spec::add_print(command, *prover); }},
      {"rules", "the rules of the machine and the static checks", tenor::semantics::add_rules},
      {"clauses", "the clauses of the documents, and what realises each",
       [](CLI::App& command) { return tenor::spec::add_clauses(command, coverage); }},
      {"explain", "what a code, a clause, a check or a rule means, and what to do about it",
       [](CLI::App& command) { return tenor::spec::add_explain(command, coverage); }},
  };
  return tenor::spec::command_line(argc, argv, table);
}
