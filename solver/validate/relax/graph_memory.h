// SPDX-License-Identifier: Apache-2.0
// What tensors hold while a Relax function is followed: each has a place with the number of its
// contents; places of one storage may have bytes in common. Relax/Optimize/b1; RLX-D49, TIR-D40.
#pragma once

#include <map>
#include <set>

#include "solver/validate/relax/graph_value.h"

namespace tenor::solver {

struct GraphPlace {
  ValueNumber contents = 0;
  spec::DataType dtype{};
  Sizes sizes{};
  /// Where it is known before the run: an argument; a constant; one of two places, after an If.
  std::string identity{};
  bool is_open = false;    ///< no document says whether it is new: an operator's result
  bool is_frozen = false;  ///< what writes to it is not followed: others may be the same memory
  bool is_lost = false, is_mixed = false, is_written = false;
  std::set<std::size_t> views{};  ///< places that are the same memory where operators give views
  bool is_stale = false;          ///< one of them was written: it holds that, or what it held
  std::map<std::int64_t, Size> heap{};  ///< of a heap of shapes: its numbers
  bool is_heap = false;
  std::size_t storage = 0;  ///< 0: none
  Size first = nullptr, bytes = nullptr;
  std::set<std::size_t> replaces{};
};

struct GraphStorage {
  Size bytes = nullptr;
  std::string device;
};

class GraphMemory {
 public:
  GraphMemory(ValueNumbers& numbers, SizeTable& sizes) : numbers_(&numbers), sizes_(&sizes) {
    storages_.emplace_back();
  }

  std::size_t add(GraphPlace place) {
    places_.push_back(std::move(place));
    return places_.size() - 1;
  }
  GraphPlace& at(std::size_t place) { return places_[place]; }
  std::size_t count() const { return places_.size(); }
  std::size_t add_storage(GraphStorage storage) {
    storages_.push_back(std::move(storage));
    return storages_.size() - 1;
  }
  const GraphStorage& storage(std::size_t number) const { return storages_[number]; }
  /// A new place in a storage. What it holds is what lay there, of which its number says all;
  /// `as_new`: as though nothing did.
  std::size_t add_in(std::size_t storage, Size first, Size bytes, GraphPlace place, bool as_new);
  /// It holds this from now on; those that it replaces are lost.
  void write(std::size_t place, ValueNumber contents);
  /// An operator made `b` of `a`: a copy, or a view.
  void relate(std::size_t a, std::size_t b);
  /// May the two have bytes in common?
  bool may_overlap(std::size_t a, std::size_t b);
  /// Was something taken as new that lies where something else was written?
  bool reused() const { return reused_; }

  /// What `place` holds after one of two branches, which left it as here and as in `other`.
  void merge(GraphMemory& other, std::size_t place, ValueNumber condition);

 private:
  ValueNumbers* numbers_;
  SizeTable* sizes_;
  std::vector<GraphPlace> places_;
  std::vector<GraphStorage> storages_;
  bool reused_ = false;
};

}  // namespace tenor::solver
