// SPDX-License-Identifier: Apache-2.0
// Functions of a generated module: signatures with shape variables of their own, bodies, results.
#include <algorithm>
#include <iterator>
#include <utility>

#include "fuzz/generate/relax/model_generator.h"

namespace tenor::fuzz {

/// A new variable stands alone; one that another parameter binds may be part of a dimension.
TextInfo ModelGenerator::parameter(std::vector<std::string>& own) {
  const auto dimension = [&] {
    if (own.empty() || choices_.chance(1, 2)) {
      own.push_back(fresh("n"));
      return own.back();
    }
    const std::string v = choices_.of(own);
    return choices_.chance(1, 4) ? v + " + 1" : v;
  };
  std::vector<std::string> dims(static_cast<std::size_t>(choices_.between(0, 2)));
  switch (choices_.below(8)) {
    case 0: return {};
    case 1:
      for (std::string& d : dims) d = dimension();
      return shape_info(dims);
    case 2: {
      own.push_back(fresh("n"));
      return prim_info(own.back());
    }
    case 3: return loosened(tensor_info(dims, "float32"));
    default: break;
  }
  for (std::string& d : dims) d = dimension();
  return tensor_info(dims, dtype());
}

TextInfo ModelGenerator::returned(const Named& result, bool is_inner) {
  const bool leaks = mentions(result.info, 'c') || (is_inner && mentions(result.info, 'n'));
  if (leaks || choices_.chance(1, 4)) return unbound(loosened(result.info), leaks);
  return unbound(result.info);
}

TextInfo ModelGenerator::function(const std::string& name, bool is_inner) {
  const Choices::Span span(choices_, "function");
  const Scope outer = scope_;
  const auto lines = std::exchange(lines_, {});
  const auto casts = std::exchange(bound_by_casts_, {});
  if (!is_inner) scope_ = {};
  scope_.dataflow = false;
  scope_.pure = choices_.chance(3, 4);
  std::vector<std::string> own;
  TextInfo info{TextInfo::Kind::kFunc};
  info.pure = scope_.pure;
  std::string params;
  for (auto i = choices_.between(is_inner ? 0 : 1, 3); i > 0; --i) {
    scope_.variables.push_back({fresh("p"), parameter(own)});
    const Named& p = scope_.variables.back();
    params += (params.empty() ? "" : ", ") + p.name + ": " + written(p.info, true);
    info.parts.push_back(p.info);
  }
  scope_.sizes.insert(scope_.sizes.end(), own.begin(), own.end());
  indent_ += 4;
  statements(static_cast<int>(choices_.between(1, is_inner ? 3 : 7)));
  if (scope_.variables.empty()) object();
  const Named result = *find([](const TextInfo&) { return true; });
  line("return " + result.name);
  indent_ -= 4;
  info.parts.push_back(returned(result, is_inner));
  auto body = std::exchange(lines_, lines);
  line(scope_.pure ? "@R.function" : "@R.function(pure=False)");
  line("def " + name + "(" + params + ") -> " + written(info.parts.back(), true) + ":");
  std::ranges::copy(bound_by_casts_, std::back_inserter(own));
  for (const std::string& v : own) line("    " + v + " = T.int64()");
  std::ranges::move(body, std::back_inserter(lines_));
  bound_by_casts_ = casts;
  scope_ = outer;
  return info;
}

/// Calls itself with less fuel until none is left, and without limit once in 30.
void ModelGenerator::recursive_function(const std::string& name) {
  const std::string n = fresh("n");
  const bool grows = choices_.chance(1, 3), forever = choices_.chance(1, 30);
  const std::string step = grows ? "R.concat([x, x], axis=0)" : "R.add(x, x)";
  const std::string result =
      grows ? "R.Tensor(dtype=\"float32\", ndim=1)" : "R.Tensor((\"" + n + "\",), \"float32\")";
  line("@R.function");
  line("def " + name + "(x: R.Tensor((\"" + n + "\",), \"float32\"), fuel: R.Tensor((), " +
       "\"int64\")) -> " + result + ":");
  for (const std::string& each :
       {n + " = T.int64()", std::string("one = R.const(1, \"int64\")"),
        std::string("more = R.greater(fuel, R.const(") + (forever ? "-9" : "0") + ", \"int64\"))",
        std::string("if more:"), "    y = " + step,
        std::string("    less = R.") + (forever ? "add" : "subtract") + "(fuel, one)",
        "    r: " + (grows ? result : "R.Tensor((" + n + ",), \"float32\")") + " = Module." + name +
            "(y, less)",
        std::string("else:"),
        "    r: " + (grows ? result : "R.Tensor((" + n + ",), \"float32\")") + " = x",
        std::string("return r")})
    line("    " + each);
  TextInfo info{TextInfo::Kind::kFunc};
  TextInfo back = tensor_info({n}, "float32");
  if (grows) back.known = false, back.dims.clear();
  info.parts = {tensor_info({n}, "float32"), tensor_info({}, "int64"), back};
  functions_.push_back({name, info});
}

void ModelGenerator::main_function() {
  scope_ = {};
  bound_by_casts_.clear();
  scope_.pure = choices_.chance(1, 3);
  const auto lines = std::exchange(lines_, {});
  indent_ += 4;
  line("fuel = R.const(" + std::to_string(choices_.between(0, 3)) + ", \"int64\")");
  scope_.variables.push_back({"fuel", tensor_info({}, "int64")});
  for (int i = 0; i < 3; ++i) creation();
  statements(static_cast<int>(choices_.between(2, 12)));
  line("return " + find([](const TextInfo&) { return true; })->name);
  indent_ -= 4;
  auto body = std::exchange(lines_, lines);
  line(scope_.pure ? "@R.function" : "@R.function(pure=False)");
  line("def main():");
  for (const std::string& v : bound_by_casts_) line("    " + v + " = T.int64()");
  std::ranges::move(body, std::back_inserter(lines_));
}

}  // namespace tenor::fuzz
