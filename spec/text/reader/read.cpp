// SPDX-License-Identifier: Apache-2.0
#include "spec/text/read.h"

#include "spec/text/json/graph.h"
#include "spec/text/json/read.h"
#include "spec/text/read_into.h"
#include "spec/text/reader/module.h"
#include "spec/text/reader/stack.h"

namespace tenor::spec {

namespace {

void read_modules(std::string_view text, ParsedFile& parsed, Report& report) {
  if (text.size() >= UINT32_MAX) {
    report.error(Code::X_INPUT_SIZE, {}, "the file is larger than 4 GiB");
    return;
  }
  reader::on_deep_stack([&] {
    if (json::looks_like_json(text)) return json::read_json(text, parsed, report);
    reader::Source source(text, parsed.program, report);
    source.file = python::parse(text, source.scratch, report);
    for (const Diagnostic& d : report.diagnostics())
      if (d.code == Code::X_DEPTH || d.code == Code::X_INPUT_SIZE)
        source.unparsed.push_back(d.span);
    source.imports = reader::ImportsByName(source.file.imports);
    if (!source.file.metadata_json.empty() && !source.metadata.load(source.file.metadata_json))
      report.error(Code::P_STRING, source.file.metadata_span,
                   "the metadata is not JSON of the compiler");
    for (const python::Definition& definition : source.file.definitions)
      reader::read_definition(source, definition, parsed);
  });
}

}  // namespace

ParsedFile read(std::string_view text, Report& report) {
  ParsedFile parsed;
  read_modules(text, parsed, report);
  return parsed;
}

std::vector<Module> read_into(Program& program, std::string_view text, Report& report) {
  std::vector<Module> own = std::move(program.modules);
  program.modules.clear();
  ParsedFile parsed{std::move(program)};
  read_modules(text, parsed, report);
  program = std::move(parsed.program);
  std::swap(program.modules, own);
  return own;
}

}  // namespace tenor::spec
