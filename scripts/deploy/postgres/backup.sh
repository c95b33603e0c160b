#!/bin/sh
# A base backup, every night by odonta-backup.timer. With the archived segments it restores any later moment.
# BACKUP_URL: postgres://odonta_backup:…@db1:5432/postgres
set -eu
backups="${ODONTA_BACKUPS:-/var/backups/odonta}"
name="$backups/base/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mkdir -p "$backups/base" "$backups/wal"
# A copy that was interrupted keeps its other name, is never restored and goes before the next; so do drafts of archive.sh.
rm -rf "$backups"/base/*.part
find "$backups/wal" -name '*.part' -mmin +60 -delete
pg_basebackup --dbname="$BACKUP_URL" --pgdata="$name.part" --format=plain --wal-method=none --checkpoint=fast
mv "$name.part" "$name"

# Seven nights stay, and the segments since the oldest of them.
find "$backups/base" -mindepth 1 -maxdepth 1 | sort -r | tail -n +8 | xargs -r rm -rf
oldest="$(find "$backups/base" -mindepth 1 -maxdepth 1 | sort | head -n 1)"
segment="$(sed -n 's/^START WAL LOCATION: .*file \([0-9A-F]*\).*/\1/p' "$oldest/backup_label")"
pg_archivecleanup "$backups/wal" "$segment"
