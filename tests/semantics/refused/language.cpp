// SPDX-License-Identifier: Apache-2.0
// A language with a frame that has no rules.
//
// refused: LanguageIn
#include "semantics/domain/concrete.h"
#include "semantics/machine/machine.h"

namespace tenor::semantics {

struct Word : spec::Node {};
struct EvalWord : StartFrame<Word> {};
struct Reads {
  static constexpr RuleInfo info{"Word-read", spec::Citations{}};
  static void then(At<EvalWord> auto& r) { r.drop(); }
};
#ifndef MISTAKE
template <>
struct RulesOf<EvalWord> : Rules<Reads> {};
#endif

struct Words {
  using Frames = FrameList<EvalWord>;
  template <class L, class D>
  struct State : Stateless {
    template <class... Args>
    explicit State(const Args&...) {}
  };
  template <class Fs>
  static std::uint16_t start_tag(const Word*) {
    return tag_in<Fs, EvalWord>();
  }
};
static_assert(LanguageIn<Words, Concrete>);

}  // namespace tenor::semantics
