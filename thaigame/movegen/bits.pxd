# The C halves of bits.py. Plain C in the helpers, so that any compiler has them.

cdef extern from "Python.h":
    ctypedef struct PyThreadState:
        pass
    PyThreadState* PyEval_SaveThread() nogil
    void PyEval_RestoreThread(PyThreadState*) nogil

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __forceinline int thaigame_popcount(unsigned int x) { return (int)__popcnt(x); }
    static __forceinline int thaigame_count(unsigned long long x) {
        return (int)(__popcnt((unsigned int)x) + __popcnt((unsigned int)(x >> 32)));
    }
    static __forceinline int thaigame_lowest(unsigned long long x) {
        unsigned long at;
        _BitScanForward64(&at, x);
        return (int)at;
    }
    #else
    static inline int thaigame_popcount(unsigned int x) { return __builtin_popcount(x); }
    static inline int thaigame_count(unsigned long long x) { return __builtin_popcountll(x); }
    static inline int thaigame_lowest(unsigned long long x) { return __builtin_ctzll(x); }
    #endif
    #define THAIGAME_NEVER (-0x4000000000000000LL)
    """
    const long long NEVER "THAIGAME_NEVER"
    int thaigame_count(unsigned long long) noexcept nogil
    int thaigame_popcount(unsigned int) noexcept nogil
    int thaigame_lowest(unsigned long long) noexcept nogil

cdef inline int popcount(unsigned int mask) noexcept nogil:
    return thaigame_popcount(mask)

cdef inline int count(unsigned long long mask) noexcept nogil:
    return thaigame_count(mask)

cdef inline int lowest(unsigned long long mask) noexcept nogil:
    return thaigame_lowest(mask)

cdef inline unsigned int low(unsigned long long word) noexcept nogil:
    return <unsigned int>word

cdef inline unsigned long long wrap(unsigned long long word) noexcept nogil:
    return word

cdef inline unsigned long long* first(const unsigned long long[::1] view) noexcept nogil:
    return <unsigned long long*>&view[0]

cdef inline size_t unlock() noexcept nogil:
    return <size_t>PyEval_SaveThread()

cdef inline void lock(size_t token) noexcept nogil:
    PyEval_RestoreThread(<PyThreadState*>token)

cdef inline unsigned long long one() noexcept nogil:
    return 1

cdef inline unsigned long long none() noexcept nogil:
    return <unsigned long long>-1
