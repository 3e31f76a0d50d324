// SPDX-License-Identifier: Apache-2.0
// Which store wrote what an access reads, or what is left at the end: of each iteration, and for
// all sizes.
#pragma once

#include "solver/family/places.h"
#include "solver/family/points.h"

namespace tenor::solver {

class LastWriters {
 public:
  LastWriters(semantics::FamilyRun& run, Points& points, Regions& regions, const Places& places)
      : run_(run), points_(points), regions_(regions), places_(places) {}

  /// Iterations of the reader, whose ordinals have their names, and of the store that wrote last,
  /// whose ordinals have names of `of_writer`.
  struct Written {
    std::size_t by;
    isl::set where;
  };
  struct Origins {
    std::vector<Written> written;
    isl::set unwritten;  ///< where no store was made before
  };
  /// Of the load with that number among the accesses.
  const Origins& of_load(std::size_t load);
  /// Of each place of the store at the end of the run: the places are coordinates.
  std::vector<Written> at_the_end(std::uint32_t store);
  /// Those of the points at which none of these is made.
  static isl::set without_written(isl::set points, const std::vector<Written>& written);

  /// Of a store of what its place had until then and something more: that; else nothing.
  std::optional<semantics::FamilyValue> added_by(std::size_t write);
  /// Stores that added to the place, and those that began it, since it was begun last.
  struct Additions {
    std::vector<Written> added, begun;
  };
  /// `at`: iterations of the store that added last. They are those of the readers.
  Additions added_until(std::size_t last, const isl::set& at);

  /// Iterations of the access, and the place as coordinates. Of a load, what data decide is taken
  /// for true: what holds there holds in fewer iterations. Throws NotExact.
  const isl::set& access(std::size_t number);

  /// Is it a load of an argument that nothing writes, of an element that data choose? No iteration
  /// of it is looked at.
  bool is_chosen_by_data(std::size_t number) const;
  const Places::Parts& place_of(std::size_t number) const { return *places_.of(number); }
  /// Of the place, as far as it is distinguished.
  void add_symbols(std::size_t number, std::set<semantics::SymbolId>& to) const;
  std::vector<std::size_t> writes_of(std::uint32_t store) const;
  /// All that is asked from here on is asked of these sizes.
  void within(const isl::set& sizes);
  /// Of the place of an element of the parameter.
  std::size_t parts_of(std::uint32_t parameter) const;

  static Name of_place(std::size_t part) { return "p" + std::to_string(part); }
  static bool is_place(const Name& name) { return name[0] == 'p'; }
  static Name of_writer(semantics::SymbolId ordinal) { return "w" + std::to_string(ordinal); }
  static bool is_of_writer(const Name& name) { return name[0] == 'w'; }
  /// The writer takes the reader's place.
  static Name moved(const Name& name) { return is_of_writer(name) ? "s" + name.substr(1) : name; }

 private:
  /// `load`: that reads it; null at the end of the run.
  std::vector<Written> written_to(std::uint32_t store, const isl::set& reader,
                                  const semantics::FamilyAccess* load);
  static void require_decided(const isl::set& points, const std::vector<Name>& ordinals);
  Constraints of_one_copy(const semantics::FamilyAccess& write,
                          const semantics::FamilyAccess* load) const;
  using NameOf = std::function<Name(semantics::SymbolId)>;
  std::vector<isl::set> all_before(const semantics::FamilyTime& one,
                                   const semantics::FamilyTime& other, const NameOf& name_of_one,
                                   const NameOf& name_of_other) const;
  isl::set latest(const isl::set& all, const std::vector<isl::set>& earlier,
                  const semantics::FamilyAccess& write, bool has_places) const;
  isl::set before(const semantics::FamilyTime& one, const semantics::FamilyTime& other,
                  const NameOf& name_of_one, const NameOf& name_of_other) const;
  void leave_latest(std::vector<Written>& writes) const;
  isl::set without_earlier(const Written& writes, const Written& other) const;
  bool is_read_for(semantics::FamilyValue v, std::size_t write);
  Constraints same_iteration(const semantics::FamilyAccess& access) const;
  /// The ordinals of another writer.
  static Name of_other(const Name& name) {
    return is_of_writer(name) ? "v" + name.substr(1) : name;
  }
  static bool is_of_other(const Name& name) { return name[0] == 'v'; }
  static std::vector<Name> ordinals_in(const semantics::FamilyTime& time);
  isl::set as_writer(const isl::set& access);

  semantics::FamilyRun& run_;
  Points& points_;
  Regions& regions_;
  const Places& places_;
  std::map<std::size_t, isl::set> accesses_;
  std::map<std::size_t, Origins> loads_;
  std::map<std::size_t, std::optional<semantics::FamilyValue>> added_;
};

}  // namespace tenor::solver
