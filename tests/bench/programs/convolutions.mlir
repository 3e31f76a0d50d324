func.func @main(%x: tensor<1x32x60x60xf32>, %w0: tensor<32x32x3x3xf32>, %w1: tensor<32x32x3x3xf32>,
                %w2: tensor<32x32x3x3xf32>) -> tensor<1x32x60x60xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<1x32x60x60xf32>
  %c0 = "stablehlo.convolution"(%x, %w0) {window_strides = array<i64: 1, 1>,
      padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64,
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>}
      : (tensor<1x32x60x60xf32>, tensor<32x32x3x3xf32>) -> tensor<1x32x60x60xf32>
  %h0 = stablehlo.maximum %c0, %zero : tensor<1x32x60x60xf32>
  %c1 = "stablehlo.convolution"(%h0, %w1) {window_strides = array<i64: 1, 1>,
      padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64,
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>}
      : (tensor<1x32x60x60xf32>, tensor<32x32x3x3xf32>) -> tensor<1x32x60x60xf32>
  %h1 = stablehlo.maximum %c1, %zero : tensor<1x32x60x60xf32>
  %y = "stablehlo.convolution"(%h1, %w2) {window_strides = array<i64: 1, 1>,
      padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64,
      dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>}
      : (tensor<1x32x60x60xf32>, tensor<32x32x3x3xf32>) -> tensor<1x32x60x60xf32>
  func.return %y : tensor<1x32x60x60xf32>
}
