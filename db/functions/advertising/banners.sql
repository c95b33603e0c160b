-- A banner may get another token while it runs: the law asks which of them was shown when.

create or replace function note_banner_marks() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.ad_reg_number, new.ad_company, new.ad_inn) = 3 then
    insert into banner_marks (banner_id, since, ad_reg_number, ad_company, ad_inn)
    values (new.id, now(), new.ad_reg_number, new.ad_company, new.ad_inn)
    on conflict (banner_id, since) do update set
      ad_reg_number = excluded.ad_reg_number, ad_company = excluded.ad_company, ad_inn = excluded.ad_inn;
  end if;
  return null;
end $$;

create or replace trigger note_first_banner_marks after insert on banners
  for each row execute function note_banner_marks();
create or replace trigger note_other_banner_marks after update of ad_reg_number, ad_company, ad_inn on banners
  for each row when ((old.ad_reg_number, old.ad_company, old.ad_inn) is distinct from (new.ad_reg_number, new.ad_company, new.ad_inn))
  execute function note_banner_marks();
