tenor --version
