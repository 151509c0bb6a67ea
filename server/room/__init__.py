"""Room: one table without I/O. It is told what arrived and when; it answers with messages and the time to wake it."""
