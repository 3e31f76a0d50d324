// SPDX-License-Identifier: Apache-2.0
// Elements whose value the order of iterations decides: specified, but which of the last writes
// remains is not (TIR-D22). One run in serial order is enough to know each element's set, because
// no iteration reads what another writes: each writes in every schedule what it writes here, and of
// the writes that nothing orders any may be the last (docs/machine.md).
#pragma once

#include <functional>

#include "semantics/machine/observer.h"
#include "semantics/run/setup.h"

namespace tenor::semantics {

/// A value that may remain, and an iteration that writes it.
struct LastWrite {
  std::string value, bindings;
};

struct OpenElement {
  std::size_t argument = 0;         ///< whose number in the plan
  std::vector<std::int64_t> index;  ///< with the lane last, where elements are vectors
  std::vector<LastWrite> last;      ///< with different values, in the order of the text
};

/// How far the sets are those of the whole program.
enum class OpenSets : std::uint8_t {
  kExact,
  kReadOn,  ///< an element that is open is read: more may depend on the order than is listed
  kMixed    ///< what is open was written under several datatypes: no sets are given
};

struct OpenElements {
  std::vector<OpenElement> elements;
  OpenSets sets = OpenSets::kExact;
};

/// The elements of arguments that are open at the end of a run; nothing where Ctrl-C came first.
/// `drive` calls what it is given until that returns false, or returns false itself.
std::optional<OpenElements> open_elements(
    const Setup& setup, const std::function<bool(const std::function<bool()>&)>& drive);

}  // namespace tenor::semantics
