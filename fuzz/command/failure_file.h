// SPDX-License-Identifier: Apache-2.0
// A failure as one file: a program that `tenor run` takes, and in its head comment all that is
// needed to compare it again.
#pragma once

#include <map>

#include "fuzz/backend/comparison.h"

namespace tenor::fuzz {

struct FailureFile {
  std::string backend;  ///< `gcc`
  std::vector<std::string> flags;
  std::string command;                        ///< how the compiler was called
  std::map<std::string, std::string> inputs;  ///< as a command line has them
  std::string origin;                         ///< the test that it was found as
  bool backwards = false;                     ///< as in ComparedCall
  Failure failure;
};

/// The file's text: the head, and the program.
std::string text_of(const FailureFile& file, const spec::Program& program);

/// The head of such a file. Throws spec::UsageError where there is none.
FailureFile parse_head(const std::string& text, const std::string& path);

}  // namespace tenor::fuzz
