// SPDX-License-Identifier: Apache-2.0
// Bindings of a generated module that are not of operators: casts, tuples, branches, closures,
// calls, dataflow blocks, effects.
#include <fmt/format.h>

#include <algorithm>

#include "fuzz/generate/relax/model_generator.h"

namespace tenor::fuzz {
namespace {

/// May the dimensions be those that are wanted, as far as the text tells?
bool agree(const TextInfo& wanted, const TextInfo& given, const TextMapping& known) {
  for (std::size_t k = 0; k < std::min(wanted.dims.size(), given.dims.size()); ++k) {
    const auto found = known.find(wanted.dims[k]);
    const bool is_new = wanted.dims[k].find(' ') == std::string::npos;
    if (found == known.end() ? !is_new : found->second != given.dims[k]) return false;
  }
  return true;
}

}  // namespace

void ModelGenerator::statements(int count) {
  for (int i = 0; i < count; ++i) {
    if (!scope_.dataflow && choices_.chance(1, 6)) {
      dataflow_block();
      continue;
    }
    const Choices::Span span(choices_, "binding");
    for (int tries = 0; tries < 5 && !statement();) ++tries;
  }
}

bool ModelGenerator::statement() {
  using Production = bool (ModelGenerator::*)();
  struct Weighted {
    std::uint32_t weight;
    bool in_dataflow;
    Production make;
  };
  static constexpr Weighted kAll[] = {
      {6, true, &ModelGenerator::operation}, {2, true, &ModelGenerator::cast},
      {1, true, &ModelGenerator::annotated}, {1, true, &ModelGenerator::tuple},
      {1, true, &ModelGenerator::item},      {1, true, &ModelGenerator::shape},
      {1, false, &ModelGenerator::branch},   {1, false, &ModelGenerator::closure},
      {3, true, &ModelGenerator::call},      {1, false, &ModelGenerator::effect},
      {1, true, &ModelGenerator::object},    {3, true, &ModelGenerator::prim_call}};
  std::vector<std::uint32_t> weights;
  for (const Weighted& each : kAll)
    weights.push_back(each.in_dataflow || !scope_.dataflow ? each.weight : 0);
  return (this->*kAll[choices_.pick(weights)].make)();
}

/// What the block does not put out is not known after it.
void ModelGenerator::dataflow_block() {
  const Choices::Span span(choices_, "dataflow");
  const std::size_t before = scope_.variables.size();
  line("with R.dataflow():");
  indent_ += 4;
  scope_.dataflow = true;
  creation();
  statements(static_cast<int>(choices_.between(0, 3)));
  std::vector<Named> out;
  std::string names;
  for (std::size_t i = before; i < scope_.variables.size(); ++i)
    if (i + 1 == scope_.variables.size() || choices_.chance(1, 2)) {
      out.push_back(scope_.variables[i]);
      names += (names.empty() ? "" : ", ") + out.back().name;
    }
  line("R.output(" + names + ")");
  indent_ -= 4;
  scope_.dataflow = false;
  scope_.variables.resize(before);
  std::ranges::copy(out, std::back_inserter(scope_.variables));
}

/// To what it is, to new variables, or to what it need not be.
bool ModelGenerator::cast() {
  const Named* x = find([&](const TextInfo& info) {
    return info.kind != TextInfo::Kind::kObject || choices_.chance(1, 2);
  });
  if (!x) return false;
  TextInfo info = x->info;
  if (info.kind == TextInfo::Kind::kObject && choices_.chance(1, 2))
    info = tensor_info(sizes(static_cast<int>(choices_.between(0, 2))), dtype());
  if (choices_.chance(1, 4)) info = loosened(info);
  if (info.kind == TextInfo::Kind::kTensor && info.rank >= 0 && !info.known)
    info.dims = sizes(info.rank), info.known = choices_.chance(1, 2);
  std::vector<std::string> added;
  const bool has_sizes =
      info.kind == TextInfo::Kind::kTensor || info.kind == TextInfo::Kind::kShape;
  if (has_sizes && info.known)
    for (std::string& d : info.dims)
      if (choices_.chance(1, 2)) d = added.emplace_back(fresh("c"));
  if (has_sizes && info.known && !info.dims.empty() && added.empty() && choices_.chance(1, 5))
    info.dims.back() = size();
  if (!info.known) info.dims.clear();
  for (const std::string& v : added) {
    bound_by_casts_.push_back(v);
    scope_.sizes.push_back(v);
  }
  return bind(fmt::format("R.match_cast({}, {})", x->name, written(unbound(info), false)), info);
}

/// Known less exactly, or said to be known more exactly than it is.
bool ModelGenerator::annotated() {
  const Named* x = find([](const TextInfo&) { return true; });
  if (!x) return false;
  TextInfo info = loosened(x->info);
  if (x->info.kind == TextInfo::Kind::kObject && choices_.chance(1, 2))
    info = tensor_info(sizes(1), "float32");
  const std::string name = fresh("v"), from = x->name;
  line(name + ": " + written(unbound(info), false) + " = " + from);
  scope_.variables.push_back({name, info});
  return true;
}

bool ModelGenerator::tuple() {
  const Named* x = find([](const TextInfo&) { return true; });
  const Named* y = find([](const TextInfo&) { return true; });
  if (!x || !y) return false;
  return bind(fmt::format("({}, {})", x->name, y->name), tuple_info({x->info, y->info}));
}

bool ModelGenerator::item() {
  const Named* x = find([](const TextInfo& info) {
    return info.kind == TextInfo::Kind::kTuple && !info.parts.empty();
  });
  if (!x) return false;
  const std::uint32_t i = choices_.below(static_cast<std::uint32_t>(x->info.parts.size()));
  return bind(fmt::format("{}[{}]", x->name, careless() ? i + 1 : i), x->info.parts[i]);
}

bool ModelGenerator::shape() {
  const std::string a = size();
  if (choices_.chance(1, 3)) return bind("R.prim_value(" + a + ")", prim_info(a));
  if (choices_.chance(1, 2)) return bind("R.shape([" + a + "])", shape_info({a}));
  const Named* x = tensor("");
  if (!x) return false;
  return bind("R.shape_of(" + x->name + ")", shape_info(x->info.dims));
}

bool ModelGenerator::condition() {
  const Named* x = tensor("float32", 0);
  if (!x || choices_.chance(1, 3))
    return bind(choices_.chance(1, 2) ? "R.const(True, \"bool\")" : "R.const(False, \"bool\")",
                tensor_info({}, "bool"));
  return bind(fmt::format("R.less({}, R.const(1.0, \"float32\"))", x->name),
              tensor_info({}, "bool"));
}

bool ModelGenerator::branch() {
  if (depth_ > 1) return false;
  const Choices::Span span(choices_, "branch");
  condition();
  const std::string chosen = scope_.variables.back().name, name = fresh("r");
  TextInfo first{};
  ++depth_;
  for (int side = 0; side < 2; ++side) {
    const Scope outer = scope_;
    line(side == 0 ? "if " + chosen + ":" : "else:");
    indent_ += 4;
    statements(static_cast<int>(choices_.between(0, 2)));
    const Named* x = find([&](const TextInfo& info) {
      return side == 0 || written(info, false) == written(first, false) || choices_.chance(1, 4);
    });
    line(name + " = " + (x ? x->name : chosen));
    const TextInfo info = x ? x->info : tensor_info({}, "bool");
    const bool same = side == 0 || written(first, false) == written(info, false);
    first = same && !mentions(info, 'c') ? info : TextInfo{};
    indent_ -= 4;
    scope_ = outer;
  }
  --depth_;
  scope_.variables.push_back({name, first});
  return true;
}

bool ModelGenerator::closure() {
  if (depth_ > 1) return false;
  ++depth_;
  const std::string name = fresh("g");
  const TextInfo info = function(name, true);
  --depth_;
  scope_.variables.push_back({name, info});
  return true;
}

/// Each parameter's own variables take what the first argument that has them says.
bool ModelGenerator::call() {
  std::vector<Named> all;
  for (const Named& f : functions_) all.push_back({"Module." + f.name, f.info});
  for (const Named& v : scope_.variables)
    if (v.info.kind == TextInfo::Kind::kFunc && !v.info.parts.empty()) all.push_back(v);
  if (all.empty()) return false;
  const Named f = choices_.of(all);
  if (!f.info.pure && scope_.pure && !careless()) return false;
  TextMapping mapping;
  bool is_open = false;
  std::string arguments;
  for (std::size_t i = 0; i + 1 < f.info.parts.size(); ++i) {
    const TextInfo& wanted = f.info.parts[i];
    const Named* x = find(
        [&](const TextInfo& info) {
          const bool same = info.kind == wanted.kind && info.rank == wanted.rank &&
                            info.dtype == wanted.dtype && (info.known || !wanted.known);
          return wanted.kind == TextInfo::Kind::kObject ||
                 (same && (agree(wanted, info, mapping) || choices_.chance(1, 9)));
        },
        choices_.chance(1, 60));
    if (!x) return false;
    is_open |= wanted.dims.size() != x->info.dims.size();
    for (std::size_t k = 0; k < std::min(wanted.dims.size(), x->info.dims.size()); ++k)
      mapping.emplace(wanted.dims[k], x->info.dims[k]);
    arguments += (arguments.empty() ? "" : ", ") + x->name;
  }
  const TextInfo result = unbound(replaced(f.info.parts.back(), mapping), is_open);
  return bind(f.name + "(" + arguments + ")", result);
}

bool ModelGenerator::effect() {
  if (scope_.pure && !careless()) return false;
  const Named* x = find([](const TextInfo&) { return true; });
  if (!x) return false;
  const std::string name = fresh("u");
  if (choices_.chance(1, 2)) {
    line(name + " = R.print(" + x->name + ", format=\"{}\")");
    return true;
  }
  condition();
  line(name + " = R.assert_op(" + scope_.variables.back().name + ", format=\"no\")");
  return true;
}

bool ModelGenerator::object() {
  switch (choices_.below(6)) {
    case 0: return bind("R.str(\"text\")", {});
    case 1: return bind("R.dtype(\"int8\")", {});
    case 2: return bind("R.null_value()", {});
    case 3: return bind("R.call_pure_packed(\"unknown\", sinfo_args=(R.Object,))", {});
    default: break;
  }
  if (functions_.empty()) return bind("R.null_value()", {});
  const Named f = choices_.of(functions_);
  const std::string name = fresh("h");
  line(name + " = Module." + f.name);
  scope_.variables.push_back({name, f.info});
  return true;
}

}  // namespace tenor::fuzz
