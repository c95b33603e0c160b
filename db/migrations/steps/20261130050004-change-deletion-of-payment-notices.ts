import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

/** What the bank has sent may leave once it is as old as papers are kept; what strangers forged, as old as logs are. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `
    create or replace function refuse_change_of_payment_notices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '5 years'
          or (old.verdict in ('SHAPE', 'TOKEN', 'TERMINAL') and old.at < now() - interval '1 year') then
          return old;
        end if;
      end if;
      raise exception 'what the bank has sent neither changes nor vanishes' using errcode = '23514';
    end $$;
    `,
  );
  await indexConcurrently(
    context,
    'payment_notices_forged',
    `payment_notices (at) where verdict in ('SHAPE', 'TOKEN', 'TERMINAL')`,
  );
  await indexConcurrently(context, 'outbox_of_no_record', 'outbox (id) where resource is null');
}

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index outbox_of_no_record;
    drop index payment_notices_forged;
    create or replace function refuse_change_of_payment_notices() returns trigger language plpgsql as $$
    begin
      raise exception 'what the bank has sent neither changes nor vanishes' using errcode = '23514';
    end $$;
    `,
  );
