// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/questions.h"

#include <fmt/format.h>

#include <fstream>
#include <set>

#include "spec/ir/build.h"
#include "spec/prover/try_values.h"
#include "spec/text/print.h"

namespace tenor::bench {

using namespace spec;

namespace {

std::vector<std::string> split(const std::string& text, const std::string& by) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(by, at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + by.size();
  }
  return parts.size() == 1 && parts[0].empty() ? std::vector<std::string>{} : parts;
}

constexpr std::string_view kDomains[] = {"integers", "datatype", "dimensions"};

/// Reads the fields; the fragments are the declarations, the assumptions, and the two sides.
void read_line(Asked& asked) {
  std::vector<std::string> fields = split(asked.line, "\t");
  fields.resize(6);
  asked.expected = fields[0];
  for (std::size_t i = 0; i < std::size(kDomains); ++i)
    if (fields[1] == kDomains[i]) asked.question.domain = static_cast<Domain>(i);
  std::vector<std::string> lines = split(fields[2], ", ");
  const std::size_t declared = lines.size();
  for (std::string& assumption : split(fields[5], "; ")) lines.push_back(std::move(assumption));
  const std::size_t assumed = lines.size();
  lines.insert(lines.end(), {fields[3], fields[4]});
  asked.fragments = std::make_unique<Fragments>(lines, asked.report);
  for (std::size_t i = 0; i < assumed; ++i) {
    if (i < declared)
      asked.fragments->declare(i);
    else
      asked.assumptions.push_back(asked.fragments->expression(i));
  }
  asked.left = asked.fragments->expression(assumed);
  asked.right = asked.fragments->expression(assumed + 1);
  if (asked.report.errors() > 0) return;
  asked.question.assumptions = asked.assumptions;
  asked.question.condition =
      Builder(asked.fragments->program()).binary({}, ExprKind::kEq, asked.left, asked.right);
}

bool has_distinct_names(const std::vector<const Variable*>& variables) {
  std::set<std::string_view> names;
  for (const Variable* variable : variables)
    if (!names.insert(variable->name_hint).second) return false;
  return true;
}

std::string joined(const std::vector<std::string>& parts, const std::string& by) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : by) + part;
  return text;
}

}  // namespace

std::string line_of(const Question& question) {
  const std::vector<const Variable*> variables = variables_of(question);
  if (!has_distinct_names(variables)) return {};
  std::vector<std::string> declared, assumed;
  for (const Variable* v : variables)
    declared.push_back(fmt::format("{}: {}", v->name_hint, to_string(v->dtype)));
  for (const PrimExpr* assumption : question.assumptions) assumed.push_back(print(assumption));
  const auto* equation =
      question.condition->kind == ExprKind::kEq ? as<BinaryExpr>(question.condition) : nullptr;
  const std::string line =
      fmt::format("{}\t{}\t{}\t{}\t{}", kDomains[static_cast<std::size_t>(question.domain)],
                  joined(declared, ", "), print(equation ? equation->a : question.condition),
                  equation ? print(equation->b) : "True", joined(assumed, "; "));
  // Text for messages leaves parts of long expressions out; then it reads as something else.
  Asked again;
  again.line = "\t" + line;
  read_line(again);
  const auto same = [](const PrimExpr* a, const PrimExpr* b) { return print(a) == print(b); };
  return again.question.condition && same(again.question.condition, question.condition) &&
                 line.find("...") == std::string::npos
             ? line
             : std::string();
}

std::deque<Asked> read_questions(const std::string& name) {
  std::ifstream file(std::string(TENOR_SOURCE_DIR) + "/tests/bench/questions/" + name);
  std::deque<Asked> all;
  for (std::string line; std::getline(file, line);) {
    all.emplace_back().line = line;
    read_line(all.back());
  }
  return all;
}

}  // namespace tenor::bench
