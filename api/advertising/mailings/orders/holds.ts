import { type Mailing, MailingHold } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { enter, lockBalance } from '../../../money/marketing_balance/ledger.ts';
import type { AuditActor } from '../../../platform/http/audiences.ts';
import type { MailingQuote } from './pricing.ts';

type By = Pick<AuditActor, 'id' | 'name'>;

/** Keeps the price of a locked mailing on the balance of its centre; refused where there is too little. */
export async function openHold(
  mailing: Mailing,
  { total: sum, ...terms }: MailingQuote,
  by: By,
  transaction: Transaction,
): Promise<void> {
  const center_id = mailing.center_id ?? 0;
  const hold = await MailingHold.create(
    { mailing_id: mailing.id, center_id, sum, ...terms },
    { transaction },
  );
  await write(hold, -sum, { by, is_reserve: true }, transaction);
  mailing.set({ hold_id: hold.id });
}

/** Returns what was kept, and charges for the letters that were delivered. The mailing is locked; it may have no hold. */
export async function closeHold(
  mailing: Mailing,
  delivered: number,
  by: By,
  transaction: Transaction,
): Promise<MailingHold | null> {
  if (mailing.hold_id === null) return null;
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const hold = await MailingHold.findByPk(mailing.hold_id, { rejectOnEmpty: true, lock, transaction });
  const charged = Math.floor((delivered * hold.price_per_1000) / 1000);
  await write(hold, hold.sum, { by, is_reserve: true }, transaction);
  if (charged > 0) await write(hold, -charged, { by, is_reserve: false }, transaction);
  await hold.update({ delivered, charged, closed_at: new Date() }, { transaction });
  mailing.set({ hold_id: null });
  return hold;
}

/** The last order of a mailing; null where nothing was ever kept for it. */
export const lastHold = (
  { id }: Pick<Mailing, 'id'>,
  transaction?: Transaction,
): Promise<MailingHold | null> =>
  MailingHold.findOne({ where: { mailing_id: id }, order: [['id', 'DESC']], transaction });

/** The ledger takes one entry of each kind of a hold. */
async function write(
  { id, mailing_id, center_id }: MailingHold,
  sum: number,
  entry: { by: By; is_reserve: boolean },
  transaction: Transaction,
): Promise<void> {
  const balance = await lockBalance({ center_id }, transaction);
  const about = { source: { type: 'mailing', id }, document: `Рассылка № ${mailing_id}` } as const;
  await enter(balance.id, { kind: 'SPEND_MAILING', sum, ...about, ...entry }, transaction);
}
