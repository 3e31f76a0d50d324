// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/pair.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/run/inputs.h"
#include "spec/diagnostic/suggest.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using namespace semantics;

namespace {

std::string_view name_of(const Subject& s) {
  const auto last = s.path.rfind(':');
  return std::string_view(s.path).substr(last == std::string::npos ? 0 : last + 1);
}

/// Those of that path; else those of that name.
std::vector<const Subject*> called(const std::vector<Subject>& all, std::string_view name) {
  std::vector<const Subject*> by_path, by_name;
  for (const Subject& s : all) {
    if (s.path == name) by_path.push_back(&s);
    if (name_of(s) == name) by_name.push_back(&s);
  }
  return by_path.empty() ? by_name : by_path;
}

const Subject* only(const std::vector<const Subject*>& found) {
  return found.size() == 1 ? found[0] : nullptr;
}

/// The function that `--map` names on one side.
const Subject* mapped(const std::vector<Subject>& all, const std::string& name,
                      const std::string& text, const char* side) {
  const std::vector<const Subject*> found = called(all, name);
  if (found.size() == 1) return found[0];
  std::vector<std::string> paths;
  for (const Subject& s : all)
    if (found.empty() || name_of(s) == name) paths.push_back(s.path);
  if (!found.empty())
    throw UsageError(
        fmt::format("--map {}: '{}' is ambiguous, it may be {} in {}; write the full name", text,
                    name, fmt::join(paths, " or "), side));
  const std::string near = did_you_mean(name, paths);
  throw UsageError(
      fmt::format("--map {}: there is no function '{}' in {}{}", text, name, side,
                  near.empty() ? fmt::format("; there is {}", fmt::join(paths, ", ")) : near));
}

std::string shown(const PrimFunc& f, std::size_t i) {
  if (!f.buffers[i]) return spec::to_string(f.params[i]->dtype);
  std::vector<std::string> extents;
  for (const PrimExpr* e : f.buffers[i]->shape) {
    const auto* imm = as<IntImm>(e);
    extents.push_back(imm ? std::to_string(imm->value) : "_");
  }
  return fmt::format("a buffer of {} ({}{})", spec::to_string(f.buffers[i]->dtype),
                     fmt::join(extents, ", "), extents.size() == 1 ? "," : "");
}

/// Of each number of a buffer, what is known of it.
using Known = std::vector<std::optional<std::int64_t>>;

Known known_of(List<const PrimExpr*> numbers) {
  Known known;
  for (const PrimExpr* e : numbers) {
    const auto* imm = as<IntImm>(e);
    known.push_back(imm ? std::optional(imm->value) : std::nullopt);
  }
  return known;
}
/// Row-major where no strides are written. An extent of 1 has none that counts.
Known strides_of(const Buffer& b) {
  const Known extents = known_of(b.shape);
  Known strides = known_of(b.strides);
  if (strides.empty()) {
    strides.assign(extents.size(), 1);
    for (std::size_t i = extents.size(); i-- > 1;) {
      std::int64_t product = 0;
      const bool is_known =
          strides[i] && extents[i] && !__builtin_mul_overflow(*strides[i], *extents[i], &product);
      strides[i - 1] = is_known ? std::optional(product) : std::nullopt;
    }
  }
  for (std::size_t i = 0; i < std::min(extents.size(), strides.size()); ++i)
    if (extents[i] == 1) strides[i].reset();
  return strides;
}

/// What is open may be the same.
bool fit(const Known& b, const Known& a) {
  return std::ranges::equal(b, a, [](auto m, auto n) { return !m || !n || m == n; });
}
bool have_one_layout(const Buffer& b, const Buffer& a) {
  const auto offset = [](const Buffer& of) {
    const auto* imm = as<IntImm>(of.elem_offset);
    return Known{of.elem_offset && !imm ? std::nullopt : std::optional(imm ? imm->value : 0)};
  };
  return fit(strides_of(b), strides_of(a)) && fit(offset(b), offset(a));
}
/// Can one array be both?
bool fit(const Buffer& b, const Buffer& a) {
  return b.dtype == a.dtype && fit(known_of(b.shape), known_of(a.shape));
}

std::string returned(const PrimFunc& f) {
  if (!f.ret_type || f.ret_type->is_empty_tuple()) return "nothing";
  return f.ret_type->kind == Type::Kind::kPrimType ? spec::to_string(f.ret_type->dtype)
                                                   : "a value that is not a number";
}

}  // namespace

std::vector<Pair> pair_up(const std::vector<Subject>& before, const std::vector<Subject>& after,
                          const std::vector<std::string>& renamed) {
  std::vector<Pair> pairs;
  const auto is_paired = [&](const Subject& s) {
    return std::ranges::any_of(pairs,
                               [&](const Pair& p) { return p.before == &s || p.after == &s; });
  };
  for (const std::string& text : renamed) {
    const semantics::Assignment names = parse_assignment(text, "--map");
    const Subject* from = mapped(before, names.name, text, "BEFORE");
    const Subject* to = mapped(after, names.value, text, "AFTER");
    if (is_paired(*from) || is_paired(*to))
      throw UsageError(fmt::format("--map {}: one of them is already mapped", text));
    pairs.push_back({from, to});
  }
  if (pairs.empty() && before.size() == 1 && after.size() == 1) return {{&before[0], &after[0]}};
  for (const Subject& s : before) {
    if (is_paired(s)) continue;
    const Subject* partner = only(called(after, s.path));
    if (!partner && only(called(before, name_of(s)))) partner = only(called(after, name_of(s)));
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
    const std::string_view name = b ? b->name : before.params[i]->name_hint;
    const bool same =
        b && a ? fit(*b, *a) : !b && !a && before.params[i]->dtype == after.params[i]->dtype;
    if (!same)
      return fmt::format("parameter {} ({}) is {} before and {} after", i + 1, name,
                         shown(before, i), shown(after, i));
    if (b && a && !have_one_layout(*b, *a))
      return fmt::format("parameter {} ({}) has different memory layouts before and after", i + 1,
                         name);
  }
  if (const std::string b = returned(before), a = returned(after); a != b)
    return fmt::format("it returns {} before and {} after", b, a);
  return "";
}

}  // namespace tenor::solver
