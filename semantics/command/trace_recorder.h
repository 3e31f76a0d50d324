// SPDX-License-Identifier: Apache-2.0
// Listens to a run, and keeps the steps that a trace shows, or hands them on at once: rule, place,
// and what changed.
#pragma once

#include <deque>
#include <functional>
#include <map>

#include "semantics/command/trace_filter.h"
#include "semantics/relax/concrete.h"
#include "semantics/run/foreign.h"
#include "semantics/run/place.h"

namespace tenor::semantics {

/// A binding, a load or a store.
struct TraceChange {
  enum class Kind : std::uint8_t { kBind, kLoad, kStore };
  Kind kind = Kind::kBind;
  std::string target;  ///< `i`, `C[4]`
  std::string value;
};

struct TraceStep {
  std::uint64_t number = 0;  ///< from 1; several rules have one number where steps are statements
  const RuleInfo* rule = nullptr;
  const spec::Node* redex = nullptr;
  std::vector<TraceChange> changes;
};

/// Of a run of M, a machine of TIR or of models.
template <class M>
class TraceRecorder : public Observer<WatchedConcrete>,
                      public relax::VariableObserver<WatchedConcrete> {
 public:
  using Sink = std::function<void(const TraceStep&)>;
  /// Keeps the last `limit` steps that pass the filter; or gives each to `sink`, and keeps none.
  /// Lines are those of `source`, of which what is in `foreign` is no part.
  TraceRecorder(const M& m, const spec::Source& source, TraceFilter filter, std::size_t limit,
                Sink sink = {}, const Foreign* foreign = nullptr)
      : m_(m),
        source_(source),
        foreign_(foreign),
        filter_(std::move(filter)),
        limit_(limit),
        sink_(std::move(sink)) {}

  void committed(const RuleInfo& rule, const spec::Node* redex) override;
  void bound(const spec::Node* variable, const Value* lanes) override;
  void took(const spec::relax::Variable* v, const Value& value) override;
  void resumed(std::uint64_t thread) override;
  void accessed(const spec::Node* buffer, Index element, const Value* lanes, std::uint32_t count,
                bool write) override;

  /// The run is over: the last step is complete.
  void finish();
  /// Where elements that are watched were, and to watch them from the beginning of another run: a
  /// kernel writes a tensor before the variable that is watched takes it.
  const std::vector<Place>& watched() const { return watched_; }
  void watch(std::vector<Place> places) { watched_ = std::move(places); }
  const std::deque<TraceStep>& steps() const { return steps_; }
  /// How many commitments to rules there were: the steps, where one is a redex.
  std::uint64_t committed() const { return committed_; }
  /// How many steps passed the filter, kept or not.
  std::uint64_t passed() const { return passed_; }
  const TraceFilter& filter() const { return filter_; }

 private:
  std::string show(const Value& v) const { return m_.objects().show(v); }
  std::string show_lanes(const Value* lanes, std::uint32_t count) const;
  bool is_watched(const spec::Buffer* buffer, Index element);
  /// The place of the element that is watched, where the variable that has it takes a tensor.
  void watch(const spec::relax::Variable* v, const Value& value);
  /// Where it is in the storage, if it is in the memory of a tensor of one.
  Place in_storage(const Place& place) const;
  bool passes_line(const spec::Node* redex) const;
  /// How high the stack is as long as a variable that is bound now has its value.
  std::size_t scope_height() const;

  const M& m_;
  const spec::Source& source_;
  const Foreign* foreign_;
  TraceFilter filter_;
  std::map<std::uint64_t, std::vector<BoundVariable>> bound_in_;  ///< of threads that do not run
  std::uint64_t thread_ = 0;
  std::size_t limit_;
  Sink sink_;
  std::vector<Place> watched_;  ///< found under the name that was asked for; aliases meet them too
  TraceStep current_;
  bool current_passes_ = false, touched_ = false;
  std::deque<TraceStep> steps_;
  std::uint64_t passed_ = 0, committed_ = 0;
};

}  // namespace tenor::semantics
