# The C halves of arcs.py.

cdef enum:
    SEPARATOR = 1
    LAST = 1 << 26
    ACCEPT = 1 << 27
    MAX_DEPTH = 15

cdef inline int symbol(unsigned long long arc) noexcept nogil:
    return <int>(arc >> 52)

cdef inline unsigned int child(unsigned long long arc) noexcept nogil:
    return <unsigned int>(arc >> 28) & 0xFFFFFF

cdef inline unsigned int groups(unsigned long long arc) noexcept nogil:
    return <unsigned int>arc & 0x3FFFFF

cdef inline int depth(unsigned long long arc) noexcept nogil:
    return <int>(arc >> 22) & 15
