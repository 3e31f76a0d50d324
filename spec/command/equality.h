// SPDX-License-Identifier: Apache-2.0
// One question of `tenor equal`: are the values of two integer expressions, or the truths of two
// conditions, the same for all values of their variables? Of those each datatype has, the
// assumptions take some away; points where something divides by zero are left out, and in index
// arithmetic those where a result leaves its datatype neither. Relax/Subtype/b1 to b3; ledger
// RLX-D10.
#pragma once

#include "spec/command/fragments.h"
#include "spec/command/undefined_points.h"

namespace tenor::spec {

struct EqualOptions : FragmentOptions {
  std::string left, right, file;
  bool wrap_around = false;
  std::string map, onto;           ///< a map of indices, and extents of a box
  bool is_onto_asked = false;      ///< also by a text without extents
  std::vector<std::string> where;  ///< conditions on its inputs
};

class Equality {
 public:
  /// Both sides, or one condition: `left == right` are sides too.
  Equality(std::vector<std::string> sides, const EqualOptions& options, const Prover& prover)
      : options_(options),
        prover_(prover),
        is_one_(sides.size() == 1),
        input_(std::move(sides), options) {}

  /// Asks; false where the text is not a question.
  bool ask();
  FragmentAnswer answer() const;
  /// What is wrong with the text.
  Status print_findings(Streams& streams) const {
    return input_.print_findings("equal", options_, streams);
  }
  const FragmentInput& input() const { return input_; }

 private:
  const PrimExpr* side(std::size_t line);
  void take_sides();
  void decide();
  void refuse_valueless();
  std::string text_of(const Model& model) const;
  std::string scope() const;
  Json details() const;

  const EqualOptions& options_;
  const Prover& prover_;
  bool is_one_;
  FragmentInput input_;
  const PrimExpr *left_ = nullptr, *right_ = nullptr;
  Question question_;
  Decision decision_;
  std::vector<UndefinedPoint>
      undefined_points_;  ///< what has no value for some values that the question admits
  Elapsed elapsed_{};
};

}  // namespace tenor::spec
