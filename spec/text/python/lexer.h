// SPDX-License-Identifier: Apache-2.0
// The tokens of Python, a logical line at a time: brackets and backslashes join physical lines,
// comments and blank lines are stepped over. Nesting by indentation is the parser's; contents of
// literals are in literal.h. A line with an error is cut where its statement most likely ends, so
// that one missing bracket costs one statement and not the rest of the file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/diagnostic/codes.h"
#include "spec/ir/node.h"

namespace tenor::spec::python {

enum class TokenKind : std::uint8_t {
  kEnd,  // of the logical line
  kName,
  kInt,
  kFloat,
  kImaginary,
  kString,
  // Keywords.
  kFalse,
  kNone,
  kTrue,
  kAnd,
  kAs,
  kAssert,
  kAsync,
  kAwait,
  kBreak,
  kClass,
  kContinue,
  kDef,
  kDel,
  kElif,
  kElse,
  kExcept,
  kFinally,
  kFor,
  kFrom,
  kGlobal,
  kIf,
  kImport,
  kIn,
  kIs,
  kLambda,
  kNonlocal,
  kNot,
  kOr,
  kPass,
  kRaise,
  kReturn,
  kTry,
  kWhile,
  kWith,
  kYield,
  // Brackets: each closing one follows the one it closes.
  kLeftParen,
  kRightParen,
  kLeftBracket,
  kRightBracket,
  kLeftBrace,
  kRightBrace,
  // Other punctuation.
  kComma,
  kColon,
  kSemicolon,
  kDot,
  kEllipsis,
  kArrow,
  kAssign,
  kWalrus,
  kAugmented,
  kPlus,
  kMinus,
  kStar,
  kSlash,
  kDoubleSlash,
  kPercent,
  kAt,
  kDoubleStar,
  kShiftLeft,
  kShiftRight,
  kAmpersand,
  kPipe,
  kCaret,
  kTilde,
  kLess,
  kGreater,
  kLessEqual,
  kGreaterEqual,
  kEqual,
  kNotEqual,
};

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// 1 if a bracket opens, -1 if it closes one, else 0.
constexpr int bracket(TokenKind kind) {
  if (kind < TokenKind::kLeftParen || kind > TokenKind::kRightBrace) return 0;
  return (static_cast<int>(kind) - static_cast<int>(TokenKind::kLeftParen)) % 2 == 0 ? 1 : -1;
}

/// The first error of a line; the line's tokens are then of no use beyond the first few.
struct LexicalError {
  Code code{};
  Span span;
  std::string message;
};

/// A logical line.
struct Line {
  std::vector<Token> tokens;           ///< closed by two kEnd, so that one may look past the end
  std::uint32_t start = 0;             ///< offset of its first physical line
  std::uint32_t indent = 0;            ///< column, tabs to the next multiple of 8
  std::uint32_t alternate_indent = 0;  ///< column, tabs as one: must order lines as `indent` does
  bool at_end = false;                 ///< no line: the text is over
  bool failed = false;                 ///< see `error`
  LexicalError error;
};

/// Brackets within brackets that a line may have.
inline constexpr std::size_t kMaxBrackets = 1000;
/// Tokens that a line may have: a quarter of the memory budget of 4 GiB.
inline constexpr std::size_t kMaxTokens = (std::size_t{1} << 30) / sizeof(Token);

class Lexer {
 public:
  /// `text` has fewer than 2^32 bytes.
  explicit Lexer(std::string_view text);

  /// Reads the next logical line into line().
  void next();
  const Line& line() const { return line_; }
  std::string_view text() const { return text_; }
  std::string_view text(const Token& token) const {
    return text_.substr(token.begin, token.end - token.begin);
  }
  /// Continues at `offset`, where a physical line begins.
  void rewind(std::uint32_t offset) { position_ = offset; }

  /// Inside a definition a `"""` without its end takes the rest of the text and bytes must be
  /// UTF-8; elsewhere it is passed over like any stray character, and bytes are not looked at.
  void set_in_definition(bool inside) { in_definition_ = inside; }
  /// Whole-line comments since the last call that may be imports: `# from …`, `# import …`.
  std::vector<Span> take_import_comments() { return std::exchange(import_comments_, {}); }

 private:
  static constexpr std::size_t kNowhere = ~std::size_t{0};

  // lexer.cpp: lines and brackets.
  void skip_blank_lines();
  void skip_comment(bool whole_line);
  void skip_newline();
  bool scan_line();
  bool ends_at_newline();
  bool next_line_ends() const;
  void stray(unsigned char c);
  void continuation();
  void open_bracket(TokenKind kind);
  void close_bracket(TokenKind kind);
  void add(TokenKind kind, std::size_t begin);
  void fail(Code code, std::size_t begin, std::size_t end, std::string message);
  // token.cpp: single tokens.
  void name();
  void number();
  bool digits(bool (*digit)(unsigned char));
  void string(std::size_t prefix);
  std::size_t string_end(std::size_t begin, std::size_t quote_at, bool triple) const;
  std::size_t formatted_end(std::size_t quote_at) const;
  void punctuation();
  void arithmetic(unsigned char c, unsigned char next);
  std::size_t line_end(std::size_t from) const;

  /// A token of `length` bytes.
  void take(TokenKind kind, std::size_t length) {
    position_ += length;
    add(kind, position_ - length);
  }
  static std::uint32_t offset(std::size_t at) { return static_cast<std::uint32_t>(at); }

  unsigned char at(std::size_t i) const {
    return i < text_.size() ? static_cast<unsigned char>(text_[i]) : '\n';
  }

  std::string_view text_;
  std::size_t position_ = 0;
  /// Whether a line indented no deeper than the first ends the statement, brackets or not. Lines
  /// that begin before `cut_until_` are read so: up to there some bracket is known to stay open.
  bool cut_ = false;
  std::size_t cut_until_ = 0;
  std::size_t plain_until_ = 0;  ///< f-strings before it are read without regard to braces
  std::size_t open_triple_[2] = {kNowhere, kNowhere};  ///< from here on no ''' (""") has an end
  bool in_definition_ = false;
  bool too_deep_ = false;
  std::vector<Token> open_;  ///< brackets
  std::vector<Span> import_comments_;
  Line line_;
};

/// What a token is called in a message: "`)`", "the end of the line".
std::string describe(const Token& token, std::string_view text);

/// The keyword spelled `text`, or kName.
TokenKind keyword(std::string_view text);

}  // namespace tenor::spec::python
