func.func @main(%x: tensor<32x256xf32>, %w0: tensor<256x256xf32>, %b0: tensor<256xf32>,
                %w1: tensor<256x256xf32>, %b1: tensor<256xf32>) -> tensor<32x256xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<32x256xf32>
  %p0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0]
      : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %r0 = stablehlo.broadcast_in_dim %b0, dims = [1] : (tensor<256xf32>) -> tensor<32x256xf32>
  %s0 = stablehlo.add %p0, %r0 : tensor<32x256xf32>
  %h = stablehlo.maximum %s0, %zero : tensor<32x256xf32>
  %p1 = stablehlo.dot_general %h, %w1, contracting_dims = [1] x [0]
      : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %r1 = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<256xf32>) -> tensor<32x256xf32>
  %y = stablehlo.add %p1, %r1 : tensor<32x256xf32>
  func.return %y : tensor<32x256xf32>
}
