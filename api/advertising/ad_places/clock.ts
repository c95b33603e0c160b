import { Banner } from '@odonta/db/models';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { cancelBanner, freeAll, giveBack, returnableOf } from './returning.ts';

export const clock: Signed = { by: systemAuditActor, origin: systemOrigin };

/** Unpaid places are free again. */
export const expireHolds = () =>
  each(
    'expire holds of banners',
    { status: 'PREPARE', held_until: { [Op.lte]: new Date() } },
    (banner, transaction) =>
      transitionBanner(banner, 'expire', clock, transaction, { run: () => freeAll(banner, transaction) }),
  );

/** Nobody has mended a rejected banner in time: the money returns whole; one that cost nothing is cancelled. */
export const returnRejected = () =>
  each(
    'return rejected banners',
    { status: 'REJECTED', mend_until: { [Op.lte]: new Date() } },
    async (banner, transaction) => {
      if ((await returnableOf(banner, transaction)) === 0) return cancelBanner(banner, clock, transaction);
      await freeAll(banner, transaction);
      await giveBack(banner, clock, transaction);
    },
  );

/** Nodes share the work by skipping locked rows. */
const each = (
  name: string,
  due: WhereOptions<Banner>,
  act: (banner: Banner, transaction: Transaction) => Promise<void>,
): Promise<number> =>
  nextRows({ name, keyOf: ({ id }: Banner) => id, act }, (rested, transaction) =>
    Banner.findOne({
      where: { [Op.and]: [{ id: { [Op.notIn]: rested.map(Number) } }, due] },
      order: [['id', 'ASC']],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );
