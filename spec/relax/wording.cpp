// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/wording.h"

#include "spec/check/wording.h"

namespace tenor::spec::relax {

std::string shown(const PrimExpr* e) {
  constexpr std::string_view kOpen = "T.int64(";
  std::string text = show(e);
  for (std::size_t at = text.find(kOpen); at != text.npos; at = text.find(kOpen, at)) {
    const std::size_t digits = at + kOpen.size(),
                      end = text.find_first_not_of("0123456789", digits);
    const bool literal = end != text.npos && end > digits && text[end] == ')';
    if (literal) text.erase(end, 1);
    literal ? void(text.erase(at, kOpen.size())) : void(at = digits);
  }
  return text;
}

}  // namespace tenor::spec::relax
