// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/model_results.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/tensor/npz.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::semantics {
namespace {

using spec::Json;
using spec::UsageError;

bool is_changed(const ValuePart& before, const ValuePart& after) {
  const bool is_written = std::holds_alternative<relax::HostTensor>(after.value->value) ||
                          std::holds_alternative<relax::HostCache>(after.value->value);
  if (!is_written) return false;
  const auto from = array_of(before), to = array_of(after);
  return from && (from->tensor != to->tensor || from->written != to->written);
}

Json json_of(const ValuePart& part, bool prints, std::string& text) {
  const auto array = array_of(part);
  const bool is_tensor = std::holds_alternative<relax::HostTensor>(part.value->value);
  Json json{{"name", part.name}, {"value", text_of(*part.value)}};
  if (const auto* shape = std::get_if<relax::HostShape>(&part.value->value))
    json["value"] = shape->dimensions;
  if (const auto* prim = std::get_if<relax::HostPrim>(&part.value->value))
    json = {{"name", part.name},
            {"dtype", spec::to_string(prim->dtype)},
            {"value", json_of(Concrete::of(prim->bits, prim->dtype.scalar))}};
  if (is_tensor) json = json_of(*array);
  text += (is_tensor ? summary_of(*array) : part.name + ": " + text_of(*part.value)) + "\n";
  if (!prints || !array) return json;
  text += elements_of(*array) + "\n";
  json["elements"] = elements_json(*array);
  return json;
}

}  // namespace

ModelResults::ModelResults(const relax::ModelInvocation& run,
                           std::span<const relax::HostValue> before,
                           const std::vector<std::string>& names) {
  if (run.returned) returned_ = parts_of(*run.returned, name_of_result(names));
  for (std::size_t i = 0; i < run.arguments.size(); ++i) {
    const auto old_parts = parts_of(before[i], names[i]);
    const auto new_parts = parts_of(run.arguments[i], names[i]);
    for (std::size_t k = 0; k < new_parts.size(); ++k)
      (is_changed(old_parts[k], new_parts[k]) ? changed_ : unchanged_).push_back(new_parts[k]);
  }
}

ArrayResult ModelResults::array(const std::string& name) const {
  for (const auto* parts : {&returned_, &changed_, &unchanged_})
    for (const ValuePart& part : *parts) {
      if (part.name != name) continue;
      if (auto array = array_of(part)) return std::move(*array);
      throw UsageError(fmt::format("{} is {}, which is not an array", name, text_of(*part.value)));
    }
  refuse_unknown(name, true);
}

void ModelResults::refuse_unknown(const std::string& name, bool is_array_due) const {
  std::vector<std::string> known;
  for (const auto* parts : {&returned_, &changed_, &unchanged_})
    for (const ValuePart& part : *parts)
      if (!is_array_due || array_of(part)) known.push_back(part.name);
  std::string near = spec::did_you_mean(name, known);
  if (near.empty() && !known.empty()) near = fmt::format("; there is {}", fmt::join(known, ", "));
  throw UsageError(fmt::format("{} of the result or the arguments is called '{}'{}",
                               is_array_due ? "no array" : "nothing", name, near));
}

void ModelResults::show(const std::vector<std::string>& prints, std::string& text,
                        Json& json) const {
  for (const std::string& name : prints) {
    const auto has = [&](const auto& parts) {
      return std::ranges::any_of(parts, [&](const ValuePart& part) { return is_in(part, name); });
    };
    if (!has(returned_) && !has(changed_) && !has(unchanged_)) refuse_unknown(name, false);
  }
  const auto is_printed = [&](const ValuePart& part) {
    return std::ranges::any_of(prints, [&](const std::string& name) { return is_in(part, name); });
  };
  for (const auto* parts : {&returned_, &changed_})
    for (const ValuePart& part : *parts) json.push_back(json_of(part, is_printed(part), text));
  for (const ValuePart& part : unchanged_)
    if (is_printed(part)) json.push_back(json_of(part, true, text));
}

std::vector<std::string> ModelResults::left_out() const {
  std::vector<std::string> all;
  for (const ValuePart& part : returned_)
    if (!array_of(part)) all.push_back(fmt::format("{}, {}", part.name, text_of(*part.value)));
  return all;
}

void ModelResults::write_all(const std::string& file) const {
  std::vector<std::pair<std::string, Tensor>> arrays;
  for (const ValuePart& part : returned_) {
    if (auto array = array_of(part)) arrays.emplace_back(part.name, std::move(array->tensor));
  }
  save_arrays(file, arrays);
}

void ModelResults::write(const std::vector<std::string>& outputs,
                         const std::vector<std::string>& masks) const {
  for (const std::string& text : outputs) {
    if (is_archive(text)) {
      write_all(text);
      continue;
    }
    const auto [name, file] = parse_assignment(text, "--output");
    save_tensor(file, array(name).tensor);
  }
  for (const std::string& text : masks) {
    const auto [name, file] = parse_assignment(text, "--mask");
    save_tensor(file, mask_of(array(name)));
  }
}

std::string ModelResults::compare(const std::vector<std::string>& expects, std::uint64_t memory,
                                  Json& details) const {
  std::string first;
  for (const std::string& text : expects) {
    const auto [name, file] = parse_assignment(text, "--expect");
    Json json{{"name", name}, {"file", file}};
    const std::string difference =
        difference_of(array(name), load_tensor(file, memory), file, json);
    json["equal"] = difference.empty();
    if (!difference.empty()) json["message"] = name + difference;
    details.push_back(std::move(json));
    if (first.empty() && !difference.empty()) first = name + difference;
  }
  return first;
}

}  // namespace tenor::semantics
