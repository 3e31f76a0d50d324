// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/kernel.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace tenor::semantics::relax {

Scalar Array::operator()(const Index& index) const {
  if (!buffer_) return number_;
  if (index.size() != shape().size())
    throw UnfitArgument{
        fmt::format("a tensor of rank {} is used as one of rank {}", shape().size(), index.size())};
  std::vector<const spec::PrimExpr*> nodes;
  for (const Scalar& one : index) nodes.push_back(one.node);
  spec::Builder& build = kernel_->build_;
  return {&build, build.buffer_load({}, buffer_, build.arena().list(nodes))};
}

std::int64_t Array::extent(int axis) const {
  if (axis < 0 || axis >= ndim())
    throw UnfitArgument{fmt::format("a tensor of rank {} has no axis {}", ndim(), axis)};
  return shape()[static_cast<std::size_t>(axis)];
}

Scalar Array::broadcast(const Index& index) const {
  Index own;
  for (int i = 0; i < ndim(); ++i)
    own.push_back(extent(i) == 1
                      ? kernel_->index(0)
                      : index[index.size() - shape().size() + static_cast<std::size_t>(i)]);
  return (*this)(own);
}

void Array::set(const Index& index, Scalar value) const {
  std::vector<const spec::PrimExpr*> nodes;
  for (const Scalar& one : index) nodes.push_back(one.node);
  auto* store = kernel_->build_.stmt<spec::tir::BufferStore>({});
  store->buffer = buffer_;
  store->value = value.node;
  store->indices = kernel_->build_.arena().list(nodes);
  kernel_->add({store, nullptr});
}

Kernel::Kernel(spec::relax::OperatorCall& op, std::string_view name, spec::Builder& build,
               std::span<const OperatorArgument> arguments, std::vector<TensorType> results)
    : op_(op), name_(name), build_(build), given_(arguments) {
  open_.emplace_back();
  arguments_.resize(arguments.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) read_argument(i);
  for (std::size_t i = 0; i < results.size(); ++i)
    results_.push_back(
        parameter(results.size() == 1 ? "result" : fmt::format("result_{}", i), results[i]));
}

/// What the operator calls argument `i` of its calls.
std::string Kernel::argument_name(std::size_t i) const {
  using Kind = spec::relax::Parameter::Kind;
  std::size_t number = 0;
  for (const spec::relax::Parameter& p : spec::relax::find_operator(name_)->parameters) {
    if (p.kind == Kind::kAttribute || p.kind == Kind::kStructInfo) continue;
    if (spec::relax::takes_rest(p.kind)) return fmt::format("{}_{}", p.name, i - number);
    if (number++ == i) return std::string(p.name);
  }
  return fmt::format("argument_{}", i);
}

const Array& Kernel::in(std::size_t i) const {
  if (i >= arguments_.size() || arguments_[i].empty())
    throw UnfitArgument{fmt::format("argument {} is not a tensor or a number", i)};
  return arguments_[i].front();
}

void Kernel::read_argument(std::size_t i) {
  const auto& value = given_[i].value;
  if (const auto* tensor = std::get_if<TensorType>(&value)) {
    arguments_[i].push_back(parameter(argument_name(i), *tensor));
  } else if (const auto* fields = std::get_if<std::vector<TensorType>>(&value)) {
    for (std::size_t k = 0; k < fields->size(); ++k)
      arguments_[i].push_back(parameter(fmt::format("{}_{}", argument_name(i), k), (*fields)[k]));
  } else if (const auto* number = std::get_if<PrimNumber>(&value)) {
    arguments_[i].emplace_back(*this,
                               number->dtype.is_floating()
                                   ? float_literal(build_, number->floating, number->dtype)
                                   : integer_literal(build_, number->integer, number->dtype));
  } else if (const auto* prim = spec::relax::as<spec::relax::PrimValue>(op_.argument(i))) {
    arguments_[i].emplace_back(*this, Scalar{&build_, prim->value});
  }
}

