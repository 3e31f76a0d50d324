// SPDX-License-Identifier: Apache-2.0
// The registry of builtins that the document leaves to another (TIR/Builtin/p2; TIR-D48):
// signature, effect, and whether we give it a meaning. What a builtin computes is in semantics/tir.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "spec/clauses/implementation.h"

namespace tenor::spec {

/// TIR/BuiltinEffect/b1 to b8.
enum class BuiltinEffect : std::uint8_t {
  kExprAnnotation,
  kPure,
  kReadState,
  kUpdateState,
  kOpaque,
  kSpecialCallArg,
  kEmbedInfo,
  kControlJump
};
/// In the order of the enumerators.
inline constexpr Implementation kBuiltinEffectProductions[] = {
    production("kExprAnnotation", clauses("TIR/BuiltinEffect/b1")),
    production("kPure", clauses("TIR/BuiltinEffect/b2")),
    production("kReadState", clauses("TIR/BuiltinEffect/b3")),
    production("kUpdateState", clauses("TIR/BuiltinEffect/b4")),
    production("kOpaque", clauses("TIR/BuiltinEffect/b5")),
    production("kSpecialCallArg", clauses("TIR/BuiltinEffect/b6")),
    production("kEmbedInfo", clauses("TIR/BuiltinEffect/b7")),
    production("kControlJump", clauses("TIR/BuiltinEffect/b8")),
};

/// How far a builtin is given a meaning.
enum class BuiltinScope : std::uint8_t {
  kMeaning,   ///< a rule under EXT/Builtin/<name>
  kPointer,   ///< works on pointers: outside the portable profile
  kThreads,   ///< among the threads of a block: a rule under EXT/Builtin/<name> for some arguments
  kDevice,    ///< tiles and instructions of a device: out of scope
  kPacked,    ///< calls into the compiler's runtime or its object system: out of scope
  kExternal,  ///< calls foreign code: out of scope
  kScalable   ///< vectors of a length that the hardware chooses: out of scope
};

/// What datatype the text's spelling without a datatype has.
enum class BuiltinResult : std::uint8_t {
  kFirst,   ///< that of the first argument
  kSecond,  ///< that of the second (`if_then_else`)
  kBool,    ///< Bool with the lanes of the first argument
  kInt32,
  kUInt32,
  kInt64,
  kHandle,
  kVoid,
  kWritten  ///< given in the text (`T.call_extern("int32", …)`, `T.reinterpret("float32", x)`)
};

struct Builtin {
  std::string_view name;  ///< as registered, without the dialect's prefix
  BuiltinEffect effect;
  BuiltinScope scope;
  BuiltinResult result;
  std::int8_t min_args;
  std::int8_t max_args;  ///< -1: any number
};

/// The builtin of that name, or null.
const Builtin* find_builtin(std::string_view name);
/// All of them, sorted by name.
std::span<const Builtin> all_builtins();

}  // namespace tenor::spec
