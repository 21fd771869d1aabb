"""The page for everybody in the room: the referee's desk and tables, from one PC, without internet.

``server`` starts it, ``app`` puts its parts together, ``guard`` lets requests in or not. What
rules on words and plays is the core's; nothing here, and nothing in the browser, knows a rule.
What has happened stands in one database (``schema``, ``database``) before anybody is told of it.
"""

from __future__ import annotations
