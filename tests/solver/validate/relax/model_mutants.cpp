// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/validate/relax/model_mutants.h"

#include <functional>
#include <optional>
#include <regex>
#include <sstream>

namespace tenor::solver::test {
namespace {

using Lines = std::vector<std::string>;

/// A line with another text in place of the first match; nothing where there is none.
std::optional<std::string> replaced(const std::string& line, const char* pattern, const char* by) {
  const std::regex regex(pattern);
  if (!std::regex_search(line, regex)) return {};
  return std::regex_replace(line, regex, by, std::regex_constants::format_first_only);
}
/// The same, with the number that the first group matches made greater by `step`.
std::optional<std::string> counted(const std::string& line, const char* pattern, int step) {
  std::smatch match;
  if (!std::regex_search(line, match, std::regex(pattern))) return {};
  const int number = std::stoi(match[1]);
  return line.substr(0, static_cast<std::size_t>(match.position(1))) +
         std::to_string(number + step) +
         line.substr(static_cast<std::size_t>(match.position(1) + match.length(1)));
}
bool has(const std::string& line, const char* text) { return line.find(text) != line.npos; }
std::size_t indent(const std::string& line) { return line.find_first_not_of(' '); }
bool is_binding(const std::string& line) {
  return (has(line, "R.") || has(line, "cls.")) && !has(line, "def ") && !has(line, "@R.") &&
         !has(line, "return ") && !has(line, "with ") && !has(line, "R.output") &&
         !has(line, "R.func_attr");
}

/// What `pattern` matches first in the nearest earlier line that has it, in place of what it
/// matches here.
std::optional<std::string> taken_from_before(const Lines& lines, std::size_t at,
                                             const char* pattern) {
  const std::regex regex(pattern);
  std::smatch here, there;
  if (!std::regex_search(lines[at], here, regex)) return {};
  for (std::size_t i = at; i-- > 0 && !has(lines[i], "def ");)
    if (std::regex_search(lines[i], there, regex) && there[1] != here[1])
      return std::string(here.prefix()) +
             std::regex_replace(here[0].str(),
                                std::regex(here[1].str() + "$|" + here[1].str() + "(?=\\W)"),
                                there[1].str()) +
             std::string(here.suffix());
  return {};
}

struct Mistake {
  const char* kind;
  /// The lines with it in that line; nothing where it cannot be made there.
  std::function<std::optional<Lines>(const Lines&, std::size_t)> make;
};

using MakeLine = std::function<std::optional<std::string>(const Lines&, std::size_t)>;

Mistake in_line(const char* kind, MakeLine make) {
  return {kind,
          [make = std::move(make)](const Lines& lines, std::size_t i) -> std::optional<Lines> {
            const auto line = make(lines, i);
            if (!line || *line == lines[i]) return {};
            Lines made = lines;
            made[i] = *line;
            return made;
          }};
}
Mistake by_pattern(const char* kind, const char* pattern, const char* by) {
  return in_line(
      kind, [=](const Lines& lines, std::size_t i) { return replaced(lines[i], pattern, by); });
}
Mistake by_count(const char* kind, const char* pattern, int step) {
  return in_line(
      kind, [=](const Lines& lines, std::size_t i) { return counted(lines[i], pattern, step); });
}
Mistake from_before(const char* kind, const char* pattern) {
  return in_line(kind, [=](const Lines& lines, std::size_t i) {
    return taken_from_before(lines, i, pattern);
  });
}

/// The line `i` put before the line `before`.
Lines moved(Lines lines, std::size_t i, std::size_t before) {
  const std::string line = lines[i];
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(before), line);
  return lines;
}

const std::vector<Mistake>& mistakes() {
  static const std::vector<Mistake> all{
      by_pattern("swapped operands", R"(\((\w+), (\w+)([,)]))", "($2, $1$3"),
      by_count("swapped fields", R"(\w\[(0)\]$)", 1),
      by_count("swapped fields", R"(\w\[([1-9])\]$)", -1),
      by_pattern("swapped fields", R"( = (\w+), (\w+)(?=$|, \w+))", " = $2, $1"),
      by_count("wrong axis", R"(axis=(\d))", 1),
      by_pattern("wrong axis", R"(axes=\[(\d), (\d))", "axes=[$2, $1"),
      by_pattern("dropped cast", R"(R\.match_cast\((\w+), .*\)$)", "$1"),
      by_count("wrong shape", R"(R\.shape\(\[(\d+))", 1),
      by_count("wrong shape", R"((\d+)\]\), R\.dtype)", 1),
      by_count("wrong shape", R"(R\.prim_value\((\d+)\), sinfo_args)", 1),
      by_count("wrong shape", R"(\] = T\.int64\((\d+)\))", 1),
      by_count("wrong offset", R"(alloc_tensor\(\w+, R\.prim_value\((\d+)\))", 4),
      {"early kill",
       [](const Lines& lines, std::size_t i) -> std::optional<Lines> {
         if (!has(lines[i], "kill_") || i < 4 || indent(lines[i - 4]) != indent(lines[i]))
           return {};
         return moved(lines, i, i - 4);
       }},
      from_before("reused storage", R"(alloc_tensor\((storage\w*),)"),
      by_pattern("in place on an argument", R"(^( *)cls\.(\w+)\((\w+), (.*), \w+\)$)",
                 "$1cls.$2($3, $4, $3)"),
      {"wrong order",
       [](const Lines& lines, std::size_t i) -> std::optional<Lines> {
         const bool can = i + 1 < lines.size() && is_binding(lines[i + 1]) &&
                          indent(lines[i]) == indent(lines[i + 1]);
         return can ? std::optional(moved(lines, i + 1, i)) : std::nullopt;
       }},
      {"lost call",
       [](const Lines& lines, std::size_t i) -> std::optional<Lines> {
         const std::size_t at = indent(lines[i]);
         if (lines[i].compare(at, 4, "cls.") != 0 && lines[i].compare(at, 7, "R.call_") != 0)
           return {};
         Lines made = lines;
         made.erase(made.begin() + static_cast<std::ptrdiff_t>(i));
         return made;
       }},
      from_before("wrong kernel", R"(cls\.(\w+)[,(])"),
      from_before("wrong operator", R"(R\.(add|subtract|multiply|divide|maximum|minimum)\()"),
  };
  return all;
}

}  // namespace

std::vector<TextMutant> text_mutants(const std::string& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::vector<TextMutant> all;
  bool in_relax = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (has(lines[i], "@R.function")) in_relax = true;
    if (has(lines[i], "@T.prim_func")) in_relax = false;
    const bool is_shape_function = !in_relax && has(lines[i], "H[T.int64(");
    if (!is_shape_function && (!in_relax || !is_binding(lines[i])) &&
        lines[i].find(" = ") == std::string::npos)
      continue;
    if (!in_relax && !is_shape_function) continue;
    for (const Mistake& mistake : mistakes())
      if (const auto made = mistake.make(lines, i)) {
        std::string joined;
        for (const std::string& line : *made) joined += line + "\n";
        all.push_back({mistake.kind, std::move(joined)});
      }
  }
  return all;
}

}  // namespace tenor::solver::test
