// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/text/python/show.h"

using namespace tenor::spec;
using namespace tenor::spec::python;

TEST_CASE("precedence and association of operators", "[python]") {
  CHECK(body("a + b * c") == "(+ a (* b c))");
  CHECK(body("a - b - c") == "(- (- a b) c)");
  CHECK(body("(a + b) * c") == "(* (+ a b) c)");
  CHECK(body("-a ** -b ** c") == "(- (** a (- (** b c))))");
  CHECK(body("a | b ^ c & d << e + f // g") == "(| a (^ b (& c (<< d (+ e (// f g))))))");
  CHECK(body("a or b and not c or d") == "(or (or a (and b (not c))) d)");
  CHECK(body("not a == b") == "(not (== a b))");
  CHECK(body("~a @ +b") == "(@ (~ a) (+ b))");
  CHECK(body("a if b else c if d else e") == "(if b a (if d c e))");
}

TEST_CASE("comparisons", "[python]") {
  CHECK(body("a < b") == "(< a b)");
  CHECK(body("a not in b") == "(not in a b)");
  CHECK(body("a is not b") == "(is not a b)");
  CHECK(body("a is (not b)") == "(is a (not b))");
  CHECK(body("a < b <= c") == "(chain a b c)");
  CHECK(body("(a < b) < c") == "(< (< a b) c)");
}

TEST_CASE("attributes, calls, subscripts", "[python]") {
  CHECK(body("T.axis.remap(\"SS\", [i, j])") == "(call T.axis.remap 'SS' (list i j))");
  CHECK(body("f(a, *b, c=1, **d)") == "(call f a (* b) c=1 **=d)");
  CHECK(body("A[i, j][k]") == "(at (at A i j) k)");
  CHECK(body("A[i,]") == "(at, A i)");
  CHECK(body("A[()]") == "(at A (tuple))");
  CHECK(body("A[0:n, ::2, :, a:b:c]") ==
        "(at A (slice 0 n -) (slice - - 2) (slice - - -) (slice a b c))");
  CHECK(body("f(\n  a,\n)") == "(call f a)");
}

TEST_CASE("displays and lambdas", "[python]") {
  CHECK(body("()") == "(tuple)");
  CHECK(body("(a,)") == "(tuple a)");
  CHECK(body("a, *b") == "(tuple a (* b))");
  CHECK(body("[]") == "(list)");
  CHECK(body("[a, (b, c),]") == "(list a (tuple b c))");
  CHECK(body("{'a': 1, **b, 'c': {}}") == "(dict 'a':1 -:b 'c':(dict))");
  CHECK(body("lambda i, j=0, *k: i + j") == "(lambda i j *k: (+ i j))");
  CHECK(body("lambda: None") == "(lambda: None)");
}

TEST_CASE("literals", "[python]") {
  CHECK(body("'a' \"b\" r'\\c'") == "'ab\\c'");
  CHECK(body("0xFF") == "255");
  CHECK(body("99999999999999999999") == "overflow");
  CHECK(body("1e3") == "1000f");
  CHECK(body("...") == "...");
  CHECK(body("inf") == "inf");
}

TEST_CASE("what TVMScript has not is stepped over", "[python]") {
  for (const char* other : {"f'{a}'", "b'a'", "'a' f'{b}'", "3j", "[a for a in b if c]",
                            "(a for a in b)", "{a, b}", "{a: b for a, b in c}", "(a := b)",
                            "(yield a)", "await a", "'\\N{BULLET}'", "{a for a in b}"}) {
    INFO(other);
    CHECK(body(other) == "other");
  }
  CHECK(body("f(a for a in b)") == "(call f other)");
  CHECK(body("f(a := b, c)") == "(call f other c)");
}

TEST_CASE("spans, depth and parentheses", "[python]") {
  const Parsed parsed("@T.prim_func\ndef f():\n  (a + b) * c\n");
  const Expr* e = parsed.file.definitions.at(0).stmt->body[0]->value;
  CHECK(parsed.text.substr(e->span.begin, e->span.end - e->span.begin) == "(a + b) * c");
  CHECK(e->items[0]->parenthesised);
  CHECK_FALSE(e->parenthesised);
  CHECK(e->depth == 3);
}

TEST_CASE("an expression with an error", "[python]") {
  CHECK(body("a +") == " !P-SYNTAX at 3:6");
  CHECK(body("a + not b") == " !P-SYNTAX at 3:7");
  CHECK(body("a b") == " !P-SYNTAX at 3:5");
  CHECK(body("f(a b)") == " !P-SYNTAX at 3:7");
  CHECK(body("A[]") == " !P-SYNTAX at 3:5");
  CHECK(body("a.1") == " !P-SYNTAX at 3:4");
  CHECK(body("a.+b") == " !P-SYNTAX at 3:5");
  CHECK(body("{a: }") == " !P-SYNTAX at 3:7");
  CHECK(body("[a, , b]") == " !P-SYNTAX at 3:7");
  CHECK(body("a if b") == " !P-SYNTAX at 3:9");
  CHECK(body("lambda 1: a") == " !P-SYNTAX at 3:10");
  CHECK(body("'ab\\xZZ'") == " !P-STRING at 3:6");
  CHECK(body("f('a)") == " !P-STRING at 3:5");
}
