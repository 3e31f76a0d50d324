tenor explain X-STEPS
