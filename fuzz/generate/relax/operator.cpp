// SPDX-License-Identifier: Apache-2.0
// Calls of operators in a generated module.
#include <fmt/format.h>

#include <algorithm>

#include "fuzz/generate/relax/model_generator.h"

namespace tenor::fuzz {
namespace {

std::string product_of(const std::vector<std::string>& dims) {
  std::string all = "1";
  for (const std::string& d : dims) all = all == "1" ? "(" + d + ")" : all + " * (" + d + ")";
  return all;
}
std::string listed(const std::vector<std::string>& dims) {
  std::string all;
  for (const std::string& d : dims) all += (all.empty() ? "" : ", ") + d;
  return "[" + all + "]";
}

}  // namespace

bool ModelGenerator::operation() {
  using Production = bool (ModelGenerator::*)();
  static constexpr Production kAll[] = {&ModelGenerator::elementwise, &ModelGenerator::binary,
                                        &ModelGenerator::creation,    &ModelGenerator::reduction,
                                        &ModelGenerator::reshaped,    &ModelGenerator::joined,
                                        &ModelGenerator::product};
  return (this->*kAll[choices_.below(std::size(kAll))])();
}

bool ModelGenerator::creation() {
  const TextInfo info = tensor_info(sizes(static_cast<int>(choices_.between(0, 2))), dtype());
  const std::string dims = listed(info.dims);
  switch (choices_.below(3)) {
    case 0:
      return bind(fmt::format("R.full(R.shape({}), R.const({}, \"{}\"), dtype=\"{}\")", dims,
                              choices_.between(0, 3), info.dtype, info.dtype),
                  info);
    case 1: return bind(fmt::format("R.ones(R.shape({}), dtype=\"{}\")", dims, info.dtype), info);
    default: return bind("R.const([1.5, -2.0], \"float32\")", tensor_info({"2"}, "float32"));
  }
}

bool ModelGenerator::elementwise() {
  static constexpr std::string_view kNames[] = {"negative", "abs", "nn.relu", "exp", "sigmoid"};
  const bool casts = choices_.chance(1, 4);
  const Named* x = tensor(casts ? "" : "float32");
  if (careless()) x = find({}, true);
  if (!x) return false;
  TextInfo info = x->info;
  if (!casts)
    return bind(fmt::format("R.{}({})", kNames[choices_.below(std::size(kNames))], x->name), info);
  info.dtype = dtype();
  return bind(fmt::format("R.astype({}, dtype=\"{}\")", x->name, info.dtype), info);
}

bool ModelGenerator::binary() {
  static constexpr std::string_view kNames[] = {"add", "multiply", "subtract", "maximum"};
  const Named* x = tensor("");
  if (!x) return false;
  const Named* y = find(
      [&](const TextInfo& info) {
        return info.kind == TextInfo::Kind::kTensor && info.dtype == x->info.dtype &&
               ((info.known && (info.dims == x->info.dims || info.rank == 0)) ||
                choices_.chance(1, 9));
      },
      careless());
  if (!y) return false;
  return bind(
      fmt::format("R.{}({}, {})", kNames[choices_.below(std::size(kNames))], x->name, y->name),
      x->info);
}

bool ModelGenerator::reduction() {
  const Named* x = tensor("float32");
  if (!x || x->info.rank < 1) return false;
  TextInfo info = x->info;
  const bool keeps = choices_.chance(1, 3);
  if (keeps)
    info.dims[0] = "1";
  else
    info.dims.erase(info.dims.begin()), --info.rank;
  return bind(fmt::format("R.{}({}, axis=[0], keepdims={})", choices_.chance(1, 2) ? "sum" : "max",
                          x->name, keeps ? "True" : "False"),
              info);
}

bool ModelGenerator::reshaped() {
  const Named* x = tensor("");
  if (!x) return false;
  TextInfo info = x->info;
  std::reverse(info.dims.begin(), info.dims.end());
  switch (choices_.below(4)) {
    case 0: return bind(fmt::format("R.permute_dims({})", x->name), info);
    case 1:
      return bind(fmt::format("R.reshape({}, R.shape({}))", x->name, listed(info.dims)), info);
    case 2:
      info = x->info;
      info.dims.insert(info.dims.begin(), "1"), ++info.rank;
      return bind(fmt::format("R.expand_dims({}, axis=0)", x->name), info);
    default:
      return bind(fmt::format("R.flatten({})", x->name),
                  tensor_info({product_of(x->info.dims)}, x->info.dtype));
  }
}

bool ModelGenerator::joined() {
  const Named* x = tensor("");
  if (!x || x->info.rank < 1) return false;
  TextInfo info = x->info;
  const Named* y = find([&](const TextInfo& other) {
    return other.kind == TextInfo::Kind::kTensor && other.known && other.rank == info.rank &&
           other.dtype == info.dtype &&
           std::equal(info.dims.begin() + 1, info.dims.end(), other.dims.begin() + 1);
  });
  if (!y) return false;
  info.dims[0] = "(" + info.dims[0] + ") + (" + y->info.dims[0] + ")";
  return bind(fmt::format("R.concat([{}, {}], axis=0)", x->name, y->name), info);
}

bool ModelGenerator::product() {
  const Named* x = tensor("float32", 2);
  if (!x) return false;
  const Named* y = find([&](const TextInfo& other) {
    return other.kind == TextInfo::Kind::kTensor && other.rank == 2 && other.known &&
           other.dtype == "float32" && other.dims[0] == x->info.dims[1];
  });
  if (!y) return false;
  return bind(fmt::format("R.matmul({}, {})", x->name, y->name),
              tensor_info({x->info.dims[0], y->info.dims[1]}, "float32"));
}

}  // namespace tenor::fuzz
