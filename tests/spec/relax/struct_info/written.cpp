// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/relax/struct_info/written.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "spec/prover/canonical.h"
#include "spec/relax/wording.h"
#include "spec/text/print.h"

namespace tenor::spec::relax::test {
namespace {

const CanonicalProver kProver;

std::string word_of(Compatibility verdict) {
  if (verdict == Compatibility::kCompatible) return "yes";
  return verdict == Compatibility::kPossibly ? "possibly" : "no";
}

}  // namespace

Written::Written(const std::vector<std::string>& lines, std::string_view entry)
    : fragments_(lines, report_), builder_(fragments_.program()) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    INFO(lines[i]);
    infos_.push_back(fragments_.struct_info(i));
    REQUIRE(infos_.back());
  }
  if (!entry.empty()) readings_.set(entry, true);
  algebra_ = std::make_unique<StructInfoAlgebra>(builder_, kProver, readings_);
}

const spec::Variable* Written::variable(std::string_view name) const {
  const auto all = fragments_.variables();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const auto* each) { return each->name_hint == name; });
  REQUIRE(found != all.end());
  return *found;
}

bool Names::has(const spec::Variable* variable) const {
  return std::find(names_.begin(), names_.end(), variable->name_hint) != names_.end();
}

std::string compatible(const std::string& given, const std::string& required,
                       std::string_view entry) {
  const Written w({given, required}, entry);
  const CompatibilityResult compatibility = w.algebra().compatible(w[0], w[1]);
  return std::string(word(compatibility.verdict)) + ' ' + std::string(compatibility.clause.id);
}

std::string checks(const std::string& given, const std::string& required) {
  const Written w({given, required});
  std::string text;
  for (const RuntimeCheck& check : w.algebra().compatible(w[0], w[1]).checks)
    text += (text.empty() ? "" : "; ") + check.path + ": " + check.what;
  return text;
}

std::string subtype(const std::string& a, const std::string& b, std::string_view entry) {
  const Written w({a, b}, entry);
  const CompatibilityResult compatibility = w.algebra().subtype(w[0], w[1]);
  return word_of(compatibility.verdict) + ' ' + std::string(compatibility.clause.id);
}

std::string bound(const std::string& a, const std::string& b, std::string_view entry) {
  const Written w({a, b}, entry);
  return print(w.algebra().unify(w[0], w[1]));
}

std::string erased(const std::string& s, std::vector<std::string> names, std::string_view entry) {
  const Written w({s}, entry);
  return print(w.algebra().erase(w[0], Names(std::move(names), false)));
}

std::string mapping(const std::string& from, const std::string& to, std::vector<std::string> names,
                    std::string_view entry) {
  const Written w({from, to}, entry);
  const ShapeVarMapping found = w.algebra().mapping(w[0], w[1], Names(std::move(names)));
  std::string text;
  for (const auto& [variable, value] : found.entries)
    text += (text.empty() ? "" : ", ") + std::string(variable->name_hint) + " = " + shown(value);
  return text;
}

}  // namespace tenor::spec::relax::test
