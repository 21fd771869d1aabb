"""Learning what leaves are worth from games that players play against themselves.

``features`` says how a rack's worth is made up, ``batches`` plays games and sums up what was seen,
``fit`` makes values of the sums, ``run`` does all of it with checkpoints, ``cluster`` on many
machines. Sums are whole numbers, so it is all the same who added which batch when.
"""

from __future__ import annotations
