// SPDX-License-Identifier: Apache-2.0
// Tile operations, as front ends of tiles print them and as the Tenstorrent document writes them:
// regions by T.region, by slices, or a buffer for all of it. TL/Region, Copy, Fill, Gemm, Reduce;
// ledger TT-D5.
#include "spec/text/reader/tir/construct/tile.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/text/python/parse.h"
#include "spec/text/reader/promote.h"
#include "spec/text/reader/tir/construct/tile_region.h"
#include "spec/tile/agree.h"
#include "spec/tile/operation.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

/// Reads one operation: its regions and flags, what it means, and its statement.
class TileReader {
 public:
  TileReader(Reader& r, Call& call)
      : r_(r),
        call_(call),
        domains_([&r](const Variable* v) { return domain_of(r, v); }),
        meaning_(r.builder(), call.span, domains_) {}

  Value copy() {
    tile::Region from, to;
    if (!region(call_.get(0, "src"), from) || !region(call_.get(1, "dst"), to)) return Value();
    if (const std::string why = why_not_copied(from, to); !why.empty()) return fail(why);
    return made(tile::Kind::kCopy, meaning_.copy(from, to));
  }

  Value fill() {
    tile::Region to;
    if (!region(call_.get(0, "buffer"), to)) return Value();
    const Value given =
        call_.name == "clear" ? value_of(call_.span, Wide{0}) : call_.get(1, "value");
    const PrimExpr* value = given.is(Kind::kNone) ? nullptr : r_.expression(given);
    if (!value) return given.is(Kind::kNone) ? fail("it needs a value") : Value();
    if (const std::string why = why_not_filled(to); !why.empty()) return fail(why);
    value = convert(r_.builder(), value, to.buffer->dtype);
    return made(tile::Kind::kFill, meaning_.fill(to, value));
  }

  Value gemm() {
    tile::Gemm what;
    if (!region(call_.get(0, "A"), what.a) || !region(call_.get(1, "B"), what.b) ||
        !region(call_.get(2, "C"), what.c))
      return Value();
    const auto left = flag(3, "transpose_A"), right = flag(4, "transpose_B");
    if (!left || !right) return Value();
    what.transpose_a = *left, what.transpose_b = *right;
    const std::size_t clear_at = call_.size() > 5 ? 9 : 99;
    if (!condition(call_.get(clear_at, "clear_accum"), what.clear)) return Value();
    std::array<const PrimExpr*, 3> sides{};
    for (std::size_t i = 0; i < sides.size() && call_.size() > 5; ++i)
      if (!(sides[i] = r_.expression(call_.get(5 + i, "")))) return Value();
    if (const std::string why = why_not_multiplied(what, sides); !why.empty()) return fail(why);
    return made(tile::Kind::kGemm, meaning_.gemm(what));
  }

  Value reduce() {
    tile::Reduce what;
    if (!region(call_.get(0, "src"), what.from) || !region(call_.get(1, "dst"), what.to))
      return Value();
    const auto kind = r_.text(call_.get(2, "the kind"), "the kind of a reduction");
    const auto dim = r_.integer(call_.get(3, "dim"), "the axis of a reduction");
    const Value clear = call_.get(4, "clear");
    if (!kind || !dim) return Value();
    const auto by = combiner(*kind);
    if (!by) return fail(fmt::format("\"{}\" is not a reduction of tiles", *kind));
    what.by = *by;
    const auto rank = static_cast<std::int64_t>(what.from.axes.size());
    if (*dim < -rank || *dim >= rank)
      return fail(fmt::format("axis {} of {}, which has {}", *dim, what.from.buffer->name, rank));
    what.dim = static_cast<std::size_t>(*dim < 0 ? *dim + rank : *dim);
    const bool by_default = clear.is(Kind::kNone);
    if (!condition(by_default ? value_of(call_.span, true) : clear, what.clear)) return Value();
    if (const std::string why = why_not_reduced(what); !why.empty()) return fail(why);
    return made(tile::Kind::kReduce, meaning_.reduce(what));
  }

 private:
  static const Range* domain_of(Reader& r, const Variable* v) {
    if (const Range* of_loop = r.loop_domain(v)) return of_loop;
    const auto thread = r.threads().find(v);
    return thread == r.threads().end() || !thread->second->dom.extent ? nullptr
                                                                      : &thread->second->dom;
  }

  Value fail(const std::string& why) {
    return r_.fail(Code::P_ARGUMENT, call_.span, fmt::format("T.{}: {}", call_.name, why));
  }

  bool region(const Value& v, tile::Region& out) {
    if (v.is(Kind::kNone)) fail("a region is missing");
    return !v.is(Kind::kNone) && read_tile_region(r_, v, out);
  }

  std::optional<bool> flag(std::size_t i, std::string_view name) {
    const Value v = call_.get(i, name);
    if (v.is(Kind::kNone)) return false;
    const auto* literal = v.is(Kind::kExpr) ? as<IntImm>(v.expr) : nullptr;
    return literal ? std::optional(literal->value != 0) : r_.boolean(v, name);
  }
  /// A Bool; null where it is false, or absent.
  bool condition(const Value& v, const PrimExpr*& out) {
    out = nullptr;
    if (v.is(Kind::kNone)) return true;
    const PrimExpr* e =
        v.is_integral() ? r_.builder().boolean(v.span, v.integer != 0) : r_.expression(v);
    if (!e) return false;
    const auto* literal = as<IntImm>(e);
    if (literal && literal->value == 0) return true;
    out = e->dtype.is_bool() ? e
                             : r_.builder().binary(v.span, ExprKind::kNE, e,
                                                   r_.literal(v.span, Wide{0}, e->dtype));
    return true;
  }

