-- Once, as the superuser, in the database "postgres". Passwords follow by \password: none stands in a file.
create role odonta login;
create database odonta owner odonta;
create role odonta_replica login replication;
-- Copies the data folder: pg_basebackup, or pg_backup_start and a copy.
create role odonta_backup login replication;
grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal() to odonta_backup;
-- Sees the replica, and may change one setting.
create role odonta_watch login;
grant pg_monitor to odonta_watch;
grant alter system on parameter synchronous_standby_names to odonta_watch;
grant execute on function pg_reload_conf() to odonta_watch;
