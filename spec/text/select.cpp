// SPDX-License-Identifier: Apache-2.0
#include "spec/text/select.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/diagnostic/suggest.h"

namespace tenor::spec {
namespace {

/// `outer::Module`, or nothing for a function that stands alone.
std::string module_path(const Module& module) {
  std::string path;
  const auto append = [&](const std::string& name) {
    if (!name.empty()) path += (path.empty() ? "" : "::") + name;
  };
  for (const std::string& name : module.outer) append(name);
  append(module.name);
  return path;
}

/// Is `wanted` the last whole components of `path`?
bool ends_with_components(std::string_view path, std::string_view wanted) {
  if (!path.ends_with(wanted)) return false;
  path.remove_suffix(wanted.size());
  return path.empty() || path.ends_with("::");
}

std::vector<Selected> all_functions(const Program& program) {
  std::vector<Selected> all;
  for (const Module& module : program.modules)
    for (const Function& function : module.functions) all.push_back({&module, &function});
  return all;
}

std::string listed(const std::vector<Selected>& functions) {
  std::string text;
  for (const Selected& each : functions)
    text += (text.empty() ? "" : ", ") + path_of(*each.module, *each.function);
  return text;
}

/// Nothing has that name: say what there is.
std::string unknown_name(const Program& program, std::string_view wanted) {
  const std::vector<Selected> all = all_functions(program);
  if (all.empty())
    return fmt::format("there is no function '{}': the file has no functions", wanted);
  std::vector<std::string> names;
  for (const Selected& each : all) {
    names.push_back(path_of(*each.module, *each.function));
    names.push_back(each.function->name);
  }
  std::string near = did_you_mean(wanted, names);
  if (near.empty()) near = fmt::format("; there is {}", listed(all));
  return fmt::format("there is no function '{}'{}", wanted, near);
}

bool same_module(const std::vector<Selected>& functions) {
  for (const Selected& each : functions)
    if (each.module != functions.front().module) return false;
  return true;
}

std::vector<Selected> of_kind(const Program& program, Function::Kind kind) {
  std::vector<Selected> functions;
  for (const Selected& each : all_functions(program))
    if (each.function->kind == kind) functions.push_back(each);
  return functions;
}

}  // namespace

std::string path_of(const Module& module, const Function& function) {
  const std::string path = module_path(module);
  return path.empty() ? function.name : path + "::" + function.name;
}

Selection select(const Program& program, std::string_view wanted) {
  const std::vector<Selected> all = all_functions(program);
  if (wanted.empty()) return {all, {}};
  std::vector<Selected> exact, ending, of_module;
  for (const Selected& each : all) {
    const std::string path = path_of(*each.module, *each.function);
    if (path == wanted) exact.push_back(each);
    if (ends_with_components(path, wanted)) ending.push_back(each);
    if (ends_with_components(module_path(*each.module), wanted)) of_module.push_back(each);
  }
  const std::vector<Selected>& named = exact.empty() ? ending : exact;
  if (named.size() == 1) return {named, {}};
  if (named.size() > 1)
    return {{}, fmt::format("'{}' names several functions: {}", wanted, listed(named))};
  if (of_module.empty()) return {{}, unknown_name(program, wanted)};
  if (same_module(of_module)) return {of_module, {}};
  return {{}, fmt::format("'{}' names several modules: {}", wanted, listed(of_module))};
}

Selection select_one(const Program& program, std::string_view wanted, bool models) {
  if (!wanted.empty()) {
    Selection selection = select(program, wanted);
    if (selection.functions.size() <= 1) return selection;
    return {{},
            fmt::format("'{}' is a module: select one of {}", wanted, listed(selection.functions))};
  }
  std::vector<Selected> functions = of_kind(program, Function::Kind::kPrimFunc), mains;
  std::vector<Selected> graphs = of_kind(program, Function::Kind::kRelax);
  if (models || functions.empty()) functions.insert(functions.end(), graphs.begin(), graphs.end());
  for (const Selected& each : functions)
    if (each.function->name == "main") mains.push_back(each);
  if (mains.size() == 1) return {mains, {}};
  if (functions.size() == 1) return {functions, {}};
  std::erase_if(graphs, [](const Selected& each) {
    return each.function->relax_func && each.function->relax_func->is_private;
  });
  if (models && graphs.size() == 1) return {graphs, {}};
  if (all_functions(program).empty()) return {{}, "the file has no function"};
  if (functions.empty())
    return {{}, models ? "the file has no TIR or Relax function" : "the file has no TIR function"};
  return {{}, fmt::format("the file has several functions: select one of {}", listed(functions))};
}

Owners::Owners(const Program& program) : in_order_(all_functions(program)) {
  for (const Selected& each : in_order_) {
    const std::string path = path_of(*each.module, *each.function);
    for (std::size_t at = 0; at != path.npos; at = path.find("::", at)) {
      if (at > 0) at += 2;
      by_path_.try_emplace(path.substr(at), each.function);
    }
  }
  std::stable_sort(in_order_.begin(), in_order_.end(), [](const Selected& a, const Selected& b) {
    return a.function->span.begin < b.function->span.begin;
  });
}

const Function* Owners::of(const Diagnostic& diagnostic) const {
  const Span place = diagnostic.span;
  const auto after = std::upper_bound(
      in_order_.begin(), in_order_.end(), place.begin,
      [](std::uint32_t begin, const Selected& each) { return begin < each.function->span.begin; });
  const Selected* before = place.end == 0 || after == in_order_.begin() ? nullptr : &after[-1];
  if (before && place.end <= before->function->span.end) return before->function;
  if (const auto named = by_path_.find(diagnostic.function); named != by_path_.end())
    return named->second;
  // A statement that could not be read may follow the last one that could.
  const bool in_module = before && place.begin >= before->module->span.begin &&
                         place.begin <= before->module->span.end;
  return in_module ? before->function : nullptr;
}

}  // namespace tenor::spec
