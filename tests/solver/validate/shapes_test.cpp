// SPDX-License-Identifier: Apache-2.0
// Functions that ask other shapes and layouts of their arguments: both are given the same arrays,
// and what one of them refuses is its own specified error.
#include <fmt/format.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "semantics/command/command.h"
#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

namespace fs = std::filesystem;

/// A folder that goes away with what is in it.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / fmt::format("tenor_shapes_{}", getpid())) {
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  fs::path write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name) << text;
    return path_ / name;
  }

 private:
  fs::path path_;
};

/// A function that copies from A to C as far as both go, with these shapes and layouts.
std::string copies(const std::string& a, const std::string& c, const std::string& extent,
                   const std::string& parameters = "", const std::string& index = "i") {
  return fmt::format(
      "from tvm.script import tir as T\n\n"
      "@T.prim_func\n"
      "def main(a: T.handle, c: T.handle{}):\n"
      "    n, m, s, t, e, f = T.int32(), T.int32(), T.int32(), T.int32(), T.int32(), T.int32()\n"
      "    A = T.match_buffer(a, {})\n"
      "    C = T.match_buffer(c, {})\n"
      "    for i in range({}):\n"
      "        C[{}] = A[{}]\n",
      parameters, a, c, extent, index, index);
}

Judgement judge(const fs::path& before, const fs::path& after,
                const std::vector<std::string>& inputs = {}) {
  const auto b = open_file(before), a = open_file(after);
  REQUIRE_FALSE((b[0].refused || a[0].refused));
  ValidateOptions options = default_options();
  options.inputs = inputs;
  static const auto prover = make_prover();
  return validate({&b[0], &a[0]}, options, *prover);
}

/// The verdict; of a difference, also how each of the two command lines ends.
std::string judged(const std::string& before, const std::string& after,
                   const std::vector<std::string>& inputs = {}) {
  const Folder folder;
  const Judgement j =
      judge(folder.write("before.py", before), folder.write("after.py", after), inputs);
  std::string text(to_string(j.verdict));
  for (const std::string& line : j.replays) {
    const auto answer = semantics::replay(line, "").answer;
    text += " " + std::string(answer.at("verdict"));
    for (const auto& finding : answer.at("findings")) text += " " + std::string(finding.at("code"));
  }
  return text;
}

const std::string kN = "(n,), 'int32'", kM = "(m,), 'int32'";
const std::string kTwo = copies(kN, kM, "T.min(n, m)"), kOne = copies(kN, kN, "n");
const std::string kShapeError = "different done error E-ARGUMENT-SHAPE";

}  // namespace

TEST_CASE("shapes: a size that another one has to be", "[TIR/Exec/1.2.4.b5:c]") {
  CHECK(judged(kTwo, kOne) == kShapeError);
  CHECK(judged(kTwo, kOne, {"C=undef"}) == kShapeError);
  CHECK(judged(kTwo, kOne, {"n=3", "m=4"}) == kShapeError);
  CHECK(judged(kTwo, kOne, {"A=iota,shape=(3,)", "C=iota,shape=(4,)"}) == kShapeError);
  CHECK(judged(kTwo, kOne, {"A=iota,shape=(3,)", "C=iota,shape=(3,)"}) == "equivalent");
}

TEST_CASE("shapes: fewer demands on the same arrays") { CHECK(judged(kOne, kTwo) == "equivalent"); }

TEST_CASE("shapes: extents that are literals on one side", "[TIR/Exec/1.2.4.b5:b]") {
  const std::string four = copies("(4,), 'int32'", "(4,), 'int32'", "4");
  CHECK(judged(kOne, four) == kShapeError);
  CHECK(judged(kTwo, four) == kShapeError);
  CHECK(judged(four, kOne) == "equivalent");
  const std::string none = copies("(0,), 'int32'", "(0,), 'int32'", "0");
  CHECK(judged(kOne, none) == kShapeError);
  CHECK(judged(none, kTwo) == "equivalent");
}

TEST_CASE("shapes: extents that are computed") {
  const auto scaled = [&](const std::string& c) {
    return copies(kN, "(" + c + ",), 'int32'", "n");
  };
  CHECK(judged(scaled("n * 2"), scaled("n * 2")) == "equivalent");
  CHECK(judged(scaled("n * 2"), scaled("n + n")) == "equivalent");
  CHECK(judged(scaled("n * 2"), scaled("n + 1")) == kShapeError);
  CHECK(judged(scaled("n + 1"), copies(kN, kM, "n")) == "equivalent");
  CHECK(judged(scaled("n * 2 // 2"), kOne) == "equivalent");
}

TEST_CASE("shapes: scalars that are extents on one side") {
  const std::string k = ", k: T.int32";
  CHECK(judged(copies(kN, kM, "T.min(n, m)", k), copies("(k,), 'int32'", kM, "T.min(k, m)", k)) ==
        kShapeError);
  CHECK(judged(copies("(k,), 'int32'", "(k,), 'int32'", "k", k), copies(kN, kN, "n", k)) ==
        "equivalent");
  CHECK(judged(copies(kN, kN, "n", ", k: T.int64"),
               copies("(k,), 'int32'", "(k,), 'int32'", "T.Cast('int32', k)", ", k: T.int64")) ==
        kShapeError);
}

TEST_CASE("shapes: another rank is another signature") {
  const std::string flat = copies("(6,), 'int32'", "(6,), 'int32'", "6"),
                    square = copies("(2, 3), 'int32'", "(2, 3), 'int32'", "2", "", "i, 0");
  CHECK(judged(flat, square) == "unknown");
  CHECK(judged(kOne, square) == "unknown");
}

