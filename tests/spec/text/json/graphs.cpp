// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/text/json/graphs.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "spec/ir/tir/children.h"

namespace tenor::spec::json::test {

namespace fs = std::filesystem;

std::vector<fs::path> programs(std::initializer_list<const char*> folders) {
  std::vector<fs::path> files;
  for (const char* folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(TENOR_SOURCE_DIR) / folder))
      if (entry.path().extension() == ".py") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string messages(const Report& report) {
  std::string all;
  for (const Diagnostic& d : report.diagnostics())
    all += std::string(info(d.code).text) + " " + d.message + "\n";
  return all;
}

ParsedFile read_quietly(const std::string& text) {
  Report report;
  return read(text, report);
}

namespace {

/// A graph always says what a block reads and writes, and how a buffer is aligned: 64, and
/// a factor of 1, are what the compiler has where nothing is written.
void complete_buffer(const Buffer* buffer) {
  if (!buffer) return;
  auto* completed = const_cast<Buffer*>(buffer);
  if (buffer->data_alignment == 64) completed->data_alignment = 0;
  if (buffer->offset_factor <= 1) completed->offset_factor = buffer->elem_offset ? 1 : 0;
}

void complete_body(const tir::Stmt* body) {
  std::vector<const tir::Stmt*> open{body};
  while (!open.empty()) {
    const tir::Stmt* s = open.back();
    open.pop_back();
    if (auto* block = const_cast<tir::Block*>(as<tir::Block>(s)))
      block->reads_written = block->writes_written = true;
    for_each_substatement(s, [&](const tir::Stmt* inner) { open.push_back(inner); });
  }
}

}  // namespace

void complete(Program& program) {
  for (Module& module : program.modules)
    for (Function& function : module.functions)
      if (function.prim_func) {
        auto* f = const_cast<tir::PrimFunc*>(function.prim_func);
        std::vector<Attribute> sorted(f->attrs.begin(), f->attrs.end());
        std::ranges::sort(sorted, {}, &Attribute::key);
        f->attrs = program.arena.list(sorted);
        complete_body(function.prim_func->body);
        for (const Buffer* buffer : function.prim_func->buffers) complete_buffer(buffer);
      }
}

ParsedFile read_graph(const std::string& text) {
  Report report;
  ParsedFile parsed = read(text, report);
  INFO(messages(report));
  REQUIRE(parsed.program.modules.size() == 1);
  return parsed;
}

}  // namespace tenor::spec::json::test
