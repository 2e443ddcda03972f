"""What every game is made of. Knows no game.

Read it in this order: message, rng, actions, state, game, play, record. The rest serves those.
"""
