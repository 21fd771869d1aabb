cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._kernel cimport Kernel

@cython.final
cdef class Table:
    cdef Kernel kernel
    cdef int[::1] result_view
    cdef int whole[256]
    cdef int bag[256]
    cdef int size, bag_size, kinds, rack_size, exchange_minimum, scoreless, out_factor, turns
    cdef unsigned int mask_of[64]
    cdef int left_of[64]
    cdef int kind_of[64]
    cdef int racks[128]
    cdef int held[2]
    cdef int scores[2]
    cdef unsigned long long random, gamma, first_mix, second_mix
    cdef unsigned long long log_tiles[512]
    cdef int log_first[512]
    cdef int log_score[512]

    @cython.locals(token=cython.size_t, i=cython.int)
    cdef void _games(self, unsigned long long seed, unsigned long long first, int count) noexcept
    @cython.locals(i=cython.int, player=cython.int, idle=cython.int)
    cdef void _game(self, unsigned long long seed) noexcept nogil
    @cython.locals(at=cython.int, kind=cython.int)
    cdef void _show_rack(self, int player) noexcept nogil
    @cython.locals(
        packed=cython.ulonglong, first=cython.int, score=cython.int, face=cython.int,
        kind=cython.int)
    cdef void _lay(self, int player) noexcept nogil
    @cython.locals(packed=cython.ulonglong, kind=cython.int)
    cdef void _exchange_or_pass(self, int player) noexcept nogil
    @cython.locals(taken=cython.int, i=cython.int)
    cdef void _draw(self, int player) noexcept nogil
    @cython.locals(total=cython.int, kind=cython.int)
    cdef int _left(self, int player) noexcept nogil
    @cython.locals(last=cython.int, other=cython.int, tile=cython.int)
    cdef void _shuffle(self) noexcept nogil
    @cython.locals(mask=cython.ulonglong, value=cython.ulonglong)
    cdef int _below(self, int bound) noexcept nogil
    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned long long _next(self) noexcept nogil
