// SPDX-License-Identifier: Apache-2.0
// PrimFuncs of a generated module, and calls of them. One in some writes too little, too much, or
// what it should only read.
#include "fuzz/generate/relax/model_generator.h"

namespace tenor::fuzz {

std::string ModelGenerator::prim_statement(const PrimFunc& f, const std::string& index) {
  const std::string at = "[" + index + "]";
  std::string value = "A0" + at;
  if (f.inputs > 1) value += (choices_.chance(1, 2) ? " * A1" : " + A1") + at;
  if (f.takes_size) value += " + T.Cast(\"float32\", k)";
  if (f.in_place) return "A0" + at + " = " + value + " + T.float32(1)";
  const std::string whole = "C" + at + " = " + value;
  switch (choices_.below(20)) {
    case 1: return "A0" + at + " = " + value;
    case 2: return "C[" + index + " + T.int64(1)] = " + value;
    case 3: return "T.evaluate(0)";
    case 4: return "if i0 > T.int64(0): " + whole;
    default: return whole;
  }
}

void ModelGenerator::prim_func() {
  const Choices::Span span(choices_, "PrimFunc");
  PrimFunc f{fresh("prim"), static_cast<int>(choices_.between(1, 2)),
             static_cast<int>(choices_.between(1, 2)), choices_.chance(1, 4),
             choices_.chance(1, 4)};
  std::vector<std::string> names;
  for (int i = 0; i < f.inputs; ++i) names.push_back("A" + std::to_string(i));
  std::string params, shape = "n0,", index = "i0", loops = "n0";
  if (f.rank == 2) shape = "n0, n1", index = "i0, i1", loops = "n0, n1";
  for (const std::string& name : names) params += "h" + name + ": T.handle, ";
  if (!f.in_place) names.emplace_back("C"), params += "hC: T.handle, ";
  if (f.takes_size) params += "k: T.int64, ";
  line("@T.prim_func");
  line("def " + f.name + "(" + params.substr(0, params.size() - 2) + "):");
  line(f.rank == 2 ? "    n0, n1 = T.int64(), T.int64()" : "    n0 = T.int64()");
  for (const std::string& name : names)
    line("    " + name + " = T.match_buffer(h" + name + ", (" + shape + "), \"float32\")");
  line("    for " + index + " in T.grid(" + loops + "):");
  line("        " + prim_statement(f, index));
  prim_funcs_.push_back(f);
}

/// The integers of a call come last: the text is of the nested generation (RLX-D57).
bool ModelGenerator::prim_call() {
  const PrimFunc f = choices_.of(prim_funcs_);
  std::string arguments;
  const Named* first = nullptr;
  for (int i = 0; i < f.inputs; ++i) {
    const Named* x = tensor("float32", f.rank);
    if (!x || (first && x->info.dims != first->info.dims && !careless())) return false;
    if (!first) first = x;
    arguments += x->name + ", ";
  }
  TextInfo result = first->info;
  if (choices_.chance(1, 60)) result = tensor_info(sizes(f.rank), "float32");
  std::string call =
      "R.call_tir(Module." + f.name + ", (" + arguments + "), out_sinfo=" + written(result, false);
  if (f.in_place)
    call = "R.call_tir_inplace(Module." + f.name + ", (" + arguments +
           "), inplace_indices=[0], out_sinfo=" + written(result, false);
  if (f.takes_size) call += ", tir_vars=R.shape([" + size() + "])";
  return bind(call + ")", result);
}

}  // namespace tenor::fuzz
