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
    cdef unsigned long long[::1] stored_tiles
    cdef unsigned int[::1] stored_where

    cdef void clear_board(self) noexcept nogil
    @cython.locals(at=cython.int, kind=cython.int)
    cdef void take(self, int player) noexcept nogil
    @cython.locals(slot=cython.uint, packed=cython.ulonglong, at=cython.int, state=cython.int,
        squares=cython.uint, face=cython.uint, kind=cython.int, word=cython.ulonglong)
    cdef long long lay(self, int player, int number) noexcept nogil
    cdef void hold(self, int player) noexcept nogil
    cdef int state_of(self, int number) noexcept nogil
    @cython.locals(slot=cython.uint)
    cdef void stash(self, int number, int at) noexcept nogil
    cdef void recall(self, int at) noexcept nogil
    @cython.locals(key=cython.ulonglong, word=cython.ulonglong, at=cython.int)
    cdef unsigned long long board_key(self) noexcept nogil
    @cython.locals(at=cython.int, base=cython.int)
    cdef void save_board(self, int level) noexcept nogil
    @cython.locals(at=cython.int, base=cython.int)
    cdef void restore_board(self, int level) noexcept nogil
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
    cdef unsigned long long[::1] stored
    cdef long long[::1] saved_base
    cdef long long[::1] saved_other

    cdef void clear_board(self) noexcept nogil
    cdef void take(self, int player) noexcept nogil
    @cython.locals(kind=cython.int, held=cython.int, first=cython.int, last=cython.int,
        i=cython.int)
    cdef void hold(self, int player) noexcept nogil
    cdef int state_of(self, int number) noexcept nogil
    @cython.locals(entry=cython.Py_ssize_t, place=cython.Py_ssize_t, last=cython.int, i=cython.int)
    cdef void stash(self, int number, int at) noexcept nogil
    @cython.locals(place=cython.Py_ssize_t, last=cython.int, i=cython.int)
    cdef void recall(self, int at) noexcept nogil
    @cython.locals(key=cython.ulonglong, word=cython.ulonglong, at=cython.int)
    cdef unsigned long long board_key(self) noexcept nogil
    @cython.locals(entry=cython.Py_ssize_t, head=cython.ulonglong, count=cython.int,
        state=cython.uint, left=cython.int, i=cython.int)
    cdef long long lay(self, int player, int number) noexcept nogil
    @cython.locals(along=cython.int, at=cython.int, symbol=cython.int, word=cython.ulonglong,
        way=cython.uint, shift=cython.int, slot=cython.int, kind=cython.int, points=cython.longlong,
        place=cython.int)
    cdef void _put(self, int player, int left, unsigned long long entry) noexcept nogil
    @cython.locals(at=cython.int, base=cython.int)
    cdef void save_board(self, int level) noexcept nogil
    @cython.locals(at=cython.int, base=cython.int, symbol=cython.int)
    cdef void restore_board(self, int level) noexcept nogil
    cdef void _stand(self, int at, int symbol) noexcept nogil
    cdef void remove(self, int at) noexcept nogil
    cdef int symbol_on(self, int at) noexcept nogil
