import { randomUUID } from 'node:crypto';
import { LedgerEntry } from '@odonta/db/models';
import type { LedgerAccount } from '@odonta/db/vocabulary/orders/ledger.ts';
import type { Posting } from '@odonta/db/vocabulary/orders/postings.ts';
import type { Transaction } from 'sequelize';

type About = Partial<
  Pick<
    LedgerEntry,
    | 'order_id'
    | 'payment_id'
    | 'refund_id'
    | 'payout_id'
    | 'invoice_id'
    | 'voucher_id'
    | 'center_id'
    | 'merchant_id'
    | 'payer_key'
  >
>;

export type { Posting } from '@odonta/db/vocabulary/orders/postings.ts';

/**
 * Posts a transaction of the ledger: every account it touched, and its subject. Throws where it does not add up
 * to zero, as the database would at commit.
 */
export async function post(
  kind: string,
  posting: Posting,
  about: About,
  transaction: Transaction,
): Promise<void> {
  const entries = Object.entries(posting).filter(([, sum]) => sum !== 0) as [LedgerAccount, number][];
  const whole = entries.reduce((all, [, sum]) => all + sum, 0);
  if (whole !== 0) throw new Error(`${kind} does not add up: ${whole} kopecks are left`);
  const ledgerTransaction = randomUUID();
  await LedgerEntry.bulkCreate(
    entries.map(([account, sum]) => ({ ...about, deed: ledgerTransaction, kind, account, sum })),
    { transaction },
  );
}

/**
 * Carries the postings about one subject over to another, in one transaction: here the posting itself, there
 * its mirror.
 */
export async function carry(
  kind: string,
  posting: Posting,
  { from, to }: { from: About; to: About },
  transaction: Transaction,
): Promise<void> {
  const ledgerTransaction = randomUUID();
  const entries = Object.entries(posting).filter(([, sum]) => sum !== 0) as [LedgerAccount, number][];
  await LedgerEntry.bulkCreate(
    entries.flatMap(([account, sum]) => [
      { ...from, deed: ledgerTransaction, kind, account, sum },
      { ...to, deed: ledgerTransaction, kind, account, sum: -sum },
    ]),
    { transaction },
  );
}