  static std::optional<tile::Combiner> combiner(std::string_view kind) {
    constexpr std::string_view kKinds[] = {"sum", "abssum", "max",   "absmax",
                                           "min", "bitand", "bitor", "bitxor"};
    const auto* found = std::find(std::begin(kKinds), std::end(kKinds), kind);
    if (found == std::end(kKinds)) return std::nullopt;
    return static_cast<tile::Combiner>(found - std::begin(kKinds));
  }

  /// Keywords that mean nothing (TL/Copy/9, TL/Gemm/7, TL/Reduce/8).
  static bool is_hint(std::string_view name) {
    constexpr std::string_view kHints[] = {"A",
                                           "B",
                                           "C",
                                           "batch",
                                           "buffer",
                                           "clear",
                                           "clear_accum",
                                           "coalesced_width",
                                           "dim",
                                           "disable_tma",
                                           "dst",
                                           "eviction_policy",
                                           "k_pack",
                                           "loop_layout",
                                           "parallel_loop_layout",
                                           "policy",
                                           "prefer_instruction",
                                           "src",
                                           "transpose_A",
                                           "transpose_B",
                                           "value",
                                           "wg_wait"};
    return std::find(std::begin(kHints), std::end(kHints), name) != std::end(kHints);
  }
  /// What would change the meaning and has no rule: a copy that continues, another value outside.
  bool is_other() {
    for (const KeywordValue& k : call_.keywords())
      if (!is_hint(k.name)) return true;
    OpenBlock* block = r_.blocks().innermost();
    if (!block) return false;
    const auto& around = block->annotations.all();
    return std::any_of(around.begin(), around.end(), [](const Attribute& a) {
      return a.key == "safe_value_map" || a.key == "tl.safe_value_map";
    });
  }

  Value made(tile::Kind kind, const Stmt* meaning) {
    if (is_other()) return r_.opaque(call_.span, call_.name, call_.all(), call_.keywords());
    std::vector<Object> items;
    std::vector<Attribute> entries;
    for (const Value& v : call_.all()) items.push_back(r_.object(v));
    for (const KeywordValue& k : call_.keywords())
      entries.push_back({r_.arena().string(k.name), r_.object(k.value)});
    auto* s = r_.builder().stmt<AttrStmt>(call_.span);
    s->node.kind = Object::Kind::kCall;
    s->node.text = r_.arena().string(fmt::format("T.{}", call_.name));
    s->node.items = r_.arena().list(items);
    s->node.entries = r_.arena().list(entries);
    s->attr_key = tile::kKeys[static_cast<std::size_t>(kind) - 1];
    s->value = r_.literal(call_.span, Wide{0}, int_type(32));
    s->body = meaning;
    Value v(Kind::kStmt, call_.span);
    v.stmt = s;
    return v;
  }

  Reader& r_;
  Call& call_;
  tile::Domains domains_;
  tile::Meaning meaning_;
};

Value read_copy(Reader& r, Call& call) { return TileReader(r, call).copy(); }
Value read_fill(Reader& r, Call& call) { return TileReader(r, call).fill(); }
Value read_gemm(Reader& r, Call& call) { return TileReader(r, call).gemm(); }

/// `with T.Kernel(…)`: what Python executes to make a module.
Value read_kernel(Reader& r, Call& call) {
  call.all(), call.keywords();
  return r.fail(Code::S_CONSTRUCT, call.span,
                "T.Kernel is a front end's, which Python executes to make a module",
                std::string(python::kPrintModule));
}

constexpr Construct kTileConstructs[] = {
    {"region", read_region}, {"copy", read_copy}, {"fill", read_fill},
    {"clear", read_fill},    {"gemm", read_gemm}, {"Kernel", read_kernel},
};

}  // namespace

List<Construct> tile_constructs() { return kTileConstructs; }

bool is_gemm_attribute(const Value& node, std::string_view key) {
  return key == tile::kKeys[2] && node.is(Kind::kDict);
}

/// The product, and then the body, which the document leaves empty.
Value read_gemm_attribute(Reader& r, Call& call, const Value& node) {
  Call product;
  product.span = call.span;
  product.name = "gemm";
  for (std::size_t i = 0; i + 1 < node.items.size(); i += 2) {
    const auto key = r.text(node.items[i], "a key");
    if (!key) return Value();
    product.give(*key, node.items[i + 1]);
  }
  const Value made = TileReader(r, product).gemm();
  if (!made.is(Kind::kStmt)) return made;
  const auto steps = r.arena().list(std::vector<const Stmt*>{made.stmt, nullptr});
  auto* both = r.builder().stmt<SeqStmt>(call.span);
  both->seq = steps;
  return r.scope_frame(call.span, both, const_cast<const Stmt**>(&steps[1]), none(call.span));
}

bool is_tile_reduce(Call& call) { return call.size() > 2 && call[2].is(Kind::kString); }
Value read_tile_reduce(Reader& r, Call& call) { return TileReader(r, call).reduce(); }

}  // namespace tenor::spec::reader
