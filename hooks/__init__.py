"""Steps of the build of the wheel, which hatch_build.py calls."""
