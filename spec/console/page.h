// SPDX-License-Identifier: Apache-2.0
// Pages of `explain` that parts above this one have.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/clauses/clause.h"

namespace tenor::spec {

struct Page {
  std::string id, summary, reason, example;  ///< empty where there is none
  Citations clauses;
  /// What else is to be known, each with its label of at most 6 letters.
  std::vector<std::pair<std::string, std::string>> facts{};
};

/// The page of a name; none where the part knows no such name.
using PageSource = std::function<std::optional<Page>(std::string_view name)>;

}  // namespace tenor::spec
