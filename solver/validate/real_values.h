// SPDX-License-Identifier: Apache-2.0
// What terms are as real numbers, where the inputs are these: to 400 decimal digits, so that what
// float32 holds may be summed, multiplied and cancelled without loss.
#pragma once

#include <boost/multiprecision/mpfr.hpp>
#include <map>
#include <optional>

#include "semantics/domain/term/show.h"

namespace tenor::solver {

using RealNumber = boost::multiprecision::number<boost::multiprecision::mpfr_float_backend<400>,
                                                 boost::multiprecision::et_off>;

class RealValues {
 public:
  RealValues(const semantics::TermBank& bank, semantics::TermInputs inputs)
      : bank_(bank), inputs_(std::move(inputs)) {}

  /// Of a float; nothing where it is not known.
  std::optional<RealNumber> operator()(semantics::TermId t);

 private:
  using Id = semantics::TermId;
  bool is_float(Id t) const { return bank_.type(t).is_floating(); }
  bool compute(Id t);
  bool compute_number(Id t);
  bool compute_other(Id t);
  bool set(Id t, RealNumber value);
  bool set_operator(Id t);
  bool set_function(Id t);

  const semantics::TermBank& bank_;
  semantics::TermInputs inputs_;
  std::map<Id, RealNumber> numbers_;               ///< of floats
  std::map<Id, semantics::ConcreteValue> values_;  ///< of all else
};

}  // namespace tenor::solver
