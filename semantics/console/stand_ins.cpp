// SPDX-License-Identifier: Apache-2.0
#include "semantics/console/stand_ins.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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
  for (const Function* f : subject.reachable) {
    if (f->extern_func) names.emplace_back(f->extern_func->global_symbol);
    if (!f->relax_func) continue;
    spec::relax::for_each_expression_in(f->relax_func, [&](const spec::relax::Expr* e) {
      if (const auto* packed = spec::relax::as<spec::relax::ExternFunc>(e))
        names.emplace_back(packed->global_symbol);
    });
  }
  return names;
}

/// What one assignment says.
struct Given {
  std::string name, target;
  Subject file;
};

Subject opened(const std::string& name, const std::string& target, CommonOptions options,
               Streams& streams) {
  options.programs = {target};
  Subject file = open_subject("--packed", options, streams, Languages::kTirAndRelax);
  if (file.refused) {
    const bool is_found = !file.refused->findings.empty();
    throw UsageError(
        fmt::format("--packed {}={}: {}", name, target,
                    is_found ? file.refused->findings.front().message : file.refused->problem));
  }
  return file;
}

/// The function again, and those that it can reach, with nodes of the program of `subject`.
std::vector<Function> moved(const Subject& subject, const Subject& file) {
  Report again;
  const std::vector<Module> modules =
      read_into(subject.loaded->parsed.program, file.loaded->text, again);
  const auto module = static_cast<std::size_t>(&file.module() - file.program().modules.data());
  std::vector<Function> all;
  for (const Function* f : file.reachable)
    all.push_back(
        modules[module].functions[static_cast<std::size_t>(f - file.module().functions.data())]);
  return all;
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

/// The function of the file stands in for the packed function in runs of `subject`.
void stand_in(Subject& subject, const Given& given) {
  const std::size_t first = subject.program().node_count();
  std::vector<Function> functions = moved(subject, given.file);
  const std::size_t end = subject.program().node_count();
  subject.foreign.functions.push_back({given.name, std::move(functions), first, end});
  subject.foreign.parts.push_back({first, end, given.target, given.file.loaded});
}

/// Those that runs of `subject` can call, by themselves or from one another, stand in. Gives every
/// name by which it calls packed functions then.
std::vector<std::string> stand_in_all(Subject& subject, const std::vector<Given>& all) {
  std::vector<std::string> called = packed_names(subject);
  std::vector<bool> stands_in(all.size());
  for (bool is_complete = false; !is_complete;) {
    is_complete = true;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (stands_in[i] || std::ranges::find(called, all[i].name) == called.end()) continue;
      stand_in(subject, all[i]);
      const std::vector<std::string> more = packed_names(all[i].file);
      called.insert(called.end(), more.begin(), more.end());
      stands_in[i] = true, is_complete = false;
    }
  }
  return called;
}

/// Throws spec::UsageError for a name that is not among those that are called.
void refuse_uncalled(const std::vector<Given>& all, std::vector<std::string> called,
                     const std::string& callers) {
  std::ranges::sort(called);
  called.erase(std::ranges::unique(called).begin(), called.end());
  for (const Given& one : all) {
    if (std::ranges::binary_search(called, one.name)) continue;
    std::string near = did_you_mean(one.name, called);
    if (near.empty())
      near = called.empty() ? "; it calls none"
                            : fmt::format("; it calls {}", fmt::join(called, ", "));
    throw UsageError(fmt::format("--packed {}: {} calls no packed function of this name{}",
                                 one.name, callers, near));
  }
}

}  // namespace

void read_stand_ins(const std::vector<Subject*>& subjects,
                    const std::vector<std::string>& assignments, const CommonOptions& options,
                    Streams& streams) {
  if (assignments.empty()) return;
  std::vector<Given> all;
  for (const std::string& assignment : assignments) {
    const auto [name, target] = parsed(assignment);
    if (std::ranges::find(all, name, &Given::name) != all.end())
      throw UsageError(fmt::format("--packed {}: given twice", name));
    all.push_back({name, target, opened(name, target, options, streams)});
  }
  std::vector<std::string> called;
  for (Subject* subject : subjects) {
    const std::vector<std::string> its = stand_in_all(*subject, all);
    called.insert(called.end(), its.begin(), its.end());
  }
  refuse_uncalled(all, std::move(called), name_of(subjects));
}

}  // namespace tenor::semantics
