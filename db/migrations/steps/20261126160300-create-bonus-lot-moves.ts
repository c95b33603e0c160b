import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table bonus_lot_moves (
      tx_id integer not null references bonus_tx,
      lot_id integer not null references bonus_lots,
      kind text not null check (kind in ('TAKE', 'RETURN', 'DEBT')),
      count integer not null check (count > 0),
      primary key (tx_id, lot_id, kind)
    );
    create index bonus_lot_moves_of_lot on bonus_lot_moves (lot_id);

    create function refuse_change_of_bonus_lot_moves() returns trigger language plpgsql as $$
    begin
      raise exception 'what was taken from a lot of bonuses is written down for good' using errcode = '23514';
    end $$;
    create trigger refuse_change before update or delete on bonus_lot_moves
      for each row execute function refuse_change_of_bonus_lot_moves();
    create trigger refuse_truncation before truncate on bonus_lot_moves
      for each statement execute function refuse_change_of_bonus_lot_moves();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop table bonus_lot_moves; drop function refuse_change_of_bonus_lot_moves();');
