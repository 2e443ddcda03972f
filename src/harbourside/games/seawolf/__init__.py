"""Sea Wolf (Wilk morski): ships and goods in four colours, three deliveries, one old salt."""
