cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._turns cimport Table

cdef class Rollouts:
    cdef readonly Table table
    cdef int[::1] own
    cdef int[::1] thrown
    cdef int[::1] unseen
    cdef int[::1] sizes
    cdef long long[::1] scores
    cdef long long[::1] results
    cdef int thrown_count, unseen_count, scoreless, idle
    cdef long long kept

    @cython.locals(token=cython.size_t, i=cython.int, ply=cython.int)
    cdef void _rounds(self, unsigned long long seed, unsigned long long first, int count,
        int plies) noexcept
    @cython.locals(i=cython.int, kind=cython.int, seat=cython.int)
    cdef void _deal(self, unsigned long long seed, unsigned long long number) noexcept nogil
    @cython.locals(i=cython.int, kind=cython.int, at=cython.int)
    cdef void _fill(self, int seat) noexcept nogil
    @cython.locals(at=cython.int, place=cython.int)
    cdef void _put_between(self, int kind) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.longlong, own=cython.longlong)
    cdef long long _ahead(self) noexcept nogil
    @cython.locals(kept=cython.longlong)
    cdef long long _total(self, int seat) noexcept nogil
