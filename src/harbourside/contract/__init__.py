"""What every game must satisfy, as checks that a test suite, a fuzzer or a game's author can run."""
