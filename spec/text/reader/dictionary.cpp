// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/dictionary.h"

#include <fmt/format.h>

#include <cmath>

namespace tenor::spec::reader {
namespace {

/// The same for keys that Python takes for equal, `1`, `1.0` and `True`; empty for what is not a
/// key.
std::string identity(const Value& key) {
  if (key.is(Kind::kString)) return fmt::format("'{}", key.text);
  if (key.is(Kind::kNone)) return "None";
  if (key.is_integral() && !key.too_large) return fmt::format("{}", key.integer);
  if (!key.is(Kind::kFloat)) return {};
  const bool whole = std::trunc(key.floating) == key.floating && std::abs(key.floating) < 0x1p126;
  return whole ? fmt::format("{}", static_cast<Wide>(key.floating))
               : fmt::format("{:a}", key.floating);
}

}  // namespace

const Value* Dictionaries::find(const Value& dictionary, const Value& key) {
  if (dictionary.items.empty()) return nullptr;
  const auto [at, is_new] = known_.try_emplace(dictionary.items.data());
  Index& index = at->second;
  for (std::size_t i = 0; is_new && i + 1 < dictionary.items.size(); i += 2)
    index[identity(dictionary.items[i])] = &dictionary.items[i + 1];
  const std::string wanted = identity(key);
  const auto found = wanted.empty() ? index.end() : index.find(wanted);
  return found == index.end() ? nullptr : found->second;
}

}  // namespace tenor::spec::reader
