import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const replaced = (kinds: string, sources: string, reserves: string, tail: string) =>
  `alter table marketing_tx
     drop constraint marketing_tx_kind_check,
     add constraint marketing_tx_kind_check check (kind in (${kinds}))${tail},
     drop constraint marketing_tx_source_type_check,
     add constraint marketing_tx_source_type_check check (source_type in (${sources}))${tail},
     drop constraint marketing_tx_reserve_withdrawals,
     add constraint marketing_tx_reserve_withdrawals check (not is_reserve or kind in (${reserves}))${tail};`;

const before = {
  kinds: "'TOPUP', 'PENALTY', 'REFUND', 'CORRECTION', 'SPEND_BANNER', 'SPEND_PINNING', 'SPEND_LEAD'",
  sources:
    "'payment', 'penalty', 'withdrawal', 'approval', 'banner', 'banner_refund', 'pinning', 'pinning_refund', 'lead'",
  reserves: "'REFUND', 'SPEND_LEAD'",
};

/** The price of an ordered mailing is reserved on a balance, and what was delivered is charged at its end. */
export async function up(context: QueryInterface): Promise<void> {
  const { kinds, sources, reserves } = before;
  await inOneTransaction(
    context,
    replaced(
      `${kinds}, 'SPEND_MAILING'`,
      `${sources}, 'mailing'`,
      `${reserves}, 'SPEND_MAILING'`,
      ' not valid',
    ),
  );
  for (const name of ['kind_check', 'source_type_check', 'reserve_withdrawals'])
    await context.sequelize.query(`alter table marketing_tx validate constraint marketing_tx_${name}`);
}

/** Refused once a mailing is reserved on a balance: entries are never deleted. */
export const down = (context: QueryInterface) =>
  inOneTransaction(context, replaced(before.kinds, before.sources, before.reserves, ''));
