-- A letter that has gone is never sent again, and a mailing is over only when every row of it is.

create or replace trigger keep_final before update of state on mailing_recipients
  for each row when (old.state in ('SENT', 'FAILED', 'BOUNCED', 'SKIPPED') and new.state <> old.state)
  execute function refuse_change('the outcome of a letter of a mailing is final');

create or replace function refuse_unfinished_mailing() returns trigger language plpgsql as $$
begin
  if exists (select from mailing_recipients where mailing_id = new.id and state in ('QUEUED', 'SENDING')) then
    raise exception 'mailing % has letters that wait', new.id
      using errcode = '23514', constraint = 'mailings_done_when_final';
  end if;
  return new;
end $$;

create or replace trigger refuse_unfinished_mailing before insert or update of sending on mailings
  for each row when (new.sending = 'DONE') execute function refuse_unfinished_mailing();

-- The cost of an ordered mailing is final.

create or replace trigger keep_closed before update on mailing_holds
  for each row when (old.closed_at is not null)
  execute function refuse_change('a closed hold of a mailing does not change');
create or replace trigger keep_written before delete on mailing_holds
  for each row execute function refuse_change('a hold of a mailing does not vanish');
create or replace trigger keep_terms before update of mailing_id, center_id, price_per_1000, reach, sum on mailing_holds
  for each row execute function refuse_change('what a centre has agreed to pay for a mailing does not change');
