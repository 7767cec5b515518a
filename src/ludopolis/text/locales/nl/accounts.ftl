# Accounts, sessies, privacy en moderatie.

refusal-database-scheme = ‘{ $scheme }’ is geen bruikbare database. Noem een bestand, of een adres dat begint met sqlite:/// of postgresql://.
refusal-database-no-file = Een server heeft een blijvende database nodig: noem een bestand.
