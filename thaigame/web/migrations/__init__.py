"""The steps by which the database came to be what ``web.schema`` says; run at every start."""
