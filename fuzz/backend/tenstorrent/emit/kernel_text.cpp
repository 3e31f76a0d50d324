// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/kernel_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/tenstorrent/attributes.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
namespace tt = spec::tenstorrent;

std::string KernelText::fmt_for(const std::string& v, std::int64_t count) {
  return fmt::format("for (uint32_t {0} = 0; {0} < {1}; ++{0})", v, count);
}

std::string KernelText::cb(int number) {
  auto& name = ring_names_[number];
  if (name.empty()) {
    name = scalars_.fresh("cb_" + program_.of(ring(number).near).name);
    rings_.push_back(number);
  }
  return name;
}
std::string KernelText::accessor(int global, int number) {
  auto& [of, name] = accessors_[global];
  if (name.empty()) {
    of = number;
    name = scalars_.fresh(program_.globals[static_cast<std::size_t>(global)].buffer->name);
  }
  return name;
}

void KernelText::wait(int number) {
  line(fmt::format("cb_wait_front({}, {});", cb(number), pages(number)));
}
void KernelText::reserve(int number) {
  line(fmt::format("cb_reserve_back({}, {});", cb(number), pages(number)));
}
void KernelText::push(int number) {
  line(fmt::format("cb_push_back({}, {});", cb(number), pages(number)));
}
void KernelText::pop(const std::vector<int>& rings) {
  for (const int each : rings)
    if (consumes(ring(each))) line(fmt::format("cb_pop_front({}, {});", cb(each), pages(each)));
}

/// On this way nothing has waited for them.
void KernelText::drop(const std::vector<int>& rings) {
  for (const int each : rings)
    if (consumes(ring(each))) wait(each), pop({each});
}

void KernelText::items(const std::vector<Item>& all) {
  for (const Item& each : all) item(each);
}
void KernelText::item(const Item& item) {
  switch (item.kind) {
    case Item::Kind::kOp: return operation(item.op);
    case Item::Kind::kLoop: return loop(item);
    case Item::Kind::kIf: return choose(item);
    case Item::Kind::kLet: return let(item);
  }
}

void KernelText::loop(const Item& item) {
  const tir::For& s = *item.loop;
  const Interval first = scalars_.values(s.min), extent = scalars_.values(s.extent);
  scalars_.set_domain(s.loop_var, {first.low, (first + extent).high - 1});
  loop_begins(item);
  ++indent_;
  const std::string body = written([&] { drop(item.popped_first), items(item.body); });
  --indent_;
  if (!body.empty()) {
    const std::string min = scalars_.text(s.min);
    open(fmt::format("for (uint32_t {0} = {1}; {0} < {2}; ++{0})", scalars_.name(s.loop_var), min,
                     plus(min, scalars_.text(s.extent))));
    lines_ += body;
    close();
  }
  loop_ends(item);
  drop(item.popped_after);
}

void KernelText::choose(const Item& item) {
  ++indent_;
  std::string then, other;
  scalars_.where(item.condition, true,
                 [&] { then = written([&] { drop(item.popped_first), items(item.body); }); });
  scalars_.where(item.condition, false, [&] {
    other = written([&] { drop(item.popped_otherwise), items(item.otherwise); });
  });
  --indent_;
  if (then.empty() && other.empty()) return;
  const std::string condition = scalars_.text(item.condition);
  open(fmt::format("if ({})", then.empty() ? "!(" + condition + ")" : condition));
  lines_ += then.empty() ? other : then;
  if (!then.empty() && !other.empty()) {
    otherwise();
    lines_ += other;
  }
  close();
}

/// A number that nothing of the kernel uses is not bound.
void KernelText::let(const Item& item) {
  const Variable* v = item.let->var;
  const bool is_tile = v->name_hint == "tile_id";
  const std::int64_t tiles = tt::number(find(program_.function->attrs, tt::kNumTiles)).value_or(1);
  if (is_tile)
    scalars_.set_domain(v, {0, tiles - 1});
  else
    scalars_.bind(v, item.let->value);
  const std::string body = written([&] { items(item.body); });
  if (scalars_.is_used(v))
    line(fmt::format("const uint32_t {} = {};", scalars_.name(v), scalars_.text(item.let->value)));
  lines_ += body;
}

