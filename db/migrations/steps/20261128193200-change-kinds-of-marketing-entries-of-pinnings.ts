import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const replaced = (kinds: string, sources: string, tail: string) =>
  `alter table marketing_tx
     drop constraint marketing_tx_kind_check,
     add constraint marketing_tx_kind_check check (kind in (${kinds}))${tail},
     drop constraint marketing_tx_source_type_check,
     add constraint marketing_tx_source_type_check check (source_type in (${sources}))${tail};`;

const before = {
  kinds: "'TOPUP', 'PENALTY', 'REFUND', 'CORRECTION', 'SPEND_BANNER'",
  sources: "'payment', 'penalty', 'withdrawal', 'approval', 'banner', 'banner_refund'",
};

/** Pinnings are paid from marketing balances, and what they do not use returns there. */
export async function up(context: QueryInterface): Promise<void> {
  const { kinds, sources } = before;
  await inOneTransaction(
    context,
    replaced(`${kinds}, 'SPEND_PINNING'`, `${sources}, 'pinning', 'pinning_refund'`, ' not valid'),
  );
  for (const name of ['marketing_tx_kind_check', 'marketing_tx_source_type_check'])
    await context.sequelize.query(`alter table marketing_tx validate constraint ${name}`);
}

/** Refused once a pinning is paid from a balance: entries are never deleted. */
export const down = (context: QueryInterface) =>
  inOneTransaction(context, replaced(before.kinds, before.sources, ''));
