import { Mailing } from '@odonta/db/models';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { Op, type Transaction } from 'sequelize';
import { bySystem } from '../../../platform/journals/system.ts';
import { eachDue } from '../../buying/eachDue.ts';
import { writeToOwner } from '../../buying/writeToOwner.ts';
import { mailingMissed } from '../orders.letters.ts';
import { stop } from '../steering.ts';
import { transitionMailing } from '../transitionMailing.ts';
import { closeHold } from './holds.ts';

/** Gives orders back whose day has come before anybody has checked them: their money would be kept for nothing. */
export const returnPassed = (): Promise<number> =>
  eachDue(
    Mailing,
    'return unchecked mailings',
    { by_center: true, status: 'CREATED', date_send: { [Op.lt]: new Date() } },
    miss,
  );

/** Ends approved orders that did not begin for so long; their money returns with the settlement. */
export const stopUnstarted = (): Promise<number> =>
  eachDue(
    Mailing,
    'stop unstarted mailings',
    {
      ...{ by_center: true, status: 'CONFIRMED', sending: 'NONE' },
      date_send: { [Op.lt]: new Date(Date.now() - mailingLimits.unstartedDays * 86_400_000) },
    },
    endUnstarted,
  );

async function miss(mailing: Mailing, transaction: Transaction): Promise<void> {
  const reason = 'Мы не успели проверить её до выбранного дня: выберите другой, письмо менять не нужно';
  const run = async (row: Mailing) => {
    await closeHold(row, 0, bySystem.by, transaction);
    await writeToOwner(row, mailingMissed, transaction);
  };
  await transitionMailing(mailing, 'reject', { ...bySystem, reason }, transaction, { run });
}

async function endUnstarted(mailing: Mailing, transaction: Transaction): Promise<void> {
  const reason = 'Рассылка не началась за неделю после выбранного дня';
  const run = (row: Mailing) => stop(row, transaction);
  await transitionMailing(mailing, 'stop', { ...bySystem, reason }, transaction, { run });
}
