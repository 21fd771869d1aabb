cimport cython
from thaigame.movegen cimport arcs, bits

@cython.final
cdef class Builder:
    cdef const unsigned short[::1] letters
    cdef const unsigned int[::1] starts
    cdef int words, nodes, numbers, longest
    cdef long long used, top, size
    cdef unsigned long long mixer
    cdef unsigned short[::1] symbol
    cdef unsigned char[::1] ends
    cdef int[::1] parent
    cdef int[::1] first_child
    cdef int[::1] next_sibling
    cdef int[::1] number
    cdef int[::1] item
    cdef int[::1] cursor
    cdef int[::1] table
    cdef long long[::1] first_arc
    cdef unsigned long long[::1] pool
    cdef unsigned long long[::1] stack
    cdef unsigned long long[::1] place
    cdef int[::1] order
    cdef unsigned long long[::1] group
    cdef unsigned long long[::1] base
    cdef unsigned long long[::1] out
    cdef unsigned long long[::1] links
    cdef unsigned long long[::1] needs
    cdef object progress
    cdef readonly int root, forward

    @cython.locals(w=cython.int, at=cython.longlong, end=cython.longlong, before=cython.longlong,
        shared=cython.longlong, size=cython.longlong, n=cython.int)
    cdef int _count_prefixes(self)
    @cython.locals(w=cython.int, at=cython.longlong, size=cython.longlong, before=cython.longlong,
        shared=cython.longlong, n=cython.int, depth=cython.longlong, last_size=cython.longlong,
        above=cython.int, path="int[::1]", last="int[::1]")
    cdef _plant(self)
    @cython.locals(n=cython.int, child=cython.int, base=cython.longlong, arc=cython.ulonglong)
    cdef int _forward(self)
    @cython.locals(base=cython.longlong, at=cython.int, to=cython.int, i=cython.int, s=cython.int,
        ended=cython.int, below=cython.int, arc=cython.ulonglong, mark=cython.ulonglong)
    cdef int _backward(self, int low, int high)
    @cython.locals(i=cython.int, j=cython.int, pivot=cython.int, less=cython.int, more=cython.int,
        key=cython.int, it=cython.int, on=cython.int)
    cdef void _sort(self, int low, int high) noexcept
    cdef inline int _key(self, int i) noexcept
    cdef inline void _swap(self, int i, int j) noexcept
    @cython.locals(size=cython.longlong, mixed=cython.ulonglong, i=cython.longlong,
        slot=cython.longlong, n=cython.int, mask=cython.longlong, start=cython.longlong,
        same=cython.int)
    cdef int _register(self, long long base)
    @cython.locals(mixed=cython.ulonglong, i=cython.longlong)
    cdef inline unsigned long long _mix(self, unsigned long long[::1] view, long long start,
        long long end) noexcept
    @cython.locals(mask=cython.longlong, n=cython.int, slot=cython.longlong)
    cdef _grow_table(self)
    @cython.locals(waiting=cython.longlong, n=cython.int, i=cython.longlong, count=cython.int,
        child=cython.int, stack="int[::1]")
    cdef int _arrange(self, bint by_base, const unsigned long long[::1] bases)
    @cython.locals(i=cython.longlong, words=cython.longlong, run=cython.longlong,
        bit=cython.ulonglong, before=cython.ulonglong, s=cython.int)
    cdef long long _room_of(self, int n, bint by_base, const unsigned long long[::1] bases) noexcept
    @cython.locals(out="unsigned long long[::1]", heads="unsigned long long[::1]",
        k=cython.int, n=cython.int, i=cython.longlong, at=cython.longlong, arc=cython.ulonglong,
        head=cython.ulonglong, child=cython.int, count=cython.int, one=cython.ulonglong)
    cpdef letter_nodes(self)
    @cython.locals(k=cython.int, count=cython.int)
    cpdef cell_nodes(self, groups, bases)
    @cython.locals(depths="unsigned char[::1]", n=cython.int, i=cython.longlong,
        arc=cython.ulonglong, child=cython.int, union=cython.ulonglong, common=cython.ulonglong,
        deepest=cython.int, depth=cython.int, s=cython.int, mask=cython.ulonglong,
        whole=cython.ulonglong)
    cdef _sum_up(self)
    @cython.locals(at=cython.longlong, list_at=cython.longlong, mask=cython.ulonglong,
        i=cython.longlong, end=cython.longlong, run=cython.longlong, bit=cython.ulonglong)
    cdef void _write_cell_node(self, int n) noexcept
    @cython.locals(whole=cython.ulonglong, entry=cython.ulonglong, deepest=cython.ulonglong,
        arc=cython.ulonglong)
    cdef unsigned long long _write_list(self, long long i, long long run, long long at) noexcept
    @cython.locals(child=cython.ulonglong)
    cdef inline unsigned long long _packed(self, unsigned long long arc) noexcept
    @cython.locals(view="unsigned long long[::1]", hashes="const unsigned long long[::1]",
        w=cython.int, i=cython.longlong, j=cython.longlong, total=cython.ulonglong,
        one=cython.ulonglong, less=cython.ulonglong, other=cython.ulonglong, shift=cython.int)
    cpdef sieve(self, hash_of, int size, int dropped)
