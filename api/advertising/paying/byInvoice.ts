import { AdPlace, type Banner, Invoice, Pinning } from '@odonta/db/models';
import { endOfMoscowDay, moscowDay, nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import { Op, type Transaction } from 'sequelize';
import { type Advert, advertIdsOf } from '../../money/marketing_balance/adverts.ts';
import { lockBalance } from '../../money/marketing_balance/ledger.ts';
import { ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import { conflict } from '../../platform/http/errors.ts';
import { adGoods } from '../buying/goods.ts';
import { holdIsOver } from '../buying/holding.ts';
import { dueFrom, issueTopUp } from '../marketing/topUps.ts';
import { lockAwaited } from './awaited.ts';

/** Issues the invoice of an advert, once; answers whether it did now. Its organisation is locked before. Its places wait until the last day of the invoice, but not beyond the begin of their first week. */
export async function billAdvert(advert: Advert, transaction: Transaction): Promise<boolean> {
  const { row, sum } = await lockAwaited(advert, transaction);
  if (await openInvoiceOf(advert, transaction)) return false;
  await refuseBilled(advert, row, transaction);
  const last = lastMoment(row);
  if (last.getTime() < Date.now() + leastHours * 3_600_000)
    throw conflict(
      'До конца срока меньше двух суток, перевод может не успеть: оплатите картой или с баланса',
    );
  if (row.held_until && row.held_until < last) await holdUntil(row, last, transaction);
  const balance = await lockBalance(ownerIdsOf(row), transaction);
  const title = `${adGoods[advert.good].title} № ${advert.id}`;
  // A payment in the last minutes of a hold still has the day.
  const due_date = moscowDay(new Date(Math.max((row.held_until ?? last).getTime() - 1000, Date.now())));
  await issueTopUp(balance, sum, transaction, { advert, title, due_date });
  return true;
}

/** The invoice that its owner can still pay. */
export const openInvoiceOf = (advert: Advert, transaction?: Transaction): Promise<Invoice | null> =>
  Invoice.findOne({ where: { ...advertIdsOf(advert), status: 'PREPARE' }, transaction });

/** Transfers take a business day, and statements come the next morning. */
const leastHours = 48;
/** Of one owner: places that wait for invoices are closed to others for days, and cancelling them must not begin it anew. */
const unpaidInvoices = { atMost: 6, days: 14 } as const;

async function refuseBilled(advert: Advert, row: Banner | Pinning, transaction: Transaction): Promise<void> {
  if (await Invoice.findOne({ where: { ...advertIdsOf(advert), status: 'CONFIRMED' }, transaction }))
    throw conflict('Счёт уже оплачен, деньги на маркетинговом балансе: купите с него');
  const since = moscowDay(new Date(Date.now() - unpaidInvoices.days * 86_400_000));
  const ofAdverts = { [Op.or]: [{ banner_id: { [Op.ne]: null } }, { pinning_id: { [Op.ne]: null } }] };
  const where = { ...ofAdverts, ...ownerIdsOf(row), paid_sum: 0, issue_date: { [Op.gte]: since } };
  if ((await Invoice.count({ where, transaction })) >= unpaidInvoices.atMost)
    throw conflict('Счетов за рекламу без оплаты слишком много: оплатите картой или с баланса');
}

/** Counted from the booking, so that an invoice after another does not hold the places for ever. */
function lastMoment({ created_at, price_rows }: Banner | Pinning): Date {
  const [first = ''] = (price_rows ?? []).map(({ week }) => week).sort();
  const due = Date.parse(`${dueFrom(secondsOf(created_at) ?? nowInSeconds())}T12:00:00+03:00`) / 1000;
  return new Date(Math.min(endOfMoscowDay(due) * 1000, startOfWeek(first).getTime()));
}

async function holdUntil(row: Banner | Pinning, held_until: Date, transaction: Transaction): Promise<void> {
  if (row instanceof Pinning) return void (await row.update({ held_until }, { transaction }));
  await row.update({ held_until }, { transaction });
  const [held] = await AdPlace.update({ held_until }, { where: { banner_id: row.id }, transaction });
  // Another buyer frees places whose hold has just run out.
  if (held < (row.price_rows?.length ?? 0)) throw holdIsOver();
}
