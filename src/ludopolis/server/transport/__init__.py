"""What comes and goes over the network: REST, sockets, polling, pages, identities, limits."""
