"""What is kept: identities, tables' headers and journals. Everything else is rebuilt from them."""
