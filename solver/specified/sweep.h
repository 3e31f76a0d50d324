// SPDX-License-Identifier: Apache-2.0
// Which inputs a function is tried on, where the caller leaves some open: sizes around the
// constants of its text; strides and offsets that are variables, packed and with gaps; and drawn
// data, half of the time with values at the edges of their types.
// The same function and seed give the same trials on every machine.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/run/plan.h"
#include "solver/specified/constants.h"

namespace tenor::solver {

/// What one run is given.
struct Trial {
  std::vector<semantics::Input> inputs;  ///< the caller's, then ours
  std::uint64_t seed = 0;                ///< of what is in neither
  bool edges = false;                    ///< is the data drawn at the edges of its types?
  semantics::OpenLayout layout = semantics::OpenLayout::kPacked;  ///< of what is in neither
  bool is_large = false;  ///< is a size one that may be too large for a run?
};

using NamedSizes = std::map<std::string, std::int64_t>;

/// A size that nothing gives, and what it is tried at by itself.
struct OpenSize {
  std::string name;
  std::set<std::int64_t> values;
};

/// Is it an integer that nothing gives?
bool is_open_size(const semantics::PlannedArgument& a);
/// What a size is tried at by itself, for a function or two.
std::set<std::int64_t> small_sizes(const Constants& constants, const Constants* also);

class Sweep {
 public:
  /// At most so many combinations of sizes.
  static constexpr std::size_t kCombinations = 64;

  /// At most `runs` trials of a function of these constants. `first` is the plan of a run that is
  /// given `given` alone. `also` are those of another function that count too, or null.
  Sweep(const Constants& constants, const semantics::Plan& first,
        const std::vector<semantics::Input>& given, std::uint64_t seed, std::size_t runs,
        const Constants* also = nullptr);

  /// The same, of a function of another language: what it is tried at in each size that is open,
  /// and the names of what is drawn.
  Sweep(const std::vector<OpenSize>& sizes, std::vector<std::string> drawn,
        const std::vector<semantics::Input>& given, std::uint64_t seed, std::size_t runs);

  /// Puts these sizes before all others; a size that is not named takes small values. Where
  /// several strides and offsets are open, layouts in which they are not alike come first, too.
  void put_first(const std::vector<NamedSizes>& solved, const std::vector<NamedSizes>& large = {});
  /// How many combinations those are: the solved ones, and then those that may be large.
  std::size_t solved() const { return solved_; }
  std::size_t large() const { return large_; }
  /// Names of the sizes that are open.
  const std::vector<std::string>& sizes() const { return sizes_; }

  /// How many trials there are; 1 where nothing is open.
  std::size_t runs() const { return runs_; }
  /// How many values one size is tried at, at most.
  std::size_t values() const { return values_; }
  /// How many combinations of sizes and layouts there are; 1 where none is open.
  std::size_t combinations() const { return combinations_.size(); }
  /// Is the parameter of that name given data by the trials, not by the caller?
  bool draws(const std::string& name) const;
  /// One combination of sizes after the other; and again, with other data.
  Trial trial(std::size_t number) const;
  /// The same, but that plain data of floating types are integers.
  Trial whole_trial(std::size_t number) const;
  /// What the first `count` trials cover: `n in {0, 1, 2}; A, B random from seeds 0 to 63`.
  std::string scope(std::size_t count) const;
  /// What these trials do, of which there is one at least.
  std::string scope(const std::set<std::size_t>& trials) const;

 private:
  void combine(const std::vector<std::vector<std::int64_t>>& values);
  bool is_at_edges(std::size_t number) const;
  Trial drawn(std::size_t number, std::string_view from) const;
  bool has_one_seed(std::size_t number) const;
  std::string scope_of_sizes(const std::set<std::size_t>& combinations) const;
  std::vector<std::int64_t> layouts() const;
  std::vector<std::int64_t> layouts_apart() const;

  const std::vector<semantics::Input> given_;
  const std::uint64_t seed_;
  std::size_t runs_, values_ = 1;
  std::vector<std::string> sizes_, laid_out_, drawn_;    ///< names of what is open
  std::vector<std::vector<std::int64_t>> combinations_;  ///< the layout, and a value of each size
  std::size_t solved_ = 0, large_ = 0;                   ///< of the combinations, at the front
};

}  // namespace tenor::solver
