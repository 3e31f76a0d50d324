// SPDX-License-Identifier: Apache-2.0
// libtcc in memory. Its own run-time library and C's are not searched: what the code may call is
// named here.
#include <libtcc.h>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "fuzz/backend/c/compile.h"

namespace tenor::fuzz::c {
namespace {

// Conversions for which tcc calls its run-time library.
float float_of(std::uint64_t x) { return static_cast<float>(x); }
double double_of(std::uint64_t x) { return static_cast<double>(x); }
std::uint64_t integer_of_float(float x) { return static_cast<std::uint64_t>(x); }
std::uint64_t integer_of_double(double x) { return static_cast<std::uint64_t>(x); }

using Unary = double (*)(double);
using UnaryFloat = float (*)(float);

template <class Function>
const void* address(Function* function) {
  return reinterpret_cast<const void*>(function);
}

const std::pair<const char*, const void*> kSymbols[] = {
    {"memset", address(&std::memset)},
    {"memcpy", address(&std::memcpy)},
    {"memmove", address(&std::memmove)},
    {"abort", address(&std::abort)},
    {"floor", address(static_cast<Unary>(&::floor))},
    {"ceil", address(static_cast<Unary>(&::ceil))},
    {"trunc", address(static_cast<Unary>(&::trunc))},
    {"rint", address(static_cast<Unary>(&::rint))},
    {"sqrt", address(static_cast<Unary>(&::sqrt))},
    {"fabs", address(static_cast<Unary>(&::fabs))},
    {"floorf", address(static_cast<UnaryFloat>(&::floorf))},
    {"ceilf", address(static_cast<UnaryFloat>(&::ceilf))},
    {"truncf", address(static_cast<UnaryFloat>(&::truncf))},
    {"rintf", address(static_cast<UnaryFloat>(&::rintf))},
    {"sqrtf", address(static_cast<UnaryFloat>(&::sqrtf))},
    {"fabsf", address(static_cast<UnaryFloat>(&::fabsf))},
    {"fma", address(static_cast<double (*)(double, double, double)>(&::fma))},
    {"fmaf", address(static_cast<float (*)(float, float, float)>(&::fmaf))},
    {"copysign", address(static_cast<double (*)(double, double)>(&::copysign))},
    {"copysignf", address(static_cast<float (*)(float, float)>(&::copysignf))},
    {"__floatundisf", address(&float_of)},
    {"__floatundidf", address(&double_of)},
    {"__fixunssfdi", address(&integer_of_float)},
    {"__fixunsdfdi", address(&integer_of_double)},
};

class InMemory : public Loaded {
 public:
  explicit InMemory(const std::string& text) : state_(tcc_new()) {
    tcc_set_error_func(state_, &problem, [](void* to, const char* message) {
      static_cast<std::string*>(to)->append(message).append("\n");
    });
    tcc_set_options(state_, "-nostdlib -w");
    tcc_set_output_type(state_, TCC_OUTPUT_MEMORY);
    for (const auto& [name, where] : kSymbols) tcc_add_symbol(state_, name, where);
    const bool compiled = tcc_compile_string(state_, text.c_str()) == 0 &&
                          tcc_relocate(state_, TCC_RELOCATE_AUTO) == 0;
    if (!compiled && problem.empty()) problem = "tcc rejects the code";
    if (compiled) problem.clear();
  }
  ~InMemory() override { tcc_delete(state_); }
  void* find(const std::string& name) override { return tcc_get_symbol(state_, name.c_str()); }

 private:
  TCCState* state_;
};

}  // namespace

std::unique_ptr<Loaded> compile_in_memory(const std::string& text) {
  return std::make_unique<InMemory>(text);
}

}  // namespace tenor::fuzz::c
