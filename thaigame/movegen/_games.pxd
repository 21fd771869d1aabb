cimport cython
from thaigame.movegen cimport bits
from thaigame.movegen._cells cimport CellKernel
from thaigame.movegen._letters cimport LetterKernel
from thaigame.movegen._turns cimport Table

cdef class LetterTable(Table):
    cdef LetterKernel kernel
    cdef int blank
    cdef unsigned int[::1] mask_of
    cdef int[::1] kind_of
    cdef unsigned char[::1] saved

    cdef void clear_board(self) noexcept nogil
    @cython.locals(at=cython.int, kind=cython.int, s=cython.int)
    cdef int find(self, int player, int values, int count) noexcept nogil
    @cython.locals(slot=cython.uint, packed=cython.ulonglong, at=cython.int, state=cython.int,
        squares=cython.uint, face=cython.uint, kind=cython.int, word=cython.ulonglong)
    cdef long long lay(self, int player, int number) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void save_board(self) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void restore_board(self) noexcept nogil
    cdef void remove(self, int at) noexcept nogil
    cdef void removed(self) noexcept nogil
    cdef int symbol_on(self, int at) noexcept nogil

cdef class CellTable(Table):
    cdef CellKernel kernel
    cdef int[::1] face_content
    cdef int[::1] face_points
    cdef int[::1] face_end
    cdef int[::1] change_first
    cdef int[::1] change_last
    cdef long long[::1] base_points
    cdef long long[::1] other_points
    cdef int[::1] saved
    cdef long long[::1] saved_base
    cdef long long[::1] saved_other

    cdef void clear_board(self) noexcept nogil
    @cython.locals(kind=cython.int, held=cython.int, first=cython.int, last=cython.int,
        i=cython.int)
    cdef int find(self, int player, int values, int count) noexcept nogil
    @cython.locals(entry=cython.Py_ssize_t, head=cython.ulonglong, count=cython.int,
        state=cython.uint, left=cython.int, i=cython.int)
    cdef long long lay(self, int player, int number) noexcept nogil
    @cython.locals(along=cython.int, at=cython.int, symbol=cython.int, word=cython.ulonglong,
        way=cython.uint, shift=cython.int, slot=cython.int, kind=cython.int, points=cython.longlong,
        place=cython.int)
    cdef void _put(self, int player, int left, unsigned long long entry) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void save_board(self) noexcept nogil
    @cython.locals(at=cython.int, symbol=cython.int)
    cdef void restore_board(self) noexcept nogil
    cdef void _stand(self, int at, int symbol) noexcept nogil
    cdef void remove(self, int at) noexcept nogil
    cdef int symbol_on(self, int at) noexcept nogil
