cimport cython
from thaigame.movegen cimport bits

cdef class Search:
    cdef readonly int rows, columns, stride, plane, squares
    cdef readonly int room, kept
    cdef readonly long long found
    cdef int kinds, states, full
    cdef int anchors, limit, bounded, prunes
    cdef long long skip, floor
    cdef int[::1] count_of
    cdef int[::1] step_of
    cdef int[::1] laid
    cdef int[::1] anchor_at
    cdef int[::1] anchor_limit
    cdef long long[::1] anchor_bound
    cdef long long[::1] dear_of
    cdef long long[::1] worth
    cdef long long[::1] leave
    cdef long long[::1] values
    cdef unsigned long long[::1] mask_of
    cdef unsigned long long[::1] have
    cdef unsigned int[::1] slots
    cdef int leave_row, leave_kinds, leave_places, single_at, pair_at, keys_at
    cdef int[::1] leave_ends
    cdef int full_most, full_at
    cdef int[::1] full_places
    cdef int[::1] full_from
    cdef int[::1] skips
    cdef int[::1] extras
    cdef int[::1] rank_of
    cdef int[::1] room_of
    cdef int[::1] kind_at
    cdef long long[::1] single
    cdef long long[::1] pair
    cdef unsigned long long[::1] mixes
    cdef unsigned long long[::1] leave_keys
    cdef long long[::1] wholes
    cdef unsigned int[::1] slots_left
    cdef unsigned long long[::1] key_of

    cdef int index(self, int row, int column, int down) noexcept nogil
    @cython.locals(down=cython.int)
    cdef int turned(self, int at) noexcept nogil
    @cython.final
    @cython.locals(down=cython.int, line=cython.int, along=cython.int)
    cdef int square_of(self, int at) noexcept nogil
    @cython.locals(total=cython.int, kind=cython.int, count=cython.int, k=cython.int, j=cython.int,
        s=cython.int, mask=cython.ulonglong)
    cdef void number_states(self) noexcept nogil
    @cython.final
    cdef void use_leaves(self, int number) noexcept nogil
    @cython.locals(total=cython.int, one=cython.uint, slot=cython.int, kind=cython.int,
        k=cython.int, mix=cython.ulonglong, held=cython.int, j=cython.int, s=cython.int,
        at=cython.int, value=cython.longlong, left=cython.uint)
    cdef void value_states(self) noexcept nogil
    @cython.final
    @cython.locals(value=cython.longlong, at=cython.int)
    cdef inline long long _beside(self, int kind, unsigned int left) noexcept nogil
    @cython.final
    @cython.locals(total=cython.int, row=cython.int, slot=cython.int, place=cython.int,
        k=cython.int, held=cython.int, j=cython.int, s=cython.int, rank=cython.int,
        room=cython.int, skip=cython.int)
    cdef void _value_full(self) noexcept nogil
    @cython.final
    @cython.locals(key=cython.ulonglong, at=cython.ulonglong)
    cdef inline void _value_whole(self, int s) noexcept nogil
    cdef void prepare(self) noexcept nogil
    cdef void search(self, int i) noexcept nogil
    cdef long long first_bound(self, int i) noexcept nogil
    cdef long long sharp_bound(self, int i) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void find_all(self) noexcept nogil
    @cython.locals(waiting=cython.int, i=cython.int, bound=cython.longlong)
    cdef void find_best(self, int count) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, limit=cython.int, bound=cython.longlong, child=cython.int)
    cdef void _settle(self, int i, int size) noexcept nogil
    @cython.final
    cdef inline void _move_anchor(self, int old, int new) noexcept nogil
    @cython.locals(i=cython.int, above=cython.int, slot=cython.uint)
    cdef int take(self, long long value) noexcept nogil
    @cython.locals(i=cython.int, child=cython.int)
    cdef void _sink(self, long long value, unsigned int slot, int size) noexcept nogil
    @cython.locals(n=cython.int, value=cython.longlong, slot=cython.uint)
    cdef void _rank(self) noexcept nogil
