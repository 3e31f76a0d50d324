// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

/// A function that allocates the buffer's data and declares the buffer.
std::string says(Fixture& t, std::string_view check, const Buffer* buffer) {
  const tir::Stmt* declares = t.declare(buffer, t.nothing());
  return t.says(check, t.allocate(buffer->data, buffer->dtype, {t.i(64)}, declares));
}

TEST_CASE("TIR-Buffer-shape", "[TIR/OtherTyping/3.1]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(says(t, "TIR-Buffer-shape", t.buffer("Z", float_type(32), {t.i(4), t.var(t.m)})) == "");
  }
  SECTION("rejects") {
    CHECK(says(t, "TIR-Buffer-shape", t.buffer("Z", float_type(32), {t.f(4)})) == "warning");
  }
}

TEST_CASE("TIR-Buffer-strides", "[TIR/OtherTyping/3.2]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4)});
  SECTION("accepts") {
    b->strides = t.builder.arena().list(Exprs{t.i(1)});
    CHECK(says(t, "TIR-Buffer-strides", b) == "");
  }
  SECTION("rejects") {
    b->strides = t.builder.arena().list(Exprs{t.f(1)});
    CHECK(says(t, "TIR-Buffer-strides", b) == "warning");
  }
}

TEST_CASE("TIR-Buffer-strides-match", "[TIR/OtherTyping/3.2:b]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4), t.i(4)});
  SECTION("accepts") {
    b->strides = t.builder.arena().list(Exprs{t.i(4), t.i(1)});
    CHECK(says(t, "TIR-Buffer-strides-match", b) == "");
  }
  SECTION("rejects") {
    b->strides = t.builder.arena().list(Exprs{t.i(4), t.i(1, 64)});
    CHECK(says(t, "TIR-Buffer-strides-match", b) == "warning");
  }
}

TEST_CASE("TIR-Buffer-elem-offset", "[TIR/OtherTyping/3.3]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4)});
  SECTION("accepts") {
    b->elem_offset = t.i(0);
    CHECK(says(t, "TIR-Buffer-elem-offset", b) == "");
  }
  SECTION("rejects") {
    b->elem_offset = t.f(0);
    CHECK(says(t, "TIR-Buffer-elem-offset", b) == "warning");
  }
}

TEST_CASE("TIR-Buffer-data-pointer", "[TIR/OtherTyping/3.4]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4)});
  SECTION("accepts") { CHECK(says(t, "TIR-Buffer-data-pointer", b) == ""); }
  SECTION("rejects") {
    b->data = t.variable(handle_type());
    CHECK(says(t, "TIR-Buffer-data-pointer", b) == "error");
  }
}

TEST_CASE("TIR-Buffer-data-element", "[TIR/OtherTyping/3.4:b]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4)});
  SECTION("accepts") {
    b->data = t.builder.variable({}, "p", t.builder.pointer_type(t.builder.tuple_type(), "global"));
    CHECK(says(t, "TIR-Buffer-data-element", b) == "");
  }
  SECTION("rejects") {
    const Type* pointer = t.pointer(float_type(32));
    b->data = t.builder.variable({}, "p", t.builder.pointer_type(pointer, "global"));
    CHECK(says(t, "TIR-Buffer-data-element", b) == "error");
  }
}

TEST_CASE("TIR-Buffer-stride-count", "[TIR-D36]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4), t.i(4)});
  SECTION("accepts") { CHECK(says(t, "TIR-Buffer-stride-count", b) == ""); }
  SECTION("rejects") {
    b->strides = t.builder.arena().list(Exprs{t.i(1)});
    CHECK(says(t, "TIR-Buffer-stride-count", b) == "error");
  }
}

TEST_CASE("TIR-Buffer-axis-separators", "[TIR-D65]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4), t.i(4)});
  const auto with = [&](std::vector<std::int64_t> separators) {
    b->axis_separators = t.builder.arena().list(separators);
    return says(t, "TIR-Buffer-axis-separators", b);
  };
  SECTION("accepts") { CHECK(with({0, 1, 1, 2}) == ""); }
  SECTION("rejects") {
    CHECK(with({1, 0}) == "error");
    CHECK(with({3}) == "error");
    CHECK(with({-1}) == "error");
  }
}

TEST_CASE("TIR-Buffer-alignment", "[TIR-D65]") {
  Fixture t;
  Buffer* b = t.buffer("Z", float_type(32), {t.i(4)});
  SECTION("accepts") {
    b->data_alignment = 64;
    CHECK(says(t, "TIR-Buffer-alignment", b) == "");
  }
  SECTION("rejects") {
    b->offset_factor = -2;
    CHECK(says(t, "TIR-Buffer-alignment", b) == "error");
    b->offset_factor = 0;
    b->data_alignment = -64;
    CHECK(says(t, "TIR-Buffer-alignment", b) == "error");
  }
}

TEST_CASE("TIR-Buffer-constant-extents", "[TIR-D83][TIR/Buffers/p1:b]") {
  Fixture t;
  const auto of = [&](const PrimExpr* extent) {
    return says(t, "TIR-Buffer-constant-extents", t.buffer("Z", float_type(32), {t.i(4), extent}));
  };
  SECTION("accepts") {
    CHECK(of(t.i(0)) == "");
    CHECK(of(t.var(t.n)) == "");
    CHECK(of(t.op(ExprKind::kSub, t.i(2), t.i(2))) == "");
    CHECK(of(t.op(ExprKind::kSub, t.var(t.n), t.i(2))) == "");
  }
  SECTION("rejects") {
    CHECK(of(t.i(-1)) == "error");
    CHECK(of(t.op(ExprKind::kSub, t.i(2), t.i(3))) == "error");
  }
}

TEST_CASE("TIR-BufferRegion-rank", "[TIR/OtherTyping/4]") {
  Fixture t;
  tir::Block* s = t.block({}, t.nothing());
  const auto reading = [&](std::vector<Range> ranges) {
    s->reads = t.builder.arena().list(std::vector<const BufferRegion*>{t.region(t.b, ranges)});
    return t.says("TIR-BufferRegion-rank", s);
  };
  SECTION("accepts") { CHECK(reading({{t.i(0), t.i(1)}, {t.i(0), t.i(1)}}) == ""); }
  SECTION("rejects") { CHECK(reading({{t.i(0), t.i(1)}}) == "error"); }
}

TEST_CASE("TIR-BufferRegion-extents", "[TIR-D35]") {
  Fixture t;
  tir::Block* s = t.block({}, t.nothing());
  const auto writing = [&](const PrimExpr* extent) {
    const BufferRegion* region = t.region(t.a, {{t.i(0), extent}});
    s->writes = t.builder.arena().list(std::vector<const BufferRegion*>{region});
    return t.says("TIR-BufferRegion-extents", s);
  };
  SECTION("accepts") { CHECK(writing(t.i(1)) == ""); }
  SECTION("rejects") { CHECK(writing(nullptr) == "error"); }
}

}  // namespace
}  // namespace tenor::spec::test
