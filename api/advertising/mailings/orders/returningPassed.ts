import { Mailing } from '@odonta/db/models';
import { Op } from 'sequelize';
import { nextRows } from '../../../platform/jobs/rowByRow.ts';
import { bySystem, transitionMailing } from '../transitionMailing.ts';
import { rejectOrder } from './decisions.ts';

const reason = 'её не успели проверить до выбранного дня, выберите другой';

/** Gives orders back whose day has come before anybody has checked them: their money would be kept for nothing. */
export const returnPassed = async (): Promise<void> =>
  void (await nextRows(
    {
      name: 'return mailings whose day has passed',
      keyOf: ({ id }: Mailing) => id,
      act: async (mailing, transaction) => {
        const run = (row: Mailing) => rejectOrder(row, reason, bySystem.by, transaction);
        await transitionMailing(mailing, 'reject', { ...bySystem, reason }, transaction, { run });
      },
    },
    (rested, transaction) =>
      Mailing.findOne({
        where: {
          id: { [Op.notIn]: rested.map(Number) },
          ...{ by_center: true, status: 'CREATED', date_send: { [Op.lt]: new Date() } },
        },
        order: ['id'],
        lock: transaction.LOCK.NO_KEY_UPDATE,
        skipLocked: true,
        transaction,
      }),
  ));
