// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/definition.h"

#include <algorithm>

#include "semantics/domain/numeric/math.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics::relax {
namespace {

using namespace spec::tir;
using spec::DataType;

// How it rounds.
constexpr std::string_view kExact = "nothing is rounded";
constexpr std::string_view kEach = "each operation, to nearest, ties to even";
constexpr std::string_view kOnce = "once: the exact value to nearest, ties to even";
constexpr std::string_view kSums = "each product and each sum, in ascending order";
// Which of equal elements.
constexpr std::string_view kNoTies = "the result shows none";
constexpr std::string_view kFirst = "the first of equal elements";
// What becomes of a NaN.
constexpr std::string_view kGivesNan = "it gives NaN in what depends on it";
constexpr std::string_view kCopied = "it is copied, bit by bit";
constexpr std::string_view kEither = "Min and Max may give either operand (TIR-D16)";
constexpr std::string_view kNoComparison = "a comparison with it is false, but for not_equal";
constexpr std::string_view kNoFloats = "no operand is a float";

constexpr DefinitionLine kLines[] = {
    {"abs",
     {"ONNX Abs; of the least signed integer itself", kOfOperand, kExact, kNoTies,
      "it is one, without the sign"}},
    {"acos acosh asin asinh atan atanh cos cosh erf exp log rsqrt sigmoid sin sinh sqrt tan tanh",
     {"ONNX or PyTorch, of the same name", kOfOperand, kOnce, kNoTies, kGivesNan}},
    {"negative square", {"ONNX Neg as 0 - x, and x * x", kOfOperand, kEach, kNoTies, kGivesNan}},
    {"ceil floor trunc",
     {"ONNX Ceil and Floor; NumPy trunc", kOfOperand, "to a whole number: up, down, or towards 0",
      kNoTies, kGivesNan}},
    {"round", {"ONNX Round", kOfOperand, "to a whole number, ties to even", kNoTies, kGivesNan}},
    {"sign", {"ONNX Sign", kNothingBetween, kExact, kNoTies, "its sign is 0"}},
    {"astype",
     {"ONNX Cast, as TIR casts", kNothingBetween,
      "once, to nearest, ties to even; to an integer towards 0", kNoTies,
      "of floats it stays one, as Bool it is true, as an integer unspecified"}},
    {"isfinite isinf isnan",
     {"ONNX IsInf and IsNaN; NumPy isfinite", kNothingBetween, kExact, kNoTies,
      "isnan alone holds of it"}},
    {"bitwise_and bitwise_not bitwise_or bitwise_xor left_shift right_shift",
     {"ONNX BitwiseAnd to BitwiseXor, BitShift", kNothingBetween, kExact, kNoTies, kNoFloats}},
    {"logical_and logical_not logical_or logical_xor",
     {"ONNX And, Not, Or, Xor", kNothingBetween, kExact, kNoTies, "it counts as true"}},
    {"nn.relu", {"ONNX Relu: max(x, 0)", kNothingBetween, kExact, kNoTies, kEither}},
    {"nn.leakyrelu nn.prelu", {"ONNX LeakyRelu and PRelu", kOfOperand, kEach, kNoTies, kGivesNan}},
    {"nn.gelu",
     {"ONNX Gelu without an approximation", "the operand's datatype, but erf in float32 at least",
      kEach, kNoTies, kGivesNan}},
    {"nn.gelu_tanh", {"ONNX Gelu, approximated by tanh", kOfOperand, kEach, kNoTies, kGivesNan}},
    {"nn.selu",
     {"PyTorch SELU: scale * (max(x, 0) + min(0, alpha * (exp(x) - 1)))", kOfOperand, kEach,
      kNoTies, kEither}},
    {"nn.silu", {"PyTorch SiLU: x * sigmoid(x)", kOfOperand, kEach, kNoTies, kGivesNan}},
    {"nn.softplus",
     {"PyTorch Softplus, with its threshold", kOfOperand, kEach, kNoTies, kGivesNan}},
    {"add divide multiply subtract",
     {"ONNX Add, Div, Mul, Sub", kOfResult, kEach, kNoTies, kGivesNan}},
    {"atan2 power",
     {"C's atan2 and pow", kOfResult, kOnce, kNoTies,
      "it gives NaN, but 1 to the power of it, and it to the power of 0, are 1"}},
    {"floor_divide floor_mod",
     {"NumPy floor_divide and remainder, by the floor of the rounded quotient", kOfResult, kEach,
      kNoTies, kGivesNan}},
    {"mod",
     {"C's fmod, and % of integers: the sign is the dividend's", kOfResult, kExact, kNoTies,
      kGivesNan}},
    {"log_add_exp",
     {"NumPy logaddexp: m + log(1 + exp(l - m)) with the greater operand as m", kOfResult, kEach,
      kNoTies, kEither}},
    {"maximum minimum", {"ONNX Max and Min", kNothingBetween, kExact, kNoTies, kEither}},
    {"equal greater greater_equal less less_equal not_equal",
     {"ONNX Equal, Greater, Less; IEEE 754, 5.11", kNothingBetween, kExact, kNoTies,
      kNoComparison}},
    {"clip", {"ONNX Clip: max(min(x, high), low)", kNothingBetween, kExact, kNoTies, kEither}},
    {"ewise_fma", {"a * b + c", kOfResult, "the product, and then the sum", kNoTies, kGivesNan}},
    {"where", {"ONNX Where", kNothingBetween, kExact, kNoTies, kCopied}},
    {"eye eye_like full full_like ones ones_like wrap_param zeros zeros_like",
     {"NumPy, of the same name; wrap_param is a cast", kNothingBetween,
      "a number to the datatype, as TIR casts it", kNoTies, kCopied}},
    {"arange", {"NumPy arange: start + step * i", kOfResult, kEach, kNoTies, kNoFloats}},
    {"hamming_window", {"PyTorch hamming_window", kOfResult, kEach, kNoTies, kNoFloats}},
    {"broadcast_to expand_dims flatten layout_transform nn.batch_flatten permute_dims reshape "
     "squeeze",
     {"ONNX Expand, Unsqueeze, Flatten, Transpose, Reshape, Squeeze; TVM's index maps",
      kNothingBetween, kExact, kNoTies, kCopied}},
    {"concat meshgrid split stack",
     {"ONNX Concat and Split; NumPy meshgrid and stack", kNothingBetween, kExact, kNoTies,
      kCopied}},
    {"dynamic_strided_slice slice_scatter strided_slice",
     {"ONNX Slice; PyTorch slice_scatter", kNothingBetween, kExact, kNoTies, kCopied}},
    {"flip nn.pad nn.pixel_shuffle one_hot repeat reverse_sequence tile tril triu",
     {"ONNX Pad, DepthToSpace (CRD), OneHot, ReverseSequence, Tile, Trilu; NumPy flip and repeat",
      kNothingBetween, kExact, kNoTies, kCopied}},
    {"gather_elements gather_nd index_tensor take",
     {"ONNX GatherElements, GatherND and Gather; NumPy take", kNothingBetween, kExact, kNoTies,
      kCopied}},
    {"index_put",
     {"PyTorch index_put", kOfOperand, "each sum, in the order of the indices",
      "the last of equal indices stands", kCopied}},
    {"linear matmul outer",
     {"ONNX MatMul and Gemm; NumPy outer", kOfResult, kSums, kNoTies, kGivesNan}},
    {"einsum", {"ONNX Einsum", kOfResult, kSums, kNoTies, kGivesNan}},
    {"mean prod std sum variance",
     {"ONNX ReduceMean, ReduceProd and ReduceSum; NumPy std and var, in two passes", kOfResult,
      "each step, in row-major order of the axes", kNoTies, kGivesNan}},
    {"collapse_sum_like collapse_sum_to",
     {"the sum over what broadcasting made", kOfResult, "each sum, in row-major order of the axes",
      kNoTies, kGivesNan}},
    {"max min", {"ONNX ReduceMax and ReduceMin", kNothingBetween, kExact, kNoTies, kEither}},
    {"argmax argmin",
     {"ONNX ArgMax and ArgMin, select_last_index=0", kNothingBetween, kExact, kFirst,
      "it is passed over, unless it is the first"}},
    {"cumprod cumsum",
     {"ONNX CumSum and CumProd", kOfResult, "each step, in ascending order", kNoTies, kGivesNan}},
    {"median",
     {"PyTorch median: of two the lower", kNothingBetween, kExact, kFirst,
      "it counts as greater than every number"}},
    {"size", {"ONNX Size", kNothingBetween, kExact, kNoTies, "it is not looked at"}},
    {"argsort sort topk",
     {"PyTorch sort with stable=True; ONNX TopK", kNothingBetween, kExact,
      "equal elements keep their order", "it counts as greater than every number"}},
    {"bucketize",
     {"PyTorch bucketize", kNothingBetween, kExact,
      "left of equal boundaries, or right of them with `right`", "no comparison with it holds"}},
    {"multinomial_from_uniform",
     {"the first class whose cumulative probability is above the sample", kOfOperand,
      "each sum, in ascending order", kFirst, "no comparison with it holds"}},
    {"unique",
     {"NumPy unique with equal_nan=True", kNothingBetween, kExact, kFirst,
      "it counts as greater than every number; NaNs are one element, but along an axis a slice "
      "with one equals no other"}},
    {"nonzero", {"ONNX NonZero", kNothingBetween, kExact, "row-major order", "it is not zero"}},
    {"scatter_elements scatter_nd",
     {"ONNX ScatterElements and ScatterND", kOfOperand,
      "each step, in row-major order of the updates", "the last of equal indices stands",
      "it is copied, and gives NaN in sums and products"}},
    {"nn.conv1d nn.conv2d nn.conv3d",
     {"ONNX Conv; padding is zeros", kOfResult, kSums, kNoTies, kGivesNan}},
    {"nn.conv1d_transpose nn.conv2d_transpose nn.conv3d_transpose",
     {"ONNX ConvTranspose", kOfResult, kSums, kNoTies, kGivesNan}},
    {"nn.max_pool1d nn.max_pool2d nn.max_pool3d",
     {"ONNX MaxPool; padding takes no part", kNothingBetween, kExact, kNoTies, kEither}},
    {"nn.avg_pool1d nn.avg_pool2d nn.avg_pool3d",
     {"ONNX AveragePool", kOfResult, "each sum, in row-major order of the window, and the quotient",
      kNoTies, kGivesNan}},
    {"nn.adaptive_avg_pool1d nn.adaptive_avg_pool2d nn.adaptive_avg_pool3d",
     {"PyTorch AdaptiveAvgPool: from floor(o * in / out) to ceil((o + 1) * in / out)", kOfResult,
      "each sum, in row-major order of the window, and the quotient", kNoTies, kGivesNan}},
    {"nn.batch_norm",
     {"ONNX BatchNormalization, the variance in two passes", kOfOperand,
      "each operation; sums in row-major order", kNoTies, kGivesNan}},
    {"nn.group_norm nn.instance_norm nn.layer_norm nn.rms_norm",
     {"ONNX GroupNormalization to RMSNormalization, the variance in two passes",
      "float32 at least for statistics, else the operand's datatype",
      "each operation; sums in row-major order", kNoTies, kGivesNan}},
    {"nn.log_softmax nn.softmax",
     {"ONNX LogSoftmax and Softmax, the greatest element taken out", kOfOperand,
      "each operation; sums in ascending order", kNoTies, "it gives NaN in its row"}},
    {"nn.dropout",
     {"ONNX Dropout in inference: a run drops nothing and scales nothing, and any mask would do",
      kNothingBetween, kExact, kNoTies, kCopied}},
    {"nn.attention nn.attention_bias",
     {"ONNX Attention: softmax(q k / sqrt(size)) v", kOfOperand,
      "each operation; sums in ascending order", kNoTies, kGivesNan}},
    {"nn.cross_entropy_with_logits",
     {"minus the sum of predictions * labels, by the first extent", kOfResult, kSums, kNoTies,
      kGivesNan}},
    {"nn.nll_loss",
     {"ONNX NegativeLogLikelihoodLoss", kOfResult, "each operation; sums in row-major order",
      kNoTies, kGivesNan}},
    {"image.affine_grid",
     {"ONNX AffineGrid", kOfOperand, "each operation; what is constant in float64", kNoTies,
      kGivesNan}},
    {"image.grid_sample",
     {"ONNX GridSample", kOfOperand, "each operation", "with nearest, the even place",
      "of a coordinate it is unspecified, of the image it gives NaN in what depends on it"}},
    {"image.resize2d image.resize3d",
     {"ONNX Resize", "float32, or float64 of float64 images",
      "each operation, then to the result's datatype", "as rounding_method says", kGivesNan}},
    {"shape_to_tensor", {"the extents", kNothingBetween, kExact, kNoTies, kNoFloats}},
    {"vision.get_valid_counts",
     {"TVM's documentation", kNothingBetween, kExact, "boxes keep their order",
      "no score that is one is above the threshold"}},
    {"vision.multibox_transform_loc",
     {"TVM's documentation; SSD", kOfOperand, "each operation", "the first of equal classes",
      "no class that has one is above the threshold"}},
    {"vision.roi_align",
     {"torchvision roi_align, as ONNX RoiAlign",
      "the regions' datatype for coordinates, else the data's",
      "each operation; sums in row-major order", kNoTies,
      "of a coordinate it is unspecified, of the image it gives NaN in what depends on it"}},
    {"vision.roi_pool",
     {"ONNX MaxRoiPool", "the regions' datatype for their parts",
      "corners to whole numbers, half of them up", kNoTies,
      "of a coordinate it is unspecified, of the image either operand (TIR-D16)"}},
    {"quantize",
     {"ONNX QuantizeLinear: round, add the zero point, saturate", kOfOperand,
      "to a whole number, ties to even", kNoTies, "unspecified: it is cast to an integer"}},
    {"dequantize",
     {"ONNX DequantizeLinear", "float32, and int32 for the difference",
      "the difference of floats, the product, and the cast", kNoTies,
      "of the scale it gives NaN in what depends on it"}},
    {"grad.avg_pool2d_backward",
     {"the gradient of nn.avg_pool2d", kOfResult, "each sum, in row-major order of the gradient",
      kNoTies, kGivesNan}},
    {"grad.max_pool2d_backward",
     {"the gradient of nn.max_pool2d", kOfResult, "each sum, in row-major order of the gradient",
      kFirst, "it is passed over"}},
    {"grad.nll_loss_backward",
     {"the gradient of nn.nll_loss", kOfResult, "each operation; sums in row-major order", kNoTies,
      kGivesNan}},
    {"grad.take_backward",
     {"the gradient of take", kOfResult, "each sum, in row-major order of the gradient", kNoTies,
      kGivesNan}},
    {"builtin.stop_lift_params grad.end_checkpoint grad.no_grad grad.start_checkpoint "
     "memory.ensure_zero_offset",
     {"a mark, or a copy", kNothingBetween, kExact, kNoTies, kCopied}},
};

bool computes(const spec::PrimExpr* e) {
  if (!e->dtype.scalar.is_floating()) return false;
  if (const auto* call = spec::as<spec::Call>(e)) return numeric::find_math(call->op) != nullptr;
  return e->kind >= spec::ExprKind::kAdd && e->kind <= spec::ExprKind::kFloorMod;
}

void add(const spec::PrimExpr* e, std::vector<DataType>& types) {
  if (computes(e) && std::ranges::find(types, e->dtype) == types.end()) types.push_back(e->dtype);
  spec::for_each_operand(e, [&](const spec::PrimExpr* operand) { add(operand, types); });
}

void add(const Stmt* s, std::vector<DataType>& types) {
  for_each_expression(s, [&](const spec::PrimExpr* e) { add(e, types); });
  for_each_substatement(s, [&](const Stmt* child) { add(child, types); });
}

}  // namespace

std::span<const DefinitionLine> definition_lines() { return kLines; }

std::vector<std::string_view> names_of(const DefinitionLine& line) {
  std::vector<std::string_view> names;
  for (std::size_t at = 0; at < line.names.size();) {
    const std::size_t end = std::min(line.names.find(' ', at), line.names.size());
    names.push_back(line.names.substr(at, end - at));
    at = end + 1;
  }
  return names;
}

const Definition* find_definition(std::string_view name) {
  for (const DefinitionLine& line : kLines)
    if (const auto names = names_of(line); std::ranges::find(names, name) != names.end())
      return &line.definition;
  return nullptr;
}

std::vector<DataType> computed_floats(const PrimFunc& body) {
  std::vector<DataType> types;
  add(body.body, types);
  return types;
}

}  // namespace tenor::semantics::relax
