import { createHash } from 'node:crypto';
import type { Sequelize, Transaction } from 'sequelize';
import { formatDate, moscowDay } from '../../vocabulary/time.ts';
import { platformRequisites } from '../dictionaries/platformRequisites.ts';
import { bankLines } from './cast/bankLines.ts';
import type { Staffed } from './fillPeople.ts';
import { ago } from './moments.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const { account } = platformRequisites;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes a bank statement whose payments wait to be matched by a person. */
export async function fillBank(
  sequelize: Sequelize,
  { bookkeeper }: Pick<Staffed, 'bookkeeper'>,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const file = {
    id: 1,
    filename: 'kl_to_1c.txt',
    encoding: 'windows-1251',
    sha256: sha256('kl_to_1c.txt'),
    lines: bankLines.length,
    by_id: bookkeeper,
    created_at: ago(3600, now),
  };
  await insertRows(sequelize, 'bank_files', [file], transaction);
  const rows = bankLines.map(({ daysAgo, roubles, reason, ...line }, index) => {
    const date = moscowDay(ago(daysAgo * 86_400, now));
    return {
      ...line,
      id: index + 1,
      file_id: file.id,
      key: sha256(line.number),
      account,
      date,
      received_on: date,
      sum: Math.round(roubles * 100),
      raw: [
        'СекцияДокумент=Платежное поручение',
        `Номер=${line.number}`,
        `Дата=${formatDate(date)}`,
        `Сумма=${roubles.toFixed(2)}`,
        `Плательщик1=${line.payer_name}`,
        `ПлательщикИНН=${line.payer_inn}`,
        `ПлательщикСчет=${line.payer_account}`,
        `ПолучательСчет=${account}`,
        `НазначениеПлатежа=${line.purpose}`,
        'КонецДокумента',
      ].join('\n'),
      status: reason ? 'REJECTED' : 'CREATED',
      reason: reason ?? null,
      version: 0,
      created_at: file.created_at,
      updated_at: file.created_at,
    };
  });
  await insertRows(sequelize, 'bank_lines', rows, transaction);
  await insertRows(sequelize, 'payouts', [withdrawnPayout(now)], transaction);
  await moveCounters(sequelize, ['bank_files', 'bank_lines', 'payouts'], transaction);
}

/** One that came to nothing: no money of the demo has been earned yet. */
function withdrawnPayout(now: number) {
  const created_at = ago(7 * 86_400, now);
  return {
    id: 1,
    number: 'В-26-900001',
    center_id: 1,
    period_from: moscowDay(ago(14 * 86_400, now)),
    period_to: moscowDay(ago(8 * 86_400, now)),
    gross: 2_000_000,
    refunded: 0,
    commission_sum: 300_000,
    fee_share: 50_000,
    net: 1_650_000,
    status: 'CANCELED',
    reason: 'Подготовлена для проверки, платить по ней не нужно',
    version: 0,
    created_at,
    updated_at: created_at,
  };
}
