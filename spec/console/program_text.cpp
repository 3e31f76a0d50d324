// SPDX-License-Identifier: Apache-2.0
#include "spec/console/program_text.h"

#include <algorithm>
#include <ostream>

namespace tenor::spec {
namespace {

bool is_read(const Function& function) {
  return function.prim_func || function.relax_func || function.extern_func;
}

/// Would the text of `module` be a header alone?
bool is_unread(const Module& module) {
  const auto& all = module.functions;
  return !all.empty() && std::none_of(all.begin(), all.end(), is_read);
}

/// The modules of each generation together, since one file has one generation's imports.
std::string text_of_all(const Program& program, std::optional<Generation> generation,
                        const Annotations& annotations) {
  std::string text;
  for (const Generation each : {Generation::kNested, Generation::kFlat}) {
    std::vector<const Module*> modules;
    for (const Module& module : program.modules)
      if (generation.value_or(module.generation) == each && !is_unread(module))
        modules.push_back(&module);
    if (!modules.empty()) append_text(text, print(modules, each, annotations));
  }
  return text;
}

}  // namespace

void append_text(std::string& text, const std::string& piece) {
  text += (text.empty() || piece.empty() ? "" : "\n") + piece;
}

std::string program_text(const Program& program, const std::vector<Selected>& functions, bool named,
                         std::optional<Generation> generation, const Annotations& annotations) {
  if (!named) return text_of_all(program, generation, annotations);
  std::string text;
  for (const Selected& each : functions)
    if (is_read(*each.function))
      append_text(text, print(*each.module, *each.function,
                              generation.value_or(each.module->generation), annotations));
  return text;
}

Status print_program(Answer& answer, const std::string& text, const CommonOptions& options,
                     Streams& streams) {
  for (const std::string& problem : answer.problems) streams.err << "tenor: " << problem << "\n";
  if (options.format != Format::kText) {
    answer.details["text"] = text;
    streams.out << structured_text(answer, options.format);
  } else {
    for (const PrintedFinding& finding : answer.findings) streams.err << finding.text << "\n";
    streams.out << text;
  }
  return status_of(answer);
}

}  // namespace tenor::spec
