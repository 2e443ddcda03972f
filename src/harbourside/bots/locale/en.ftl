# What goes wrong with the name of a bot.

bot-unknown = There is no bot “{ $name }”. There are: { $known }; or package.module:Class.
bot-parameter = The bot { $name } has no setting “{ $parameter }”. { $known_count ->
    [0] It has none.
   *[other] It has: { $known }.
  }
bot-value = The setting { $parameter } of the bot { $name } cannot be “{ $value }”.
bot-not-found = The bot { $name } cannot be loaded: { $reason }
bot-is-none = { $name } is no bot: it has no choose(seat).

# What goes wrong when a bot is asked.

bot-failed-crash = The bot crashed ({ $kind }): { $reason }
bot-failed-no-action = The bot’s answer “{ $answer }” is no action: it should be the number of one.
bot-failed-illegal = The bot’s answer “{ $answer }” is not allowed now.
