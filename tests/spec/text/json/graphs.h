// SPDX-License-Identifier: Apache-2.0
// What the tests of written graphs share: the programs, and how they are read.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <vector>

#include "spec/text/read.h"

namespace tenor::spec::json::test {

/// The programs in those folders of the source, in the order of their names.
std::vector<std::filesystem::path> programs(std::initializer_list<const char*> folders);
std::string contents(const std::filesystem::path& file);
/// The findings, a line each.
std::string messages(const Report& report);
ParsedFile read_quietly(const std::string& text);
/// What a graph of one module holds.
ParsedFile read_graph(const std::string& text);

/// A graph always says what a block reads and writes, and how a buffer is aligned: 64, and
/// a factor of 1, are what the compiler has where nothing is written; attributes are in the order
/// of their names. So does the program then.
void complete(Program& program);

}  // namespace tenor::spec::json::test
