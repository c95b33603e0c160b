#!/bin/sh
# Prepares a folder from which PostgreSQL starts as it was at a moment, beside the one that serves:
#   restore.sh /var/backups/odonta/base/2026-11-22T01-00-00Z /var/lib/odonta-restored '2026-11-22 18:00:00+00'
#   postgres -D /var/lib/odonta-restored -c config_file=… -c hba_file=… -c port=5433 -c archive_mode=off
# archive_mode=off: a restored past must not archive into the history of the present.
set -eu
base="$1" folder="$2" moment="$3"
. "$(dirname "$0")/copy-base.sh"
# The settings of the copied server, above all the replica it waited for, belong to the present.
cat > "$folder/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp ${ODONTA_ARCHIVE:-/var/backups/odonta/wal}/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
SETTINGS
touch "$folder/recovery.signal"
