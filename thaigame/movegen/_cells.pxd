cimport cython
from thaigame.movegen cimport arcs, bits
from thaigame.movegen._search cimport Search

cdef class CellKernel(Search):
    cdef const unsigned long long[::1] graph
    cdef const unsigned int[::1] group
    cdef const unsigned long long[::1] base
    cdef const unsigned int[::1] way
    cdef const unsigned int[::1] change_symbol
    cdef const unsigned int[::1] change_way
    cdef const unsigned int[::1] change_covers
    cdef unsigned long long[::1] cross
    cdef unsigned long long[::1] layable
    cdef long long[::1] symbol_dear
    cdef unsigned int[::1] shown
    cdef int[::1] points
    cdef unsigned int[::1] want
    cdef unsigned long long[::1] bases
    cdef unsigned long long[::1] can
    cdef int[::1] wilds
    cdef unsigned long long[::1] entries
    cdef unsigned int root
    cdef unsigned long long root_arc, all_bases
    cdef readonly int width
    cdef int words, symbols, doubler, tiers, first_squares, overlays, all_tiles, printed, contents
    cdef int centre, centre_down, filled, state_room, anchor, turn, left_stop, doubling
    cdef int least, most, extents
    cdef unsigned int all_groups
    cdef long long dearest, sum_main, sum_side, sum_word
    cdef int[::1] on_board
    cdef int[::1] letter
    cdef int[::1] main_times
    cdef int[::1] side_times
    cdef int[::1] times
    cdef long long[::1] old_main
    cdef long long[::1] old_side
    cdef int[::1] standing
    cdef int[::1] change_at
    cdef int[::1] change_end
    cdef int[::1] crossed
    cdef long long[::1] cross_main
    cdef long long[::1] cross_side
    cdef long long[::1] cross_word
    cdef int[::1] cross_times
    cdef int[::1] cross_last
    cdef unsigned int[::1] fixed
    cdef unsigned int[::1] free
    cdef unsigned long long[::1] open
    cdef unsigned long long[::1] meets
    cdef long long[::1] dear
    cdef unsigned long long[::1] trace
    cdef unsigned int[::1] kind_groups
    cdef unsigned long long[::1] kind_bases
    cdef int[::1] kind_wild
    cdef int[::1] state
    cdef int[::1] changed
    cdef int[::1] covered
    cdef long long[::1] main
    cdef long long[::1] side
    cdef long long[::1] rest
    cdef long long[::1] word
    cdef long long[::1] bonus
    cdef long long[::1] upper
    cdef long long[::1] upper_left
    cdef long long[::1] top_worth
    cdef long long[::1] top_gain
    cdef int[::1] depth_for

    cpdef clear_board(self)
    @cython.locals(at=cython.int)
    cpdef set_square(self, int square, int symbol, int base, int others, int first, int last)
    @cython.final
    @cython.locals(at=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, times=cython.int, main=cython.int, side=cython.int)
    cdef void stand(self, int at, int symbol, long long base, long long others, int first,
        int last) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int)
    cdef void lift(self, int at) noexcept nogil
    @cython.final
    @cython.locals(content=cython.int)
    cdef void begin_rack(self) noexcept nogil
    @cython.final
    cdef void add_kind(self, int count, int faces) noexcept nogil
    @cython.final
    @cython.locals(slot=cython.int, one=cython.uint)
    cdef void add_face(self, int content, int points) noexcept nogil
    @cython.final
    cdef void end_rack(self) noexcept nogil
    @cython.final
    @cython.locals(w=cython.int, slot=cython.int, s=cython.int, most=cython.longlong,
        m=cython.uint, groups=cython.uint, one=cython.ulonglong, bases=cython.ulonglong,
        able=cython.ulonglong, wilds=cython.int, left=cython.int, count=cython.int)
    cdef void _weigh_symbols(self) noexcept nogil
    @cython.final
    @cython.locals(total=cython.longlong, content=cython.uint, most=cython.longlong, m=cython.uint,
        value=cython.longlong, i=cython.int)
    cdef long long _weigh_way(self, unsigned int way) noexcept nogil
    @cython.locals(lays=cython.int, i=cython.int)
    cpdef tuple in_columns(self)
    @cython.final
    @cython.locals(n=cython.int, i=cython.int, k=cython.int, head=cython.ulonglong,
        state=cython.int, left=cython.int, last=cython.int)
    cdef void _fill_columns(
        self, long long[::1] scores, unsigned char[::1] downs, unsigned int[::1] states,
        unsigned int[::1] starts, unsigned short[::1] squares, unsigned short[::1] cells,
        unsigned char[::1] tiles) noexcept nogil
    @cython.final
    @cython.locals(arc=cython.ulonglong, bit=cython.ulonglong, bases=cython.ulonglong)
    cdef unsigned long long _find(self, unsigned int node, int symbol) noexcept nogil
    @cython.locals(n=cython.int, down=cython.int, lines=cython.int, size=cython.int,
        line=cython.int, begin=cython.int, at=cython.int, beside=cython.int, k=cython.int,
        e=cython.int)
    cdef void prepare(self) noexcept nogil
    @cython.final
    @cython.locals(here=cython.int, stands=cython.int, changes=cython.int, above=cython.int,
        below=cython.int, main=cython.longlong, side=cython.longlong, word=cython.longlong,
        k=cython.int)
    cdef void _cross(self, int at) noexcept nogil
    @cython.final
    @cython.locals(row=cython.int, w=cython.int, node=cython.uint, above=cython.int, k=cython.int,
        e=cython.int, arc=cython.ulonglong, only=cython.int, s=cython.int, end=cython.ulonglong,
        one=cython.ulonglong, bases=cython.ulonglong, m=cython.ulonglong)
    cdef void _cross_set(self, int at, int here) noexcept nogil
    @cython.final
    @cython.locals(groups=cython.uint, bases=cython.ulonglong, dear=cython.longlong, w=cython.int,
        m=cython.ulonglong, s=cython.int)
    cdef void _limit_empty(self, int at) noexcept nogil
    @cython.final
    @cython.locals(groups=cython.uint, dear=cython.longlong, e=cython.int, s=cython.int,
        value=cython.longlong)
    cdef void _limit_standing(self, int at) noexcept nogil
    @cython.final
    cdef inline int _fits(self, int at, int symbol) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void search(self, int i) noexcept nogil
    @cython.final
    @cython.locals(node=cython.uint, arc=cython.ulonglong)
    cdef void _block(self, int at, unsigned long long onto, int d) noexcept nogil
    @cython.final
    cdef inline void _pass(self, int at, int d) noexcept nogil
    @cython.final
    cdef inline int _is_beside(self, int at) noexcept nogil
    @cython.final
    @cython.locals(node=cython.uint, k=cython.int, arc=cython.ulonglong)
    cdef void _search_from_block(self, int at) noexcept nogil
    @cython.final
    @cython.locals(symbol=cython.int, node=cython.uint, arc=cython.ulonglong)
    cdef void _right(self, int at, unsigned long long onto, int left, int d) noexcept nogil
    @cython.final
    @cython.locals(state=cython.int, least=cython.int, node=cython.uint, bases=cython.ulonglong,
        m=cython.ulonglong, crossed=cython.int, onward=cython.uint, met=cython.ulonglong,
        have=cython.uint, k=cython.uint, arc=cython.ulonglong, s=cython.int)
    cdef void _fill(self, int at, unsigned long long onto, int left, int d) noexcept nogil
    @cython.final
    @cython.locals(row=cython.int, k=cython.int)
    cdef inline int _least_depth(self, int at, int left, int laid) noexcept nogil
    @cython.final
    cdef inline int _extent(self, int left) noexcept nogil
    @cython.final
    @cython.locals(way=cython.uint, state=cython.int, m=cython.uint, slot=cython.int)
    cdef inline void _try(
        self, int at, unsigned long long arc, int left, int d) noexcept nogil
    @cython.final
    @cython.locals(e=cython.int, end=cython.int, s=cython.int, arc=cython.ulonglong)
    cdef void _change(self, int at, unsigned int node, int left, int d) noexcept nogil
    @cython.final
    @cython.locals(base=cython.uint, upper=cython.uint, lower=cython.uint, m0=cython.uint,
        m1=cython.uint, m2=cython.uint, slot0=cython.int, slot1=cython.int, slot2=cython.int,
        state0=cython.int, state1=cython.int, value0=cython.int, value1=cython.int,
        points=cython.int)
    cdef void _tiles(
        self, int at, unsigned long long arc, unsigned int way, int kind, int left, int d
    ) noexcept nogil
    @cython.final
    @cython.locals(old=cython.int, times=cython.int, here=cython.longlong, extra=cython.longlong,
        symbol=cython.int, cross=cython.longlong, state=cython.int, node=cython.uint,
        turn_arc=cython.ulonglong)
    cdef void _put(
        self, int at, unsigned long long arc, int kind, long long points, int slots, int left,
        int d) noexcept nogil
    @cython.final
    @cython.locals(missing=cython.ulonglong)
    cdef inline bint _lacks(self, unsigned int node, int state, int at) noexcept nogil
    @cython.final
    @cython.locals(missing=cython.ulonglong, wilds=cython.int)
    cdef inline bint _strands(
        self, unsigned long long arc, int symbol, int state, unsigned long long met) noexcept nogil
    @cython.final
    cdef inline void _on(self, int at, unsigned long long arc, int left, int d) noexcept nogil
    @cython.final
    @cython.locals(state=cython.int, tiles=cython.int, squares=cython.int, score=cython.longlong,
        symbol=cython.int, value=cython.longlong, slot=cython.int, k=cython.longlong,
        head=cython.ulonglong, at=cython.int)
    cdef void _note(self, int left, int last, int d) noexcept nogil
    @cython.final
    @cython.locals(k=cython.int, s=cython.int, gain=cython.longlong, at=cython.int)
    cdef void _weigh_racks(self) noexcept nogil
    cdef long long first_bound(self, int i) noexcept nogil
    @cython.locals(most=cython.longlong)
    cdef long long sharp_bound(self, int i) noexcept nogil
    @cython.final
    @cython.locals(k=cython.int, left=cython.int, most=cython.longlong)
    cdef long long _bound(self, int at) noexcept nogil
    @cython.final
    @cython.locals(times=cython.int, extra=cython.longlong, here=cython.longlong,
        value=cython.longlong, cross=cython.longlong, old_main=cython.longlong,
        old_side=cython.longlong)
    cdef void _count(self, int at) noexcept nogil
    @cython.final
    @cython.locals(main=cython.longlong, side=cython.longlong, word=cython.longlong,
        least=cython.int, most=cython.int, at=cython.int, k=cython.int, value=cython.longlong,
        bound=cython.longlong)
    cdef void _bound_right(self, int left) noexcept nogil
    @cython.final
    @cython.locals(left=cython.int, k=cython.int, here=cython.int)
    cdef void _spread(self) noexcept nogil
