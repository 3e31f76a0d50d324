// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/validate/relax/model_rewrites.h"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <vector>

namespace tenor::solver::test {
namespace {

/// `        lv: R.Tensor((2,), "float32") = R.add(x, y)`.
struct BindingLine {
  std::string indent, name, annotation, value;

  static std::optional<BindingLine> of(const std::string& line) {
    static const std::regex pattern(R"(^( +)(\w+)(?:: (R\..*))? = (.*)$)");
    std::smatch match;
    if (!std::regex_match(line, match, pattern) || match[4].str().starts_with("T.")) return {};
    return BindingLine{match[1], match[2], match[3], match[4]};
  }
  std::string text(const std::string& of, const std::string& value_of) const {
    return indent + of + " = " + value_of;
  }
  /// A call that may have effects, or ends with them, is made once.
  bool is_pure_operator() const {
    static const std::regex pattern(
        R"(^R\.(add|subtract|multiply|divide|maximum|minimum|less|reshape|permute_dims)\(.*)");
    return std::regex_match(value, pattern);
  }
};

bool has_word(const std::string& line, const std::string& word) {
  return std::regex_search(line, std::regex("\\b" + word + "\\b"));
}

class ModelText {
 public:
  ModelText(const std::string& text, std::mt19937& random) : random_(random) {
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines_.push_back(line);
  }

  void rewrite() {
    const std::vector<std::size_t> places = bindings();
    if (places.empty()) return;
    const std::size_t at = places[below(places.size())];
    const BindingLine b = *BindingLine::of(lines_[at]);
    const std::string other = fmt::format("w{}", made_++);
    switch (below(6)) {
      case 0: return use_instead(at, b.name, other, {b.text(other, b.name)});
      case 1:
        return use_instead(at, b.name, other,
                           {b.text(other + "t", fmt::format("({0}, {0})", b.name)),
                            b.text(other, other + "t[1]")});
      case 2:
        if (b.annotation.empty()) return;
        return use_instead(
            at, b.name, other,
            {b.text(other, fmt::format("R.match_cast({}, {})", b.name, b.annotation))});
      case 3:
        if (b.is_pure_operator()) insert(at + 1, {b.text(other, b.value)});
        return;
      case 4: return exchange_operands(at);
      default: return move_up(at, b);
    }
  }
  std::string text() const {
    std::string joined;
    for (const std::string& line : lines_) joined += line + "\n";
    return joined;
  }

 private:
  std::size_t below(std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
  }
  /// Lines that bind a name which nothing else in the text binds.
  std::vector<std::size_t> bindings() const {
    std::map<std::string, int> times;
    std::vector<std::size_t> all;
    for (const std::string& line : lines_)
      if (const auto b = BindingLine::of(line)) ++times[b->name];
    bool in_relax = false;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].find("@R.function") != std::string::npos) in_relax = true;
      if (lines_[i].find("@T.prim_func") != std::string::npos) in_relax = false;
      const auto b = in_relax ? BindingLine::of(lines_[i]) : std::nullopt;
      if (b && times[b->name] == 1) all.push_back(i);
    }
    return all;
  }
  void insert(std::size_t at, const std::vector<std::string>& lines) {
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(at), lines.begin(), lines.end());
  }
  static std::size_t indent(const std::string& line) { return line.find_first_not_of(' '); }
  /// Where the function begins that the line stands in.
  std::size_t head_of(std::size_t at) const {
    for (std::size_t inside = indent(lines_[at]); at > 0; --at) {
      if (lines_[at].empty() || indent(lines_[at]) >= inside) continue;
      if (lines_[at].find("def ") != std::string::npos) break;
      inside = indent(lines_[at]);
    }
    return at;
  }
  /// After the binding, to the end of its function, and in functions in that.
  void use_instead(std::size_t at, const std::string& name, const std::string& other,
                   const std::vector<std::string>& lines) {
    const std::regex word("\\b" + name + "\\b");
    const std::size_t head = head_of(at);
    for (std::size_t i = at + 1; i < lines_.size(); ++i) {
      if (!lines_[i].empty() && indent(lines_[i]) <= indent(lines_[head])) break;
      lines_[i] = std::regex_replace(lines_[i], word, other);
    }
    insert(at + 1, lines);
  }
  void exchange_operands(std::size_t at) {
    static const std::regex pattern(R"((R\.(?:add|multiply)\()(\w+), (\w+)\))");
    lines_[at] = std::regex_replace(lines_[at], pattern, "$1$3, $2)");
  }
  void move_up(std::size_t at, const BindingLine& b) {
    const auto above = at > 0 ? BindingLine::of(lines_[at - 1]) : std::nullopt;
    const bool can = above && above->indent == b.indent && above->is_pure_operator() &&
                     b.is_pure_operator() && !has_word(b.value, above->name);
    if (can) std::swap(lines_[at], lines_[at - 1]);
  }

  std::mt19937& random_;
  std::vector<std::string> lines_;
  int made_ = 0;
};

}  // namespace

std::string rewritten_model(const std::string& text, int times, std::mt19937& random) {
  ModelText model(text, random);
  for (int k = 0; k < times; ++k) model.rewrite();
  return model.text();
}

}  // namespace tenor::solver::test
