// SPDX-License-Identifier: Apache-2.0
// From names on the command line to files and their texts, and the help with wrong names.
#include "spec/console/files.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "spec/command/command.h"
#include "spec/console/deep_stack.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::spec {
namespace {

namespace fs = std::filesystem;

/// A folder with `a.py`, `b.txt` and `sub/c.py`, gone at the end.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "tenor_files_XXXXXX").string();
    REQUIRE(mkdtemp(name.data()));
    path = name;
    fs::create_directory(path / "sub");
    for (const char* file : {"a.py", "b.txt", "sub/c.py"}) std::ofstream(path / file) << file;
  }
  ~Folder() { fs::remove_all(path); }
  std::string file(const char* name) const { return (path / name).string(); }
  fs::path path;
};

TEST_CASE("FILE::function is split at the first colons") {
  const auto targets = targets_of({"x.py::Module::f", "y.py", "-::g"});
  REQUIRE(targets.size() == 3);
  CHECK(targets[0].file == "x.py");
  CHECK(targets[0].function == "Module::f");
  CHECK(targets[1].function.empty());
  CHECK(targets[2].file == "-");
  CHECK(targets[2].function == "g");
  CHECK_THROWS_AS(targets_of({"-", "-::f"}), UsageError);
}

TEST_CASE("a folder stands for the Python files under it, a pattern for its matches") {
  const Folder folder;
  const auto found = targets_of({folder.path.string() + "::f"});
  REQUIRE(found.size() == 2);
  CHECK(found[0].file == folder.file("a.py"));
  CHECK(found[1].file == folder.file("sub/c.py"));
  CHECK(found[1].function == "f");
  CHECK(found[1].searched);
  const auto matched = targets_of({folder.file("*.txt"), folder.file("*.none")});
  REQUIRE(matched.size() == 2);
  CHECK(matched[0].file == folder.file("b.txt"));
  CHECK_FALSE(matched[0].searched);
  CHECK(matched[1].file == folder.file("*.none"));
}

TEST_CASE("a file is read, and one that is not there says what was meant") {
  const Folder folder;
  std::istringstream in("from a pipe");
  CHECK(read_file(folder.file("a.py"), in).text == "a.py");
  CHECK(read_file("-", in).text == "from a pipe");
  const FileText missing = read_file(folder.file("aa.py"), in);
  CHECK(missing.problem == "there is no file " + folder.file("aa.py") + ", did you mean '" +
                               folder.file("a.py") + "'?");
  CHECK(read_file(folder.path.string(), in).problem.find("is a folder") != std::string::npos);
}

TEST_CASE("the distance of two names") {
  CHECK(edit_distance("main", "main") == 0);
  CHECK(edit_distance("Main", "main") == 0);
  CHECK(edit_distance("mian", "main") == 1);
  CHECK(edit_distance("", "abc") == 3);
  CHECK(edit_distance("kitten", "sitting") == 3);
}

TEST_CASE("a suggestion is near or absent") {
  CHECK(did_you_mean("T-STOR", code_names()) == ", did you mean 'T-STORE'?");
  CHECK(did_you_mean("convolve", {"main", "add"}).empty());
  CHECK(did_you_mean(std::string(100'000, 'x'), {"main"}).empty());
}

std::size_t depth_of(std::size_t n) {
  volatile char frame[4096];
  frame[n % 4096] = 1;
  return n == 0 ? 0 : depth_of(n - 1) + frame[n % 4096];
}

TEST_CASE("a deep stack holds what an ordinary one does not") {
  std::size_t depth = 0;
  on_deep_stack([&] { depth = depth_of(20'000); });
  CHECK(depth == 20'000);
}

TEST_CASE("every piece of work is done once, on however many stacks") {
  for (const unsigned jobs : {1U, 4U, 64U}) {
    std::vector<int> done(100);
    for_each_on_deep_stacks(done.size(), jobs, [&](std::size_t i) { ++done[i]; });
    CHECK(done == std::vector<int>(100, 1));
  }
}

}  // namespace
}  // namespace tenor::spec
