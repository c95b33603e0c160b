import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A pinning that comes back takes its places again, if nobody has taken them meanwhile. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create or replace function end_pinning() returns trigger language plpgsql as $$
    begin
      if new.deleted_at is not null or new.status in ('FINISHED', 'CANCELED', 'REJECTED', 'REFUNDED') then
        new.shown_on := null;
        update pinned_weeks set is_held = false where pinning_id = new.id and is_held;
      elsif old.deleted_at is not null then
        update pinned_weeks set is_held = true where pinning_id = new.id;
      end if;
      return new;
    end $$;`,
  );

/** To the letter what the earlier step made. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create or replace function end_pinning() returns trigger language plpgsql as $$
    begin
      if new.deleted_at is not null or new.status in ('FINISHED', 'CANCELED', 'REJECTED', 'REFUNDED') then
        new.shown_on := null;
        update pinned_weeks set is_held = false where pinning_id = new.id and is_held;
      end if;
      return new;
    end $$;`,
  );
