// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/tir/corpus.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "semantics/tensor/npy.h"
#include "tests/share.h"
#include "tests/slurp.h"

namespace tenor::semantics::test {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using tenor::test::slurp;

bool can_run(const fs::path& path, std::string_view text) {
  const std::size_t second = text.find('\n') + 1;
  const std::string generation = path.parent_path().filename();
  return path.extension() == ".py" && (generation == "nested" || generation == "flat") &&
         text.substr(second, text.find('\n', second) - second).find("expect: read run") !=
             std::string_view::npos;
}

std::vector<Input> inputs_of(const fs::path& folder, const json& description) {
  std::vector<Input> inputs;
  for (const auto& [name, value] : description["inputs"].items()) {
    if (!value.is_string()) {
      inputs.push_back({name, Input::Kind::kNumber, {}, "", value.dump()});
      continue;
    }
    const auto file = read_file(folder / value.get<std::string>());
    REQUIRE(problem_of(file) == nullptr);
    const auto tensor = read_npy(std::get<std::vector<std::byte>>(file));
    REQUIRE(problem_of(tensor) == nullptr);
    inputs.push_back({name, Input::Kind::kTensor, std::get<Tensor>(tensor), "", value});
  }
  return inputs;
}

/// Returns whether there was such a function.
bool visit_function(const fs::path& path, const spec::Program& program, const std::string& name,
                    const std::vector<Input>& inputs,
                    const std::function<void(const Stage&)>& visit) {
  for (const spec::Module& module : program.modules)
    for (const spec::Function& function : module.functions) {
      if (function.name != name || !function.prim_func) continue;
      auto planned = plan(program, module, function.prim_func, inputs);
      REQUIRE(std::holds_alternative<Plan>(planned));
      visit(
          {path.string(), program, module, function.prim_func, std::get<Plan>(std::move(planned))});
      return true;
    }
  return false;
}

}  // namespace

std::size_t for_each_stage(std::string_view only, const std::function<void(const Stage&)>& visit) {
  const fs::path corpus = fs::path(TENOR_SOURCE_DIR) / "corpus/tir";
  std::vector<fs::path> paths;
  for (const auto& entry : fs::recursive_directory_iterator(corpus))
    if (entry.path().string().find(only, corpus.string().size()) != std::string::npos)
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::size_t stages = 0;
  for (const fs::path& path : paths) {
    const std::string text = slurp(path);
    if (!can_run(path, text)) continue;
    const fs::path folder = path.parent_path().parent_path();
    const json description = json::parse(slurp(folder / "program.json"));
    spec::Report report;
    const spec::ParsedFile parsed = spec::read(text, report);
    INFO(path.string());
    REQUIRE(visit_function(path, parsed.program, description["function"],
                           inputs_of(folder, description), visit));
    ++stages;
  }
  return stages;
}

std::size_t for_a_share_of_stages(std::string_view only,
                                  const std::function<void(const Stage&)>& visit,
                                  std::size_t released) {
  std::size_t number = 0;
  return for_each_stage(only, [&](const Stage& stage) {
    if (number++ % tenor::test::stride(16, released) == 0) visit(stage);
  });
}

}  // namespace tenor::semantics::test
