// SPDX-License-Identifier: Apache-2.0
// The program: a table of its subcommands. What one does is in the part that it belongs to.
#include "fuzz/backend/tenstorrent/emit/implementations.h"
#include "fuzz/backend/tenstorrent/pass/implementations.h"
#include "fuzz/command/command.h"
#include "fuzz/command/tt_lower.h"
#include "fuzz/command/tt_run.h"
#include "semantics/command/command.h"
#include "semantics/command/tt/tt.h"
#include "semantics/relax/implementations.h"
#include "semantics/tensix/implementations.h"
#include "semantics/tir/implementations.h"
#include "solver/command/command.h"
#include "solver/presburger/maps.h"
#include "solver/prover/default_prover.h"
#include "spec/command/command.h"
#include "spec/console/group.h"
#include "spec/relax/implementations.h"
#include "spec/tenstorrent/check/check.h"
#include "spec/tir/catalogue.h"

using tenor::spec::Subcommand;

namespace {

/// The clauses, and what all parts implement of them.
tenor::spec::Coverage coverage() {
  std::vector<tenor::spec::Implementation> all = tenor::semantics::implementations();
  for (const auto& more :
       {tenor::semantics::relax::implementations(), tenor::spec::tir::static_implementations(),
        tenor::spec::relax::relax_implementations(),
        tenor::semantics::tensix::tensix_implementations(),
        tenor::spec::tenstorrent::launch_implementations()})
    all.insert(all.end(), more.begin(), more.end());
  for (const auto more : {tenor::fuzz::tenstorrent::implementations(),
                          tenor::fuzz::tenstorrent::emitter_implementations()})
    all.insert(all.end(), more.begin(), more.end());
  return tenor::spec::Coverage(std::move(all));
}

}  // namespace

int main(int argc, char** argv) {
  const std::unique_ptr<tenor::spec::Prover> prover = tenor::solver::make_prover();
  const Subcommand tenstorrent[] = {
      {"check", "check that the kernels of a launch keep the protocol of the machine",
       tenor::semantics::add_tt_check},
      {"lower", "print what the stages make of a program of tiles, or write its kernels",
       tenor::fuzz::tenstorrent::add_lower},
      {"run", "run a launch on data, or the kernels of a program, which are compared with it",
       [&prover](CLI::App& command) {
         return tenor::fuzz::tenstorrent::add_run(command, *prover);
       }},
      {"trace", "print the calls of a core's agents, side by side", tenor::semantics::add_tt_trace},
  };
  const Subcommand table[] = {
      {"check", "check that each function is well-formed; cite the clause if it is not",
       [&prover](CLI::App& command) { return tenor::spec::add_check(command, *prover); }},
      {"infer", "derive the StructInfo of every Relax value, and compare it with the annotations",
       [&prover](CLI::App& command) { return tenor::spec::add_infer(command, *prover); }},
      {"run", "execute a function by the rules, on given or random inputs",
       tenor::semantics::add_run},
      {"trace", "print every step of a run, with its rule and clause", tenor::semantics::add_trace},
      {"specified", "check that every run of a function is specified by the documents",
       tenor::solver::add_specified},
      {"validate", "check that a pass preserves the meaning of a program",
       [&prover](CLI::App& command) {
         return tenor::solver::add_validate(command, *prover, tenor::semantics::replay);
       }},
      {"reduce", "make a pair of programs that differ as small as can be",
       [&prover](CLI::App& command) {
         return tenor::solver::add_reduce(command, *prover, tenor::semantics::replay);
       }},
      {"fuzz", "compare compiled code with the rules, on generated programs",
       tenor::fuzz::add_fuzz},
      {"tt", "Tenstorrent: lower a program of tiles; check, run and trace kernels",
       [&tenstorrent](CLI::App& command) { return tenor::spec::add_group(command, tenstorrent); }},
      {"compat", "check whether a value of one StructInfo is accepted where another is required",
       [&prover](CLI::App& command) { return tenor::spec::add_compat(command, *prover); }},
      {"equal", "check whether two integer expressions are equal for all values of their variables",
       [&prover](CLI::App& command) {
         return tenor::spec::add_equal(command, *prover,
                                       [&prover](const tenor::spec::MapQuestion& question) {
                                         return tenor::solver::judge_map(question, *prover);
                                       });
       }},
      {"print", "print a program in one generation of TVMScript",
       [&prover](CLI::App& command) { return tenor::spec::add_print(command, *prover); }},
      {"rules", "list the rules of the machine and the static checks", tenor::semantics::add_rules},
      {"clauses", "list the clauses of the documents, and what implements each",
       [](CLI::App& command) { return tenor::spec::add_clauses(command, coverage); }},
      {"explain",
       "explain a code, a clause, a check, a rule or an operator, and what to do about it",
       [](CLI::App& command) {
         return tenor::spec::add_explain(command, coverage, tenor::semantics::operator_page);
       }},
  };
  return tenor::spec::command_line(argc, argv, table);
}