Array Kernel::parameter(std::string_view name, const TensorType& type) {
  params_.push_back(build_.variable({}, fmt::format("p_{}", name), spec::handle_type()));
  buffers_.push_back(buffer(name, type));
  return {*this, buffers_.back(), type};
}

const spec::Buffer* Kernel::buffer(std::string_view name, const TensorType& type) {
  auto* made = build_.program().make<spec::Buffer>({});
  made->name = build_.arena().string(name);
  made->dtype = type.dtype;
  made->data =
      build_.variable({}, name, build_.pointer_type(build_.prim_type(type.dtype), "global"));
  std::vector<const spec::PrimExpr*> shape;
  for (const std::int64_t extent : type.shape) shape.push_back(index(extent).node);
  made->shape = build_.arena().list(shape);
  return made;
}

void Kernel::refuse(std::string_view attribute) {
  if (!refused_.empty()) return;
  refused_ = fmt::format("{}.{}={}", name_, attribute, show(op_.attribute(attribute)));
}

void Kernel::refuse_call(std::string_view reason) {
  if (refused_.empty()) refused_ = fmt::format("{}: {}", name_, reason);
}

void Kernel::refuse_value(const std::string& value, spec::DataType dtype) {
  refuse_call(fmt::format("{} is not a value of {}", value, spec::to_string(dtype)));
}

Scalar Kernel::number(double value, spec::DataType dtype) {
  if (dtype.is_floating()) return float_literal(build_, value, dtype);
  const auto integer = integer_of(value, dtype);
  if (!integer) refuse_value(fmt::format("{}", value), dtype);
  return integer_literal(build_, integer.value_or(0), dtype);
}

void Kernel::expect_value(std::int64_t value, spec::DataType dtype) {
  if (!has_value(dtype, value)) refuse_value(fmt::format("{}", value), dtype);
}

Scalar Kernel::number_in(std::size_t i, spec::DataType dtype) {
  const Scalar given = in(i)({});
  if (dtype.is_floating() || dtype.is_bool() || given.dtype() == dtype) return cast(given, dtype);
  if (const auto* one = spec::as<spec::FloatImm>(given.node)) return number(one->value, dtype);
  const auto* one = spec::as<spec::IntImm>(given.node);
  if (one) expect_value(one->value, dtype);
  return one ? integer_literal(build_, one->value, dtype) : cast(given, dtype);
}

void Kernel::each(const Extents& shape, const std::function<void(const Index&)>& body) {
  Index extents;
  for (const std::int64_t extent : shape) extents.push_back(index(extent));
  each(extents, body);
}

void Kernel::each(const Index& shape, const std::function<void(const Index&)>& body) {
  Index place;
  std::vector<spec::tir::For*> loops;
  for (const Scalar& extent : shape) {
    place.push_back(index(0));
    const auto* known = spec::as<spec::IntImm>(extent.node);
    if (known && known->value == 0) return;
    if (known && known->value == 1) continue;
    auto* loop = build_.stmt<spec::tir::For>({});
    loop->loop_var = build_.variable({}, fmt::format("i{}", place.size() - 1), spec::int_type(64));
    loop->min = index(0).node;
    loop->extent = extent.node;
    place.back() = {&build_, build_.var({}, loop->loop_var)};
    loops.push_back(loop);
  }
  open_.emplace_back();
  body(place);
  const spec::tir::Stmt* inner = close();
  for (auto loop = loops.rbegin(); loop != loops.rend(); ++loop) {
    (*loop)->body = inner;
    inner = *loop;
  }
  add({inner, nullptr});
}

void Kernel::when(Scalar condition, const std::function<void()>& body) {
  if (const auto* decided = spec::as<spec::IntImm>(condition.node)) {
    if (decided->value != 0) body();
    return;
  }
  open_.emplace_back();
  body();
  auto* statement = build_.stmt<spec::tir::IfThenElse>({});
  statement->condition = condition.node;
  statement->then_case = close();
  add({statement, nullptr});
}

void Kernel::fill(const Array& result, const std::function<Scalar(const Index&)>& element) {
  each(result.shape(), [&](const Index& i) { result.set(i, element(i)); });
}

