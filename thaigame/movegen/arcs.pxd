# The C halves of arcs.py.

cdef enum:
    KEY_BITS = 13
    CHILD_BIT = 26
    ACCEPT_BIT = 25
    LAST_BIT = 24
    DEPTH_BIT = 20
    SEPARATOR = 1
    LAST = 1 << 24
    ACCEPT = 1 << 25
    MAX_DEPTH = 15

cdef inline int symbol(unsigned long long arc) noexcept nogil:
    return <int>(arc >> 52)

cdef inline unsigned int child(unsigned long long arc) noexcept nogil:
    return <unsigned int>(arc >> 26) & 0x3FFFFFF

cdef inline unsigned int groups(unsigned long long arc) noexcept nogil:
    return <unsigned int>arc & 0xFFFFF

cdef inline int depth(unsigned long long arc) noexcept nogil:
    return <int>(arc >> 20) & 15
