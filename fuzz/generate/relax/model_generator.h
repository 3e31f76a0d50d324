// SPDX-License-Identifier: Apache-2.0
// The generator of Relax modules: symbolic shapes, casts, tuples, closures, branches, recursion
// that runs out of fuel, PrimFuncs that are called in new tensors and in place, operators, blocks
// of both kinds. What it knows of a variable guides it; now and then it looks away, so that some
// modules are refused and some casts fail. Private to this folder; the way in is model.h.
#pragma once

#include <functional>
#include <optional>

#include "fuzz/generate/choice.h"
#include "fuzz/generate/relax/text_info.h"

namespace tenor::fuzz {

class ModelGenerator {
 public:
  explicit ModelGenerator(Choices& choices) : choices_(choices) {}

  std::string module();

 private:
  struct Named {
    std::string name;
    TextInfo info;
  };
  /// What may be used at a place.
  struct Scope {
    std::vector<Named> variables{};
    std::vector<std::string> sizes{};  ///< shape variables that are bound
    bool pure = true, dataflow = false;
  };
  using Fits = std::function<bool(const TextInfo&)>;
  struct PrimFunc {
    std::string name;
    int inputs = 1, rank = 1;
    bool in_place = false, takes_size = false;
  };

  // Choosing (model_generator.cpp).
  std::string fresh(std::string_view stem) { return std::string(stem) + std::to_string(next_++); }
  void line(const std::string& text) { lines_.push_back(std::string(indent_, ' ') + text); }
  /// One time in 40: something is used whatever it is.
  bool careless() { return choices_.chance(1, 40); }
  /// A variable that fits, or any; null where there is none.
  const Named* find(const Fits& fits, bool any = false);
  const Named* tensor(std::string_view dtype, int rank = -1);
  std::string size();
  std::vector<std::string> sizes(int rank);
  std::string dtype() { return choices_.chance(1, 4) ? "int64" : "float32"; }
  /// Binds a new variable, with an annotation now and then.
  bool bind(const std::string& value, const TextInfo& info);
  TextInfo loosened(TextInfo info);

  // Functions (function.cpp).
  TextInfo parameter(std::vector<std::string>& own);
  TextInfo function(const std::string& name, bool is_inner);
  void recursive_function(const std::string& name);
  void main_function();
  TextInfo returned(const Named& result, bool is_inner);

  // Bindings (binding.cpp). False where nothing fits.
  void statements(int count);
  bool statement();
  void dataflow_block();
  bool cast();
  bool annotated();
  bool tuple();
  bool item();
  bool shape();
  bool branch();
  bool closure();
  bool call();
  bool effect();
  bool object();
  bool condition();

  // Operators (operator.cpp) and PrimFuncs (prim_func.cpp).
  bool operation();
  bool creation();
  bool elementwise();
  bool binary();
  bool reduction();
  bool reshaped();
  bool joined();
  bool product();
  bool prim_call();
  void prim_func();
  std::string prim_statement(const PrimFunc& f, const std::string& index);

  Choices& choices_;
  Scope scope_;
  std::vector<Named> functions_;  ///< of the module, which may be called
  std::vector<PrimFunc> prim_funcs_;
  std::vector<std::string> lines_;
  std::vector<std::string> bound_by_casts_;
  std::size_t indent_ = 4;
  int next_ = 0, depth_ = 0;
};

}  // namespace tenor::fuzz
