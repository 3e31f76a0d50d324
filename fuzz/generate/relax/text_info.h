// SPDX-License-Identifier: Apache-2.0
// What the generator of models knows of a variable: as StructInfo says it, with dimensions as text.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace tenor::fuzz {

struct TextInfo {
  enum class Kind { kTensor, kShape, kPrim, kTuple, kFunc, kObject };
  Kind kind = Kind::kObject;
  std::vector<std::string> dims{};  ///< of a tensor or shape; of a primitive value: what it is
  int rank = -1;                    ///< -1: not known, and then no dimensions are
  bool known = false;               ///< are the dimensions?
  std::string dtype{};              ///< of a tensor; empty: not known
  std::vector<TextInfo> parts{};    ///< fields; of a function its parameters, and the result last
  bool pure = true;                 ///< of a function
};

TextInfo tensor_info(std::vector<std::string> dims, std::string dtype);
TextInfo shape_info(std::vector<std::string> dims);
TextInfo prim_info(std::string value);
TextInfo tuple_info(std::vector<TextInfo> fields);

/// As TVMScript writes it. In a signature dimensions are quoted: it binds their variables.
std::string written(const TextInfo& info, bool quoted);

/// The same where no signature binds the variables of functions: these have no dimensions.
TextInfo unbound(TextInfo info, bool in_function = false);

/// Dimensions for variables, by name.
using TextMapping = std::map<std::string, std::string>;
/// The text with its variables replaced.
std::string replaced(const std::string& text, const TextMapping& mapping);
TextInfo replaced(TextInfo info, const TextMapping& mapping);

/// Does some dimension mention a variable whose name begins so?
bool mentions(const TextInfo& info, char initial);

}  // namespace tenor::fuzz
