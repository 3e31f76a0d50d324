tenor explain nn.rleu
