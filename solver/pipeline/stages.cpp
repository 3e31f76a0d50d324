// SPDX-License-Identifier: Apache-2.0
#include "solver/pipeline/stages.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <tuple>

#include "solver/validate/relax/flow_stage.h"
#include "solver/validate/relax/relation.h"
#include "spec/ir/equal.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;

namespace {

/// `007_FlattenBuffer.py` is stage 7; other names are not stages.
std::optional<PipelineStage> stage_named(const std::filesystem::path& path) {
  const std::string name = path.stem().string();
  PipelineStage stage{0, {}, path.string()};
  const auto read = std::from_chars(name.data(), name.data() + name.size(), stage.number);
  if (read.ec == std::errc::invalid_argument) return {};
  if (read.ec != std::errc())
    throw UsageError(fmt::format("the number of the stage '{}' is too large", path.string()));
  stage.pass = name.substr(static_cast<std::size_t>(read.ptr - name.data()));
  constexpr std::string_view kBetween = "_-. ";
  if (!stage.pass.empty() && kBetween.find(stage.pass[0]) == std::string_view::npos) return {};
  stage.pass.erase(0, stage.pass.find_first_not_of(kBetween));
  return stage;
}

bool is_equal(const Function& a, const Function& b) {
  if (a.prim_func && b.prim_func) return equal(*a.prim_func, *b.prim_func);
  return a.relax_func && b.relax_func && equal(*a.relax_func, *b.relax_func);
}

/// What a relation may need beside the function (relation.h), and the devices of its module.
bool has_same_surroundings(const Subject& before, const Subject& after) {
  if (!before.model() || !after.model()) return true;
  return have_same_devices(before.module(), after.module()) &&
         (transform_of(before) || !transform_of(after));
}

/// Are the function and all that it calls as they were?
bool is_unchanged(const Subject& before, const Subject& after) {
  if (!has_same_surroundings(before, after)) return false;
  if (!is_equal(*before.selected.function, *after.selected.function)) return false;
  return std::ranges::all_of(before.reachable, [&](const Function* f) {
    const auto partner = std::ranges::find(after.reachable, f->name, &Function::name);
    const bool is_there = partner != after.reachable.end();
    return f == before.selected.function || (is_there && is_equal(*f, **partner));
  });
}

bool is_private(const Subject& subject) {
  const Function& f = *subject.selected.function;
  return f.prim_func ? f.prim_func->is_private : f.relax_func && f.relax_func->is_private;
}

/// Where a function was seen last.
struct Latest {
  const PipelineStage* stage;
  const Subject* subject;
};

bool is_model(const Subject& subject) {
  return subject.selected.function && subject.selected.function->relax_func;
}

/// The stage after, if it was read and no later one has the function.
const PipelineStage* stage_without(const std::deque<PipelineStage>& stages, const Latest& latest) {
  const auto after =
      std::ranges::find(stages, latest.stage, [](const PipelineStage& s) { return &s; });
  const auto next = std::find_if(after + 1, stages.end(), [](const PipelineStage& s) {
    const auto& refused = s.subjects.at(0).refused;
    return s.subjects[0].selected.function || !refused || refused->findings.empty();
  });
  return next == stages.end() ? nullptr : &*next;
}

/// Have all functions of Relax gone, while TIR is left? They are code of a virtual machine then.
bool is_after_graphs(const Latest& latest, const PipelineStage& next) {
  return is_model(*latest.subject) && next.subjects.at(0).selected.function &&
         std::ranges::none_of(next.subjects, is_model);
}

}  // namespace

std::deque<PipelineStage> stages_in(const std::string& folder) {
  std::error_code failed;
  std::filesystem::directory_iterator entries(folder, failed);
  if (failed) throw UsageError(fmt::format("'{}' is not a folder that can be read", folder));
  std::deque<PipelineStage> stages;
  for (const auto& entry : entries) {
    const std::string extension = entry.path().extension().string();
    std::error_code unread;
    if (!entry.is_regular_file(unread) || (extension != ".py" && extension != ".json")) continue;
    if (auto stage = stage_named(entry.path())) stages.push_back(std::move(*stage));
  }
  if (stages.size() < 2)
    throw UsageError(
        fmt::format("'{}' has {} of the numbered programs (`007_NameOfPass.py`) of which "
                    "neighbours are compared",
                    folder, stages.empty() ? "none" : "one"));
  // What goes in was added by hand, beside a first pass of the same number.
  std::ranges::sort(stages, {}, [](const PipelineStage& s) {
    return std::tuple(s.number, s.pass != "input", s.file);
  });
  return stages;
}

Steps steps_of(const std::deque<PipelineStage>& stages) {
  Steps steps;
  std::map<std::string, Latest> latest;
  for (const PipelineStage& stage : stages)
    for (const Subject& subject : stage.subjects) {
      if (!subject.selected.function) continue;
      const auto [known, is_new] = latest.try_emplace(subject.path, Latest{&stage, &subject});
      if (is_new || known->second.stage == &stage) {
        known->second = {&stage, &subject};
        if (subject.refused) steps.changed.push_back({&stage, &stage, {&subject, &subject}});
        continue;
      }
      const Latest before = std::exchange(known->second, {&stage, &subject});
      if (is_unchanged(*before.subject, subject))
        ++steps.unchanged;
      else
        steps.changed.push_back({before.stage, &stage, {before.subject, &subject}});
    }
  for (const auto& [path, last] : latest) {
    const PipelineStage* next = stage_without(stages, last);
    if (!next || is_private(*last.subject)) continue;
    if (is_after_graphs(last, *next))
      steps.compiled.push_back(path);
    else
      steps.changed.push_back({last.stage, next, {last.subject, nullptr}});
  }
  std::ranges::stable_sort(steps.changed, {},
                           [](const Step& s) { return std::tie(s.after->number, s.after->file); });
  return steps;
}

}  // namespace tenor::solver
