"""Everything that goes over the wire. The OpenAPI schema is made from this, so it has to be true."""
