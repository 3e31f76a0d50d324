// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/stand_ins.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/diagnostic/suggest.h"
#include "spec/relax/children.h"
#include "spec/text/read_into.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// Every name by which what `subject` can reach calls a packed function.
std::vector<std::string> packed_names(const Subject& subject) {
  std::vector<std::string> names;
  const auto add = [&](std::string_view name) {
    if (std::ranges::find(names, name) == names.end()) names.emplace_back(name);
  };
  for (const Function* f : subject.reachable) {
    if (f->extern_func) add(f->extern_func->global_symbol);
    if (!f->relax_func) continue;
    spec::relax::for_each_expression_in(f->relax_func, [&](const spec::relax::Expr* e) {
      if (const auto* packed = spec::relax::as<spec::relax::ExternFunc>(e))
        add(packed->global_symbol);
    });
  }
  return names;
}

Subject opened(const std::string& name, const std::string& target, CommonOptions options,
               Streams& streams) {
  options.programs = {target};
  Subject file = open_subject("--packed", options, streams, Languages::kTirAndRelax);
  const auto refuse = [&](const std::string& why) {
    throw UsageError(fmt::format("--packed {}={}: {}", name, target, why));
  };
  if (file.refused) {
    const bool is_found = !file.refused->findings.empty();
    refuse(is_found ? file.refused->findings.front().message : file.refused->problem);
  }
  if (file.reachable.size() > 1)
    refuse(fmt::format("it calls {}, but a function for --packed must not call others of its file",
                       file.reachable[1]->name));
  if (file.calls_itself)
    refuse("it calls itself, but a function for --packed must not call functions of its file");
  return file;
}

/// The function again, with nodes of the program of `subject`.
Function moved(const Subject& subject, const Subject& file) {
  Report again;
  const std::vector<Module> modules =
      read_into(subject.loaded->parsed.program, file.loaded->text, again);
  const auto module = static_cast<std::size_t>(&file.module() - file.program().modules.data());
  const auto place =
      static_cast<std::size_t>(file.selected.function - file.module().functions.data());
  return modules[module].functions[place];
}

}  // namespace

std::string StandIns::target_of(const Node* node) const {
  for (const Part& part : parts)
    if (node && node->id >= part.first && node->id < part.end) return part.target;
  return {};
}

StandIns read_stand_ins(const Subject& subject, const std::vector<std::string>& assignments,
                        const CommonOptions& options, Streams& streams) {
  StandIns all;
  const std::vector<std::string> called = packed_names(subject);
  const Program& program = subject.program();
  for (const std::string& assignment : assignments) {
    const std::size_t at = assignment.find('=');
    if (at == 0 || at >= assignment.size() - 1)
      throw UsageError("--packed takes NAME=FILE::f, not '" + assignment + "'");
    const std::string name = assignment.substr(0, at), target = assignment.substr(at + 1);
    if (std::ranges::find(called, name) == called.end())
      throw UsageError(fmt::format("--packed {}: {} calls no packed function of this name{}", name,
                                   subject.path, did_you_mean(name, called)));
    if (std::ranges::find(all.functions, name, &relax::StandIn::name) != all.functions.end())
      throw UsageError(fmt::format("--packed {}: given twice", name));
    all.files.push_back(opened(name, target, options, streams));
    const std::size_t first = program.node_count();
    all.functions.push_back({name, moved(subject, all.files.back())});
    all.parts.push_back({first, program.node_count(), target});
  }
  return all;
}

}  // namespace tenor::semantics
