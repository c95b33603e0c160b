import { setTimeout } from 'node:timers/promises';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { earnBy } from '../../api/loyalty/bonuses/earning/earnBy.ts';
import { mostOfAccount, type Notified } from './earnings.ts';
import { doHalf } from './halfOfTwo.ts';

/** Accrues bonuses for the given causes. */
const [url = '', how = ''] = process.argv.slice(2);
const sequelize = connect(url, { pool: 10, acquireMs: 60_000 });
const rule = { rule: 'referral', most: mostOfAccount, within: 365, expiry_days: 365 } as const;

const accrue = ({ id, key }: Notified) =>
  inTransaction(sequelize, (transaction) =>
    earnBy(rule, key, { id, count: 100, from: new Date() }, transaction),
  );

/** The control: checks first, takes a moment, and assumes that no other process comes between. */
async function unguarded({ id, key }: Notified): Promise<void> {
  const replacements = { id, key };
  const [[seen]] = (await sequelize.query(looking, { replacements })) as [
    { known: number; earned: number }[],
    unknown,
  ];
  if (!seen || seen.known > 0 || seen.earned >= mostOfAccount) return;
  await setTimeout(20);
  await sequelize.query(inserting, { replacements });
}

const looking = `
  select count(*) filter (where t.source_id = :id)::int as known, count(*)::int as earned
  from bonus_tx t join bonus_accounts a on a.id = t.account_id where a.key = :key`;

const inserting = `
  insert into bonus_tx (account_id, kind, is_add, count, state, source_type, source_id, available_at, expires_at)
  select id, 'EARN', true, 100, 'PENDING', 'referral', :id, now(), now() from bonus_accounts where key = :key`;

doHalf(sequelize, how === 'control' ? unguarded : accrue);
