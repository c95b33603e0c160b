import { livingId } from '../../loyalty/bonuses/joined.ts';
import type { Links, Report, Values } from '../report.ts';

/** The debt of the platform in bonuses, one rouble each. Phones are masked; companies appear by their tax number. */
export const bonuses: Report = {
  name: 'bonuses',
  area: 'stats_finance',
  isOfNow: true,
  filters: {},
  rowsOf: 'bonus_accounts.list',
  columns: () => [
    { field: 'owner', title: 'Счёт', kind: 'text' },
    { field: 'active', title: 'Активно', kind: 'count' },
    { field: 'pending', title: 'Ожидает', kind: 'count' },
    { field: 'ending', title: 'Сгорит за 30 дней', kind: 'count' },
    { field: 'earned', title: 'Начислено', kind: 'count' },
    { field: 'spent', title: 'Списано', kind: 'count' },
    { field: 'expired', title: 'Сгорело', kind: 'count' },
    { field: 'debt', title: 'Долг', kind: 'count' },
  ],
  rows: () => liability,
  links: linksOf,
};

/** Expired bonuses do not count, even before they are written off. A reversal is neither earned nor spent: it undoes one of these. */
const liability = `
  select a.id,
    case when a.key like 'inn:%' then 'ИНН ' || substr(a.key, 5)
      else case when a.key like '+7%' then '+7 *** ***-' else '*** ' end || substr(a.key, length(a.key) - 3, 2) || '-' || right(a.key, 2) end as owner,
    coalesce(l.active, 0)::float8 as active, a.pending::float8 as pending, coalesce(l.ending, 0)::float8 as ending,
    coalesce(t.earned, 0)::float8 as earned, coalesce(t.spent, 0)::float8 as spent, coalesce(t.expired, 0)::float8 as expired,
    a.debt::float8 as debt
  from bonus_accounts a
    left join (
      select account_id, sum("left") as active, sum("left") filter (where expires_at <= now() + interval '30 days') as ending
      from bonus_lots where "left" > 0 and expires_at > now() group by account_id
    ) l on l.account_id = a.id
    left join (
      select account_id,
        sum(case when is_add then count else -count end) filter (where shown = 'EARN') as earned,
        sum(case when is_add then -count else count end) filter (where shown = 'SPEND') as spent,
        sum(case when is_add then -count else count end) filter (where shown = 'EXPIRE') as expired
      from (
        select ${livingId('o')} as account_id, t.is_add, t.count, case when t.kind = 'REVERSE' then u.kind when t.kind <> 'ADJUST' then t.kind
          when t.is_add then 'EARN' else 'SPEND' end as shown
        from bonus_tx t join bonus_accounts o on o.id = t.account_id left join bonus_tx u on u.id = t.reverses_id
        where t.state = 'ACTIVE' and t.kind <> 'MERGE'
      ) t group by account_id
    ) t on t.account_id = a.id
  where $centers::int[] is null and $manager::int is null and a.merged_into is null
  order by active desc, a.id`;

function linksOf(row: Values | null): Links {
  if (row) return { owner: { resource: 'bonus_accounts', filter: {}, id: Number(row.id) } };
  return {
    pending: { resource: 'bonus_accounts', filter: {} },
    debt: { resource: 'bonus_accounts', filter: { has_debt: true } },
  };
}
