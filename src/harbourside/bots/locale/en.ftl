# What goes wrong with the name of a bot.

bot-unknown = There is no bot “{ $name }”. There are: { $known }; or package.module:Class.
bot-parameter = The bot { $name } has no setting “{ $parameter }”. { $known_count ->
    [0] It has none.
   *[other] It has: { $known }.
  }
bot-value = The setting { $parameter } of the bot { $name } cannot be “{ $value }”.
bot-not-found = The bot { $name } cannot be loaded: { $reason }
bot-is-none = { $name } is no bot: it has no choose(seat).
