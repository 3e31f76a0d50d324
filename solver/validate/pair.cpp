// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/pair.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/command/inputs.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

std::string_view name_of(const Subject& s) {
  const auto last = s.path.rfind(':');
  return std::string_view(s.path).substr(last == std::string::npos ? 0 : last + 1);
}

const Subject* called(const std::vector<Subject>& all, std::string_view name) {
  const auto found = std::ranges::find_if(
      all, [&](const Subject& s) { return s.path == name || name_of(s) == name; });
  return found == all.end() ? nullptr : &*found;
}

std::string shown(const PrimFunc& f, std::size_t i) {
  if (!f.buffers[i]) return spec::to_string(f.params[i]->dtype);
  return fmt::format("a buffer of {} and rank {}", spec::to_string(f.buffers[i]->dtype),
                     f.buffers[i]->shape.size());
}

}  // namespace

std::vector<Pair> pair_up(const std::vector<Subject>& before, const std::vector<Subject>& after,
                          const std::vector<std::string>& renamed) {
  std::vector<Pair> pairs;
  for (const std::string& text : renamed) {
    const Assignment names = parse_assignment(text, "--map");
    const Subject *from = called(before, names.name), *to = called(after, names.value);
    if (!from || !to)
      throw UsageError(fmt::format("--map {}: there is no function {} {}", text,
                                   from ? names.value : names.name, from ? "after" : "before"));
    pairs.push_back({from, to});
  }
  const auto is_paired = [&](const Subject& s) {
    return std::ranges::any_of(pairs,
                               [&](const Pair& p) { return p.before == &s || p.after == &s; });
  };
  if (pairs.empty() && before.size() == 1 && after.size() == 1) return {{&before[0], &after[0]}};
  for (const Subject& s : before) {
    if (is_paired(s)) continue;
    const Subject* partner = called(after, s.path);
    if (!partner) partner = called(after, name_of(s));
    pairs.push_back({&s, partner && !is_paired(*partner) ? partner : nullptr});
  }
  for (const Subject& s : after)
    if (!is_paired(s)) pairs.push_back({nullptr, &s});
  return pairs;
}

std::string mismatch(const PrimFunc& before, const PrimFunc& after) {
  if (before.params.size() != after.params.size())
    return fmt::format("it has {} parameters before and {} after", before.params.size(),
                       after.params.size());
  for (std::size_t i = 0; i < before.params.size(); ++i) {
    const Buffer *b = before.buffers[i], *a = after.buffers[i];
    const bool same = b && a ? b->dtype == a->dtype && b->shape.size() == a->shape.size()
                             : !b && !a && before.params[i]->dtype == after.params[i]->dtype;
    if (!same)
      return fmt::format("parameter {} is {} before and {} after", i + 1, shown(before, i),
                         shown(after, i));
  }
  return "";
}

std::vector<Input> mirrored(const Plan& plan, const PrimFunc& after) {
  std::vector<Input> inputs;
  const auto name = [&](std::size_t i) {
    return std::string(after.buffers[i] ? after.buffers[i]->name : after.params[i]->name_hint);
  };
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    const PlannedArgument& a = plan.arguments[i];
    Input& input = inputs.emplace_back();
    input.name = name(i);
    if (a.memory_of != i) {
      input.kind = Input::Kind::kAlias, input.other = name(a.memory_of);
    } else if (a.is_tensor && a.elements) {
      input.kind = Input::Kind::kTensor, input.tensor = *a.elements;
    } else if (a.scalar && !a.scalar->type.is_handle()) {
      input.kind = Input::Kind::kNumber, input.written = Concrete::show(*a.scalar);
    } else {
      inputs.pop_back();
    }
    if (!inputs.empty() && inputs.back().name == name(i)) inputs.back().written = a.written;
  }
  return inputs;
}

}  // namespace tenor::solver
