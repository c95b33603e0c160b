-- A new address must be confirmed again, by any writer.

create or replace function forget_proof_of_email() returns trigger language plpgsql as $$
begin
  if new.email_proved_at is not distinct from old.email_proved_at then new.email_proved_at := null; end if;
  return new;
end $$;

create or replace trigger forget_proof_of_email before update of email on individuals
  for each row when (new.email is distinct from old.email) execute function forget_proof_of_email();
create or replace trigger forget_proof_of_email before update of email on legal_members
  for each row when (new.email is distinct from old.email) execute function forget_proof_of_email();
create or replace trigger forget_proof_of_email before update of email on users
  for each row when (new.email is distinct from old.email) execute function forget_proof_of_email();
