// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/relax/model_generator.h"

#include "fuzz/generate/relax/model.h"

namespace tenor::fuzz {

GeneratedModel generate_model(Choices choices) {
  GeneratedModel made;
  made.text = ModelGenerator(choices).module();
  made.choices = choices.recording();
  return made;
}

/// The latest are the likeliest, so that what was computed is used.
const ModelGenerator::Named* ModelGenerator::find(const Fits& fits, bool any) {
  std::vector<const Named*> all;
  for (const Named& v : scope_.variables)
    if (any || fits(v.info)) all.push_back(&v);
  if (all.empty()) return nullptr;
  const auto count = static_cast<std::uint32_t>(all.size());
  return all[count - 1 - std::min(choices_.below(count), choices_.below(count))];
}
const ModelGenerator::Named* ModelGenerator::tensor(std::string_view dtype, int rank) {
  return find([&](const TextInfo& info) {
    return info.kind == TextInfo::Kind::kTensor && info.known &&
           (dtype.empty() || info.dtype == dtype) && (rank < 0 || info.rank == rank);
  });
}

std::string ModelGenerator::size() {
  const auto number = std::to_string(choices_.between(1, 3));
  if (scope_.sizes.empty() || choices_.chance(1, 3)) return number;
  const std::string v = choices_.of(scope_.sizes);
  switch (choices_.below(4)) {
    case 0: return v;
    case 1: return v + " + " + number;
    case 2: return v + " * " + number;
    default: return v;
  }
}
std::vector<std::string> ModelGenerator::sizes(int rank) {
  std::vector<std::string> all(static_cast<std::size_t>(rank));
  for (std::string& each : all) each = size();
  return all;
}

bool ModelGenerator::bind(const std::string& value, const TextInfo& info) {
  const std::string name = fresh("v");
  const bool annotated = choices_.chance(1, 4);
  const TextInfo shown = unbound(choices_.chance(1, 3) ? loosened(info) : info);
  line(name + (annotated ? ": " + written(shown, false) : "") + " = " + value);
  scope_.variables.push_back({name, annotated ? shown : info});
  return true;
}

TextInfo ModelGenerator::loosened(TextInfo info) {
  if (info.kind == TextInfo::Kind::kTuple && choices_.chance(1, 2)) {
    for (TextInfo& part : info.parts) part = loosened(part);
    return info;
  }
  const bool has_sizes =
      info.kind == TextInfo::Kind::kTensor || info.kind == TextInfo::Kind::kShape;
  if (!has_sizes || choices_.chance(1, 4)) return {};
  info.known = false;
  info.dims.clear();
  if (choices_.chance(1, 3)) info.rank = -1;
  if (choices_.chance(1, 3)) info.dtype.clear();
  return info;
}

std::string ModelGenerator::module() {
  line("@I.ir_module");
  lines_.back() = "@I.ir_module";
  lines_.emplace_back("class Module:");
  for (auto i = choices_.between(1, 3); i > 0; --i) prim_func();
  for (auto i = choices_.between(0, 2); i > 0; --i) {
    const std::string name = fresh("f");
    functions_.push_back({name, function(name, false)});
  }
  if (choices_.chance(1, 2)) recursive_function(fresh("again"));
  main_function();
  std::string text = "from tvm.script import ir as I, relax as R, tir as T\n";
  for (const std::string& each : lines_) text += each + "\n";
  return text;
}

}  // namespace tenor::fuzz
