// SPDX-License-Identifier: Apache-2.0
// The hash: the sequence of spec/ir/stream.h, mixed number by number.
#include "spec/ir/hash.h"

#include "spec/ir/relax/stream.h"
#include "spec/ir/tir/normal.h"

namespace tenor::spec {
namespace {

class Mixer final : public detail::Sink {
 public:
  void put(const char*, std::uint64_t value) override {
    // The finaliser of a 64-bit multiply-xorshift mixer: any bit moves every other one.
    std::uint64_t x = state_ ^ (value + 0x9e3779b97f4a7c15u);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    state_ = x ^ (x >> 31);
  }
  void enter(const char*, std::int64_t, const Node*) override {}
  void leave() override {}
  std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

}  // namespace

std::uint64_t hash(const tir::PrimFunc& function, EqualOptions options) {
  Program scratch;
  Mixer mixer;
  options.match_free = true;
  const tir::PrimFunc* f = options.normal_form ? normal_form(scratch, function) : &function;
  detail::Stream(mixer, options).function(*f);
  return mixer.value();
}

std::uint64_t hash(const tir::Stmt* stmt, EqualOptions options) {
  Program scratch;
  Mixer mixer;
  options.match_free = true;
  const tir::Stmt* s = options.normal_form ? normal_form(scratch, stmt) : stmt;
  detail::Stream(mixer, options).stmt("", s);
  return mixer.value();
}

std::uint64_t hash(const PrimExpr* expr) {
  Mixer mixer;
  detail::Stream(mixer, {.match_free = true}).expr("", expr);
  return mixer.value();
}

std::uint64_t hash(const relax::Function& function, EqualOptions options) {
  options.match_free = true;
  Mixer mixer;
  detail::RelaxStream(mixer, options).expr("", static_cast<const relax::Expr*>(&function));
  return mixer.value();
}

std::uint64_t hash(const relax::Expr* expr) {
  Mixer mixer;
  detail::RelaxStream(mixer, {.match_free = true}).expr("", expr);
  return mixer.value();
}

std::uint64_t hash(const relax::StructInfo* struct_info) {
  Mixer mixer;
  detail::RelaxStream(mixer, {.match_free = true}).struct_info("", struct_info);
  return mixer.value();
}

}  // namespace tenor::spec
