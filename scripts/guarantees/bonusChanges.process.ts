import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { adjust, earn, spend } from '../../api/loyalty/bonuses/ledger.ts';
import { returnSpent, takeEarned } from '../../api/loyalty/bonuses/reversals.ts';
import type { Change } from './bonusChanges.ts';
import { doHalf } from './halfOfTwo.ts';

/** Makes the changes it is given. */
const [url = '', how = ''] = process.argv.slice(2);
const sequelize = connect(url, { pool: 10, acquireMs: 60_000 });
const at = (days: number) => new Date(Date.now() + days * 86_400_000);

const make = ({ what, key, count, id, of }: Change) =>
  inTransaction(sequelize, (tx) => {
    const source = { type: 'order', id } as const;
    const spans = { available_at: at(-1), expires_at: at(1 + (id % 300)) };
    if (what === 'earn') return earn(key, { count, source, ...spans }, tx);
    if (what === 'spend') return spend(key, { count, source }, tx);
    const refund = { count, source: { type: 'refund', id } as const };
    if (what === 'return') return returnSpent({ type: 'order', id: of }, refund, tx, { prolongs: true });
    if (what === 'take') return takeEarned({ type: 'order', id: of }, refund, tx);
    const by_hand = { type: 'staff', id } as const;
    return adjust(key, { count, source: by_hand, is_add: id % 2 === 0, expires_at: at(200) }, tx);
  });

/** The control: the naive way, which loses money as soon as two write at once. */
async function readModifyWrite({ what, key, count }: Change): Promise<void> {
  const select = 'select balance from bonus_accounts where key = :key';
  const [[row]] = (await sequelize.query(select, { replacements: { key } })) as [
    { balance: number }[],
    unknown,
  ];
  const balance = (row?.balance ?? 0) + (what === 'spend' || what === 'take' ? -count : count);
  if (balance < 0) return;
  await sequelize.query('update bonus_accounts set balance = :balance where key = :key', {
    replacements: { key, balance },
  });
  await sequelize.query('insert into control_changes (key, count) values (:key, :count)', {
    replacements: { key, count: what === 'spend' || what === 'take' ? -count : count },
  });
}

doHalf(sequelize, how === 'control' ? readModifyWrite : make);
