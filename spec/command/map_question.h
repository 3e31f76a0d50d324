// SPDX-License-Identifier: Apache-2.0
// `tenor equal --map`: is a map of indices injective, and a bijection onto a box? Ledger RLX-D10.
#pragma once

#include "spec/command/equality.h"
#include "spec/prover/maps.h"
#include "spec/text/map_text.h"

namespace tenor::spec {

class CheckedMap {
 public:
  CheckedMap(const EqualOptions& options, const Prover& prover, const MapJudge& judge);

  /// Asks; false where the text is not a question.
  bool ask();
  FragmentAnswer answer() const;
  /// What is wrong with the text.
  Status print_findings(Streams& streams) const {
    return input_.print_findings("equal", options_, streams);
  }

 private:
  bool read();
  bool read_inputs();
  void refuse_inputs_in_extents();
  /// Where the map has no value; no point with one is bad usage.
  void find_undefined_points();
  std::vector<const PrimExpr*> read_integers(std::size_t from, std::size_t count);
  bool is_onto_asked() const { return options_.is_onto_asked; }
  Truth verdict() const;
  std::string sentence() const;
  std::string scope() const;
  std::string missing_text() const;
  std::string image_of(const Model& point) const;
  void add_rows(FragmentAnswer& answer) const;
  Json details() const;

  const EqualOptions& options_;
  const Prover& prover_;
  const MapJudge& judge_;
  const MapText text_;
  const std::vector<std::string> extents_text_;
  FragmentInput input_;
  std::vector<const Variable*> inputs_;
  std::vector<const PrimExpr*> outputs_, extents_, where_;
  std::vector<UndefinedPoint> undefined_points_;
  MapAnswer found_;
  Elapsed elapsed_{};
};

}  // namespace tenor::spec