TEST_CASE("shapes: strides of one side", "[TIR/Exec/1.2.4.b4:b]") {
  const auto strided = [&](const std::string& strides, const std::string& index = "i, 0") {
    return copies("(n, 3), 'int32'" + strides, "(n, 3), 'int32'", "n", "", index);
  };
  const std::string symbolic = strided(", strides=(s, t)"), packed = strided(""),
                    padded = strided(", strides=(4, 1)"), row = strided(", strides=(s, 1)");
  const std::string stride_error = "different done error E-ARGUMENT-STRIDES";
  CHECK(judged(symbolic, packed) == stride_error);
  CHECK(judged(symbolic, row) == stride_error);
  CHECK(judged(symbolic, padded) == stride_error);
  CHECK(judged(row, padded) == stride_error);
  CHECK(judged(symbolic, packed, {"s=3", "t=1"}) == "equivalent");
  CHECK(judged(symbolic, packed, {"A=iota,shape=(2,3),strides=(8,1)"}) == stride_error);
  CHECK(judged(packed, symbolic) == "equivalent");
  CHECK(judged(padded, symbolic) == "equivalent");
  CHECK(judged(symbolic, strided(", strides=(s, t)", "i, 0 * i")) == "equivalent");
}

TEST_CASE("shapes: offsets of one side", "[TIR/Exec/1.2.4.b2:c]") {
  const auto begins = [&](const std::string& offset) { return copies(kN + offset, kN, "n"); };
  const std::string offset_error = "different done error E-ARGUMENT-OFFSET";
  CHECK(judged(begins(", elem_offset=e"), begins("")) == offset_error);
  CHECK(judged(begins(", offset_factor=4"), begins("")) == offset_error);
  CHECK(judged(begins(", elem_offset=e"), begins(", elem_offset=2")) == offset_error);
  CHECK(judged(begins(", elem_offset=2"), begins(", elem_offset=e")) == "equivalent");
}

TEST_CASE("shapes: a result that only packed arrays leave", "[TIR-D37]") {
  const auto reads = [](const std::string& value) {
    return "from tvm.script import tir as T\n\n"
           "@T.prim_func\n"
           "def main(a: T.handle, C: T.Buffer((1,), 'int32')):\n"
           "    s, e = T.int32(), T.int32()\n"
           "    A = T.match_buffer(a, (2, 3), 'int32', strides=(s, 1), elem_offset=e)\n"
           "    C[0] = A[1, 0] * 0 + " +
           value + "\n";
  };
  CHECK(judged(reads("s"), reads("3")) == "different done done");
  CHECK(judged(reads("e"), reads("0")) == "different done done");
  CHECK(judged(reads("s - e"), reads("s - e")) == "equivalent");
  // A gap and an offset that are as large.
  CHECK(judged(reads("s"), reads("s + 0")) == "equivalent");
}

TEST_CASE("shapes: what shares memory") {
  // No clause promises anything where two arguments share memory and one is written.
  CHECK(judged(kTwo, kOne, {"C=@A"}) == "vacuous");
  CHECK(judged(kTwo, copies("(4,), 'int32'", kN, "4"), {"C=@A"}) == kShapeError);
  CHECK(judged(copies(kN, kN, "n"), copies(kN, kN, "n", "", "n - 1 - i"), {"C=@A"}) == "vacuous");
}

TEST_CASE("shapes: a bound names what strides and offsets were tried") {
  const Folder folder;
  const fs::path program = folder.write("before.py",
                                        copies("(2, 3), 'int32', strides=(s, 1), elem_offset=e",
                                               "(2, 3), 'int32'", "2", "", "i, 0")),
                 other = folder.write("after.py",
                                      copies("(2, 3), 'int32', strides=(s, 1), elem_offset=e",
                                             "(2, 3), 'int32'", "2", "", "i, i - i"));
  const Judgement j = judge(program, other);
  REQUIRE(j.bound);
  CHECK(j.bound->text == "(s, e) in {(3, 0), (3, 1), (4, 0), (4, 1), (4, 2), (6, 3)}");
}

TEST_CASE("replays: where a command line cannot show it, the verdict is unknown") {
  const Folder folder;
  const fs::path before = folder.write("before.py", kTwo), after = folder.write("a::b.py", kOne);
  const Judgement j = judge(before, after);
  CHECK(to_string(j.verdict) == "unknown");
  CHECK(j.replays.empty());
  CHECK(j.why.find("the line for AFTER cannot be run: there is no file ") != std::string::npos);
}

TEST_CASE("replays: where there is no command line, the verdict is unknown") {
  const auto b = open_text(kTwo), a = open_text(kOne);
  const auto prover = make_prover();
  const Judgement j = validate({&b[0], &a[0]}, ValidateOptions(), *prover);
  CHECK(to_string(j.verdict) == "unknown");
  CHECK(j.why.find("there is no command line to run it with") != std::string::npos);
}

TEST_CASE("replays: a program that came from no file has no line") {
  const auto b = open_text(kTwo), a = open_text(kOne);
  const auto prover = make_prover();
  const Judgement j = validate({&b[0], &a[0]}, default_options(), *prover);
  CHECK(to_string(j.verdict) == "different");
  CHECK(j.replays.empty());
  CHECK(j.notes.size() == 2);
}

}  // namespace tenor::solver::test
