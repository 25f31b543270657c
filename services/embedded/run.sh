#!/bin/sh
# Runs the built embedded process. glibc keeps what a thread has freed for that thread, and after the first large buffer keeps
# large ones too: 150 MiB and more of a process that hears and speaks. These can only be said before it starts, and mean
# nothing where there is no glibc: two heaps for all threads, and what has 64 KiB or more goes back to the system at once.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-65536}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
# Fewer file handles are used up by what it reads to start, which says so by files that are not found.
handles="$(ulimit -Hn)"
if [ "$handles" != unlimited ] && [ "$handles" -lt 384 ]; then
  echo "Only $handles files may be open at once, and Fabula needs 384. Raise the limit (ulimit -n)." >&2
  exit 1
fi
# By way of a link it is found as well.
exec "${NODE:-node}" "$(dirname "$(readlink -f "$0")")/dist/main.js"
