#!/bin/sh
# archive_command: stores a finished segment, $1, under its name, $2. PostgreSQL repeats it until it succeeds, so it may be called
# twice for one segment, and must never replace a segment by a different one: two servers may archive here.
set -eu
stored="${ODONTA_ARCHIVE:-/var/backups/odonta/wal}/$2"
if [ -e "$stored" ]; then exec cmp -s "$1" "$stored"; fi
draft="$stored.$$.part"
trap 'rm -f "$draft"' EXIT
cp "$1" "$draft"
# A segment is recycled as soon as this returns: its copy must be on the disk.
sync "$draft"
mv "$draft" "$stored"
sync "$(dirname "$stored")"
