"""Santiago de Cuba: one car for all players, nine Cubans, twelve buildings and seven ships."""
