// SPDX-License-Identifier: Apache-2.0
// Generated programs are well formed, survive the text, and depend on their choices alone.
// TIR/ExprTyping, TIR/StmtTyping, TIR/Scope; TIR/PreRFC/FrontEnd.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <set>

#include "property.h"
#include "spec/ir/equal.h"
#include "spec/ir/tir/children.h"
#include "spec/text/print.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::fuzz::test {
namespace {

using namespace spec;
using namespace spec::tir;

/// Notes speak of what is legal: anything else is a finding.
std::string first_finding(const Report& report) {
  for (const Diagnostic& d : report.diagnostics())
    if (d.severity != Severity::kNote)
      return fmt::format("{} {}: {}", info(d.code).text, d.rule, d.message);
  return {};
}

std::string well_formed(const Generated& made) {
  Report report(true);
  spec::tir::check(made.program, report);
  return first_finding(report);
}

std::string first_difference(const Generated& made, const Program& again, EqualOptions options) {
  const auto& functions = made.module().functions;
  if (again.modules.size() != 1 || again.modules[0].functions.size() != functions.size())
    return "functions: not as many as before";
  for (std::size_t i = 0; i < functions.size(); ++i) {
    const PrimFunc* read = again.modules[0].functions[i].prim_func;
    if (!read) return "unread: " + functions[i].name;
    if (const auto found = difference(*functions[i].prim_func, *read, options))
      return fmt::format("different: {}: {}", found->path, found->what);
  }
  return {};
}

std::string round_trip(const Generated& made, Generation generation, EqualOptions options) {
  const std::string text = print(made.program, generation);
  Report report;
  const ParsedFile again = read(text, report);
  if (const std::string finding = first_finding(report); !finding.empty()) return finding;
  if (const std::string found = first_difference(made, again.program, options); !found.empty())
    return found;
  // The other generation's text says some things in one of several ways.
  if (options.normal_form || print(again.program, generation) == text) return {};
  return "text: printing it again gives another";
}

TEST_CASE("generate: programs are well formed") {
  REQUIRE(holds("no check finds anything, even a strict one", 4000, well_formed));
}

/// The tags of nested loops and launches, outermost first; `found` is given each with those around.
using Tags = std::vector<std::string_view>;
void visit_tags(const Stmt* s, const Tags& around,
                const std::function<void(std::string_view, const Tags&)>& found) {
  const auto* loop = as<For>(s);
  const auto* attribute = as<AttrStmt>(s);
  const IterVar* axis = loop ? loop->thread_binding : nullptr;
  if (attribute) axis = attribute->node.iter_var;
  Tags inside = around;
  if (axis) found(axis->thread_tag, around), inside.push_back(axis->thread_tag);
  for_each_substatement(s, [&](const Stmt* part) { visit_tags(part, inside, found); });
}

TEST_CASE("generate: virtual threads are drawn within others of their tag, or without one",
          "[TIR-D73]") {
  std::set<std::string_view> nested;
  for (std::uint64_t i = 0; i < 4000; ++i) {
    const Generated made = generate(Choices::of_test(1, i));
    for (const Function& f : made.module().functions)
      visit_tags(f.prim_func->body, {}, [&](std::string_view tag, const Tags& around) {
        for (const std::string_view known : {"vthread", "vthread.x", ""})
          if (tag == known && std::count(around.begin(), around.end(), tag) > 0)
            nested.insert(known);
      });
  }
  CHECK(nested == std::set<std::string_view>{"", "vthread", "vthread.x"});
}

TEST_CASE("generate: with every feature at once") {
  Weights all;
  all.swarm = false;
  REQUIRE(holds("no check finds anything", 500, well_formed, all));
}

TEST_CASE("generate: the nested text gives the program again") {
  REQUIRE(holds("read(print(p)) = p", 1000,
                [](const Generated& made) { return round_trip(made, Generation::kNested, {}); }));
}

TEST_CASE("generate: the flat text gives the program again") {
  REQUIRE(holds("read(print(p)) has the normal form of p", 1000, [](const Generated& made) {
    return round_trip(made, Generation::kFlat, {.normal_form = true});
  }));
}

TEST_CASE("generate: what the flat text gives is the same again") {
  REQUIRE(holds("read(print(q)) = q for q read from flat text", 500, [](const Generated& made) {
    Report report;
    const ParsedFile flat = read(print(made.program, Generation::kFlat), report);
    Generated second;
    const ParsedFile again = read(print(flat.program, Generation::kFlat), report);
    for (std::size_t i = 0; i < flat.program.modules.at(0).functions.size(); ++i)
      if (const auto found = difference(*flat.program.modules[0].functions[i].prim_func,
                                        *again.program.modules.at(0).functions.at(i).prim_func))
        return fmt::format("different: {}: {}", found->path, found->what);
    return std::string();
  }));
}

TEST_CASE("generate: recorded choices give the same program") {
  REQUIRE(holds("replay", 500, [](const Generated& made) {
    const Generated again = generate(Choices::replayed(made.choices.values));
    const bool same =
        again.choices.values == made.choices.values &&
        print(again.program, Generation::kNested) == print(made.program, Generation::kNested);
    return same ? "" : "replay: another program";
  }));
}

TEST_CASE("generate: any choices are a program") {
  CHECK(well_formed(generate(Choices::replayed({}))).empty());
  const std::vector<std::uint8_t> bytes(3000, 0xa7);
  CHECK(well_formed(generate(Choices::decoded(bytes))).empty());
}

TEST_CASE("generate: a failing program is shown shrunk") {
  const Judge judge = [](const Generated& made) {
    const std::string text = print(made.program, Generation::kNested);
    return text.find(" for ") == std::string::npos ? "" : "loop: there is one";
  };
  std::uint64_t index = 0;
  while (judge(generate(Choices::of_test(1, index))).empty()) ++index;
  const Generated made = generate(Choices::of_test(1, index));
  const std::string least = shrunk(made, {}, judge);
  CHECK(least.find("loop: there is one") == 0);
  CHECK(least.find(" for ") != std::string::npos);
  CHECK(least.size() < 500);
}

}  // namespace
}  // namespace tenor::fuzz::test
