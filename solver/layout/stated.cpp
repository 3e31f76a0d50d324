// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "solver/layout/layout.h"
#include "solver/layout/terms.h"
#include "solver/presburger/maps.h"
#include "spec/diagnostic/usage_error.h"
#include "spec/ir/children.h"
#include "spec/prover/interval.h"
#include "spec/text/map_text.h"
#include "spec/text/reader/fragment.h"

namespace tenor::solver {

using namespace spec;

namespace {

[[noreturn]] void refuse(const std::string& text, const std::string& why) {
  throw UsageError(fmt::format("--layout '{}': {}", text, why));
}

/// `A: i, j -> j, i; pad 0`, in its parts.
struct Statement {
  std::string array;
  MapText map;
  std::optional<std::string> padding;

  static Statement of(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    std::string_view map = text.substr(std::min(colon + 1, text.size()));
    Statement made{std::string(trimmed(text.substr(0, colon))), {}, {}};
    if (const std::size_t end = map.find(';'); end != map.npos) {
      made.padding = trimmed(map.substr(end + 1));
      map = map.substr(0, end);
    }
    made.map = MapText::of(map);
    return made;
  }
};

/// The parameter that both have as an array, by its name in BEFORE, of so many dimensions.
std::optional<std::size_t> parameter_of(const tir::PrimFunc& before, const tir::PrimFunc& after,
                                        const Statement& s) {
  for (std::size_t i = 0; i < std::min(before.buffers.size(), after.buffers.size()); ++i) {
    const Buffer *b = before.buffers[i], *a = after.buffers[i];
    if (b && a && b->name == s.array && b->shape.size() == s.map.inputs.size() &&
        a->shape.size() == s.map.outputs.size())
      return i;
  }
  return {};
}

/// Small enough for every datatype of that kind and width to have it.
bool holds(ScalarType type, std::int64_t number) {
  if (type.is_bool()) return number == 0 || number == 1;
  if (type.is_integer()) return Interval::of(type).contains(number);
  const std::int64_t most = type.bits >= 64   ? std::int64_t{1} << 53
                            : type.bits >= 32 ? std::int64_t{1} << 24
                            : type.bits >= 16 ? 256
                                              : 1;
  return number >= -most && number <= most;
}

std::int64_t padding_of(std::string_view words, DataType type, const std::string& text) {
  constexpr std::string_view kPad = "pad ";
  if (!words.starts_with(kPad)) refuse(text, "after ';' it is to say 'pad 0', or another number");
  words = trimmed(words.substr(kPad.size()));
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
  if (error != std::errc() || end != words.data() + words.size())
    refuse(text, fmt::format("'{}' is not an integer", words));
  if (!holds(type.scalar, number))
    refuse(text, fmt::format("{} may not be a value of {}", number, to_string(type)));
  return number;
}

/// The text of the map, read.
struct Text {
  explicit Text(const std::vector<std::string>& lines) : fragments(lines, report) {}
  Report report;
  Fragments fragments;

  const PrimExpr* expression(std::size_t line, const std::string& text) {
    const PrimExpr* e = fragments.expression(line);
    if (e && e->dtype.is_integer_scalar() && !e->dtype.is_bool()) return e;
    refuse(text, e ? "a place is to be an integer" : report.diagnostics().front().message);
  }
};

/// Is it of indices and sizes, without casts, and divides it by no zero that is written so?
void require_form(const PrimExpr* e, const Layout& layout, const Terms& terms,
                  const std::string& text) {
  for_each_occurrence(e, [&](const Variable* v) {
    if (std::ranges::find(layout.indices, v) == layout.indices.end() &&
        !terms.has_name(v->name_hint))
      refuse(text, fmt::format("'{}' is neither an index nor a size", v->name_hint));
  });
  const auto divides = [](ExprKind kind) {
    return kind == ExprKind::kDiv || kind == ExprKind::kMod || kind == ExprKind::kFloorDiv ||
           kind == ExprKind::kFloorMod;
  };
  const auto walk = [&](const PrimExpr* part, const auto& self) -> void {
    if (divides(part->kind))
      if (const auto* by = as<IntImm>(static_cast<const BinaryExpr*>(part)->b);
          by && by->value == 0)
        refuse(text, "it divides by zero");
    for_each_operand(part, [&](const PrimExpr* operand) { self(operand, self); });
  };
  walk(e, walk);
  if (!terms.wide(e))
    refuse(text, "a place is a sum, a product or a quotient of indices and sizes");
}

/// Is each element of BEFORE's array at a place of its own, and at some sizes in AFTER's? Returns
/// whether it may be outside at others.
bool require_places(const LaidOut& of, const Layout& layout, const Terms& terms,
                    const std::string& text) {
  Builder& build = of.build;
  std::vector<const PrimExpr*> places, within, extents;
  for (const PrimExpr* place : layout.places) places.push_back(terms.wide(place));
  for (std::size_t k = 0; k < layout.indices.size(); ++k) {
    const PrimExpr *index = build.var({}, layout.indices[k]),
                   *extent = terms.wide(of.before.buffers[layout.parameter]->shape[k]);
    if (!extent) return true;
    within.push_back(build.binary({}, ExprKind::kGE, index, build.int_imm({}, 0, index->dtype)));
    within.push_back(build.binary({}, ExprKind::kLT, index, extent));
  }
  for (const PrimExpr* e : of.after.buffers[layout.parameter]->shape) {
    extents.push_back(terms.wide(e));
    if (!extents.back()) return true;
  }
  const MapQuestion question{build.program(), layout.indices, places, within, {}, extents};
  const MapAnswer answer = judge_map(question, of.prover);
  if (answer.injective == Truth::kNever || answer.injective == Truth::kDepends)
    refuse(text, "two elements have one place");
  if (answer.within == Truth::kNever)
    refuse(text, "an element has its place outside of AFTER's array");
  return answer.within != Truth::kAlways;
}

}  // namespace

bool names_array(const tir::PrimFunc& before, const tir::PrimFunc& after, const std::string& text) {
  return parameter_of(before, after, Statement::of(text)).has_value();
}

std::string array_of(const std::string& text) { return Statement::of(text).array; }

Layout stated_layout(const LaidOut& of, const std::string& text) {
  const Statement s = Statement::of(text);
  Layout made;
  made.text = trimmed(text);
  made.parameter = parameter_of(of.before, of.after, s).value();
  if (s.padding)
    made.padding = padding_of(*s.padding, of.after.buffers[made.parameter]->dtype, text);
  std::vector<std::string> lines = s.map.inputs;
  lines.insert(lines.end(), s.map.outputs.begin(), s.map.outputs.end());
  const auto read = std::make_shared<Text>(lines);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const PrimExpr* e = read->expression(line, text);
    const auto* index = as<Var>(e);
    if (line >= s.map.inputs.size())
      made.places.push_back(e);
    else if (index && std::ranges::find(made.indices, index->variable) == made.indices.end())
      made.indices.push_back(index->variable);
    else
      refuse(text, fmt::format("'{}' is not the name of an index of its own", lines[line]));
  }
  Terms terms = terms_of_after(of.before, of.after, of.build);
  for (const Variable* v : made.indices) terms.put(v, of.build.var({}, v));
  for (const PrimExpr* place : made.places) require_form(place, made, terms, text);
  made.may_leave = require_places(of, made, terms, text);
  made.kept = read;
  return made;
}

}  // namespace tenor::solver
