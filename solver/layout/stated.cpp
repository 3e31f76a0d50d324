// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "solver/layout/layout.h"
#include "solver/layout/terms.h"
#include "solver/presburger/maps.h"
#include "spec/diagnostic/usage_error.h"
#include "spec/text/map_text.h"
#include "spec/text/reader/fragment.h"

namespace tenor::solver {

using namespace spec;

namespace {

constexpr std::string_view kPadding = "; pad ";

[[noreturn]] void refuse(const std::string& text, const std::string& why) {
  throw UsageError(fmt::format("--layout '{}': {}", text, why));
}

/// The parameter whose array has that name in BEFORE and is one in AFTER, too.
std::optional<std::size_t> parameter_of(const tir::PrimFunc& before, const tir::PrimFunc& after,
                                        const std::string& text) {
  const std::string_view name = std::string_view(text).substr(0, text.find(':'));
  for (std::size_t i = 0; i < std::min(before.buffers.size(), after.buffers.size()); ++i)
    if (before.buffers[i] && before.buffers[i]->name == name && after.buffers[i]) return i;
  return {};
}

std::int64_t number_of(std::string_view digits, const std::string& text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size())
    refuse(text, fmt::format("'{}' is not an integer", digits));
  return number;
}

struct Text {
  explicit Text(const std::vector<std::string>& lines) : fragments(lines, report) {}
  Report report;
  Fragments fragments;
};

const PrimExpr* expression(Text& map, std::size_t line, const std::string& text) {
  const PrimExpr* e = map.fragments.expression(line);
  if (e && e->dtype.is_integer_scalar() && !e->dtype.is_bool()) return e;
  refuse(text, e ? "a place is to be an integer" : map.report.diagnostics().front().message);
}

/// Is each element of BEFORE's array at a place of its own?
void require_places(const LaidOut& of, const Layout& layout, Fragments& fragments,
                    const std::string& text) {
  Builder build(fragments.program());
  Terms terms(build);
  for (const Variable* v : fragments.variables()) terms.name(v);
  terms.name_sizes(of.before);
  MapQuestion question{fragments.program(),
                       build.arena().list(layout.indices),
                       build.arena().list(layout.places),
                       {},
                       {},
                       {}};
  std::vector<const PrimExpr*> within, extents;
  for (std::size_t k = 0; k < layout.indices.size(); ++k) {
    const PrimExpr *index = build.var({}, layout.indices[k]),
                   *extent = terms.of(of.before.buffers[layout.parameter]->shape[k], index->dtype);
    if (!extent) return;
    within.push_back(build.binary({}, ExprKind::kGE, index, build.int_imm({}, 0, index->dtype)));
    within.push_back(build.binary({}, ExprKind::kLT, index, extent));
  }
  for (const PrimExpr* e : of.after.buffers[layout.parameter]->shape) {
    extents.push_back(terms.of(e, int_type(64)));
    if (!extents.back()) return;
  }
  question.where = within, question.extents = extents;
  const MapAnswer answer = judge_map(question, of.prover);
  const auto fails = [](Truth t) { return t == Truth::kNever || t == Truth::kDepends; };
  if (fails(answer.injective)) refuse(text, "two elements have one place");
  if (fails(answer.within)) refuse(text, "an element has its place outside of AFTER's array");
}

void require(bool holds, const std::string& text, std::string_view side, std::size_t dimensions,
             std::size_t written) {
  if (!holds)
    refuse(text,
           fmt::format("{} has {} dimensions there, and the map {}", side, dimensions, written));
}

}  // namespace

bool names_array(const tir::PrimFunc& before, const tir::PrimFunc& after, const std::string& text) {
  return parameter_of(before, after, text).has_value();
}

Layout stated_layout(const LaidOut& of, const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) refuse(text, "it is to be of the form 'A: i, j -> j, i'");
  const std::size_t semicolon = std::min(text.find(kPadding), text.size());
  Layout made;
  made.text = text;
  made.parameter = parameter_of(of.before, of.after, text).value();
  if (semicolon < text.size())
    made.padding = number_of(std::string_view(text).substr(semicolon + kPadding.size()), text);
  const MapText map = MapText::of(
      std::string_view(text).substr(colon + 1, semicolon - std::min(semicolon, colon + 1)));
  if (map.inputs.empty()) refuse(text, "it is to be of the form 'A: i, j -> j, i'");
  const std::size_t before = of.before.buffers[made.parameter]->shape.size(),
                    after = of.after.buffers[made.parameter]->shape.size();
  require(map.inputs.size() == before, text, "BEFORE", before, map.inputs.size());
  require(map.outputs.size() == after, text, "AFTER", after, map.outputs.size());
  std::vector<std::string> lines = map.inputs;
  lines.insert(lines.end(), map.outputs.begin(), map.outputs.end());
  const auto text_of_map = std::make_shared<Text>(lines);
  Fragments& fragments = text_of_map->fragments;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const PrimExpr* e = expression(*text_of_map, line, text);
    const auto* index = as<Var>(e);
    if (line < before && !index) refuse(text, fmt::format("'{}' is not a name", lines[line]));
    if (line < before)
      made.indices.push_back(index->variable);
    else
      made.places.push_back(e);
  }
  require_places(of, made, fragments, text);
  made.kept = text_of_map;
  return made;
}

}  // namespace tenor::solver
