"""Quizzes: the library, copies, worksheets and, in `builder`, making one."""
