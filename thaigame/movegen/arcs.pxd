# The C halves of arcs.py.

cdef enum:
    MAX_SYMBOL = 0x1FFF
    KEY_BITS = 14
    SYMBOL_BIT = 51
    CHILD_BIT = 26
    ACCEPT_BIT = 25
    LAST_BIT = 24
    DEPTH_BIT = 20
    SEPARATOR = 1
    LAST = 1 << 24
    ACCEPT = 1 << 25
    MAX_DEPTH = 15

cdef inline int symbol(unsigned long long arc) noexcept nogil:
    return <int>(arc >> 51)

cdef inline int key(unsigned long long built) noexcept nogil:
    return <int>(built >> 1) & 0x1FFF

cdef inline unsigned int child(unsigned long long arc) noexcept nogil:
    return <unsigned int>(arc >> 26) & 0x1FFFFFF

cdef inline unsigned int groups(unsigned long long arc) noexcept nogil:
    return <unsigned int>arc & 0xFFFFF

cdef inline int depth(unsigned long long arc) noexcept nogil:
    return <int>(arc >> 20) & 15
