cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._letters cimport LetterKernel

@cython.final
cdef class Table:
    cdef LetterKernel kernel
    cdef int[::1] result_view
    cdef int[::1] whole
    cdef int[::1] bag
    cdef int size, bag_size, kinds, rack_size, exchange_minimum, scoreless, out_factor, turns
    cdef int most_turns
    cdef unsigned int[::1] mask_of
    cdef int[::1] left_of
    cdef int kind_of[32]
    cdef int[::1] racks
    cdef int held[2]
    cdef int scores[2]
    cdef unsigned long long random, gamma, first_mix, second_mix
    cdef unsigned long long[::1] log_tiles
    cdef int[::1] log_first
    cdef int[::1] log_score

    @cython.locals(token=cython.size_t, i=cython.int)
    cdef void _games(self, unsigned long long seed, unsigned long long first, int count) noexcept
    @cython.locals(i=cython.int, player=cython.int, idle=cython.int)
    cdef void _game(self, unsigned long long seed) noexcept nogil
    @cython.locals(at=cython.int, kind=cython.int)
    cdef void _show_rack(self, int player) noexcept nogil
    @cython.locals(
        slot=cython.uint, packed=cython.ulonglong, first=cython.int, score=cython.int,
        face=cython.int, kind=cython.int)
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
