// SPDX-License-Identifier: Apache-2.0
#include "semantics/console/stand_ins.h"

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

/// What messages call the subjects.
std::string name_of(const std::vector<Subject*>& subjects) {
  return subjects.size() == 1 ? subjects.front()->path
                              : std::string(subjects.front()->loaded->source.name());
}

/// The name and the target of `NAME=FILE::f`.
std::pair<std::string, std::string> parsed(const std::string& assignment) {
  const std::size_t at = assignment.find('=');
  if (at == 0 || at >= assignment.size() - 1)
    throw UsageError("--packed takes NAME=FILE::f, not '" + assignment + "'");
  return {assignment.substr(0, at), assignment.substr(at + 1)};
}

/// The function of `file` stands in for `name` in runs of `subject`.
void stand_in(Subject& subject, const std::string& name, const std::string& target,
              const Subject& file) {
  const std::size_t first = subject.program().node_count();
  subject.foreign.functions.push_back({name, moved(subject, file)});
  subject.foreign.parts.push_back({first, subject.program().node_count(), target, file.loaded});
}

}  // namespace

void read_stand_ins(const std::vector<Subject*>& subjects,
                    const std::vector<std::string>& assignments, const CommonOptions& options,
                    Streams& streams) {
  std::vector<std::string> given;
  for (const std::string& assignment : assignments) {
    const auto [name, target] = parsed(assignment);
    std::vector<std::string> known;
    std::vector<Subject*> callers;
    for (Subject* subject : subjects) {
      const std::vector<std::string> called = packed_names(*subject);
      if (std::ranges::find(called, name) != called.end()) callers.push_back(subject);
      known.insert(known.end(), called.begin(), called.end());
    }
    if (callers.empty())
      throw UsageError(fmt::format("--packed {}: {} calls no packed function of this name{}", name,
                                   name_of(subjects), did_you_mean(name, known)));
    if (std::ranges::find(given, name) != given.end())
      throw UsageError(fmt::format("--packed {}: given twice", name));
    given.push_back(name);
    const Subject file = opened(name, target, options, streams);
    for (Subject* subject : callers) stand_in(*subject, name, target, file);
  }
}

}  // namespace tenor::semantics
