-- The approved words and the answers to them are evidence.

create or replace trigger refuse_change before update or delete on notification_editions
  for each row execute function refuse_change('approved words of a notification neither change nor vanish');
create or replace trigger refuse_truncation before truncate on notification_editions
  for each statement execute function refuse_change('approved words of a notification neither change nor vanish');

create or replace trigger keep_answers before update of notification_id, edition, answer, answered_at on notification_answers
  for each row when (old.answer in ('ACCEPTED', 'CANCELED')) execute function refuse_change('a given answer to a notification stays');
