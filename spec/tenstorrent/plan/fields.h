// SPDX-License-Identifier: Apache-2.0
// Fields of a JSON object, taken by name with their place in words: what is missing, of another
// type or unknown is reported once, and has a value all the same.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "spec/diagnostic/report.h"

namespace tenor::spec::tenstorrent {

class Fields {
 public:
  using Json = nlohmann::json;
  Fields(const Json& object, std::string path, Report& report);

  /// The field, or null where there is none.
  const Json* find(const std::string& name);
  std::string text(const std::string& name, const std::string& otherwise = {});
  std::uint64_t number(const std::string& name, std::uint64_t least, std::uint64_t most,
                       std::optional<std::uint64_t> otherwise = {});
  bool flag(const std::string& name);
  /// Empty where it is missing and `required` does not ask for it.
  std::vector<Json> list(const std::string& name, bool required = false);
  std::vector<std::uint64_t> numbers(const std::string& name, std::uint64_t most,
                                     bool required = false);
  std::string path(const std::string& name) const;
  void wrong(const std::string& name, const std::string& what);
  /// Reports names that nothing asked for.
  void check_unknown();

 private:
  const Json& object_;
  std::string path_;
  Report& report_;
  std::set<std::string> asked_;
};

}  // namespace tenor::spec::tenstorrent
