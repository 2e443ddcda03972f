"""Sea Wolf (Wilk morski): a card game of ships and goods in four colours, with three deliveries."""
