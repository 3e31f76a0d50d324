// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/plan/fields.h"

#include <fmt/format.h>

#include <optional>

#include "spec/diagnostic/suggest.h"

namespace tenor::spec::tenstorrent {
namespace {

const nlohmann::json& nothing() {
  static const nlohmann::json empty = nlohmann::json::object();
  return empty;
}

}  // namespace

Fields::Fields(const Json& object, std::string path, Report& report)
    : object_(object.is_object() ? object : nothing()), path_(std::move(path)), report_(report) {
  if (!object.is_object()) report_.error(Code::P_PLAN, {}, path_ + " is to be an object");
}

std::string Fields::path(const std::string& name) const {
  return path_.empty() ? name : path_ + "." + name;
}

void Fields::wrong(const std::string& name, const std::string& what) {
  report_.error(Code::P_PLAN, {}, fmt::format("{} {}", path(name), what));
}

const nlohmann::json* Fields::find(const std::string& name) {
  asked_.insert(name);
  const auto found = object_.find(name);
  return found == object_.end() ? nullptr : &*found;
}

std::string Fields::text(const std::string& name, const std::string& otherwise) {
  const Json* field = find(name);
  if (field && field->is_string()) return field->get<std::string>();
  if (field || otherwise.empty())
    wrong(name, field ? "is to be a string" : "is missing: it is a string");
  return otherwise;
}

std::uint64_t Fields::number(const std::string& name, std::uint64_t least, std::uint64_t most,
                             std::optional<std::uint64_t> otherwise) {
  const Json* field = find(name);
  if (!field && otherwise) return *otherwise;
  if (field && field->is_number_unsigned()) {
    const auto value = field->get<std::uint64_t>();
    if (value >= least && value <= most) return value;
  }
  wrong(name, fmt::format("{} a number from {} to {}", field ? "is to be" : "is missing: it is",
                          least, most));
  return least;
}

bool Fields::flag(const std::string& name) {
  const Json* field = find(name);
  if (field && !field->is_boolean()) wrong(name, "is to be true or false");
  return field && field->is_boolean() && field->get<bool>();
}

std::vector<nlohmann::json> Fields::list(const std::string& name, bool required) {
  const Json* field = find(name);
  if (field && field->is_array()) return field->get<std::vector<Json>>();
  if (field || required) wrong(name, field ? "is to be a list" : "is missing: it is a list");
  return {};
}

std::vector<std::uint64_t> Fields::numbers(const std::string& name, std::uint64_t most,
                                           bool required) {
  std::vector<std::uint64_t> all;
  for (const Json& each : list(name, required)) {
    const bool fits = each.is_number_unsigned() && each.get<std::uint64_t>() <= most;
    if (!fits) wrong(name, fmt::format("is to be a list of numbers up to {}", most));
    all.push_back(fits ? each.get<std::uint64_t>() : 0);
  }
  return all;
}

void Fields::check_unknown() {
  const std::vector<std::string> known(asked_.begin(), asked_.end());
  for (const auto& [name, value] : object_.items())
    if (!asked_.contains(name)) wrong(name, "is not a field of a plan" + did_you_mean(name, known));
}

}  // namespace tenor::spec::tenstorrent
