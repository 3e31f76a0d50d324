// SPDX-License-Identifier: Apache-2.0
// Whether bodies follow attributes: each call of semantics/relax/op/calls.txt with other values of
// every attribute that its operator has. Ledger RLX-D49.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "semantics/relax/op/bodies.h"
#include "semantics/relax/op/call_arguments.h"
#include "semantics/relax/op/calls.h"
#include "spec/text/print.h"
#include "spec/text/read.h"

namespace tenor::semantics::relax::test {
namespace {

using Kind = spec::Object::Kind;
using spec::relax::as;

/// A call of the list.
struct Listed {
  const spec::relax::Operator* op;
  const spec::relax::Call* call;
};
std::vector<Listed> calls_of(const spec::Module& module) {
  std::vector<Listed> found;
  for (const spec::Function& f : module.functions) {
    const auto* seq = as<spec::relax::SeqExpr>(f.relax_func->body);
    const auto* call = as<spec::relax::Call>(seq->blocks.front()->bindings.front()->value);
    found.push_back({spec::relax::find_operator(as<spec::relax::Op>(call->op)->op_name), call});
  }
  return found;
}

/// The text of the body, or why there is none.
struct Made {
  bool has_body;
  std::string text;
};
Made made_of(const spec::relax::Call& call, spec::Program& program) {
  const auto made = operator_body(&call, arguments_of(call), program);
  if (const auto* why = std::get_if<Refused>(&made)) return {false, why->what};
  return {true, spec::print(*std::get<OperatorBody>(made).function, spec::Generation::kNested)};
}

spec::Object whole(std::int64_t value, Kind kind = Kind::kInt) {
  spec::Object made;
  made.kind = kind;
  made.integer = value;
  return made;
}
spec::Object floating(double value) {
  spec::Object made;
  made.kind = Kind::kFloat;
  made.floating = value;
  return made;
}
spec::Object string(std::string_view value) {
  spec::Object made;
  made.kind = Kind::kString;
  made.text = value;
  return made;
}
spec::Object list(const std::vector<spec::Object>& items, spec::Arena& arena) {
  spec::Object made;
  made.kind = Kind::kList;
  made.items = arena.list(items);
  return made;
}

constexpr std::string_view kNoSuchValue = "no such value";

/// Values of attributes of any kind; that of the call, read backwards, is another layout.
std::vector<spec::Object> probes(const spec::Object& own, spec::Arena& arena) {
  std::vector<spec::Object> all{string(kNoSuchValue), whole(0, Kind::kBool), whole(1, Kind::kBool),
                                floating(0.25),       floating(3),           string("float16"),
                                string("uint8"),      string("float64")};
  for (const std::int64_t one : {-1, 0, 1, 2, 3, 4}) {
    all.push_back(whole(one));
    for (const std::size_t count : {1, 2, 3, 4, 6})
      all.push_back(list(std::vector(count, whole(one)), arena));
  }
  all.push_back(list(std::vector(4, floating(0.25)), arena));
  all.push_back(list({whole(1), whole(0)}, arena));
  if (own.kind == Kind::kString)
    all.push_back(string(arena.string(std::string(own.text.rbegin(), own.text.rend()))));
  return all;
}

/// The same call with one attribute of that value.
spec::relax::Call with(const spec::relax::Call& call, std::string_view name,
                       const spec::Object& value, spec::Arena& arena) {
  std::vector<spec::Attribute> attrs{{name, value}};
  for (const spec::Attribute& one : call.attrs)
    if (one.key != name) attrs.push_back(one);
  spec::relax::Call changed = call;
  changed.attrs = arena.list(attrs);
  return changed;
}

/// What became of an attribute, by `operator.attribute`.
struct Tried {
  std::map<std::string, bool> follows;  ///< a value of it changes the body, or is refused by name
  std::set<std::string> accepted;       ///< those that take an invalid value

  /// Every attribute of one call, with the values that `listed` has of it besides.
  void call(const Listed& one, const std::vector<Listed>& listed, spec::Program& program) {
    const std::string plain = made_of(*one.call, program).text;
    for (const spec::relax::Parameter& parameter : one.op->parameters) {
      if (parameter.kind != spec::relax::Parameter::Kind::kAttribute) continue;
      const std::string name = fmt::format("{}.{}", one.op->name, parameter.name);
      const spec::Object* written = spec::find(one.call->attrs, parameter.name);
      auto values =
          probes(written ? *written : default_of(parameter, program.arena), program.arena);
      for (const Listed& other : listed)
        if (const auto* given = spec::find(other.call->attrs, parameter.name))
          if (other.op == one.op) values.push_back(*given);
      for (const spec::Object& value : values) {
        const Made made = made_of(with(*one.call, parameter.name, value, program.arena), program);
        if (made.has_body && value.text == kNoSuchValue) accepted.insert(name);
        follows[name] |= made.has_body ? made.text != plain : made.text.starts_with(name + "=");
      }
    }
  }
};

TEST_CASE("no attribute of an operator is ignored") {
  const std::string text = module_of(listed_calls());
  spec::Report report;
  spec::ParsedFile parsed = spec::read(text, report);
  for (const spec::Diagnostic& d : report.diagnostics()) UNSCOPED_INFO(d.message);
  REQUIRE(report.errors() == 0);
  const std::vector<Listed> listed = calls_of(parsed.program.modules.front());
  Tried tried;
  std::set<std::string_view> names;
  for (const Listed& one : listed) {
    names.insert(one.op->name);
    if (find_body(one.op->name)) tried.call(one, listed, parsed.program);
  }
  for (const std::string_view name : names_with_body_or_reason()) {
    INFO(name);
    CHECK((!find_body(name) || names.contains(name)));
  }
  for (const auto& [name, follows] : tried.follows) {
    INFO(name);
    CHECK(follows);
  }
  CHECK(tried.accepted == std::set<std::string>());
}

}  // namespace
}  // namespace tenor::semantics::relax::test
