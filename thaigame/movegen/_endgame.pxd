cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._turns cimport Table

cdef int EXACT, AT_LEAST, AT_MOST, WHOLE
cdef long long FAR

cdef class Endgame:
    cdef readonly Table table
    cdef int levels, room, most_plays, limit, entries
    cdef int[::1] saved_racks
    cdef long long[::1] score_of
    cdef unsigned char[::1] is_out
    cdef unsigned long long[::1] keys
    cdef long long[::1] known
    cdef int[::1] depths
    cdef unsigned char[::1] flags
    cdef long long nodes, most_nodes, cuts
    cdef int stopped, bound, passes, found, left_out

    @cython.locals(token=cython.size_t, value=cython.longlong)
    cdef long long _alone(self, int number, int depth, long long alpha, long long beta) noexcept
    @cython.locals(entry=cython.ulonglong, key=cython.ulonglong, cuts=cython.longlong,
        value=cython.longlong, flag=cython.int, found=cython.int, best=cython.longlong,
        low=cython.longlong, number=cython.int)
    cdef long long _search(self, int player, int passes, int depth, long long alpha,
        long long beta, int level, int base) noexcept nogil
    @cython.locals(most=cython.int, found=cython.int, at=cython.int, late=cython.int,
        i=cython.int, state=cython.int, out=cython.int, points=cython.longlong)
    cdef int _look(self, int player, int level, int base) noexcept nogil
    @cython.locals(other=cython.int, less=cython.int, score=cython.longlong,
        value=cython.longlong)
    cdef long long _after(self, int player, int number, int passes, int depth, long long alpha,
        long long beta, int level, int base, int found) noexcept nogil
    cdef void _make(self, int player, int at) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, kind=cython.int)
    cdef void _undo(self, int level) noexcept nogil
    @cython.locals(gained=cython.longlong, sign=cython.int, other=cython.int,
        points=cython.longlong)
    cdef long long _cut(self, int player, int passes) noexcept nogil
    @cython.locals(key=cython.ulonglong, i=cython.int)
    cdef unsigned long long _key(self, int player, int passes) noexcept nogil
