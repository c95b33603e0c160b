#!/bin/sh
# Makes a base backup the data folder of a replica that follows the primary:
#   replica.sh /var/backups/odonta/base/2026-11-22T01-00-00Z /var/lib/postgresql/18/odonta 'host=db1 user=odonta_replica passfile=…'
# The name by which the primary counts it as its replica is `replica`.
set -eu
base="$1" folder="$2" primary="$3"
. "$(dirname "$0")/copy-base.sh"
cat > "$folder/postgresql.auto.conf" <<SETTINGS
primary_conninfo = '$primary application_name=replica'
SETTINGS
touch "$folder/standby.signal"
