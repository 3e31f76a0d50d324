// SPDX-License-Identifier: Apache-2.0
// What the literals of Python denote: integers of every base, floats, and strings with their
// prefixes and escapes. The text is a token of Lexer, hence well-formed but for escapes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "spec/ir/arena.h"

namespace tenor::spec::python {

struct IntegerLiteral {
  std::uint64_t value = 0;
  bool overflow = false;  ///< more than 64 bits
};
IntegerLiteral integer_literal(std::string_view text);

/// The nearest double; infinity above the largest.
double float_literal(std::string_view text);

struct StringLiteral {
  enum class Kind : std::uint8_t {
    kText,     ///< `text` is what it denotes
    kOther,    ///< bytes, an f-string, or a character by its Unicode name
    kInvalid,  ///< a malformed escape: `error`, and where it begins in the token
  };
  Kind kind = Kind::kText;
  std::string_view text;
  std::string_view error;
  std::size_t error_at = 0;
};

/// `text` is one token, prefix and quotes included. What differs from the source is made in
/// `arena`.
StringLiteral string_literal(std::string_view text, Arena& arena);

}  // namespace tenor::spec::python
