// SPDX-License-Identifier: Apache-2.0
// Templates of C: @T the type, @U the unsigned type that it is computed in, @V the type that floats
// are computed in, @S the suffix, and decode, encode as @D, @E. TIR/Eval/13; TIR-D14, D15, D48,
// D54, D55, D56.
#include "fuzz/backend/c/helpers.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "fuzz/backend/c/types.h"

namespace tenor::fuzz::c {

using spec::ScalarType;

const std::string_view kPrelude = R"C(
typedef signed char int8_t; typedef unsigned char uint8_t;
typedef short int16_t; typedef unsigned short uint16_t;
typedef int int32_t; typedef unsigned int uint32_t;
typedef long int64_t; typedef unsigned long uint64_t;
struct tenor_call {
  unsigned char *const *memory;
  uint64_t *result;
  unsigned char *arena, *arena_end;
  uint64_t (*math)(int, int, int, const uint64_t *);
  uint32_t *seen;
  void (*stop)(uint32_t);
};
static unsigned char *tenor_arena, *tenor_arena_end;
static uint64_t (*tenor_math)(int, int, int, const uint64_t *);
static uint32_t *tenor_seen;
static void (*tenor_stop)(uint32_t);
void *memset(void *, int, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void abort(void);
float floorf(float); float ceilf(float); float truncf(float); float rintf(float);
float sqrtf(float); float fmaf(float, float, float); float copysignf(float, float);
float fabsf(float);
double floor(double); double ceil(double); double trunc(double); double rint(double);
double sqrt(double); double fma(double, double, double); double copysign(double, double);
double fabs(double);
static inline float tenor_of_bits_f32(uint64_t b) {
  const uint32_t w = (uint32_t)b; float x; memcpy(&x, &w, 4); return x;
}
static inline double tenor_of_bits_f64(uint64_t b) { double x; memcpy(&x, &b, 8); return x; }
static inline uint64_t tenor_bits_f32(float x) { uint32_t w; memcpy(&w, &x, 4); return w; }
static inline uint64_t tenor_bits_f64(double x) { uint64_t w; memcpy(&w, &x, 8); return w; }
static inline void tenor_see(int is_nan) { if (is_nan) *tenor_seen = 1; }
static unsigned char *tenor_reserve(int64_t bytes) {
  unsigned char *const p = tenor_arena;
  if (bytes > tenor_arena_end - tenor_arena - 64) { *tenor_seen = 2; abort(); }
  tenor_arena += (bytes + 63) / 64 * 64;
  memset(p, 0xa5, (unsigned long)bytes);
  return p;
}
)C";

namespace {

struct Template {
  std::string_view name, text;
};

constexpr Template kSigned[] = {
    {"div",
     "static inline @T tenor_div_@S(@T a, @T b) {\n"
     "  if (b == 0) return 0;\n  if (b == -1) return (@T)(0 - (@U)a);\n"
     "  return (@T)(a / b);\n}\n"},
    {"mod",
     "static inline @T tenor_mod_@S(@T a, @T b) {\n"
     "  if (b == 0 || b == -1) return 0;\n  return (@T)(a % b);\n}\n"},
    {"floordiv",
     "static inline @T tenor_floordiv_@S(@T a, @T b) {\n"
     "  if (b == 0) return 0;\n  if (b == -1) return (@T)(0 - (@U)a);\n"
     "  const @T q = (@T)(a / b), r = (@T)(a % b);\n"
     "  return r != 0 && (r < 0) != (b < 0) ? (@T)(q - 1) : q;\n}\n"},
    {"floormod",
     "static inline @T tenor_floormod_@S(@T a, @T b) {\n"
     "  if (b == 0 || b == -1) return 0;\n  const @T r = (@T)(a % b);\n"
     "  return r != 0 && (r < 0) != (b < 0) ? (@T)(r + b) : r;\n}\n"},
    {"shr",
     "static inline @T tenor_shr_@S(@T a, @T n) {\n"
     "  return (uint64_t)n < 64 ? (@T)((int64_t)a >> n) : (@T)(a < 0 ? -1 : 0);\n}\n"},
    {"abs", "static inline @T tenor_abs_@S(@T a) { return a < 0 ? (@T)(0 - (@U)a) : a; }\n"},
};
constexpr Template kUnsigned[] = {
    {"div", "static inline @T tenor_div_@S(@T a, @T b) { return b == 0 ? 0 : (@T)(a / b); }\n"},
    {"mod", "static inline @T tenor_mod_@S(@T a, @T b) { return b == 0 ? 0 : (@T)(a % b); }\n"},
    {"floordiv",
     "static inline @T tenor_floordiv_@S(@T a, @T b) { return b == 0 ? 0 : (@T)(a / b); }\n"},
    {"floormod",
     "static inline @T tenor_floormod_@S(@T a, @T b) { return b == 0 ? 0 : (@T)(a % b); }\n"},
    {"shr",
     "static inline @T tenor_shr_@S(@T a, @T n) {\n"
     "  return (uint64_t)n < 64 ? (@T)((uint64_t)a >> n) : 0;\n}\n"},
};
constexpr Template kInteger[] = {
    {"shl",
     "static inline @T tenor_shl_@S(@T a, @T n) {\n"
     "  return (uint64_t)n < 64 ? (@T)((uint64_t)a << n) : 0;\n}\n"},
};
/// Every operation rounds (TIR-D56).
constexpr Template kFloating[] = {
    {"floordiv",
     "static inline @T tenor_floordiv_@S(@T a, @T b) {\n"
     "  const @T q = @E(@D(a) / @D(b));\n  return @E(floor@F(@D(q)));\n}\n"},
    {"floormod",
     "static inline @T tenor_floormod_@S(@T a, @T b) {\n"
     "  const @T q = @E(@D(a) / @D(b)), p = @E(floor@F(@D(q)) * @D(b));\n"
     "  return @E(@D(a) - @D(p));\n}\n"},
    {"mod",
     "static inline @T tenor_mod_@S(@T a, @T b) {\n"
     "  const @T q = @E(@D(a) / @D(b)), p = @E(trunc@F(@D(q)) * @D(b));\n"
     "  return @E(@D(a) - @D(p));\n}\n"},
};

/// A 16-bit format of @M bits of significand and bias @B, as exact doubles.
constexpr std::string_view kNarrow = R"C(
static double tenor_widen_@S(uint16_t x) {
  const uint64_t s = (uint64_t)(x & 0x8000) << 48, m = x & 0x7fff;
  const uint64_t infinity = 0x7fff >> @M << @M;
  if (m >= infinity)
    return tenor_of_bits_f64(s | 0x7ff0000000000000u | ((m - infinity) << (52 - @M)));
  if (m >> @M == 0) {
    const double v = (double)(int64_t)m * tenor_of_bits_f64((uint64_t)(1024 - @B - @M) << 52);
    return tenor_of_bits_f64(s | tenor_bits_f64(v));
  }
  return tenor_of_bits_f64(s | ((m << (52 - @M)) + ((uint64_t)(1023 - @B) << 52)));
}
static uint16_t tenor_narrow_@S(double v) {
  const uint64_t b = tenor_bits_f64(v), s = (b >> 48) & 0x8000, m = b & 0x7fffffffffffffffu;
  const uint64_t infinity = 0x7fff >> @M << @M;
  const int e = (int)(m >> 52) - 1023;
  int lost, drop;
  uint64_t f, kept, half, rest;
  if (m > 0x7ff0000000000000u) return (uint16_t)(infinity | (uint64_t)1 << (@M - 1));
  if (e > @B) return (uint16_t)(s | infinity);
  lost = e < 1 - @B ? 1 - @B - e : 0;
  drop = 52 - @M + lost;
  if (drop > 53) return (uint16_t)s;
  f = (m & 0xfffffffffffffu) | (uint64_t)1 << 52;
  kept = f >> drop; half = (uint64_t)1 << (drop - 1); rest = f & (2 * half - 1);
  if (rest > half || (rest == half && (kept & 1))) ++kept;
  if (lost == 0) kept += (uint64_t)(e + @B - 1) << @M;
  return (uint16_t)(s | kept);
}
)C";

/// Without a type.
constexpr Template kPlain[] = {
    {"popcount",
     "static inline uint64_t tenor_popcount(uint64_t x) {\n"
     "  uint64_t n = 0;\n  for (; x; x &= x - 1) ++n;\n  return n;\n}\n"},
    {"clz",
     "static inline int32_t tenor_clz(uint64_t x, int32_t bits) {\n"
     "  int32_t n = bits;\n  for (; x; x >>= 1) --n;\n  return n;\n}\n"},
    // An integer as a double that rounds to 16 bits as it does itself: rounded to odd.
    {"sticky_i64",
     "static inline double tenor_sticky_i64(int64_t x) {\n"
     "  const int64_t most = (int64_t)1 << 53;\n"
     "  if (x <= most && x >= -most) return (double)x;\n"
     "  return (double)(x & 0x7ff ? (x & ~(int64_t)0x7ff) | 0x800 : x);\n}\n"},
    {"sticky_u64",
     "static inline double tenor_sticky_u64(uint64_t x) {\n"
     "  if (x <= (uint64_t)1 << 53) return (double)x;\n"
     "  return (double)(x & 0x7ff ? (x & ~(uint64_t)0x7ff) | 0x800 : x);\n}\n"},
};

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

ScalarType type_of(std::string_view suffix) {
  using spec::TypeCode;
  const char code = suffix.front();
  const auto bits = static_cast<std::uint8_t>(std::stoi(std::string(suffix.substr(1))));
  return {code == 'i'   ? TypeCode::kInt
          : code == 'u' ? TypeCode::kUInt
          : code == 'f' ? TypeCode::kFloat
                        : TypeCode::kBFloat,
          bits};
}

std::string instance(std::string_view text, ScalarType type) {
  const std::string s = suffix(type), of = is_widened(type) ? s : "";
  std::string made = replaced(std::string(text), "@T", name(type));
  made = replaced(made, "@U", carrier(type));
  made = replaced(made, "@S", s);
  made = replaced(made, "@D", of.empty() ? "" : "tenor_widen_" + of);
  made = replaced(made, "@E", of.empty() ? "" : "tenor_narrow_" + of);
  return replaced(made, "@F", name(type) == "float" ? "f" : "");
}

/// A float truncated to an integer; 0 where that does not hold it (TIR-D13).
std::string to_integer(ScalarType type) {
  const int width = type.bits - (type.is_int() ? 1 : 0);
  const std::string end = fmt::format("{:.1f}", static_cast<double>(1ULL << (width - 1)) * 2);
  const std::string low = !type.is_int()    ? "x > -1.0"
                          : type.bits == 64 ? fmt::format("x >= -{}", end)
                                            : fmt::format("x > -{} - 1.0", end);
  return fmt::format(
      "static inline {0} tenor_to_{1}(double x) {{ return {2} && x < {3} ? ({0})x : 0; }}\n",
      name(type), suffix(type), low, end);
}

template <std::size_t kCount>
std::optional<std::string> find(const Template (&all)[kCount], std::string_view name,
                                ScalarType type) {
  for (const Template& t : all)
    if (t.name == name) return instance(t.text, type);
  return {};
}

}  // namespace

std::string helper_text(const std::string& name) {
  for (const Template& t : kPlain)
    if (t.name == name) return std::string(t.text);
  const std::size_t at = name.rfind('_');
  const std::string stem = name.substr(0, at);
  const ScalarType type = type_of(name.substr(at + 1));
  if (stem.empty()) {
    const bool is_float = type.is_float();
    std::string made = instance(kNarrow, type);
    made = replaced(made, "@M", is_float ? "10" : "7");
    return replaced(made, "@B", is_float ? "15" : "127");
  }
  if (stem == "to") return to_integer(type);
  if (type.is_floating()) return find(kFloating, stem, type).value();
  if (const auto made = find(kInteger, stem, type)) return *made;
  return (type.is_int() ? find(kSigned, stem, type) : find(kUnsigned, stem, type)).value();
}

}  // namespace tenor::fuzz::c
