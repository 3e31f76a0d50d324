// SPDX-License-Identifier: Apache-2.0
// BufferLoad and BufferStore. TIR/Eval/7, TIR/Exec/5; TIR-D31, D44, D62. Elements are scalars in a
// row; one of several lanes takes as many.
#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;
using namespace spec::tir;

Emitter::Indices Emitter::indices(Exprs list) {
  Indices at;
  for (std::size_t k = 0; k < list.size(); ++k) {
    if (k + 1 == list.size())
      at.last = expr(list[k]);
    else
      at.leading.push_back(scalar(list[k]));
  }
  return at;
}

std::optional<View> Emitter::view(const Buffer* b) {
  const auto memory = scope_.memories.find(b->data);
  if (memory != scope_.memories.end()) {
    const std::string_view reason = against_sharing(memory->second);
    if (!reason.empty()) {
      refuse(reason);
      return std::nullopt;
    }
  }
  const auto found = scope_.views.find(b);
  return found != scope_.views.end() ? found->second : view_of_text(b);
}

std::optional<View> Emitter::view_of_text(const Buffer* b) {
  const auto memory = scope_.memories.find(b->data);
  if (memory == scope_.memories.end()) {
    refuse("memory through a computed pointer");
    return std::nullopt;
  }
  if (memory->second.dtype != b->dtype) {
    refuse("memory viewed as another datatype");
    return std::nullopt;
  }
  View made{memory->second.pointer, "0", {}};
  const std::vector<std::string> shape = extents(b->shape);
  const bool strided = !b->strides.empty() && memory->second.declared != b;
  made.strides = spread(b, shape, strided ? extents(b->strides) : row_major(shape));
  if (b->elem_offset && !plants(Mistake::kOffsetDropped))
    made.base = extents({&b->elem_offset, 1}).front();
  return made;
}

std::vector<std::string> Emitter::extents(Exprs shape) {
  std::vector<std::string> made;
  for (Expr e : shape) {
    const auto* literal = as<IntImm>(e);
    made.push_back(literal ? std::to_string(literal->value)
                           : define("int64_t", fmt::format("(int64_t){}", scalar(e))));
  }
  return made;
}

/// A product of literals is one.
std::vector<std::string> Emitter::row_major(const std::vector<std::string>& shape) {
  std::vector<std::string> strides(shape.size());
  std::int64_t known = plants(Mistake::kWrongStride) && shape.size() > 1 ? 1 : 0;
  std::string stride = "1";
  const auto is_literal = [](const std::string& s) { return s[0] != 't' && s[0] != 'd'; };
  for (std::size_t k = shape.size(); k-- > 0;) {
    strides[k] = stride;
    if (is_literal(stride) && is_literal(shape[k])) {
      stride = std::to_string(std::stoll(stride) * (std::stoll(shape[k]) + known));
    } else if (k > 0) {
      stride = define("int64_t", fmt::format("{} * ({} + {})", stride, shape[k], known));
    }
    known = 0;
  }
  return strides;
}

/// A dimension of one element is as long as any index asks, in a buffer that broadcasts.
std::vector<std::string> Emitter::spread(const Buffer* b, const std::vector<std::string>& shape,
                                         std::vector<std::string> strides) {
  if (b->buffer_type != BufferType::kAutoBroadcast) return strides;
  for (std::size_t k = 0; k < shape.size(); ++k)
    strides[k] = define("int64_t", fmt::format("{} == 1 ? 0 : {}", shape[k], strides[k]));
  return strides;
}

std::string Emitter::position(const View& v, const Indices& at, std::size_t lane) {
  std::string sum = v.base;
  const auto add = [&](const std::string& index, const std::string& stride) {
    sum += stride == "1" ? fmt::format(" + (int64_t){}", index)
                         : fmt::format(" + (int64_t){} * {}", index, stride);
  };
  for (std::size_t k = 0; k < at.leading.size(); ++k) add(at.leading[k], v.strides[k]);
  if (!at.last.empty()) add(at.last[lane], v.strides.back());
  return define("int64_t", sum);
}

std::string Emitter::element(const View& v, const Buffer* b, const std::string& position,
                             std::uint32_t part) const {
  const std::uint32_t lanes = b->dtype.lanes;
  const std::string at = lanes == 1 ? position : fmt::format("{} * {} + {}", position, lanes, part);
  return fmt::format("(({} *){})[{}]", c::name(b->dtype.scalar), v.pointer, at);
}

Lanes Emitter::load(const BufferLoad& e) {
  const auto v = view(e.buffer);
  if (!v) return Lanes(e.dtype.lanes, "0");
  const Indices at = indices(e.indices);
  const Lanes mask = e.predicate ? expr(e.predicate) : Lanes{};
  Lanes made;
  for (std::size_t lane = 0; lane < std::max<std::size_t>(1, at.last.size()); ++lane) {
    const std::string place = position(*v, at, lane);
    for (std::uint32_t part = 0; part < e.buffer->dtype.lanes; ++part) {
      const std::string value = element(*v, e.buffer, place, part);
      made.push_back(define(e.dtype.scalar,
                            mask.empty() ? value : fmt::format("{} ? {} : 0", mask[lane], value)));
    }
  }
  return made;
}

void Emitter::store(const BufferStore& s) {
  const auto v = view(s.buffer);
  if (!v) return;
  const Lanes value = expr(s.value);
  const Indices at = indices(s.indices);
  const Lanes mask = s.predicate ? expr(s.predicate) : Lanes{};
  const std::uint32_t width = s.buffer->dtype.lanes;
  for (std::size_t lane = 0; lane < std::max<std::size_t>(1, at.last.size()); ++lane) {
    const std::string place = position(*v, at, lane);
    const bool masked = !mask.empty() && !plants(Mistake::kMaskDropped);
    for (std::uint32_t part = 0; part < width; ++part)
      line("{}{} = {};", masked ? fmt::format("if ({}) ", mask[lane]) : "",
           element(*v, s.buffer, place, part), value[lane * width + part]);
  }
}

}  // namespace tenor::fuzz::c
