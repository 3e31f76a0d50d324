// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/suggestions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <unordered_set>

#include "semantics/tensor/draw.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// Of all inputs; or of one, and then what the others are: zeros are equal and not the same, 3e9 is
/// too large for an int32 alone, and 1e20 for an int64 too.
constexpr std::pair<const char*, const char*> kEdges[] = {
    {"nan", "1"},  {"-0.0", "1"}, {"0", "1"},    {"inf", "1"}, {"3e9", "1"},
    {"1e20", "1"}, {"1", "1"},    {"-0.0", "0"}, {"0", "-0.0"}};
/// More inputs, or more terms to look for them in, are too many.
constexpr std::size_t kMostInputs = 8, kMostTerms = 4000;

}  // namespace

WrittenData written(const TermBank& bank, const Data& data) {
  WrittenData all;
  for (const auto& [term, bits] : data)
    all.emplace_back(term, bank.at(term).type.is_uint()
                               ? std::to_string(bits)
                               : std::to_string(static_cast<std::int64_t>(bits)));
  return all;
}

std::vector<WrittenData> with_edges(const WrittenData& data, const std::vector<TermId>& floats) {
  std::vector<WrittenData> all;
  const auto add = [&](const char* edge, const char* beside, const auto& is_at_edge) {
    WrittenData& made = all.emplace_back(data);
    for (std::size_t i = 0; i < floats.size(); ++i)
      made.emplace_back(floats[i], is_at_edge(i) ? edge : beside);
  };
  for (const auto& [edge, beside] : kEdges) {
    const bool is_plain = std::string_view(beside) == "1";
    if (!floats.empty() && is_plain) add(edge, beside, [](std::size_t) { return true; });
    for (std::size_t k = 0; k < floats.size() && floats.size() > 1; ++k)
      add(edge, beside, [&](std::size_t i) { return i == k; });
  }
  return all;
}

std::vector<TermId> float_inputs(const TermBank& bank, std::vector<TermId> terms) {
  std::vector<TermId> found;
  std::unordered_set<TermId> seen(terms.begin(), terms.end());
  while (!terms.empty()) {
    const TermId t = terms.back();
    terms.pop_back();
    if (bank.at(t).op == TermOp::kInput && bank.type(t).is_floating()) found.push_back(t);
    for (const TermId arg : bank.args(t))
      if (seen.insert(arg).second) terms.push_back(arg);
    if (found.size() > kMostInputs || seen.size() > kMostTerms) return {};
  }
  std::ranges::sort(found);
  return found;
}

Trial trial_at(const TermBank& bank, const WrittenData& data, const Plan& plan, const Trial& trial,
               std::uint64_t seed) {
  std::map<std::uint32_t, std::string> inputs;
  for (const auto& [term, value] : data) {
    const TermNode& input = bank.at(term);
    const PlannedArgument& a = plan.arguments[input.detail];
    const auto index = index_of(scalar_shape(a.dtype, a.shape), input.payload());
    inputs[input.detail] +=
        a.is_tensor ? fmt::format(",[{}]={}", fmt::join(index, ","), value) : value;
  }
  Trial made{trial.inputs, seed, false, trial.layout};
  for (const auto& [number, text] : inputs) {
    const PlannedArgument& a = plan.arguments[number];
    std::erase_if(made.inputs, [&](const Input& input) { return input.name == a.name; });
    made.inputs.push_back(
        {a.name,
         a.is_tensor ? Input::Kind::kSource : Input::Kind::kNumber,
         {},
         "",
         a.is_tensor ? fmt::format("rand:{}{}", seed_of(made.seed, a.name), text) : text});
  }
  return made;
}

}  // namespace tenor::solver
