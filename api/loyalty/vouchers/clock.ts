import { Payment, Voucher } from '@odonta/db/models';
import { endOfDayOf } from '@odonta/db/vocabulary/loyalty/vouchers/term.ts';
import { voucherLimits, voucherNoticeDays } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { post } from '../../orders/ledger/post.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { eachRow, nextRows, restingOf } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { enter } from './ledger.ts';
import { voucherEnded, voucherEnds } from './letters.ts';
import { sendVoucher } from './sending.ts';
import { lockVoucher, transitionVoucher } from './transitionVoucher.ts';

const day = 86_400_000;
const atOnce = 100;

/** Jobs of gift vouchers; each returns the number processed. Row locks divide the work between nodes. */

/** Sends vouchers whose delivery day has come. */
export const sendDueVouchers = (now = new Date()): Promise<number> =>
  eachDue(
    'send vouchers',
    { status: 'CONFIRMED', sent_at: null, send_on: { [Op.lte]: moscowDay(now) } },
    (voucher, transaction) => sendVoucher(voucher, transaction),
  );

/** Drops unpaid vouchers; their page at the bank is closed. Money that arrives later revives them. */
export async function dropUnpaidVouchers(now = new Date()): Promise<number> {
  const created_at = { [Op.lt]: new Date(now.getTime() - voucherLimits.unpaidHours * 3_600_000) };
  const where = { status: 'PREPARE', created_at } as const;
  const name = 'drop unpaid vouchers';
  const limit = atOnce + restingOf(name).length;
  const due = await Voucher.findAll({ where, order: [['id', 'ASC']], limit });
  return eachRow({ name, keyOf, act: dropUnpaid }, due);
}

/** The payment is written first: see `lockingOrder`. */
async function dropUnpaid({ id }: Voucher, transaction: Transaction): Promise<void> {
  const where = { voucher_id: id, finished_at: null };
  await Payment.update({ next_look_at: new Date() }, { where, transaction });
  const voucher = await lockVoucher(id, transaction);
  if (voucher.status === 'PREPARE') await transitionVoucher(voucher, 'drop', systemActor, transaction);
}

/** Expires vouchers; the remaining balance is no longer owed. */
export const expireVouchers = (now = new Date()): Promise<number> =>
  eachDue(
    'expire vouchers',
    { status: ['CONFIRMED', 'BLOCKED'], valid_until: { [Op.lte]: now } },
    async (voucher, transaction) => {
      const { balance } = voucher;
      await transitionVoucher(voucher, 'expire', systemActor, transaction);
      if (balance === 0) return;
      await enter(voucher, { kind: 'EXPIRED', sum: -balance }, transaction);
      const posting = { VOUCHER: balance, UNUSED: -balance };
      await post('VOUCHER_EXPIRED', posting, { voucher_id: voucher.id }, transaction);
      await writeLetter(voucherEnded(voucher, formatExact(exactRoublesOf(balance))), transaction);
    },
  );

/** Writes to holders a month, a week and a day before the end, once each. */
export const notifyOfEndingVouchers = (now = new Date()): Promise<number> => {
  const untold = voucherNoticeDays.map((days) => ({
    valid_until: { [Op.between]: [now, endOfDayOf(new Date(now.getTime() + days * day))] as [Date, Date] },
    told_days: { [Op.or]: [{ [Op.is]: null }, { [Op.gt]: days }] },
  }));
  return eachDue(
    'tell of ending vouchers',
    { status: 'CONFIRMED', balance: { [Op.gt]: 0 }, sent_at: { [Op.not]: null }, [Op.or]: untold },
    async (voucher, transaction) => {
      const days = daysLeft(voucher, now);
      voucher.told_days = Math.min(...voucherNoticeDays.filter((notice) => days <= notice));
      await voucher.save({ transaction });
      await writeLetter(voucherEnds(voucher, days), transaction);
    },
  );
};

/** Days of Moscow: on its last day there are none. */
const daysLeft = ({ valid_until }: Voucher, now: Date): number =>
  (Date.parse(moscowDay(valid_until ?? now)) - Date.parse(moscowDay(now))) / day;

const eachDue = (
  name: string,
  where: WhereOptions<Voucher>,
  act: (voucher: Voucher, transaction: Transaction) => Promise<void>,
): Promise<number> =>
  nextRows({ name, keyOf, act }, (rested, transaction) =>
    Voucher.findOne({
      where: { [Op.and]: [where, { id: { [Op.notIn]: rested.map(Number) } }] },
      order: [['id', 'ASC']],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );

const keyOf = ({ id }: Voucher) => id;
