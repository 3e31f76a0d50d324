// SPDX-License-Identifier: Apache-2.0
// Prints the bodies of operators: of a module whose functions are one call each, a module that has
// the body of each under its name; and a line `# NAME: REASON` for each call without one.
// usage: tenor_operator_bodies FILE
#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <sstream>

#include "semantics/relax/op/call_arguments.h"
#include "spec/text/print.h"
#include "spec/text/read.h"

namespace {

using namespace tenor;
using spec::relax::as;

/// The call that the function binds first.
const spec::relax::Call* call_of(const spec::relax::Function* f) {
  const auto* seq = f ? as<spec::relax::SeqExpr>(f->body) : nullptr;
  if (!seq || seq->blocks.empty() || seq->blocks.front()->bindings.empty()) return nullptr;
  return as<spec::relax::Call>(seq->blocks.front()->bindings.front()->value);
}

int print_bodies(const std::string& text) {
  spec::Report report;
  spec::ParsedFile parsed = spec::read(text, report);
  for (const spec::Diagnostic& d : report.diagnostics()) std::cerr << d.message << "\n";
  if (report.errors() != 0) return 1;
  const spec::Module module = parsed.program.modules.front();
  spec::Module bodies;
  bodies.name = "Bodies";
  for (const spec::Function& f : module.functions) {
    const auto* call = call_of(f.relax_func);
    if (!call) continue;
    const auto made = semantics::relax::operator_body(call, semantics::relax::arguments_of(*call),
                                                      parsed.program);
    if (const auto* why = std::get_if<semantics::relax::Refused>(&made)) {
      std::cout << fmt::format("# {}: {}\n", f.name, why->what);
      continue;
    }
    if (std::get<semantics::relax::OperatorBody>(made).counts) {
      std::cout << fmt::format("# {}: its shape depends on data\n", f.name);
      continue;
    }
    auto* named = parsed.program.arena.make<spec::tir::PrimFunc>(
        *std::get<semantics::relax::OperatorBody>(made).function);
    named->name = parsed.program.arena.string(f.name);
    bodies.functions.push_back({spec::Function::Kind::kPrimFunc, f.name, {}, named});
  }
  std::cout << spec::print(bodies, spec::Generation::kNested);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  std::ifstream file(argv[1]);
  std::stringstream text;
  text << file.rdbuf();
  return print_bodies(text.str());
}
