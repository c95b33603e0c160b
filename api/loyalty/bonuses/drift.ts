import { QueryTypes, type Transaction } from 'sequelize';
import { connection } from './connection.ts';
import { livingId } from './joined.ts';

export interface BonusDrift {
  account_id: number;
  /** Which sum disagrees with the ledger, and by how much. */
  name: 'BALANCE' | 'LOTS' | 'PENDING' | 'LOT_MOVES';
  by: number;
}

/** Accounts and lots whose sums differ from the ledgers; any result is an error. */
export function findBonusDrift(transaction?: Transaction): Promise<BonusDrift[]> {
  return connection().query<BonusDrift>(drifts, { type: QueryTypes.SELECT, transaction });
}

const drifts = `
  with signed as (
    select ${livingId('a')} as account_id,
      coalesce(sum(case when is_add then count else -count end) filter (where state = 'ACTIVE'), 0) as active,
      coalesce(sum(case when is_add then count else -count end) filter (where state = 'PENDING'), 0) as pending
    from bonus_tx t join bonus_accounts a on a.id = t.account_id group by 1
  ), of_lots as (
    select account_id, sum("left") as "left" from bonus_lots group by account_id
  ), moved as (
    select l.id, l.account_id, l.count - l."left"
      - coalesce(sum(case when m.kind = 'RETURN' then -m.count else m.count end), 0) as by
    from bonus_lots l left join bonus_lot_moves m on m.lot_id = l.id group by l.id
  ), compared as (
    select a.id as account_id, unnest(array['BALANCE', 'LOTS', 'PENDING']) as name,
      unnest(array[
        a.balance - a.debt - coalesce(s.active, 0),
        a.balance - coalesce(l."left", 0),
        a.pending - coalesce(s.pending, 0)
      ]) as by
    from bonus_accounts a
      left join signed s on s.account_id = a.id
      left join of_lots l on l.account_id = a.id
  )
  select account_id, name, by::int from compared where by <> 0
  union all select account_id, 'LOT_MOVES', by::int from moved where by <> 0
  order by account_id, name`;