Scalar Kernel::keep(std::string_view name, Scalar value) {
  const auto* variable = build_.variable({}, name, value.dtype());
  bind(variable, value);
  return {&build_, build_.var({}, variable)};
}

void Kernel::bind(const spec::Variable* variable, Scalar value) {
  auto* let = build_.stmt<spec::tir::LetStmt>({});
  let->var = variable;
  let->value = cast(value, variable->dtype).node;
  add({let, let});
}

Array Kernel::scratch(std::string_view name, spec::DataType dtype, const Extents& shape) {
  scratch_.push_back(buffer(name, {dtype, shape}));
  return {*this, scratch_.back(), {dtype, shape}};
}

/// The statements of the innermost open place, each `keep` around those that follow it.
const spec::tir::Stmt* Kernel::close() {
  std::vector<const spec::tir::Stmt*> row;
  const auto joined = [&]() -> const spec::tir::Stmt* {
    if (row.size() == 1) return row.front();
    if (row.empty()) {
      auto* nothing = build_.stmt<spec::tir::Evaluate>({});
      nothing->value = build_.int_imm({}, 0, spec::int_type(32));
      return nothing;
    }
    auto* all = build_.stmt<spec::tir::SeqStmt>({});
    std::ranges::reverse(row);
    all->seq = build_.arena().list(row);
    return all;
  };
  for (auto item = open_.back().rbegin(); item != open_.back().rend(); ++item) {
    if (item->let) {
      item->let->body = joined();
      row = {item->let};
    } else {
      row.push_back(item->statement);
    }
  }
  open_.pop_back();
  return joined();
}

/// `body` with that memory allocated around it.
const spec::tir::Stmt* Kernel::allocated(const spec::Buffer* buffer, const spec::tir::Stmt* body) {
  auto* declaration = build_.stmt<spec::tir::DeclBuffer>({});
  declaration->buffer = buffer;
  declaration->body = body;
  auto* allocation = build_.stmt<spec::tir::Allocate>({});
  allocation->buffer_var = buffer->data;
  allocation->dtype = buffer->dtype;
  std::vector<const spec::PrimExpr*> extents(buffer->shape.begin(), buffer->shape.end());
  if (extents.empty()) extents.push_back(index(1).node);
  allocation->extents = build_.arena().list(extents);
  allocation->condition = build_.boolean({}, true);
  allocation->body = declaration;
  return allocation;
}

const spec::tir::PrimFunc* Kernel::finish() {
  const spec::tir::Stmt* body = close();
  for (auto one = scratch_.rbegin(); one != scratch_.rend(); ++one) body = allocated(*one, body);
  auto* function = build_.program().make<spec::tir::PrimFunc>({});
  std::string name(name_);
  std::ranges::replace(name, '.', '_');
  function->name = build_.arena().string(name);
  function->params = build_.arena().list(params_);
  function->buffers = build_.arena().list(buffers_);
  function->body = body;
  return function;
}

Scalar Kernel::position(const Index& index, const Extents& shape) {
  Scalar position = this->index(0);
  for (std::size_t i = 0; i < index.size(); ++i)
    position = i == 0 ? index[i] : position * shape[i] + index[i];
  return position;
}

Index unflattened(Scalar position, const Extents& shape) {
  Index index(shape.size(), position);
  std::int64_t below = 1;
  for (std::size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 1) {
      index[i] = integer_literal(*position.build, 0, spec::int_type(64));
      continue;
    }
    const Scalar upper = floor_div(position, below);
    below *= shape[i];
    index[i] = below == product(shape) ? upper : floor_mod(upper, shape[i]);
  }
  return index;
}

std::int64_t product(const Extents& shape) {
  return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

Extents extents_at(const Extents& shape, const std::vector<int>& axes) {
  Extents found;
  for (const int axis : axes) found.push_back(shape[static_cast<std::size_t>(axis)]);
  return found;
}

}  // namespace tenor::semantics::relax
