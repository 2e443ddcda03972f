"""What happens while the wheel is built; hatch_build.py calls it."""
