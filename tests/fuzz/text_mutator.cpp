// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/text_mutator.h"

#include <cctype>
#include <string_view>

namespace tenor::fuzz::test {
namespace {

/// A half-open range of a text.
struct Piece {
  std::size_t begin, end;
};

enum class Kind { kBlank, kWord, kNumber, kString, kSign };

Kind kind_of(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (std::isspace(byte)) return Kind::kBlank;
  if (std::isdigit(byte)) return Kind::kNumber;
  if (std::isalpha(byte) || c == '_') return Kind::kWord;
  return c == '"' ? Kind::kString : Kind::kSign;
}

std::size_t end_of_string(std::string_view text, std::size_t begin) {
  std::size_t at = begin + 1;
  while (at < text.size() && text[at] != '"' && text[at] != '\n') ++at;
  return at < text.size() ? at + 1 : at;
}

/// Words, numbers, strings and single signs; what is between them is in none.
std::vector<Piece> tokens_of(std::string_view text) {
  std::vector<Piece> found;
  for (std::size_t at = 0; at < text.size();) {
    const Kind kind = kind_of(text[at]);
    std::size_t end = at + 1;
    if (kind == Kind::kString) end = end_of_string(text, at);
    if (kind == Kind::kWord || kind == Kind::kNumber)
      while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) ||
                                   text[end] == '_' || (text[end] == '.' && kind == Kind::kNumber)))
        ++end;
    if (kind != Kind::kBlank) found.push_back({at, end});
    at = end;
  }
  return found;
}

std::vector<Piece> lines_of(std::string_view text) {
  std::vector<Piece> found;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    const std::size_t after = end == std::string_view::npos ? text.size() : end + 1;
    found.push_back({at, after});
    at = after;
  }
  return found;
}

constexpr std::string_view kNumbers[] = {"0",
                                         "1",
                                         "2",
                                         "-1",
                                         "3",
                                         "7",
                                         "16",
                                         "255",
                                         "2147483647",
                                         "2147483648",
                                         "9223372036854775807",
                                         "9223372036854775808",
                                         "-9223372036854775808",
                                         "0.5",
                                         "1e400",
                                         "0x1F",
                                         "True",
                                         "None"};
constexpr std::string_view kDatatypes[] = {
    "\"int32\"",    "\"float32\"", "\"int8\"",   "\"uint8\"",         "\"bool\"",    "\"float16\"",
    "\"bfloat16\"", "\"int64\"",   "\"uint64\"", "\"float32x4\"",     "\"int32x4\"", "\"handle\"",
    "\"float64\"",  "\"uint1\"",   "\"int4\"",   "\"float8_e4m3fn\"", "\"\""};

template <std::size_t kSize>
std::string one_of(const std::string_view (&items)[kSize], Choices& choices) {
  return std::string(items[choices.below(kSize)]);
}

std::string text_of(std::string_view text, Piece piece) {
  return std::string(text.substr(piece.begin, piece.end - piece.begin));
}

class TextMutator {
 public:
  TextMutator(const std::vector<std::string>& texts, Choices& choices)
      : texts_(texts), choices_(choices), text_(choices.of(texts)) {}

  std::string run() {
    for (std::uint32_t changes = 1 + choices_.below(4); changes > 0 && !text_.empty(); --changes) {
      constexpr std::uint32_t kWeights[] = {12, 4, 2};  // tokens, lines, bytes
      switch (choices_.pick(kWeights)) {
        case 0: change_token(); break;
        case 1: change_line(); break;
        default: change_byte();
      }
    }
    return text_;
  }

 private:
  void put(Piece piece, const std::string& other) {
    text_.replace(piece.begin, piece.end - piece.begin, other);
  }

  /// A token of any text; of the kind of `like` where one is found soon.
  std::string other_token(char like) {
    const std::string& donor = choices_.chance(1, 2) ? text_ : choices_.of(texts_);
    const std::vector<Piece> tokens = tokens_of(donor);
    std::string found;
    for (int tries = 0; tries < 20 && !tokens.empty(); ++tries) {
      found = text_of(donor, choices_.of(tokens));
      if (kind_of(found[0]) == kind_of(like)) break;
    }
    return found;
  }

  void change_token() {
    const std::vector<Piece> tokens = tokens_of(text_);
    if (tokens.empty()) return;
    const Piece piece = choices_.of(tokens);
    const std::string old = text_of(text_, piece);
    switch (choices_.below(8)) {
      case 0: return put(piece, "");
      case 1: return put(piece, old + " " + old);
      case 2: return put(piece, one_of(kDatatypes, choices_));
      case 3: return put(piece, one_of(kNumbers, choices_));
      case 4: return put(piece, old + other_token(old[0]));
      default: return put(piece, replacement(old));
    }
  }

  /// Something of the same kind, so that the text has a chance to remain a program.
  std::string replacement(const std::string& old) {
    if (kind_of(old[0]) == Kind::kNumber && choices_.chance(1, 2))
      return one_of(kNumbers, choices_);
    if (kind_of(old[0]) == Kind::kString && choices_.chance(1, 2))
      return one_of(kDatatypes, choices_);
    return other_token(old[0]);
  }

  void change_line() {
    const std::vector<Piece> lines = lines_of(text_);
    const Piece piece = choices_.of(lines), place = choices_.of(lines);
    const std::string& donor = choices_.of(texts_);
    const std::string line = text_of(text_, piece);
    switch (choices_.below(6)) {
      case 0: return put(piece, "");
      case 1: return put({place.begin, place.begin}, line);
      case 2: return put(piece, "    " + line);
      case 3: return put(piece, line.substr(std::min(line.find_first_not_of(' '), std::size_t{4})));
      case 4: return put(piece, text_of(donor, choices_.of(lines_of(donor))));
      default: return put({piece.begin, place.begin > piece.begin ? place.begin : piece.end}, "");
    }
  }

  void change_byte() {
    const std::size_t at = choices_.below(static_cast<std::uint32_t>(text_.size()));
    const auto byte = static_cast<char>(choices_.below(256));
    switch (choices_.below(4)) {
      case 0: text_[at] = byte; return;
      case 1: text_.insert(at, 1, byte); return;
      case 2: text_.erase(at, 1 + choices_.below(8)); return;
      default: text_.resize(at);
    }
  }

  const std::vector<std::string>& texts_;
  Choices& choices_;
  std::string text_;
};

}  // namespace

std::string mutated(const std::vector<std::string>& texts, Choices& choices) {
  return TextMutator(texts, choices).run();
}

}  // namespace tenor::fuzz::test
