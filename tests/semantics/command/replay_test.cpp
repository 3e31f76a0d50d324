// SPDX-License-Identifier: Apache-2.0
// Command lines as text: what a shell makes of them, and what running them comes to.
#include <array>
#include <catch2/catch.hpp>
#include <cstdio>
#include <memory>

#include "semantics/command/command.h"
#include "semantics/request/shell.h"

namespace tenor::semantics::test {
namespace {

using Words = std::vector<std::string>;

/// The words that /bin/sh splits a line into.
Words split_by_shell(const std::string& line) {
  const std::string command = "for w in " + line + "; do printf '%s\\001' \"$w\"; done";
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  REQUIRE(pipe);
  Words words{""};
  for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get()))
    if (c == 1)
      words.emplace_back();
    else
      words.back() += static_cast<char>(c);
  words.pop_back();
  return words;
}

const char* const kScale =
    "from tvm.script import tir as T\n\n"
    "@T.prim_func\n"
    "def main(a: T.handle, c: T.handle):\n"
    "    n = T.int32()\n"
    "    A = T.match_buffer(a, (n,), 'int32')\n"
    "    C = T.match_buffer(c, (n,), 'int32')\n"
    "    for i in range(n):\n"
    "        C[i] = A[i] * 2\n";

}  // namespace

TEST_CASE("replay: words are those of a shell") {
  const Words words{"tenor", "it's", "a b", "", "A=iota,shape=(3,),[0]=1", "$x `y` \"z\" \\ *",
                    "'"};
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + shell_quoted(word);
  CHECK(shell_words(line) == words);
  CHECK(split_by_shell(line) == words);
}

TEST_CASE("replay: what a shell would read otherwise is no line of ours") {
  for (const char* line : {"tenor run $f", "tenor run 'f", "tenor run f;g", "tenor run \"f\"",
                           "tenor run (3,)", "tenor run a*b", "tenor run a\tb"})
    CHECK_FALSE(shell_words(line));
}

TEST_CASE("replay: a line is run as the command does") {
  const std::string run = "tenor run /dev/stdin::main --print C ";
  const Replay done = replay(run + "--input 'A=iota,shape=(3,)' --input n=3", kScale);
  CHECK(done.problem == "");
  CHECK(done.answer.at("verdict") == "done");
  CHECK(done.answer.at("details").at("outputs").at(0).at("elements") ==
        spec::Json::parse("[0, 2, 4]"));
  const Replay error =
      replay(run + "--input 'A=iota,shape=(3,)' --input 'C=undef,shape=(4,)'", kScale);
  CHECK(error.answer.at("verdict") == "error");
  CHECK(error.answer.at("findings").at(0).at("code") == "E-ARGUMENT-SHAPE");
}

TEST_CASE("replay: what cannot be run says why") {
  CHECK(replay("tenor check f.py", "").problem == "it is not a command line of tenor run");
  CHECK(replay("tenor run no_such_file.py::main", "").problem ==
        "there is no file no_such_file.py");
  CHECK(replay("tenor run /dev/stdin::main --input B=iota", kScale).problem.find("'B'") !=
        std::string::npos);
  CHECK(replay("tenor run /dev/stdin::main --no-such-flag", kScale).problem.find("no-such-flag") !=
        std::string::npos);
}

}  // namespace tenor::semantics::test
