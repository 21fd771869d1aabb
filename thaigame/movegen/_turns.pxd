cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._search cimport Search

cdef int GOING_ON, OUT, SCORELESS, STOPPED

cdef class Table:
    cdef readonly Search search
    cdef int players, rack_size, exchange_minimum, most_scoreless, most_idle, size, kinds
    cdef bint passes_count, exchanges_count, restarts, lifts, keeps_crossing, others_lose
    cdef long long out_factor, turn_score, turn_value
    cdef int samples
    cdef int[::1] values_of
    cdef int[::1] tries
    cdef int[::1] pool
    cdef int[::1] saved_pool
    cdef int[::1] saved_racks
    cdef int[::1] saved_held
    cdef int[::1] thrown
    cdef long long[::1] rows
    cdef int player, turns, idle, scoreless, ended, bag_size
    cdef int opposite, recording
    cdef long long game_number
    cdef Py_ssize_t row_count, row_room
    cdef int turn_player, turn_laid, turn_exchanged
    cdef int[::1] whole
    cdef int[::1] bag
    cdef int[::1] racks
    cdef int[::1] held
    cdef long long[::1] left_of
    cdef long long[::1] scores
    cdef long long[::1] kept_worth
    cdef long long[::1] results
    cdef unsigned long long[::1] laid
    cdef unsigned char[::1] taken
    cdef unsigned char[::1] kept
    cdef unsigned long long chance, gamma, first_mix, second_mix

    cdef void clear_board(self) noexcept nogil
    cdef void take(self, int player) noexcept nogil
    @cython.final
    cdef int find(self, int player, int values, int count) noexcept nogil
    cdef long long lay(self, int player, int number) noexcept nogil
    cdef void hold(self, int player) noexcept nogil
    cdef int state_of(self, int number) noexcept nogil
    cdef void stash(self, int number, int at) noexcept nogil
    cdef void recall(self, int at) noexcept nogil
    cdef unsigned long long board_key(self) noexcept nogil
    cdef void save_board(self, int level) noexcept nogil
    cdef void restore_board(self, int level) noexcept nogil
    cdef void remove(self, int at) noexcept nogil
    cdef void removed(self) noexcept nogil
    cdef int symbol_on(self, int at) noexcept nogil

    @cython.final
    @cython.locals(token=cython.size_t, i=cython.int, player=cython.int, at=cython.Py_ssize_t)
    cdef void _games(self, unsigned long long seed, unsigned long long first, int count) noexcept
    @cython.final
    @cython.locals(i=cython.int, player=cython.int)
    cdef void _begin(self, unsigned long long seed) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int)
    cdef void _clear(self) noexcept nogil
    @cython.final
    @cython.locals(player=cython.int, values=cython.int, found=cython.int, keep=cython.int,
        number=cython.int, worth=cython.longlong)
    cdef void _turn(self) noexcept nogil
    @cython.final
    cdef void _play(self, int player, int number) noexcept nogil
    @cython.final
    @cython.locals(counts=cython.bint)
    cdef void no_play(self) noexcept nogil
    @cython.final
    cdef void finish(self, int player) noexcept nogil
    @cython.final
    @cython.locals(best=cython.int, s=cython.int)
    cdef int _best_exchange(self, int found) noexcept nogil
    @cython.final
    @cython.locals(chance=cython.ulonglong, samples=cython.int, other=cython.int,
        unseen=cython.int, exchange=cython.longlong, best=cython.int, most=cython.longlong,
        i=cython.int, worth=cython.longlong, total=cython.longlong, j=cython.int)
    cdef int _by_reply(self, int player, int values, int found, int keep) noexcept nogil
    @cython.final
    @cython.locals(size=cython.int, kind=cython.int, i=cython.int, other=cython.int,
        count=cython.int)
    cdef int _look_for_unseen(self, int player) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, kind=cython.int, i=cython.int, j=cython.int)
    cdef long long _reply(self, int other, int unseen) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, player=cython.int)
    cdef void _save(self) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, player=cython.int)
    cdef void _restore(self) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, slot=cython.int, out=cython.int, kind=cython.int)
    cdef void _exchange(self, int player, int state) noexcept nogil
    @cython.final
    cdef inline void _throw(self, int at, int kind) noexcept nogil
    @cython.final
    @cython.locals(at=cython.Py_ssize_t, kind=cython.int, i=cython.int)
    cdef void _record(self, int player) noexcept nogil
    @cython.final
    @cython.locals(other=cython.int)
    cdef void _count_out(self, int player) noexcept nogil
    @cython.final
    @cython.locals(player=cython.int)
    cdef void _count_own(self, int ended) noexcept nogil
    @cython.final
    @cython.locals(total=cython.longlong, kind=cython.int)
    cdef long long left(self, int player) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, at=cython.int, gone=cython.int)
    cdef void _lift(self) noexcept nogil
    @cython.final
    cdef void _keep(self, int at) noexcept nogil
    @cython.final
    cdef inline void take_tile(self, int player, int kind) noexcept nogil
    @cython.final
    @cython.locals(taken=cython.int, i=cython.int)
    cdef void _draw(self, int player) noexcept nogil
    @cython.final
    @cython.locals(last=cython.int, other=cython.int, tile=cython.int)
    cdef void _shuffle(self) noexcept nogil
    @cython.final
    @cython.locals(mask=cython.ulonglong, value=cython.ulonglong)
    cdef int _below(self, int bound) noexcept nogil
    @cython.final
    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned long long _next(self) noexcept nogil
