// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/diagnostic/excerpt.h"

namespace tenor::spec {
namespace {

constexpr std::string_view kReset = "\x1b[0m", kBold = "\x1b[1m", kRed = "\x1b[1;31m",
                           kYellow = "\x1b[1;33m", kBlue = "\x1b[1;34m";

/// Collects the lines of one finding.
class Page {
 public:
  Page(const Diagnostic& diagnostic, const Source& source, Color color)
      : source_(source), color_(color) {
    std::uint32_t last = source.position(diagnostic.span.begin).line;
    for (const RelatedPlace& place : diagnostic.related)
      last = std::max(last, source.position(place.span.begin).line);
    gutter_ = fmt::formatted_size("{}", last) + 1;
  }

  std::string paint(std::string_view text, std::string_view paint) const {
    return color_ == Color::kPlain ? std::string(text) : fmt::format("{}{}{}", paint, text, kReset);
  }

  void head(const Diagnostic& d) {
    const std::string_view ink = d.severity == Severity::kError     ? kRed
                                 : d.severity == Severity::kWarning ? kYellow
                                                                    : kBlue;
    text_ += paint(fmt::format("{}[{}]", head_word(d), info(d.code).text), ink);
    text_ += paint(": " + printable(d.message), kBold) + "\n";
  }

  /// `--> file:line:column`, and the line; a node that no text holds has only its file.
  void place(Span span, std::string_view label, std::string_view says) {
    const std::string comma = says.empty() ? "" : ", " + printable(says);
    const std::string arrow = std::string(gutter_, ' ') + paint("-->", kBlue);
    const std::string name = printable(source_.name());
    if (span.begin == 0 && span.end == 0) {
      text_ += fmt::format("{} {}{}\n", arrow, name, comma);
      return;
    }
    const Position at = source_.position(span.begin);
    const Excerpt shown = excerpt(source_, span);
    const std::string beside = label.empty() ? "" : " " + printable(label);
    text_ += fmt::format("{} {}:{}:{}{}\n", arrow, name, at.line, at.column, comma);
    text_ += paint(fmt::format("{:>{}} |", at.line, gutter_), kBlue) + spaced(shown.line);
    text_ += paint(fmt::format("{:>{}} |", "", gutter_), kBlue) + " " +
             paint(shown.carets + beside, kYellow) + "\n";
  }

  void field(std::string_view name, std::string_view value) {
    if (value.empty()) return;
    text_ += std::string(gutter_ + 1, ' ') + paint(fmt::format("{:<7}", name), kBold) + " " +
             printable(value) + "\n";
  }

  std::string take() { return std::move(text_); }

 private:
  static std::string spaced(const std::string& line) {
    return line.empty() ? "\n" : " " + line + "\n";
  }

  const Source& source_;
  Color color_;
  std::size_t gutter_ = 2;
  std::string text_;
};

std::string cited(const std::string& clause) {
  const std::string_view sentence = sentence_of(clause);
  return sentence.empty() ? clause : fmt::format("{}, {}", clause, sentence);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = code_point_size(text, at);
    result += shown(text.substr(at, size));
    at += size;
  }
  return result;
}

std::string_view head_word(const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::kWarning) return "warning";
  if (diagnostic.severity == Severity::kNote) return "note";
  if (diagnostic.denied) return "denied";
  const std::string_view of_class = word(diagnostic.code);
  return of_class == "warning" || of_class == "note" ? "ill-formed" : of_class;
}

std::string to_text(const Diagnostic& diagnostic, const Source& source, Color color) {
  Page page(diagnostic, source, color);
  page.head(diagnostic);
  page.place(diagnostic.span, diagnostic.label, {});
  for (const RelatedPlace& place : diagnostic.related) page.place(place.span, {}, place.message);
  page.field("rule:", diagnostic.rule);
  page.field("clause:", diagnostic.clause.empty() ? std::string() : cited(diagnostic.clause));
  page.field("scope:", diagnostic.scope);
  for (const std::string& note : diagnostic.notes) page.field("note:", note);
  page.field("hint:", diagnostic.hint);
  page.field("replay:", diagnostic.replay);
  return page.take();
}

}  // namespace tenor::spec
