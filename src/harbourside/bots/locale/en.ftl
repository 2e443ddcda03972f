# Errors in the spec of a bot.

bot-unknown = There is no bot “{ $name }”. The bots are: { $known }; or your own as package.module:Class.
bot-level = { $name } is a level and has no settings. To change them, write the bot behind it: { $spec }.
bot-parameter = The bot { $name } has no setting “{ $parameter }”. { $known_count ->
    [0] It has no settings.
   *[other] Its settings are: { $known }.
  }
bot-no-value = Write the settings of the bot { $name } as name=value, separated by commas, not “{ $parameter }”.
bot-twice = The setting { $parameter } of the bot { $name } is given twice.
bot-missing = The bot { $name } needs the setting { $parameter }.
bot-value = The setting { $parameter } of the bot { $name } cannot be “{ $value }”.
bot-number = The setting { $parameter } of the bot { $name } must be a number, not “{ $value }”.
bot-whole-number = The setting { $parameter } of the bot { $name } must be a whole number, not “{ $value }”.
bot-yes-or-no = The setting { $parameter } of the bot { $name } must be yes or no, not “{ $value }”.
bot-range = The setting { $parameter } of the bot { $name } must be from { $least } to { $most }, not “{ $value }”.
bot-own-weights = The bot { $name } cannot use these weights: its spec sets others, or it uses no weights.
bot-not-found = The bot { $name } cannot be loaded ({ $kind }): { $reason }
bot-not-found-at = The bot { $name } cannot be loaded, because of { $line } ({ $kind }): { $reason }
bot-not-made = The bot { $name } does not accept this ({ $kind }): { $reason }
bot-not-made-at = The bot { $name } does not accept this, because of { $line } ({ $kind }): { $reason }
bot-is-none = { $name } is not a bot, because it has no method choose(seat).
bot-no-command = Give the command that starts the bot: external:COMMAND, for example external:python3 mybot.py.
bot-command = The command “{ $command }” cannot be read: { $reason }
bot-no-program = There is no executable program “{ $program }”.
bot-external-needs-unix = External bots run on Linux and macOS only.

# A bot fails to decide.

bot-failed-crash = The bot crashed ({ $kind }): { $reason }
bot-failed-crash-at = The bot crashed at { $line } ({ $kind }): { $reason }
bot-failed-no-action = The bot’s answer “{ $answer }” is not an action. It must be the number of an action.
bot-failed-key = The bot’s answer “{ $answer }” is the key of an action. It must be its number, seat.actions.index(key).
bot-failed-illegal = The bot’s answer “{ $answer }” is not allowed now.

# A bot that is an external program fails.

bot-said = { $said_count ->
    [0] { "" }
   *[other] { " " }Its last lines were: { $said }
  }
bot-failed-no-start = The bot’s program { $program } cannot be started: { $reason }
bot-failed-timeout = The bot did not answer in time ({ $limit }={ $seconds }).{ bot-said }
bot-failed-ended = The bot’s program ended without an answer (exit code { $code }).{ bot-said }
bot-failed-ended-by-signal = The bot’s program ended without an answer ({ $signal }).{ bot-said }
bot-failed-too-long = The bot wrote a line of more than { $most } bytes.{ bot-said }
bot-failed-not-json = The bot wrote “{ $answer }”, which is not a JSON object. Only answers go to standard output; all other output goes to standard error.{ bot-said }
bot-failed-not-ready = The bot must say that it is ready, but it wrote: { $answer }{ bot-said }
bot-failed-wrong-id = The bot’s answer does not have the id of a question: { $answer }{ bot-said }
bot-failed-unknown-action = The bot’s answer “{ $answer }” is not an action. It must be the key or the number of an action.

# Levels: opponents for people, weakest first.

level-deckhand = Deckhand
level-deckhand-about = A beginner who mostly plays at random. For your first game.
level-mate = Mate
level-mate-about = Knows what things are worth and sees one step ahead, but makes mistakes now and then.
level-captain = Captain
level-captain-about = Plans ahead and expects good play from you. Makes few mistakes.
level-admiral = Admiral
level-admiral-about = The strongest bot. Thinks for up to two seconds about each move.
