// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/normalize.h"

#include "spec/relax/normalizer.h"

namespace tenor::spec::relax {

std::span<const Implementation> normalizations() {
  static constexpr Implementation kAll[] = {
      function("normalize", clauses("Relax/NormalForm/p1:b", "Relax/NormalForm/p2",
                                    "Relax/NormalForm/p2:b", "Relax/NormalForm/p2:c", "RLX-D47")),
      function(
          "Normalizer::sequence",
          clauses("Relax/Normalize/1", "Relax/Normalize/1:b", "Relax/Normalize/2",
                  "Relax/Normalize/2:b", "Relax/Normalize/2:c", "Relax/Normalize/4",
                  "Relax/NormalForm/4", "Relax/NormalForm/4:e", "Relax/NormalForm/4:f", "RLX-D46")),
      function("Normalizer::leaf", clauses("Relax/Normalize/3", "Relax/Normalize/3:b",
                                           "Relax/Normalize/3:c", "RLX-D44", "RLX-D45")),
      function("Normalizer::value", clauses("Relax/Normalize/5", "Relax/Normalize/5:b",
                                            "Relax/Normalize/5:c", "Relax/NormalForm/2")),
      function("Normalizer::by_rule",
               clauses("Relax/Normalize/6", "Relax/NormalForm/5", "Relax/NormalForm/5:b")),
  };
  return kAll;
}

const Function* normalize(Program& program, const Function* function) {
  return Normalizer(program, function).function(function);
}

}  // namespace tenor::spec::relax
