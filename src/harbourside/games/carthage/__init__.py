"""Traders of Carthage: take coins, buy goods, and sell them when their ship arrives."""
