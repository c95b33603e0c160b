-- A redirect leads to its final target, never to another redirect: so there are no chains and no loops. A
-- changed address leaves a redirect, unless it was never public.

create or replace function shorten_redirect() returns trigger language plpgsql as $$
declare
  onward redirects;
begin
  perform pg_advisory_xact_lock(731002);
  if new.to_path is null then return new; end if;
  select * into onward from redirects where from_path = new.to_path and id <> new.id;
  if found then
    new.to_path := onward.to_path;
    new.status := onward.status;
  end if;
  if new.to_path = new.from_path then
    raise exception 'redirects of % would lead in a circle', new.from_path using errcode = '23514';
  end if;
  return new;
end $$;

create or replace trigger shorten before insert or update of from_path, to_path, status on redirects
  for each row execute function shorten_redirect();

create or replace function shorten_redirects_before() returns trigger language plpgsql as $$
begin
  update redirects set to_path = new.to_path, status = new.status where to_path = new.from_path;
  return null;
end $$;

create or replace trigger shorten_before after insert or update of from_path, to_path, status on redirects
  for each row execute function shorten_redirects_before();

create or replace function redirect_address(was text, now_at text) returns void language sql as $$
  delete from redirects where from_path = now_at;
  insert into redirects (from_path, to_path, is_automatic) values (was, now_at, true)
    on conflict (from_path) do update set to_path = excluded.to_path, status = 301, is_automatic = true;
$$;

-- The argument is the folder of the pages.
create or replace function keep_old_address() returns trigger language plpgsql as $$
begin
  perform redirect_address(tg_argv[0] || old.slug || '-' || old.id, tg_argv[0] || new.slug || '-' || new.id);
  return null;
end $$;

create or replace trigger keep_old_address after update of slug on articles
  for each row when (old.slug <> new.slug and old.published_at is not null) execute function keep_old_address('/articles/');
create or replace trigger keep_old_address after update of slug on prods
  for each row when (old.slug <> new.slug and (old.published_at is not null or old.status = 'CONFIRMED'))
  execute function keep_old_address('/prods/');

create or replace function keep_old_address_of_lecturer() returns trigger language plpgsql as $$
begin
  perform redirect_address('/lecturers/' || old.sef, '/lecturers/' || new.sef);
  return null;
end $$;

create or replace trigger keep_old_address after update of sef on lecturers
  for each row when (old.sef <> new.sef and old.status = 'CONFIRMED') execute function keep_old_address_of_lecturer();

create or replace function keep_old_address_of_center() returns trigger language plpgsql as $$
begin
  perform redirect_address('/centers/' || old.slug, '/centers/' || new.slug);
  return null;
end $$;

create or replace trigger keep_old_address after update of slug on centers
  for each row when (old.slug <> new.slug and old.status = 'CONFIRMED') execute function keep_old_address_of_center();
