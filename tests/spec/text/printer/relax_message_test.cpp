// SPDX-License-Identifier: Apache-2.0
// Expressions, StructInfo and bindings of Relax as messages show them. Relax/Grammar/Expr,
// StructInfo, Binding.
#include <catch2/catch.hpp>

#include "spec/ir/relax/build.h"
#include "spec/text/print.h"

namespace tenor::spec::test {
namespace {

struct Messages {
  Program program;
  relax::Builder build{program};
  const PrimExpr* n = build.tir().var({}, build.tir().variable({}, "n", int_type(64)));

  const PrimExpr* number(std::int64_t value) { return build.dimension({}, value); }
  template <class... Items>
  auto dimensions(Items... items) {
    return build.arena().list({static_cast<const PrimExpr*>(items)...});
  }
  template <class T, class... Items>
  List<const T*> all(Items... items) {
    return build.arena().list({static_cast<const T*>(items)...});
  }
  const relax::Expr* call(const char* name, List<const relax::Expr*> args) {
    auto* op = build.make<relax::Op>({});
    op->op_name = name;
    auto* made = build.make<relax::Call>({});
    made->op = op, made->args = args;
    return made;
  }
};

TEST_CASE("messages: StructInfo") {
  Messages m;
  const auto* f32 = m.build.tensor({}, m.dimensions(m.n, m.number(4)), float_type(32));
  CHECK(print(f32) == "R.Tensor((n, 4), \"float32\")");
  CHECK(print(m.build.tensor_of_rank({}, 2, void_type())) == "R.Tensor(ndim=2)");
  CHECK(print(m.build.tensor_of_rank({}, relax::kUnknownRank, void_type())) == "R.Tensor");
  CHECK(print(m.build.shape({}, m.dimensions(m.n))) == "R.Shape([n])");
  CHECK(print(m.build.prim({}, int_type(64))) == "R.Prim(\"int64\")");
  CHECK(print(m.build.prim({}, int_type(64), m.n)) == "R.Prim(value=n)");
  CHECK(print(m.build.tuple_info({}, {})) == "R.Tuple");
  const auto* pair = m.build.tuple_info({}, m.all<relax::StructInfo>(f32, m.build.object({})));
  CHECK(print(pair) == "R.Tuple(R.Tensor((n, 4), \"float32\"), R.Object)");
  CHECK(print(m.build.func({}, m.all<relax::StructInfo>(f32), m.build.object({}), false)) ==
        "R.Callable((R.Tensor((n, 4), \"float32\"),), R.Object, False)");
  auto* device = m.build.make<relax::VDevice>({});
  device->target.kind = Object::Kind::kString;
  device->target.text = "cuda";
  device->dev_id = 1;
  device->mem_scope = "global";
  CHECK(print(m.build.tensor_of_rank({}, 1, int_type(8), device)) ==
        "R.Tensor(dtype=\"int8\", vdevice=\"cuda:1:global\", ndim=1)");
}

TEST_CASE("messages: StructInfo that shares its parts is not shown over and over") {
  Messages m;
  const relax::StructInfo* s = m.build.object({});
  for (int i = 0; i < 200; ++i) s = m.build.tuple_info({}, m.all<relax::StructInfo>(s, s));
  const std::string text = print(s);
  CHECK(text.size() < 200);
  CHECK(text.ends_with("..."));
}

TEST_CASE("messages: expressions and bindings of Relax") {
  Messages m;
  const auto* x = m.build.variable({}, "x", m.build.object({}), false);
  const auto* use = m.build.use({}, x);
  const auto* sum = m.call("add", m.all<relax::Expr>(use, use));
  CHECK(print(sum) == "R.add(x, x)");
  CHECK(print(m.call("no.such", m.all<relax::Expr>(sum))) == "R.no.such(R.add(x, x))");
  CHECK(print(m.build.tuple({}, m.all<relax::Expr>(use))) == "(x,)");
  CHECK(print(static_cast<const relax::Expr*>(nullptr)) == "None");
  relax::Binding binding;
  binding.var = x;
  binding.value = sum;
  CHECK(print(&binding) == "x: R.Object = R.add(x, x)");
  binding.kind = relax::Binding::Kind::kMatchCast;
  binding.value = use;
  binding.var = nullptr;
  binding.struct_info = m.build.shape_of_rank({}, 1);
  CHECK(print(&binding) == "R.match_cast(x, R.Shape(ndim=1))");
  auto* branch = m.build.make<relax::If>({});
  branch->cond = branch->true_branch = branch->false_branch = use;
  CHECK(print(branch) == "if x: ...");
  auto* function = m.build.make<relax::Function>({});
  function->params = m.all<relax::Variable>(x);
  CHECK(print(static_cast<const relax::Expr*>(function)) == "lambda x: ...");
}

TEST_CASE("messages: a large constant is not spelled out") {
  Messages m;
  auto* constant = m.build.make<relax::Constant>({});
  constant->dtype = int_type(8);
  constant->shape = m.build.arena().list(std::vector<std::int64_t>{100});
  constant->data = m.build.arena().list(std::vector<std::byte>(100));
  CHECK(print(constant) == "R.const(..., \"int8\")");
}

}  // namespace
}  // namespace tenor::spec::test
