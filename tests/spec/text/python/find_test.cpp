// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/text/python/show.h"

using namespace tenor::spec;
using namespace tenor::spec::python;

using Names = std::vector<std::string>;

static Names names(std::string_view text) { return Parsed(text).names(); }

static std::string constants(std::string_view text) {
  const Parsed parsed(text);
  std::string all;
  for (const Constant& c : parsed.file.definitions.at(0).constants)
    all += std::string(c.name) + "=" + show(c.value) + " ";
  for (const Constant& c : parsed.file.definitions.at(0).type_vars)
    all += "type " + std::string(c.name) + " ";
  return all;
}

TEST_CASE("every way to import the decorators", "[python]") {
  const std::string f = "def f(): pass\n";
  for (const char* head :
       {"@T.prim_func\n", "@T.prim_func(private=True)\n", "@I.ir_module\n", "@R.function\n",
        "from tvm.script import tir as X\n@X.prim_func\n",
        "from tvm.script import ir as I, tirx as X\n@X.prim_func\n",
        "from tvm.script import (\n  tir as X,\n)\n@X.prim_func\n",
        "import tvm.script.tir as X\n@X.prim_func\n",
        "from tvm.script.parser import tir as TT\n@TT.prim_func\n",
        "from tvm.script.tir import prim_func\n@prim_func\n",
        "from tvm.script.tir import *\n@prim_func\n",
        "from ..script import tir as X\n@X.prim_func\n", "import tvm\n@tvm.script.ir_module\n",
        "@tvm.script.ir_module(check=False)\n", "import tvm as v\n@v.script.tir.prim_func\n",
        "# from tvm.script import tir as X\n\n@X.prim_func\n",
        "import tvm\nX = tvm.script.tir\n@X.prim_func\n", "@other\n@T.prim_func\n@more(1)\n"}) {
    INFO(head);
    CHECK(names(head + f) == Names{"f"});
  }
}

TEST_CASE("decorators of another library are none of ours", "[python]") {
  for (const char* head : {"import tilelang.language as T\n@T.prim_func\n", "@X.prim_func\n",
                           "@prim_func\n", "@T.macro\n", "@pytest.mark.parametrize('a', [1])\n",
                           "from other import tir as T\n@T.prim_func\n", "@T.function\n",
                           "@T.prim_func[0]\n", "x = \"\"\"\n@T.prim_func\n\"\"\"\n"}) {
    const Parsed parsed(std::string(head) + "def f(): pass\n");
    INFO(head);
    CHECK(parsed.names().empty());
    CHECK(parsed.findings() == Names{"P-EMPTY at 1:1"});
  }
}

TEST_CASE("an import in a comment gives way to one of the file", "[python]") {
  CHECK(names("# from tvm.script import tir as T\nimport other as T\n"
              "@T.prim_func\ndef f(): pass\n") == Names{});
}

TEST_CASE("definitions are found at any depth", "[python]") {
  CHECK(names("class A:\n  def b(self):\n    if c:\n      @T.prim_func\n      def f(): pass\n"
              "    @I.ir_module\n    class M:\n      @T.prim_func\n      def g(): pass\n"
              "  x = [\n1]\n  @T.prim_func\n  def h(): pass\ntry:\n  @T.prim_func\n"
              "  def k(): pass\nexcept: pass\n") == Names{"A::b::f", "A::b::M", "A::h", "k"});
}

TEST_CASE("a module holds functions with and without decorators", "[python]") {
  const Parsed parsed(
      "@I.ir_module\nclass M:\n  @T.prim_func\n  def f(): pass\n"
      "  def g(): pass\n  I.module_attrs({'a': 1})\n"
      "  @R.function\n  def h():\n    @R.function\n    def k(): pass\n");
  CHECK(show(parsed.file.definitions.at(0).stmt->body) ==
        "def f @T.prim_func {pass}; def g {pass}; (call I.module_attrs (dict 'a':1)); "
        "def h @R.function {def k @R.function {pass}}");
}

TEST_CASE("the span of a definition", "[python]") {
  const Parsed parsed("import tvm\n\n@T.prim_func\ndef f():\n  a  # b\n\n# c\nd = 1\n");
  const Span span = parsed.file.definitions.at(0).span;
  CHECK(parsed.text.substr(span.begin, span.end - span.begin) == "@T.prim_func\ndef f():\n  a");
}

