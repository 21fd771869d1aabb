"""Spelling drills."""