std::string KernelText::declarations() {
  std::string text;
  std::map<int, std::string> addresses;
  const auto add = [&](const std::string& each) { text += "  " + each + "\n"; };
  for (const auto& [global, accessor] : accessors_) {
    const auto& name = program_.globals[static_cast<std::size_t>(global)].buffer->name;
    addresses[global] = scalars_.fresh(std::string(name) + "_address");
    add(fmt::format("const uint32_t {} = get_arg_val<uint32_t>({});", addresses[global],
                    made_.arguments.size()));
    made_.arguments.push_back({std::string(name), global});
  }
  for (const Variable* v : program_.function->params) {
    const auto* found = std::ranges::find(tt::kRuntimeParams, v->name_hint);
    if (found == std::end(tt::kRuntimeParams) || !scalars_.is_used(v)) continue;
    add(fmt::format("const uint32_t {} = get_arg_val<uint32_t>({});", scalars_.name(v),
                    made_.arguments.size()));
    made_.arguments.push_back(
        {std::string(v->name_hint), -1, static_cast<int>(found - tt::kRuntimeParams)});
  }
  for (std::size_t i = 0; i < rings_.size(); ++i)
    add(fmt::format("constexpr uint32_t {} = get_compile_time_arg_val({});", cb(rings_[i]), i));
  for (const auto& [global, accessor] : accessors_)
    add(fmt::format("const auto {} = TensorAccessor({}, get_tile_size({}));", accessor.second,
                    addresses[global], cb(accessor.first)));
  return text;
}

std::optional<KernelSource> KernelText::make(tt::KernelKind kind) {
  made_ = {std::string(word(kind)) + ".kernel", {}, kind, {}, {}};
  scalars_.first_listed = "FIRST_LISTED";
  begin();
  items(program_.items);
  end();
  if (lines_.empty()) return {};
  made_.lists_tiles = lines_.find("FIRST_LISTED") != lines_.npos;
  std::string body = std::exchange(lines_, {});
  const std::string head = declarations();
  if (made_.lists_tiles)
    body.replace(body.find("FIRST_LISTED"), 12, std::to_string(made_.arguments.size()));
  made_.text = "void kernel_main() {\n" + head + "\n" + body + "}\n";
  made_.rings = rings_;
  return std::move(made_);
}

PageTexts page_texts(Scalars& scalars, TileProgram& program, const Op& op, const Near& near) {
  const Global& global = program.globals[static_cast<std::size_t>(op.place.global)];
  PageTexts made;
  made.first_row = scalars.in_tiles(op.place.row, op.at);
  made.first_column = scalars.in_tiles(op.place.column, op.at);
  made.lead = "0";
  for (std::size_t i = 0; i < op.place.lead.size(); ++i)
    made.lead = plus(times(made.lead, global.shape[i]), scalars.text(op.place.lead[i]));
  const auto stays = [&](const PrimExpr* first, std::int64_t tiles, std::int64_t extent) {
    const Wide last = first ? scalars.values(first).high : Wide{0};
    return last + (tiles - 1) * kSide < extent;
  };
  made.stays_inside = stays(op.place.row, near.tiles_high(), global.height()) &&
                      stays(op.place.column, near.tiles_wide(), global.width());
  for (std::size_t i = 0; i < op.place.lead.size(); ++i)
    if (scalars.values(op.place.lead[i]).high >= global.shape[i])
      program.refuse(op.at, fmt::format("the index of axis {} of {} may be outside of it", i,
                                        global.buffer->name));
  return made;
}
std::string page_number(const Global& global, const PageTexts& texts, const std::string& row,
                        const std::string& column) {
  const std::int64_t high = tiles_of(global.height()), wide = tiles_of(global.width());
  const std::string rows = plus(times(texts.lead, high), plus(texts.first_row, row));
  return plus(times(rows, wide), plus(texts.first_column, column));
}
std::string is_inside(const Global& global, const PageTexts& texts, const std::string& row,
                      const std::string& column) {
  return fmt::format("{} < {} && {} < {}", plus(texts.first_row, row), tiles_of(global.height()),
                     plus(texts.first_column, column), tiles_of(global.width()));
}

}  // namespace tenor::fuzz::tenstorrent
