"""The rules: a file for each role, and files for the expansions.

flow        which file is asked, and which one carries out a decision
rounds      choosing roles, the end of a round, the end of the game
settler, builder, craftsman, trader, prospector    the roles
mayor, hiring, placing              the mayor
captain, storage                    the captain
gains, offers                       gains that may be declined
draft, guesthouse, new_buildings    module I
nobles                              module II
buccaneer                           module III
festival                            module IV
table, tiles, pieces                moving and counting pieces
setup, scoring, variant             set-up, score, options
"""
