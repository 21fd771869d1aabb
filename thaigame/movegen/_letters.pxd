cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._search cimport Search

cdef class LetterKernel(Search):
    cdef const unsigned long long[::1] node_view
    cdef const unsigned long long* nodes
    cdef const unsigned long long[::1] sieve_view
    cdef const unsigned long long* sieve
    cdef list history
    cdef unsigned int root, letters
    cdef int centre
    cdef unsigned long long[::1] tiles
    cdef unsigned int[::1] where
    cdef int extents, plain_kinds
    cdef unsigned long long run_hash[1024]
    cdef unsigned long long state_hash[256]
    cdef unsigned long long hash_by_laid[256]
    cdef int blanks_by_laid[256]
    cdef int first_of_laid[16]
    cdef int next_of_laid[16]
    cdef unsigned long long letter_hash[64]
    cdef unsigned long long known_hash[256]
    cdef int known_laid[256]
    cdef int known_words[256]
    cdef int left_stop, turn_at, left_edge
    cdef unsigned long long points[64]
    cdef int step[64]
    cdef unsigned int want[256]
    cdef unsigned long long can[256]
    cdef unsigned long long unit[256]
    cdef unsigned int below[64]
    cdef int gain[256]
    cdef int factor[256]
    cdef unsigned char grid[1024]
    cdef unsigned int cross[1024]
    cdef unsigned int mul[1024]
    cdef unsigned long long base[1024]
    cdef unsigned char crossed[1024]
    cdef int run_end[1024]
    cdef int run_sum[1024]
    cdef unsigned int run_node[1024]
    cdef unsigned int premium_letter[1024]
    cdef unsigned long long premium_word[1024]
    cdef unsigned long long premium_base[1024]
    cdef unsigned int letters_on[1024]
    cdef int bonus[16]
    cdef unsigned long long extra[1024]
    cdef unsigned long long right_sum[16]
    cdef unsigned long long right_hash[16]
    cdef long long top[4096]
    cdef long long peak[4096]
    cdef int top_known[256]
    cdef long long upper[256]
    cdef long long reach[512]

    @cython.locals(
        stride=cython.int, i=cython.int, r=cython.int, c=cython.int, face="unsigned char")
    cpdef set_board(self, bytes board)
    @cython.final
    @cython.locals(at=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, taken=cython.uint)
    cdef unsigned int put(self, int first, unsigned long long packed) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int)
    cdef void _take(self, int first, unsigned int taken) noexcept nogil
    @cython.final
    cdef inline void set_face(self, int at, unsigned char face) noexcept nogil
    @cython.final
    @cython.locals(down=cython.int, column=cython.int, i=cython.int)
    cdef void _rescan(self, int first, unsigned int taken) noexcept nogil
    @cython.final
    @cython.locals(at=cython.int, c=cython.int)
    cdef void _rescan_line(self, int down, int line) noexcept nogil
    @cython.final
    cdef inline void _free(self, int at) noexcept nogil
    @cython.final
    @cython.locals(r=cython.int, c=cython.int, at=cython.int)
    cdef void scan(self) noexcept nogil
    @cython.final
    @cython.locals(
        size=cython.int, here=cython.int, other=cython.int, c=cython.int, i=cython.int,
        end_before=cython.int, node_before=cython.uint, sum_before=cython.int, begin=cython.int,
        total=cython.int, anagram=cython.ulonglong, end=cython.int, node=cython.uint,
        k=cython.int, after=cython.uint,
        fits=cython.uint)
    cdef void _scan_line(self, int down, int line) noexcept nogil
    @cython.final
    @cython.locals(
        fits=cython.uint, tries=cython.uint, letter=cython.int, node=cython.uint, k=cython.int)
    cdef unsigned int _between(
        self, int here, unsigned int before, unsigned int after, int begin, int end
    ) noexcept nogil
    @cython.final
    @cython.locals(code=cython.ulonglong, factor=cython.uint)
    cdef inline void _restrict(
        self, int i, unsigned int fits, unsigned long long total) noexcept nogil
    @cython.final
    @cython.locals(going_on=cython.uint)
    cdef inline unsigned int _child(self, unsigned int node, int letter) noexcept nogil
    @cython.final
    cdef inline unsigned int _ends(self, unsigned int node) noexcept nogil

    @cython.locals(total=cython.int, seen=cython.uint, i=cython.int)
    cpdef set_rack(self, int blanks, masks, counts)
    @cython.final
    @cython.locals(face=cython.int, kind=cython.int, mask=cython.uint, dear=cython.int,
        letter=cython.int, m=cython.ulonglong, s=cython.int)
    cdef void make_states(self) noexcept nogil
    cdef void value_states(self) noexcept nogil
    @cython.locals(lays=cython.int, i=cython.int, slot=cython.int)
    cpdef tuple in_columns(self)
    @cython.final
    @cython.locals(n=cython.int, i=cython.int, slot=cython.int, at=cython.int, state=cython.int,
        packed=cython.ulonglong, face=cython.int)
    cdef void _fill_columns(
        self, long long[::1] scores, unsigned char[::1] downs, unsigned int[::1] states,
        unsigned int[::1] starts, unsigned short[::1] squares, unsigned short[::1] cells,
        unsigned char[::1] tiles) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef inline int _place_of(self, int face) noexcept nogil
    @cython.final
    @cython.locals(s=cython.int)
    cdef void _gain_leaves(self) noexcept nogil
    @cython.locals(
        n=cython.int, down=cython.int, lines=cython.int, size=cython.int, line=cython.int,
        begin=cython.int, last=cython.int, limit=cython.int, at=cython.int)
    cdef void prepare(self) noexcept nogil
    @cython.locals(at=cython.int, node=cython.uint, total=cython.int)
    cdef void search(self, int i) noexcept nogil
    @cython.final
    @cython.locals(
        state=cython.int, square=cython.int, have=cython.ulonglong, head=cython.ulonglong,
        cross=cython.uint, mul=cython.uint, m=cython.ulonglong, reach=cython.int,
        going_on=cython.uint, fits=cython.uint, turn=cython.uint, face=cython.ulonglong,
        arc=cython.ulonglong, letters=cython.uint, next_at=cython.int, want=cython.uint)
    cdef void _left(
        self, unsigned int node, int at, unsigned long long tiles, unsigned long long acc
    ) noexcept nogil
    @cython.final
    @cython.locals(
        state=cython.int, have=cython.ulonglong, head=cython.ulonglong, cross=cython.uint,
        mul=cython.uint, unit=cython.ulonglong, onward=cython.int, bend=cython.uint,
        fits=cython.uint, m=cython.ulonglong, reach=cython.int, going_on=cython.uint,
        face=cython.ulonglong, arc=cython.ulonglong, letters=cython.uint, next_at=cython.int)
    cdef void _right(
        self, unsigned int node, int square, int at, unsigned long long tiles,
        unsigned long long acc) noexcept nogil
    @cython.final
    @cython.locals(
        factor=cython.int, main=cython.int, each=cython.int, face=cython.ulonglong,
        next_at=cython.int, equity=cython.int)
    cdef inline void _finish(
        self, unsigned long long m, unsigned int mul, int at, unsigned long long tiles,
        unsigned long long unit, unsigned long long acc) noexcept nogil
    @cython.final
    cdef inline bint _counts(self, int square, int state) noexcept nogil
    @cython.final
    @cython.locals(
        end=cython.int, k=cython.int, letter=cython.int, state=cython.int, factor=cython.int,
        main=cython.int)
    cdef void _through(
        self, unsigned int node, int square, int at, unsigned long long tiles,
        unsigned long long acc) noexcept nogil
    @cython.final
    @cython.locals(slot=cython.int)
    cdef inline void _note(self, unsigned long long tiles, int equity, int at) noexcept nogil
    @cython.final
    @cython.locals(
        total=cython.int, kind=cython.int, count=cython.int, mask=cython.uint,
        one=cython.ulonglong, s=cython.int, k=cython.int, slot=cython.int, i=cython.int)
    cdef void _sort_states(self) noexcept nogil
    @cython.final
    @cython.locals(slot=cython.int)
    cdef inline bint _spells(self, unsigned long long anagram, int count) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, whole=cython.ulonglong)
    cdef bint _makes(self, unsigned long long anagram, int count) noexcept nogil
    @cython.final
    @cython.locals(m=cython.uint, whole=cython.ulonglong)
    cdef bint _is_word_with_blank(self, unsigned long long anagram) noexcept nogil
    @cython.final
    @cython.locals(
        code=cython.int, dearest=cython.ulonglong, kind=cython.int, m=cython.uint,
        value=cython.ulonglong, at=cython.int, mul=cython.uint)
    cdef void _weigh_squares(self) noexcept nogil
    @cython.final
    @cython.locals(factor=cython.longlong, k=cython.int, s=cython.int, value=cython.longlong)
    cdef void _weigh_racks(self, int code) noexcept nogil
    @cython.final
    @cython.locals(
        at=cython.int, total=cython.ulonglong, anagram=cython.ulonglong, k=cython.int)
    cdef inline int _sum_right(self, int i) noexcept nogil
    @cython.locals(
        at=cython.int, most=cython.longlong, left=cython.int, total=cython.ulonglong,
        right=cython.int, bound=cython.longlong)
    cdef long long first_bound(self, int i) noexcept nogil
    @cython.locals(at=cython.int, most=cython.longlong, total=cython.ulonglong, right=cython.int)
    cdef long long sharp_bound(self, int i) noexcept nogil
    @cython.final
    @cython.locals(left=cython.int, most=cython.longlong, k=cython.int, n=cython.int, bound=cython.longlong)
    cdef long long _bound_right(self, unsigned long long total, int right) noexcept nogil
    @cython.final
    @cython.locals(code=cython.int, points=cython.longlong)
    cdef inline long long _sum_up(
        self, unsigned long long total, int tiles, long long* weights) noexcept nogil
    @cython.final
    @cython.locals(
        left=cython.int, most=cython.longlong, k=cython.int, here=cython.int, value=cython.longlong)
    cdef void _make_reach(self) noexcept nogil
