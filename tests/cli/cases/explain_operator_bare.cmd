tenor explain nn.relu
