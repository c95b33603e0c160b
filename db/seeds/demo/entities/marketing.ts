import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import {
  Invoice,
  LedgerEntry,
  MarketingBalance,
  MarketingPenalty,
  MarketingTx,
  MarketingWithdrawal,
  Payment,
  PrivateFile,
} from '../../../models/index.ts';
import { moscowDay } from '../../../vocabulary/time.ts';
import { centers } from '../cast/centers.ts';
import type { Fill } from '../fillEntities.ts';
import type { Staffed } from '../fillPeople.ts';
import { topUpRow } from '../marketingRows.ts';
import { ago } from '../moments.ts';
import { uuidOf } from '../orders/keys.ts';

const day = 86_400;
const center_id = 1;
const [toppedUp, corrected, fined, wanted] = [6_000_000, 250_000, 300_000, 500_000];
/** A white dot: the evidence of the penalty. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** The balance of the demo's own centre: an invoice that was paid, a penalty that it may object to, and money it wants back. */
export const fill: Fill = async (sequelize, staffed, now, transaction) => {
  const balance = await MarketingBalance.findOne({ where: { center_id }, transaction });
  if (!balance) return;
  await topUp(sequelize, balance, now, transaction);
  const comment = 'Остаток из прежнего учёта';
  await enter(
    balance,
    { kind: 'CORRECTION', sum: corrected, comment, actor_id: staffed.bookkeeper },
    transaction,
  );
  await propose(balance, staffed, now, transaction);
  const asked = { balance_id: balance.id, sum: wanted, asked_by: null };
  const { id: source_id } = await MarketingWithdrawal.create(asked, { transaction });
  const source = { source_type: 'withdrawal', source_id } as const;
  await enter(balance, { kind: 'REFUND', sum: -wanted, is_reserve: true, ...source }, transaction);
};

async function topUp(
  sequelize: Sequelize,
  balance: MarketingBalance,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const date = moscowDay(ago(0, now));
  const number = await nextNumber(sequelize, Number(date.slice(0, 4)), transaction);
  const paid = { paid_sum: toppedUp, status: 'CONFIRMED' } as const;
  const row = topUpRow(centers.fissura, { center_id, number, date, total: toppedUp });
  const invoice = await Invoice.create({ ...row, ...paid }, { transaction });
  const attempt = uuidOf('demo top-up payment');
  const transfer = { attempt, document_number: '911', document_date: date, finished_at: ago(0, now) };
  const [sum, captured_sum] = [toppedUp, toppedUp];
  const payment = await Payment.create(
    {
      method: 'INVOICE',
      channel: 'BANK',
      status: 'CONFIRMED',
      sum,
      captured_sum,
      next_look_at: null,
      ...transfer,
    },
    { transaction },
  );
  const about = { payment_id: payment.id, invoice_id: invoice.id, center_id };
  const entry = { deed: uuidOf('demo top-up'), kind: 'TOPPED_UP', day: date, at: ago(0, now), ...about };
  await LedgerEntry.bulkCreate(
    [
      { ...entry, account: 'BANK', sum },
      { ...entry, account: 'MARKETING', sum: -sum },
    ],
    { transaction },
  );
  const source = { source_type: 'payment', source_id: payment.id } as const;
  await enter(
    balance,
    { kind: 'TOPUP', sum, ...source, document: `Счёт № ${number}, п/п № 911` },
    transaction,
  );
}

async function nextNumber(sequelize: Sequelize, year: number, transaction: Transaction): Promise<number> {
  const [counter] = await sequelize.query<{ last: number }>(
    `insert into document_counters (issuer, kind, year, last) values ('P', 'INVOICE', $1, 1)
     on conflict (issuer, kind, year) do update set last = document_counters.last + 1 returning last`,
    { bind: [year], type: QueryTypes.SELECT, transaction },
  );
  return counter?.last ?? 1;
}

async function propose(
  { id: balance_id }: MarketingBalance,
  { manager }: Staffed,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const id = uuidOf('demo evidence');
  const bytes = Buffer.from(dot, 'base64');
  await PrivateFile.create({ id, kind: 'MARKETING_EVIDENCE', mime: 'image/png', bytes }, { transaction });
  await MarketingPenalty.create(
    {
      balance_id,
      sum: fined,
      comment: 'Участникам не выдали методичку, которую обещала страница курса',
      evidence: [id],
      object_until: ago(-5 * day, now),
      proposed_by: manager,
    },
    { transaction },
  );
}

const enter = (
  { id: balance_id }: MarketingBalance,
  entry: Pick<MarketingTx, 'kind' | 'sum'> & Partial<MarketingTx['_creationAttributes']>,
  transaction: Transaction,
) => MarketingTx.create({ ...entry, balance_id }, { transaction });
