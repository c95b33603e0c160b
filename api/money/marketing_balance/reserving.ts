import type { MarketingBalance } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { AuditActor } from '../../platform/http/audiences.ts';
import { enter, lockBalance } from './ledger.ts';

/** A lead, as the ledger keeps money for it. Kopecks. */
interface Reserved {
  id: number;
  price: number;
}

type By = Pick<AuditActor, 'id' | 'name'>;

/** Keeps the price of a lead on the balance; answers the balance as it is then. Refused where there is too little. */
export async function reserveLead(
  balance: MarketingBalance,
  lead: Reserved,
  by: By,
  transaction: Transaction,
): Promise<MarketingBalance> {
  if (lead.price > 0) await write(balance, lead, -lead.price, { by, is_reserve: true }, transaction);
  return balance.reload({ transaction });
}

/** Returns what was kept to the balance, and answers that, locked. */
export async function releaseLead(
  merchant_id: number,
  lead: Reserved,
  by: By,
  transaction: Transaction,
): Promise<MarketingBalance> {
  const balance = await lockBalance({ merchant_id }, transaction);
  if (lead.price > 0) await write(balance, lead, lead.price, { by, is_reserve: true }, transaction);
  return balance;
}

/** Takes what was kept; the ledger has one such entry of each lead. */
export async function chargeLead(
  merchant_id: number,
  lead: Reserved,
  by: By,
  transaction: Transaction,
): Promise<void> {
  const balance = await releaseLead(merchant_id, lead, by, transaction);
  if (lead.price > 0) await write(balance, lead, -lead.price, { by, is_reserve: false }, transaction);
}

const write = (
  { id: balance_id }: MarketingBalance,
  { id }: Reserved,
  sum: number,
  { by, is_reserve }: { by: By; is_reserve: boolean },
  transaction: Transaction,
) =>
  enter(
    balance_id,
    { kind: 'SPEND_LEAD', sum, is_reserve, source: { type: 'lead', id }, document: `Лид № ${id}`, by },
    transaction,
  );
