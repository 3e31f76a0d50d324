// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/text/python/show.h"

using namespace tenor::spec;
using namespace tenor::spec::python;

TEST_CASE("simple statements", "[python]") {
  CHECK(body("a = b = c") == "a = b = c");
  CHECK(body("a, b = c, d") == "(tuple a b) = (tuple c d)");
  CHECK(body("A[i, j] = 1") == "(at A i j) = 1");
  CHECK(body("x: T.int32 = 3") == "x: T.int32 = 3");
  CHECK(body("x: T.int32") == "x: T.int32 = -");
  CHECK(body("a += 1\nA[i] //= 2") == "a += 1; (at A i) //= 2");
  CHECK(body("assert a, 'b'\nreturn\nreturn a, b") == "assert a 'b'; return; return (tuple a b)");
  CHECK(body("pass; break; continue;") == "pass; break; continue");
  CHECK(body("global a; import b; del c") == "global; global; global");
  CHECK(body("raise a from b\nyield a\ntype X = int") == "other; other; other");
  CHECK(body("x = yield a") == "x = other");
}

TEST_CASE("compound statements", "[python]") {
  CHECK(body("for i, j in T.grid(2, 3):\n  a\n  b\nc") ==
        "for (tuple i j) (call T.grid 2 3) {a; b}; c");
  CHECK(body("for i in a, b: c; d") == "for i (tuple a b) {c; d}");
  CHECK(body("for i in a:\n  b\nelse:\n  c") == "for i a {b} else {c}");
  CHECK(body("while a: b") == "while a {b}");
  CHECK(body("if a:\n  b\nelif c:\n  d\nelse:\n  e") == "if a {b} else {if c {d} else {e}}");
  CHECK(body("if a:\n  if b: c\nelse: d") == "if a {if b {c}} else {d}");
  CHECK(body("with T.block('b'):\n  a") == "with (call T.block 'b') as - {a}");
  CHECK(body("with a as b, c as (d, e): f") == "with a as b c as (tuple d e) {f}");
  CHECK(body("with (a as b, c): d") == "with a as b c as - {d}");
  CHECK(body("with (a): b") == "with a as - {b}");
  CHECK(body("with (a, b)[0]: c") == "with (at (tuple a b) 0) as - {c}");
}

TEST_CASE("functions and classes", "[python]") {
  CHECK(body("@R.function(pure=False)\ndef g[n, *m](a: T.handle, /, b=1, *, c, **d) -> e: pass") ==
        "def g [n] [m] a:T.handle=- b:-=1 c:-=- *d:-=- @(call R.function pure=False) -> e {pass}");
  CHECK(body("class C(a, b=c):\n  def f(): pass") == "class C {def f {pass}}");
}

TEST_CASE("statements that TVMScript has not are stepped over with their blocks", "[python]") {
  CHECK(body("try:\n  a b c\nexcept (d, e) as f:\n  g\nelse:\n  h\nfinally:\n  i\nj") ==
        "other; j");
  CHECK(body("match a:\n  case [b, *c] if d:\n    e\nf") == "other; f");
  CHECK(body("match(a)") == "(call match a)");
  CHECK(body("async with a as b:\n  c\nd") == "other; d");
  CHECK(body("@a\nasync def f():\n  b\nc") == "other; c");
}

TEST_CASE("an error costs its statement and what it holds", "[python]") {
  CHECK(body("a = \nb") == "b !P-SYNTAX at 3:6");
  CHECK(body("a\nb c\nd e\nf") == "a; f !P-SYNTAX at 4:5 !P-SYNTAX at 5:5");
  CHECK(body("for i on a:\n  b\n  c = = d\ne") == "e !P-SYNTAX at 3:9 !P-SYNTAX at 5:9");
  CHECK(body("if a b:\n  c\nelif d:\n  e\nelse:\n  f\ng") == "g !P-SYNTAX at 3:8");
  CHECK(body("else:\n  a\nb") == "b !P-SYNTAX at 3:3");
  CHECK(body("f() = 1") == " !P-SYNTAX at 3:3");
  CHECK(body("for f() in a: b") == " !P-SYNTAX at 3:7");
  CHECK(body("a = (b\nc = 1") == "c = 1 !P-SYNTAX at 3:7");
  CHECK(body("if a:\n  b = [1\n  c\nd") == "if a {c}; d !P-SYNTAX at 4:9");
  CHECK(body("if a: b c\nd") == "if a; d !P-SYNTAX at 3:11");
}

TEST_CASE("indentation", "[python]") {
  CHECK(body("if a:\nb") == "b !P-INDENT at 3:3");
  CHECK(body("if a:") == " !P-INDENT at 3:3");
  CHECK(body("a\n  b\nc") == "a; b; c !P-INDENT at 4:5 !P-INDENT at 5:3");
  CHECK(body("if a:\n    b\n  c\nd") == "if a {b; c}; d !P-INDENT at 5:5");
  CHECK(body("if a:\n        b\n  \tc").ends_with("!P-INDENT at 5:6"));
}

TEST_CASE("what is damaged says so", "[python]") {
  const Parsed parsed(
      "@I.ir_module\nclass M:\n  @T.prim_func\n  def f():\n    if a:\n      b c\n"
      "  @T.prim_func\n  def g(:\n    a\n  @T.prim_func\n  def h():\n    a\n");
  CHECK(parsed.names() == std::vector<std::string>{"M!"});
  const Elements<const tenor::spec::python::Stmt*> functions =
      parsed.file.definitions[0].stmt->body;
  REQUIRE(functions.size() == 3);
  CHECK((functions[0]->damaged && functions[0]->body[0]->damaged));
  CHECK((functions[1]->damaged && functions[1]->text == "g" && functions[1]->body.empty()));
  CHECK_FALSE(functions[2]->damaged);
  CHECK(parsed.findings() == std::vector<std::string>{"P-SYNTAX at 6:9", "P-SYNTAX at 8:8"});
}
