"""The rules, one file a role; what belongs to an expansion has files of its own.

flow        from one decision to the next: which file answers for which decision
rounds      choosing roles, the end of a round, the end of the game
settler, mayor, builder, craftsman, trader, captain, storage, prospector    the roles
draft, guesthouse, new_buildings    module I
nobles                              module II
buccaneer                           module III
festival                            module IV
table       moving pieces, for all of them;  scoring, variant, setup
"""
