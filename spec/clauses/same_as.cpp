// SPDX-License-Identifier: Apache-2.0
// Clauses that repeat others: what implements all of those implements these. In the documents'
// order.
#include <algorithm>
#include <iterator>

#include "spec/clauses/clause.h"

namespace tenor::spec {
namespace {

struct Same {
  std::string_view id;
  Citations as;
};

constexpr Same kSame[] = {
    {"TIR/DataTypeKind/b3:d", clauses("TIR/DataTypeKind/b5")},
    {"TIR/DataTypeKind/b4", clauses("TIR/Values/1:c")},
    {"TIR/Eval/1:b", clauses("TIR/Scope/p1:c")},
    {"TIR/Eval/5.1", clauses("TIR/ExprTyping/5:b")},
    {"TIR/Exec/3.1.3", clauses("TIR/Scope/b7")},
    {"TIR/Exec/12.2.3", clauses("TIR/Scope/b4")},
    {"TIR/Exec/12.2.3:b", clauses("TIR/Exec/12.1.7:c")},
    {"PreRFC/Restrictions/b1", clauses("TIR/Buffers/p2:b")},
    {"PreRFC/Restrictions/b1:b", clauses("TIR/Exec/14.3.2:d")},
    {"PreRFC/Restrictions/b2", clauses("TIR/Exec/7.4:e")},
    {"PreRFC/Restrictions/b3", clauses("TIR/OtherTyping/3.2:c")},
    {"PreRFC/Restrictions/b3:b", clauses("TIR/OtherTyping/3.3:b")},
    {"PreRFC/Restrictions/p2", clauses("TIR/Intro/p3")},
    {"Relax/DataType/1", clauses("Relax/WellFormed/20")},
    {"Relax/DataType/2:b", clauses("Relax/WellFormed/20:b")},
    {"Relax/Function/p2", clauses("Relax/Entry/p1:b")},
    {"Relax/Function/p2:b", clauses("Relax/Entry/p1:c")},
    {"Relax/Values/b3:e", clauses("Relax/Eval/9")},
    {"Relax/NormalForm/p2", clauses("Relax/NormalForm/p1:b")},
    {"Relax/WellFormed/1:b", clauses("Relax/Scope/4:b")},
    {"Relax/WellFormed/2", clauses("Relax/Scope/p1", "Relax/Scope/p1:c")},
    {"Relax/WellFormed/7/p1",
     clauses("Relax/Derive/14.1.2:b", "Relax/Derive/14.2.2.1:b", "Relax/Derive/14.2.3:b")},
    {"Relax/WellFormed/10", clauses("Relax/WellFormed/14:e", "Relax/WellFormed/15:c")},
    {"Relax/StructInfo/b5.1:c", clauses("Relax/WellFormed/17")},
    {"Relax/StructInfo/b5.2:b", clauses("Relax/WellFormed/17")},
    {"Relax/StructInfo/b5.2:c", clauses("Relax/Derive/14.2.2.2")},
    {"Relax/Dims/2", clauses("Relax/WellFormed/5")},
    {"Relax/Dims/3", clauses("Relax/Eval/9")},
    {"Relax/Dims/4", clauses("Relax/Grammar/PrimExpr/p1")},
    {"Relax/MatchCast/p1", clauses("Relax/Eval/13.2.1:b")},
    {"Relax/FuncBoundary/p1:c", clauses("Relax/WellFormed/6:b")},
    {"Relax/FuncBoundary/p2", clauses("Relax/WellFormed/6:c")},
    {"Relax/TensorInvariant/2", clauses("Relax/WellFormed/14:e")},
    {"Relax/TensorInvariant/p2", clauses("Relax/WellFormed/14:c")},
    {"Relax/PurityCheck/1", clauses("Relax/Derive/14.2.2.1")},
    {"Relax/PurityCheck/1:b", clauses("Relax/Op/b4.b4:b")},
    {"Relax/PurityCheck/p1", clauses("Relax/Derive/14.1.2")},
    {"Relax/PurityCheck/p1:b", clauses("Relax/Derive/14.2.3")},
    {"Relax/PurityCheck/p1:c",
     clauses("Relax/Derive/14.1.2", "Relax/Derive/14.2.2.1", "Relax/Derive/14.2.3")},
    {"Relax/Derive/16.2:c", clauses("Relax/Op/b1.b7")},
    {"TT/WS2/InferDefaultTTSchedule/1",
     clauses("TT/WS2/attr/tt_grid_x", "TT/WS2/attr/tt_grid_y", "TT/WS2/attr/tt_grid_z")},
    {"TT/WS2/InferDefaultTTSchedule/2", clauses("TT/WS2/attr/tt_num_tiles")},
    {"TT/WS2/InferDefaultTTShard/1.b2", clauses("TT/WS2/attr/tt_buffer_NAME_num_tiles_height")},
    {"TT/WS3/GridToPersistentTT/2", clauses("TT/WS3/output/tt_start_id", "TT/WS3/output/tt_count",
                                            "TT/WS3/output/grid_x", "TT/WS3/output/grid_y")},
    {"TT/WS3/GridToPersistentTT/4", clauses("TT/WS3/output/for")},
    {"TT/WS3/GridToPersistentTT/5.b1", clauses("TT/WS3/output/tile_id")},
    {"TT/WS3/GridToPersistentTT/5.b2", clauses("TT/WS3/output/bx")},
    {"TT/WS3/GridToPersistentTT/5.b3", clauses("TT/WS3/output/by")},
    {"TT/WS3/GridToPersistentTT/6",
     clauses("TT/WS3/output/bx", "TT/WS3/output/by", "TT/Validation/5")},
    {"TT/WS3/GridToPersistentTT/7", clauses("TT/WS3/output/for")},
    {"TT/WS3/GridToPersistentTT/8",
     clauses("TT/WS3/attr/tt_persistent_loop", "TT/WS3/attr/tt_runtime_args")},
    {"TT/Validation/3", clauses("TT/WS3/output/for")},
    {"TT/Validation/4", clauses("TT/WS3/output/bx", "TT/WS3/output/by")},
};

}  // namespace

std::span<const Clause> same_as(std::string_view id) {
  const auto found = std::find_if(std::begin(kSame), std::end(kSame),
                                  [&](const Same& row) { return row.id == id; });
  return found == std::end(kSame) ? std::span<const Clause>() : found->as.list();
}

}  // namespace tenor::spec
