import { MarketingBalance, MarketingTx } from '@odonta/db/models';
import type {
  MarketingKind,
  MarketingSource,
} from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { conflict, notFound } from '../../platform/http/errors.ts';
import type { OwnerColumn } from './owner.ts';

export interface MarketingEntry {
  kind: MarketingKind;
  /** Kopecks; charges are negative. */
  sum: number;
  is_reserve?: boolean;
  source?: { type: MarketingSource; id: number };
  document?: string;
  comment?: string;
  by: { id: number | null; name: string | null };
}

/**
 * Writes an entry of a balance. The database adds it up under the lock of the balance's row, and refuses an
 * overdraft except for a penalty and for what was reserved before; here the refusal only gets its message.
 */
export async function enter(
  balance_id: number,
  { source, by, ...entry }: MarketingEntry,
  transaction: Transaction,
): Promise<MarketingTx> {
  const { available } = await lockBalance({ id: balance_id }, transaction);
  const mayOverdraw = entry.kind === 'PENALTY' || (isReservedFirst(entry.kind) && !entry.is_reserve);
  if (entry.sum < 0 && !mayOverdraw && available + entry.sum < 0) throw tooLittle(available);
  const from = { source_type: source?.type ?? null, source_id: source?.id ?? null };
  const written = { ...entry, ...from, balance_id, actor_id: by.id, actor_name: by.name };
  return MarketingTx.create(written, { transaction });
}

/** Charged only from what was kept before. */
const isReservedFirst = (kind: MarketingKind): boolean => kind === 'SPEND_LEAD' || kind === 'SPEND_MAILING';

/** A balance, locked until the transaction ends. Locked after invoices, before penalties and withdrawals. */
export async function lockBalance(
  where: { id: number } | OwnerColumn,
  transaction: Transaction,
): Promise<MarketingBalance> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const balance = await MarketingBalance.findOne({ where, lock, transaction });
  if (!balance) throw notFound('Баланс не найден');
  return balance;
}

const tooLittle = (available: number) =>
  conflict(`На балансе доступно ${formatKopecks(Math.max(0, available))}\u00a0₽`);
