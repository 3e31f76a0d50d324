// SPDX-License-Identifier: Apache-2.0
// The program: a table of its subcommands. What one does is in the part that it belongs to.
#include "semantics/command/command.h"
#include "spec/command/command.h"

using tenor::spec::Subcommand;

int main(int argc, char** argv) {
  const Subcommand table[] = {
      {"check", "is each function well formed, and if not, by which clause",
       tenor::spec::add_check},
      {"run", "what a function does on given or drawn inputs, by the rules",
       tenor::semantics::add_run},
      {"trace", "every step of a run, with its rule and clause", tenor::semantics::add_trace},
      {"print", "a program in the words of one generation of TVMScript", tenor::spec::add_print},
      {"rules", "the rules of the machine and the static checks", tenor::semantics::add_rules},
      {"explain", "what a code, a check or a rule means, and what to do about it",
       [](CLI::App& command) {
         return tenor::spec::add_explain(command, tenor::semantics::explained_rules());
       }},
  };
  return tenor::spec::command_line(argc, argv, table);
}
