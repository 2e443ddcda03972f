# What goes wrong with the name of a bot.

bot-unknown = There is no bot “{ $name }”. There are: { $known }; or package.module:Class.
bot-level = { $name } is a level, and has no settings. It stands for { $spec }, which has.
bot-parameter = The bot { $name } has no setting “{ $parameter }”. { $known_count ->
    [0] It has none.
   *[other] It has: { $known }.
  }
bot-no-value = Settings of the bot { $name } are written name=value, with commas between them, not “{ $parameter }”.
bot-twice = The setting { $parameter } of the bot { $name } is there twice.
bot-missing = The bot { $name } needs the setting { $parameter }.
bot-value = The setting { $parameter } of the bot { $name } cannot be “{ $value }”.
bot-number = The setting { $parameter } of the bot { $name } is a number, not “{ $value }”.
bot-whole-number = The setting { $parameter } of the bot { $name } is a whole number, not “{ $value }”.
bot-yes-or-no = The setting { $parameter } of the bot { $name } is yes or no, not “{ $value }”.
bot-range = The setting { $parameter } of the bot { $name } goes from { $least } to { $most }, so it cannot be “{ $value }”.
bot-own-weights = The bot { $name } cannot be given weights here: it has its own, or none.
bot-not-found = The bot { $name } cannot be loaded ({ $kind }): { $reason }
bot-not-made = The bot { $name } does not accept this ({ $kind }): { $reason }
bot-is-none = { $name } is no bot: it has no choose(seat).
bot-no-command = Say which program is the bot: external:COMMAND, for example external:python3 mybot.py.
bot-command = The command “{ $command }” cannot be read: { $reason }
bot-no-program = There is no program “{ $program }” that can be run.
bot-external-needs-unix = External bots run on Linux and macOS only.

# What goes wrong when a bot is asked.

bot-failed-crash = The bot crashed ({ $kind }): { $reason }
bot-failed-no-action = The bot’s answer “{ $answer }” is no action: it should be the number of one.
bot-failed-key = The bot’s answer “{ $answer }” is the key of an action: it should be its number, seat.actions.index(key).
bot-failed-illegal = The bot’s answer “{ $answer }” is not allowed now.

# What goes wrong with a bot that is a program of its own.

bot-said = { $said_count ->
    [0] { "" }
   *[other] { " " }It wrote last: { $said }
  }
bot-failed-no-start = The bot’s program { $program } cannot be started: { $reason }
bot-failed-timeout = The bot did not answer in time ({ $limit }={ $seconds }).{ bot-said }
bot-failed-ended = The bot’s program ended without an answer (exit code { $code }).{ bot-said }
bot-failed-ended-by-signal = The bot’s program ended without an answer ({ $signal }).{ bot-said }
bot-failed-too-long = The bot wrote a line of more than { $most } bytes.{ bot-said }
bot-failed-not-json = The bot wrote “{ $answer }”, which is no JSON object. Only answers go to standard output; remarks go to standard error.{ bot-said }
bot-failed-not-ready = The bot should say that it is ready, but wrote: { $answer }{ bot-said }
bot-failed-wrong-id = The bot’s answer has not the id of a question: { $answer }{ bot-said }
bot-failed-unknown-action = The bot’s answer “{ $answer }” is no action: it should be the key of one, or its number.

# Levels: opponents for people, weakest first.

level-deckhand = Deckhand
level-deckhand-about = New aboard: mostly does whatever comes to mind. For your first game.
level-mate = Mate
level-mate-about = Knows what a thing is worth, sees one step ahead, and nods off now and then.
level-captain = Captain
level-captain-about = Plans ahead and expects you to do the same; makes a mistake once in a while.
level-admiral = Admiral
level-admiral-about = Thinks as long as it takes, up to two seconds, and forgives nothing.
