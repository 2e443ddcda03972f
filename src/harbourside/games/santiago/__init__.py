"""Santiago de Cuba: one car for all, nine Cubans, twelve buildings, seven ships."""
