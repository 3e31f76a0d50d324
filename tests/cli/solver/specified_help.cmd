tenor specified --help
