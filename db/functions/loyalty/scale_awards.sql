-- Awards are decided once.

create or replace trigger refuse_change before update or delete on scale_awards
  for each row execute function refuse_change('what a company was given for an order is decided once');
