cimport cython
from thaigame.movegen cimport arcs, bits

@cython.final
cdef class CellKernel:
    cdef const unsigned long long[::1] graph
    cdef const unsigned int[::1] group
    cdef const unsigned long long[::1] base
    cdef const unsigned int[::1] way
    cdef const unsigned int[::1] change_symbol
    cdef const unsigned int[::1] change_way
    cdef const unsigned int[::1] change_covers
    cdef unsigned long long[::1] cross
    cdef unsigned long long[::1] layable
    cdef int[::1] symbol_dear
    cdef unsigned int[::1] shown
    cdef int[::1] points
    cdef unsigned int[::1] have
    cdef unsigned int[::1] want
    cdef unsigned long long[::1] bases
    cdef int[::1] wilds
    cdef int[::1] laid
    cdef int[::1] worth
    cdef int[::1] leave
    cdef unsigned int[::1] cells
    cdef unsigned int[::1] starts
    cdef long long[::1] values
    cdef object cell_array, start_array, value_array
    cdef unsigned int root
    cdef int rows, columns, squares, words, symbols
    cdef readonly int plane, stride
    cdef int doubler, tiers, first_squares, overlays, all_tiles, printed, contents
    cdef int centre, centre_down, filled, kinds, states, full, state_room
    cdef readonly int room, kept
    cdef int cell_room, cell_end, limit, bounded
    cdef long long found, skip, floor
    cdef int anchors, anchor, turn, left_stop
    cdef unsigned int all_groups
    cdef int dearest, doubling
    cdef int sum_main, sum_word, least, most, extents
    cdef long long sum_side
    cdef int on_board[1024]
    cdef int number[1024]
    cdef int letter[1024]
    cdef int main_times[1024]
    cdef int word_new[1024]
    cdef int word_old[1024]
    cdef int standing[1024]
    cdef int stand_main[1024]
    cdef int cover_main[1024]
    cdef int change_at[1024]
    cdef int change_end[1024]
    cdef int crossed[1024]
    cdef int cross_main[1024]
    cdef int cross_side[1024]
    cdef int cross_word[1024]
    cdef int cross_times[1024]
    cdef int cross_last[1024]
    cdef int dear[1024]
    cdef int anchor_at[1024]
    cdef unsigned long long side_times[1024]
    cdef unsigned long long stand_side[1024]
    cdef unsigned long long cover_side[1024]
    cdef unsigned int fixed[1024]
    cdef unsigned int free[1024]
    cdef unsigned int trace[1024]
    cdef long long anchor_bound[1024]
    cdef long long upper[1024]
    cdef long long upper_left[1024]
    cdef int bonus[64]
    cdef int top_worth[32]
    cdef long long top_gain[32]
    cdef int step[32]
    cdef int kind_count[32]
    cdef int kind_dear[32]
    cdef unsigned int kind_groups[32]
    cdef unsigned long long kind_bases[32]
    cdef int kind_wild[32]
    cdef unsigned long long meets[1024]
    cdef int depth_for[64]

    cdef inline int _index(self, int row, int column, int down) noexcept nogil
    @cython.locals(down=cython.int)
    cdef inline int _turned(self, int at) noexcept nogil
    @cython.locals(at=cython.int)
    cpdef clear_board(self)
    @cython.locals(row=cython.int, column=cython.int, down=cython.int, at=cython.int,
        times=cython.int, main=cython.int, side=cython.ulonglong)
    cpdef set_square(self, int square, int symbol, int base, int others, int first, int last)
    @cython.locals(total=cython.int, slot=cython.int, count=cython.int, k=cython.int, j=cython.int,
        s=cython.int)
    cdef void _make_states(self) noexcept nogil
    @cython.locals(w=cython.int, slot=cython.int, s=cython.int, most=cython.int, value=cython.int,
        m=cython.uint, groups=cython.uint, one=cython.ulonglong, bases=cython.ulonglong,
        wilds=cython.int, left=cython.int, count=cython.int)
    cdef void _weigh_symbols(self) noexcept nogil
    @cython.locals(total=cython.int, content=cython.uint, most=cython.int, m=cython.uint,
        value=cython.int, i=cython.int)
    cdef int _weigh_way(self, unsigned int way) noexcept nogil
    @cython.locals(arc=cython.ulonglong, s=cython.int)
    cdef unsigned long long _find(self, unsigned int node, int symbol) noexcept nogil
    @cython.locals(n=cython.int, down=cython.int, lines=cython.int, size=cython.int,
        line=cython.int, begin=cython.int, at=cython.int, beside=cython.int, k=cython.int,
        e=cython.int)
    cdef void _prepare(self) noexcept nogil
    @cython.locals(here=cython.int, stands=cython.int, changes=cython.int, above=cython.int,
        below=cython.int, main=cython.int, side=cython.int, word=cython.int, k=cython.int)
    cdef void _cross(self, int at) noexcept nogil
    @cython.locals(row=cython.int, w=cython.int, node=cython.uint, above=cython.int, k=cython.int,
        arc=cython.ulonglong, only=cython.int, s=cython.int, end=cython.ulonglong,
        next_node=cython.uint, one=cython.ulonglong)
    cdef void _cross_set(self, int at, int here) noexcept nogil
    @cython.locals(groups=cython.uint, dear=cython.int, w=cython.int, m=cython.ulonglong,
        s=cython.int)
    cdef void _limit_empty(self, int at) noexcept nogil
    @cython.locals(groups=cython.uint, dear=cython.int, e=cython.int, s=cython.int,
        value=cython.int)
    cdef void _limit_standing(self, int at) noexcept nogil
    cdef inline int _fits(self, int at, int symbol) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void _generate(self) noexcept nogil
    @cython.locals(w=cython.int, m=cython.ulonglong, s=cython.int, least=cython.int,
        arc=cython.ulonglong)
    cdef void _search(self, int at) noexcept nogil
    cdef inline int _is_beside(self, int at) noexcept nogil
    @cython.locals(node=cython.uint, main=cython.int, side=cython.ulonglong, word=cython.int,
        k=cython.int, arc=cython.ulonglong)
    cdef void _search_from_block(self, int at) noexcept nogil
    @cython.locals(symbol=cython.int, arc=cython.ulonglong)
    cdef void _right(
        self, int at, unsigned int node, int depth, int left, int state, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    @cython.locals(crossed=cython.int, arc=cython.ulonglong, s=cython.int, least=cython.int,
        laid=cython.int, onward=cython.uint, met=cython.ulonglong, have=cython.uint)
    cdef void _fill(
        self, int at, unsigned int node, int depth, int left, int state, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    @cython.locals(row=cython.int, k=cython.int)
    cdef inline int _least_depth(self, int at, int left, int laid) noexcept nogil
    cdef inline int _extent(self, int left) noexcept nogil
    @cython.locals(have=cython.uint, w=cython.int, way=cython.uint, m=cython.uint, slot=cython.int)
    cdef inline void _try(
        self, int at, unsigned long long arc, int symbol, int left, int state, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    @cython.locals(low=cython.int, high=cython.int, e=cython.int, s=cython.int,
        arc=cython.ulonglong, middle=cython.int)
    cdef void _change(
        self, int at, unsigned int node, int left, int state, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    cdef void _over(
        self, int at, unsigned long long arc, int e, int left, int state, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    @cython.locals(base=cython.uint, upper=cython.uint, lower=cython.uint, m0=cython.uint,
        m1=cython.uint, m2=cython.uint, slot0=cython.int, slot1=cython.int, slot2=cython.int,
        state0=cython.int, state1=cython.int, value0=cython.int, value1=cython.int)
    cdef void _tiles(
        self, int at, unsigned long long arc, int symbol, int left, int state, unsigned int way,
        int old_main, unsigned long long old_side, int times, int main, unsigned long long side,
        int word, int changed) noexcept nogil
    @cython.locals(here=cython.int, extra=cython.ulonglong, cross=cython.ulonglong,
        node=cython.uint, turn_arc=cython.ulonglong)
    cdef void _put(
        self, int at, unsigned long long arc, int symbol, int left, int state, int points,
        int old_main, unsigned long long old_side, int times, unsigned int entry, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    @cython.locals(missing=cython.ulonglong)
    cdef inline bint _lacks(self, unsigned int node, int state, int at) noexcept nogil
    @cython.locals(missing=cython.ulonglong, wilds=cython.int)
    cdef inline bint _strands(
        self, unsigned long long arc, int symbol, int state, unsigned long long met) noexcept nogil
    cdef inline void _on(
        self, unsigned long long arc, int at, int left, int state, int main,
        unsigned long long side, int word, int changed) noexcept nogil
    @cython.locals(squares=cython.int, tiles=cython.int, score=cython.longlong, symbol=cython.int,
        value=cython.longlong, start=cython.int, k=cython.int)
    cdef void _note(
        self, int left, int last, int state, int main, unsigned long long side, int word,
        int changed) noexcept nogil
    @cython.locals(k=cython.int, at=cython.int)
    cdef inline void _write(
        self, int start, int left, int last, unsigned int state, int squares) noexcept nogil
    @cython.locals(i=cython.int, most=cython.longlong, chosen=cython.int)
    cdef void _best(self) noexcept nogil
    @cython.locals(k=cython.int, s=cython.int, gain=cython.longlong, at=cython.int)
    cdef void _weigh_racks(self) noexcept nogil
    @cython.locals(k=cython.int, left=cython.int, most=cython.longlong)
    cdef long long _bound(self, int at) noexcept nogil
    @cython.locals(times=cython.int, extra=cython.longlong, here=cython.int, value=cython.longlong,
        cross=cython.longlong)
    cdef void _count(self, int at) noexcept nogil
    @cython.locals(main=cython.int, side=cython.longlong, word=cython.int, least=cython.int,
        most=cython.int, at=cython.int, k=cython.int, value=cython.longlong,
        bound=cython.longlong)
    cdef void _bound_right(self, int left) noexcept nogil
    @cython.locals(left=cython.int, k=cython.int, here=cython.int)
    cdef void _spread(self) noexcept nogil
