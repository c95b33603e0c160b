import type { PayoutDispute } from '@odonta/api/contract';
import { Order, type Payout, PayoutLine } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { cardPath } from '../../platform/notices/notify.ts';
import { notifyBookkeepers } from '../../platform/notices/notifyBookkeepers.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { answerFor } from './agreeing.ts';

/** The centre disputes a locked payout: its words go to the lines and to the accountants. */
export async function dispute(
  payout: Payout,
  { reason, lines = [] }: PayoutDispute,
  actor: Omit<Signed, 'reason'>,
  transaction: Transaction,
): Promise<void> {
  const disputed = await linesOf(payout, lines, transaction);
  await answerFor(payout, 'reject', { ...actor, reason: reason ?? inWords(disputed) }, transaction);
  for (const line of disputed) await line.save({ transaction });
  const text = `Центр оспорил выплату № ${payout.number}`;
  await notifyBookkeepers({ kind: 'payout', text, path: cardPath('payouts', payout.id) }, transaction);
}

export const countedAnew = () => conflict('Выплату посчитали заново: проверьте её ещё раз');

async function linesOf(
  payout: Payout,
  lines: NonNullable<PayoutDispute['lines']>,
  transaction: Transaction,
): Promise<PayoutLine[]> {
  const objections = new Map(lines.map(({ id, objection }) => [id, objection]));
  const found = await PayoutLine.findAll({
    where: { payout_id: payout.id, is_live: true, id: [...objections.keys()] },
    include: [{ model: Order, as: 'order', paranoid: false }],
    order: ['id'],
    transaction,
  });
  if (found.length < objections.size) throw countedAnew();
  return found.map((line) => line.set({ objection: objections.get(line.id) ?? null }));
}

const named = 20;

/** Orders by number, as far as a sentence holds them. */
function inWords(lines: readonly PayoutLine[]): string {
  const numbers = lines.slice(0, named).map(({ order }) => order.number);
  const rest = lines.length > named ? ` и ещё ${lines.length - named}` : '';
  return `Не согласны по заказам: ${numbers.join(', ')}${rest}`;
}
