// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/tir/construct/tile_region.h"

#include <fmt/format.h>

namespace tenor::spec::reader {

namespace {

constexpr std::string_view kRegion = "T.region";

const BufferRegion* region_of(Reader& r, const Value& v, const Object& written) {
  const Object& from = written.items[0];
  if (from.kind == Object::Kind::kRegion) return from.region;
  Value element(Kind::kExpr, v.span);
  element.expr = from.expr;
  return r.region(element);
}
const PrimExpr* extent_of(Reader& r, const Value& v, const Object& extent, DataType dtype) {
  if (extent.kind == Object::Kind::kExpr) return extent.expr;
  if (extent.kind == Object::Kind::kVariable) return r.builder().var(v.span, extent.variable);
  return r.literal(v.span, Wide{extent.integer}, dtype);
}

}  // namespace

Value read_region(Reader& r, Call& call) {
  const List<Value> given = call.all();
  const BufferRegion* from = given.empty() ? nullptr : r.region(given[0]);
  if (!from)
    return given.empty() ? r.fail(Code::P_ARGUMENT, call.span, "T.region needs an element")
                         : Value();
  const std::size_t rank = from->region.size();
  const auto access = given.size() > 1 ? r.integer(given[1], "the access of T.region") : 3;
  if (!access) return Value();
  if (*access < 1 || *access > 3)
    return r.fail(
        Code::P_ARGUMENT, given[1].span,
        fmt::format("the access of T.region is {}, not 1 (read), 2 (write) or 3 (both)", *access));
  if (given.size() != rank + 2)
    return r.fail(Code::P_ARGUMENT, call.span,
                  fmt::format("T.region has {} extents, but {} has {} dimensions",
                              given.size() < 2 ? 0 : given.size() - 2, from->buffer->name, rank));
  std::vector<Object> items{r.object(given[0]), r.object(given[1])};
  for (const Value& extent : given.subspan(2)) {
    if (!r.expression(extent)) return Value();
    items.push_back(r.object(extent));
  }
  auto* made = r.arena().make<Object>();
  made->kind = Object::Kind::kCall;
  made->text = kRegion;
  made->items = r.arena().list(items);
  return value_of(call.span, static_cast<const Object*>(made));
}

bool read_tile_region(Reader& r, const Value& v, tile::Region& out) {
  const bool written = v.is(Kind::kObject) && v.object->text == kRegion;
  const BufferRegion* from = written ? region_of(r, v, *v.object) : r.region(v);
  if (!from) return false;
  out.buffer = from->buffer;
  out.axes.assign(from->region.begin(), from->region.end());
  for (std::size_t i = 0; written && i < out.axes.size(); ++i)
    out.axes[i].extent = extent_of(r, v, v.object->items[i + 2], out.axes[i].min->dtype);
  return true;
}

}  // namespace tenor::spec::reader
