import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** What came as a notice of the bank, true or forged, as it came: evidence that neither changes nor vanishes. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table payment_notices (
      id bigint generated always as identity primary key,
      payment_id integer references payments,
      at timestamptz not null default now(),
      ip text,
      body text not null,
      status text,
      verdict text not null check (verdict in
        ('OK', 'REPLAY', 'SHAPE', 'TOKEN', 'TERMINAL', 'ORDER', 'PAYMENT', 'AMOUNT', 'UNKNOWN'))
    );
    create index payment_notices_by_payment on payment_notices (payment_id, id);
    create function refuse_change_of_payment_notices() returns trigger language plpgsql as $$
    begin
      raise exception 'what the bank has sent neither changes nor vanishes' using errcode = '23514';
    end $$;
    create trigger refuse_change before update or delete on payment_notices
      for each row execute function refuse_change_of_payment_notices();
    create trigger refuse_truncation before truncate on payment_notices
      for each statement execute function refuse_change_of_payment_notices();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop table payment_notices; drop function refuse_change_of_payment_notices();');
