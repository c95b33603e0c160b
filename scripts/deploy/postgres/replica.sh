#!/bin/sh
# Makes a base backup the data folder of a replica that follows the primary:
#   replica.sh /var/backups/odonta/base/2026-11-22T01-00-00Z /var/lib/postgresql/18/odonta 'host=db1 user=odonta_replica passfile=…'
# The name by which the primary counts it as its replica is `replica`.
set -eu
base="$1" folder="$2" primary="$3"
[ ! -e "$folder" ] || { echo "$folder exists already: nothing is overwritten." >&2; exit 1; }
[ -f "$base/backup_label" ] || { echo "$base is no base backup: it has no backup_label." >&2; exit 1; }
umask 077
cp -a "$base" "$folder"
mkdir -p "$folder/pg_wal"
chmod 700 "$folder"
cat > "$folder/postgresql.auto.conf" <<SETTINGS
primary_conninfo = '$primary application_name=replica'
SETTINGS
touch "$folder/standby.signal"
