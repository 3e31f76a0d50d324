// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/trace_recorder.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/command/show.h"
#include "semantics/relax/values.h"
#include "semantics/tir/catalogue.h"

namespace tenor::semantics {

/// `3`, or `<1, 2, 3, 4>` of a vector.
template <class M>
std::string TraceRecorder<M>::show_lanes(const Value* lanes, std::uint32_t count) const {
  if (count == 1) return show(lanes[0]);
  std::string text = "<";
  for (std::uint32_t i = 0; i < count; ++i) text += (i ? ", " : "") + show(lanes[i]);
  return text + ">";
}

namespace {

/// A value of Relax in a line: of tensors with more elements than a few, datatype and shape.
template <class M>
std::string brief(const M& m, const ConcreteValue& v) {
  constexpr std::uint64_t kFewElements = 8;
  using relax::Kind;
  const auto* object = m.objects().find(v);
  if (!object) return m.objects().show(v);
  if (relax::kind_of(*object) == Kind::kShape)
    return "shape " + show_shape(relax::constants<WatchedConcrete>(object->parts));
  if (relax::kind_of(*object) == Kind::kTensor) {
    const std::string type = object->text + " " + show_shape(relax::shape_of(*object));
    const bool is_small = m.memory().at(relax::memory_of(*object)).elements <= kFewElements;
    return is_small ? type + " " + relax::show(m, v) : type;
  }
  if (relax::kind_of(*object) != Kind::kTuple) return relax::show(m, v);
  std::string text = "(";
  for (const ConcreteValue& field : object->parts)
    text += (text.size() > 1 ? ", " : "") + brief(m, field);
  return text + ")";
}

/// The ways to write a value of Relax: `shape (3, 4)`, `(3, 4)`, `[3, 4]`; of a tensor of few
/// elements, also these alone.
template <class M>
std::vector<std::string> texts_of(const M& m, const ConcreteValue& v) {
  using relax::Kind;
  std::vector<std::string> all{brief(m, v)};
  const auto* object = m.objects().find(v);
  if (!object) return all;
  const bool is_shape = relax::kind_of(*object) == Kind::kShape;
  if (is_shape) all.push_back(show_shape(relax::constants<WatchedConcrete>(object->parts)));
  if (is_shape || (relax::kind_of(*object) == Kind::kTensor && all[0].ends_with(']')) ||
      (relax::kind_of(*object) == Kind::kTensor && relax::rank_of(*object) == 0))
    all.push_back(relax::show(m, v));
  return all;
}

}  // namespace

template <class M>
bool TraceRecorder<M>::passes_line(const spec::Node* redex) const {
  if (!filter_.line) return true;
  if (foreign_ && foreign_->part_of(redex)) return false;
  const spec::Span span = m_.program().span(redex);
  return span.end != 0 && source_.position(span.begin).line == *filter_.line;
}

template <class M>
void TraceRecorder<M>::finish() {
  if (!current_.rule || !current_passes_ || (!filter_.watch.empty() && !touched_)) return;
  ++passed_;
  if (sink_) return sink_(current_);
  steps_.push_back(std::move(current_));
  if (steps_.size() > limit_) steps_.pop_front();
}

template <class M>
void TraceRecorder<M>::committed(const RuleInfo& rule, const spec::Node* redex) {
  finish();
  ++committed_;
  current_ = {m_.steps(), &rule, redex, {}};
  touched_ = false;
  current_passes_ = passes_line(redex);
  for (BoundVariable& variable : filter_.where)
    current_passes_ = variable.holds(m_.frames().size()) && current_passes_;
}

template <class M>
void TraceRecorder<M>::bound(const spec::Node* node, const Value* lanes) {
  const auto* variable = static_cast<const spec::Variable*>(node);
  for (BoundVariable& each : filter_.where)
    each.bind(variable->name_hint, {show(lanes[0])}, scope_height());
  if (!current_passes_) return;
  const std::uint32_t count = variable->dtype.is_handle() ? 1 : variable->dtype.lanes;
  current_.changes.push_back(
      {TraceChange::Kind::kBind, std::string(variable->name_hint), show_lanes(lanes, count)});
}

template <class M>
void TraceRecorder<M>::took(const spec::relax::Variable* v, const Value& value) {
  const std::vector<std::string> texts = texts_of(m_, value);
  for (BoundVariable& each : filter_.where) each.bind(v->name_hint, texts, scope_height());
  watch(v, value);
  if (current_passes_)
    current_.changes.push_back({TraceChange::Kind::kBind, std::string(v->name_hint), texts[0]});
}

template <class M>
void TraceRecorder<M>::watch(const spec::relax::Variable* v, const Value& value) {
  const auto* object = m_.objects().find(value);
  if (!object || relax::kind_of(*object) != relax::Kind::kTensor) return;
  const std::vector<std::int64_t> shape = relax::shape_of(*object);
  for (WatchedElement& wanted : filter_.watch) {
    if (wanted.buffer != v->name_hint || wanted.index.size() != shape.size()) continue;
    std::uint64_t element = 0;
    bool is_there = true;
    for (std::size_t k = 0; k < shape.size(); ++k) {
      is_there = is_there && wanted.index[k] >= 0 && wanted.index[k] < shape[k];
      element = element * static_cast<std::uint64_t>(shape[k]) +
                static_cast<std::uint64_t>(wanted.index[k]);
    }
    if (!is_there) continue;
    const std::uint64_t size = element_bytes(relax::dtype_of(*object));
    const Place place{relax::memory_of(*object), element * size, (element + 1) * size};
    if (std::ranges::find(watched_, place) == watched_.end()) watched_.push_back(place);
    touched_ = wanted.was_met = true;
  }
}

template <class M>
Place TraceRecorder<M>::in_storage(const Place& place) const {
  if constexpr (requires { m_.storages(); }) {
    constexpr std::uint64_t kStorage = std::uint64_t{1} << 63;
    if (const auto* placed = m_.storages().find(static_cast<std::uint32_t>(place.memory)))
      return {kStorage | placed->storage, placed->first + place.first, placed->first + place.end};
  }
  return place;
}

/// A sequence's blocks and bindings lie on the stack from its beginning: those that follow a
/// binding stand lower than it did, and see what it bound.
template <class M>
std::size_t TraceRecorder<M>::scope_height() const {
  const auto& frames = m_.frames();
  std::size_t i = frames.size();
  if constexpr (std::is_same_v<typename M::Language, Model>) {
    using Frames = Model::Frames;
    const auto is = [&]<class F>(std::size_t at) {
      return at > 0 && frames[at - 1].tag == tag_in<Frames, F>();
    };
    while (is.template operator()<relax::ExecBinding>(i) ||
           is.template operator()<relax::BlockEnd>(i) ||
           is.template operator()<relax::ExecBlock>(i))
      --i;
    // Between them and the end of the sequence lies its body.
    if (i < frames.size() && is.template operator()<relax::SeqExprEnd>(i - 1)) return i - 1;
  }
  return frames.size();
}

/// A thread that was never heard of knows what the one that forked it does: its own come later.
/// What is bound by the loops over threads says which one it is.
template <class M>
void TraceRecorder<M>::resumed(std::uint64_t thread) {
  bound_in_[thread_] = filter_.where;
  thread_ = thread;
  const auto known = bound_in_.find(thread);
  if (known == bound_in_.end()) return;
  for (std::size_t i = 0; i < filter_.where.size(); ++i) filter_.where[i].resume(known->second[i]);
  if (!current_passes_) return;
  for (std::size_t i = 0; i < m_.frames().size(); ++i)
    if (const spec::Variable* v = thread_variable_of(m_.frames()[i]))
      current_.changes.push_back(
          {TraceChange::Kind::kBind, std::string(v->name_hint), show(*m_.variable(v))});
}

template <class M>
bool TraceRecorder<M>::is_watched(const spec::Buffer* buffer, Index element) {
  const Place place = place_of(m_, buffer, element);
  for (WatchedElement& wanted : filter_.watch) {
    if (wanted.buffer != buffer->name || index_in_view(m_, buffer, element) != wanted.index)
      continue;
    if (std::ranges::find(watched_, place) == watched_.end()) watched_.push_back(place);
    wanted.was_met = true;
    return true;
  }
  return std::any_of(watched_.begin(), watched_.end(),
                     [&](const Place& p) { return in_storage(p).overlaps(in_storage(place)); });
}

template <class M>
void TraceRecorder<M>::accessed(const spec::Node* node, Index element, const Value* lanes,
                                std::uint32_t count, bool write) {
  const auto* buffer = static_cast<const spec::Buffer*>(node);
  if (!filter_.watch.empty()) touched_ = is_watched(buffer, element) || touched_;
  if (!current_passes_) return;
  const auto index = index_in_view(m_, buffer, element);
  const std::string at = index ? show_index(*index) : fmt::format("[element {}]", element);
  current_.changes.push_back({write ? TraceChange::Kind::kStore : TraceChange::Kind::kLoad,
                              std::string(buffer->name) + at, show_lanes(lanes, count)});
}

template class TraceRecorder<Machine<WatchedConcrete>>;
template class TraceRecorder<ModelMachine<WatchedConcrete>>;

}  // namespace tenor::semantics
