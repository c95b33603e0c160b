# Read by replica.sh and restore.sh: copies the base backup $base to the data folder $folder, which must be new.
[ ! -e "$folder" ] || { echo "$folder exists already: nothing is overwritten." >&2; exit 1; }
[ -f "$base/backup_label" ] || { echo "$base is no base backup: it has no backup_label." >&2; exit 1; }
umask 077
cp -a "$base" "$folder"
mkdir -p "$folder/pg_wal"
chmod 700 "$folder"
