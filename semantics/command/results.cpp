// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/results.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/diagnostic/suggest.h"

namespace tenor::semantics {

using spec::Json;
using spec::UsageError;

std::string difference_of(const ArrayResult& array, const Tensor& expected, const std::string& file,
                          Json& json) {
  const bool same_type = array.tensor.dtype == expected.dtype;
  if (!same_type || array.tensor.shape != expected.shape)
    return fmt::format(" is {} {}, but {} is {} {}", spec::to_string(array.tensor.dtype),
                       show_shape(array.tensor.shape), file, spec::to_string(expected.dtype),
                       show_shape(expected.shape));
  const std::optional<ArrayDifference> found = first_difference(array, expected);
  if (!found) return {};
  json["index"] = found->index;
  json["found"] = found->found;
  json["expected"] = found->expected;
  return fmt::format(" differs from {} at {}: {}, expected {}", file, show_index(found->index),
                     found->found, found->expected);
}

std::size_t ResultRequests::argument_called(const std::string& name, const spec::tir::PrimFunc* f,
                                            const Plan& plan) {
  std::vector<std::string> known;
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    if (!plan.arguments[i].is_tensor) continue;
    const bool is_parameter = !plan.packed && f->params[i]->name_hint == name;
    if (plan.arguments[i].name == name || is_parameter) return i;
    known.push_back(plan.arguments[i].name);
  }
  std::string near = spec::did_you_mean(name, known);
  if (near.empty() && !known.empty()) near = fmt::format("; there is {}", fmt::join(known, ", "));
  throw UsageError(fmt::format("{} has no array called '{}'{}", f->name, name, near));
}

ResultRequests::ResultRequests(const RunCommandOptions& options, const spec::tir::PrimFunc* f,
                               const Plan& plan) {
  const auto request = [&](const std::string& text, const std::string& option) {
    const auto [name, file] = parse_assignment(text, option);
    return Request{argument_called(name, f, plan), file, {}};
  };
  for (const std::string& name : options.prints)
    prints_.push_back({argument_called(name, f, plan), "", {}});
  for (const std::string& text : options.outputs)
    if (is_archive(text))
      archives_.push_back(text);
    else
      outputs_.push_back(request(text, "--output"));
  for (const std::string& text : options.masks) masks_.push_back(request(text, "--mask"));
  for (const std::string& text : options.expects) {
    Request made = request(text, "--expect");
    made.expected = load_tensor(made.file, options.run.limits.memory);
    const PlannedArgument& a = plan.arguments[made.argument];
    fold_lanes(made.expected, a.dtype, a.shape.size());
    expects_.push_back(std::move(made));
  }
}

bool ResultRequests::prints(std::size_t argument) const {
  return std::any_of(prints_.begin(), prints_.end(),
                     [&](const Request& r) { return r.argument == argument; });
}

bool ResultRequests::names(std::size_t argument) const {
  const auto among = [&](const std::vector<Request>& all) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Request& r) { return r.argument == argument; });
  };
  return among(prints_) || among(outputs_) || among(masks_) || among(expects_);
}

void ResultRequests::write(const std::vector<std::optional<ArrayResult>>& arrays) const {
  for (const Request& r : outputs_) save_tensor(r.file, arrays[r.argument]->tensor);
  std::vector<std::pair<std::string, Tensor>> all;
  if (!archives_.empty())
    for (const auto& array : arrays)
      if (array) all.emplace_back(array->name, array->tensor);
  for (const std::string& file : archives_) save_arrays(file, all);
  for (const Request& r : masks_) save_tensor(r.file, mask_of(*arrays[r.argument]));
}

std::string ResultRequests::compare(const std::vector<std::optional<ArrayResult>>& arrays,
                                    Json& details) const {
  std::string first;
  for (const Request& r : expects_) {
    const ArrayResult& array = *arrays[r.argument];
    Json json{{"name", array.name}, {"file", r.file}};
    const std::string difference = difference_of(array, r.expected, r.file, json);
    json["equal"] = difference.empty();
    if (!difference.empty()) json["message"] = array.name + difference;
    details.push_back(std::move(json));
    if (first.empty() && !difference.empty()) first = array.name + difference;
  }
  return first;
}

}  // namespace tenor::semantics
