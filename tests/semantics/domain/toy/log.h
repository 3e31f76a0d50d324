// SPDX-License-Identifier: Apache-2.0
// What a run of the domain Family has: numbers at every point, the path, the time, and the list of
// accesses in place of memory.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "semantics/domain/concrete.h"

namespace tenor::semantics::toy {

// A point is a size and an ordinal of each loop whose extent is not known.
constexpr int kSizes = 6, kOrdinals = 7, kAxes = 2, kPoints = kSizes * kOrdinals * kOrdinals;
using Points = std::bitset<kPoints>;
constexpr int size_at(int p) { return p / (kOrdinals * kOrdinals); }
constexpr int ordinal_at(int p, int axis) { return (axis == 0 ? p / kOrdinals : p) % kOrdinals; }

/// A set of points, as a premise.
struct PointTruth {
  Points set;
  friend PointTruth operator&(PointTruth a, PointTruth b) { return {a.set & b.set}; }
  friend PointTruth operator|(PointTruth a, PointTruth b) { return {a.set | b.set}; }
  friend PointTruth operator!(PointTruth a) { return {~a.set}; }
};

constexpr int kNone = -1;
/// A scalar at every point; where a load gave it, the number of that access instead.
struct Numbers {
  std::array<ConcreteValue, kPoints> at{};
  int axis = kNone;    ///< of the loop whose ordinal it is
  bool after = false;  ///< the ordinal after that
  int load = kNone;
};
struct PointValue {
  std::uint32_t id = 0;
  friend bool operator==(PointValue, PointValue) = default;
};
struct PointIndex {
  std::uint32_t id = 0;
};

/// When something happens: the position in the body of each loop around it, and which loop that is.
struct Tick {
  int position = 0, axis = kNone;
};
using Time = std::vector<Tick>;
/// Is `a` at the point p before `b` at the point q?
inline bool is_before(const Time& a, int p, const Time& b, int q) {
  for (std::size_t k = 0; k < a.size() && k < b.size(); ++k) {
    if (a[k].position != b[k].position) return a[k].position < b[k].position;
    if (a[k].axis == kNone || b[k].axis == kNone) return false;
    const int i = ordinal_at(p, a[k].axis), j = ordinal_at(q, a[k].axis);
    if (i != j) return i < j;
  }
  return false;
}

struct LoggedAccess {
  int storage;
  bool write;
  PointIndex place;
  Points path;
  Time time;
  PointValue value;  ///< that was written
};

struct FamilyRun {
  static FamilyRun& current() {
    static FamilyRun run;
    return run;
  }
  std::deque<Numbers> numbers{1};
  Points path = Points().set();
  Time clock{1};
  std::vector<LoggedAccess> log;
  std::map<const spec::Node*, int> axes;
  std::vector<std::vector<int>> made_under;  ///< of each storage: the loops around it
  std::string why;                           ///< it gave up

  std::uint32_t add(const Numbers& n) {
    numbers.push_back(n);
    return static_cast<std::uint32_t>(numbers.size() - 1);
  }
  const Numbers& operator[](PointValue v) const { return numbers[v.id]; }
  const Numbers& operator[](PointIndex i) const { return numbers[i.id]; }
  std::int64_t place(const LoggedAccess& a, int p) const {
    return Concrete::index((*this)[a.place].at[static_cast<std::size_t>(p)]);
  }
  std::vector<int> loops() const {
    std::vector<int> all;
    for (const Tick& t : clock)
      if (t.axis != kNone) all.push_back(t.axis);
    return all;
  }
  void enter(int axis) {
    clock.back().axis = axis;
    clock.emplace_back();
  }
  void leave_to(std::size_t depth) {
    if (clock.size() == depth) return;
    clock.resize(depth);
    clock.back() = {clock.back().position + 1, kNone};
  }
  int append(int storage, bool write, PointIndex place, PointValue value) {
    log.push_back({storage, write, place, path, clock, value});
    ++clock.back().position;
    return static_cast<int>(log.size() - 1);
  }
};

/// Resolves nothing: a load is a number of the list.
class LoggedStorage {
 public:
  static std::uint64_t bytes_for(Profile, spec::ScalarType, std::uint64_t scalars) {
    return scalars;
  }
  void resize(Profile, spec::ScalarType, std::uint64_t) {
    number_ = static_cast<int>(run().made_under.size());
    run().made_under.push_back(run().loops());
  }
  PointValue get(spec::ScalarType type, std::uint64_t i) const { return load(type, constant(i)); }
  PointValue get_own(spec::ScalarType type, std::uint64_t i) const { return get(type, i); }
  void set(spec::ScalarType, std::uint64_t i, PointValue v) {
    run().append(number_, true, constant(i), v);
  }
  PointValue get_somewhere(spec::ScalarType type, PointIndex i, std::uint64_t step,
                           std::uint64_t lane) const {
    return load(type, scalar(i, step, lane));
  }
  void set_somewhere(spec::ScalarType, PointIndex i, std::uint64_t step, std::uint64_t lane,
                     PointValue v) {
    run().append(number_, true, scalar(i, step, lane), v);
  }
  std::uint64_t bytes() const { return 0; }

 private:
  static FamilyRun& run() { return FamilyRun::current(); }
  static PointIndex constant(std::uint64_t i) {
    Numbers n;
    n.at.fill(Concrete::integer(spec::int_type(64).scalar, static_cast<std::int64_t>(i)));
    return {run().add(n)};
  }
  static PointIndex scalar(PointIndex index, std::uint64_t step, std::uint64_t lane) {
    Numbers n = run()[index];
    for (ConcreteValue& v : n.at) v.bits = v.bits * step + lane;
    return {run().add(n)};
  }
  PointValue load(spec::ScalarType type, PointIndex place) const {
    Numbers n;
    n.at.fill(Concrete::of(0, type));
    n.load = run().append(number_, false, place, {});
    return {run().add(n)};
  }

  int number_ = kNone;
};

}  // namespace tenor::semantics::toy
