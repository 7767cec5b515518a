"""The server: tables for people and bots over HTTP and WebSockets, stored before they are told."""