TEST_CASE("constants around a definition", "[python]") {
  const std::string f = "@T.prim_func\ndef f(a: T.Buffer((N, M), dtype)): n\n";
  CHECK(constants("N = 16\nM = N\ndtype = \"float32\"\nunused = 1\n" + f) ==
        "N=16 M=16 dtype='float32' ");
  CHECK(constants("N, M = 1, -2\n" + f) == "N=1 M=(- 2) ");
  CHECK(constants("N = M = 3\ndtype: str = 'int8'\n" + f) == "N=3 M=3 dtype='int8' ");
  CHECK(constants("n = TypeVar('n')\n" + f) == "type n ");
  CHECK(constants("n = TypeVar('n')\nk = 3\nu = 1\n"
                  "@T.prim_func\ndef f(a: T.Buffer(('n * k', 4), 'x')): pass\n") == "k=3 type n ");
  CHECK(constants("with a:\n  N = 1\n" + f) == "N=1 ");
}

TEST_CASE("what may be something else is no constant", "[python]") {
  const std::string f = "@T.prim_func\ndef f(a: T.Buffer((N, M), dtype)): n\n";
  for (const char* hidden :
       {"N = 16\nN = g()\n", "N = 16\nN += 1\n", "N = 16\nfor N in a: pass\n", "if a:\n  N = 16\n",
        "N = 16\nif a:\n  N = 8\n", "N = 16\nif a: N = 8\n", "N = 2 * M\n", "def g():\n  N = 16\n",
        "N = 16\nimport N\n", "N = 16\nwith a as N: pass\n", "N = 16\ndef N(): pass\n",
        "N = 16\n(N := 3)\n", "N = 16\ndel N\n", "N = 1; N = 2\n", "N = 16\nN, b = c\n",
        "N = 16\n*N, b = 1, 2\n", "N.a = 16\n", "N[0] = 16\n"}) {
    INFO(hidden);
    CHECK(constants(hidden + f).empty());
  }
  CHECK(constants("N = 16\ndef g(N=1):\n  @T.prim_func\n  def f(a: N): pass\n").empty());
  CHECK(constants("N = 16\ndef g(a=N):\n  @T.prim_func\n  def f(a: N): pass\n") == "N=16 ");
  CHECK(constants("N = 16\ndef g():\n  N = h()\n" + f) == "N=16 ");
  CHECK(constants("N = 16\na[N] = 1\nb.N = 2\nc(N=3)\n" + f) == "N=16 ");
  CHECK(constants("if a:\n  N = 16\n  @T.prim_func\n  def f(a: N): pass\n") == "N=16 ");
}

TEST_CASE("metadata", "[python]") {
  const Parsed parsed(
      "def g():\n  metadata = tvm.ir.load_json(\"\"\"{\\\"a\\\": 1}\"\"\")\n"
      "  @T.prim_func\n  def f(): pass\n");
  CHECK(parsed.file.metadata_json == "{\"a\": 1}");
  CHECK(parsed.file.definitions.at(0).metadata == std::vector<std::size_t>{0});
}

TEST_CASE("Python around definitions is never an error", "[python]") {
  const std::string python =
      "import a, b.c as d\nfrom . import e\nx = f\"{x!r:>{w}} {d['k']}\"\n"
      "def g(a: int = 3, *b, **c) -> None:\n  return [y for y in z if (n := y)]\n"
      "match x:\n  case {'a': 1, **rest}: pass\nasync def h():\n  async with k as l: await m\n"
      "if not closed:\n  don't panic (\nprint 'python 2'\na = )\n  b = {]\n\xFF\xFE\nwhile 1 2\n"
      "lambda: (yield)\n'unterminated\n$ ! ?\n";
  const Parsed parsed(python + "@T.prim_func\ndef f(): pass\n\"\"\" never closed\n" + python +
                      "@T.prim_func\ndef g(): pass\n");
  CHECK(parsed.findings().empty());
  CHECK(parsed.file.definitions.size() == 2);
}

TEST_CASE("all errors of a file, and only those of definitions", "[python]") {
  const Parsed parsed(
      "a b\n@T.prim_func\ndef f():\n  c d\n  'e\n  g = 1 +\nh i\n"
      "@T.prim_func\ndef j(:\n  k l\n@T.prim_func\nm n\n@T.prim_func(\ndef o(): p\n");
  CHECK(parsed.findings() == Names{"P-SYNTAX at 4:5", "P-STRING at 5:3", "P-SYNTAX at 6:10",
                                   "P-SYNTAX at 9:6", "P-SYNTAX at 10:5", "P-SYNTAX at 12:1",
                                   "P-SYNTAX at 13:13"});
  CHECK(parsed.names() == Names{"f!", "j!", "o!"});
}

TEST_CASE("nothing to read", "[python]") {
  CHECK(Parsed("").findings() == Names{"P-EMPTY at 1:1"});
  CHECK(Parsed("a b c\n").findings() == Names{"P-EMPTY at 1:1"});
  CHECK(Parsed(std::string_view("a\0b", 3)).findings() == Names{"P-ENCODING at 1:2"});
  CHECK(Parsed("@T.prim_func\nasync def f(): pass\n").findings() == Names{"P-SYNTAX at 2:1"});
}
