import { Banner } from '@odonta/db/models';
import { Op } from 'sequelize';
import { bySystem } from '../../platform/journals/system.ts';
import { eachDue } from '../buying/eachDue.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { cancelBanner, freeAll, giveBack, returnableOf } from './returning.ts';

/** Unpaid places are free again. */
export const expireHolds = () =>
  eachDue(
    Banner,
    'expire holds of banners',
    { status: 'PREPARE', held_until: { [Op.lte]: new Date() } },
    (banner, transaction) =>
      transitionBanner(banner, 'expire', bySystem, transaction, { run: () => freeAll(banner, transaction) }),
  );

/** Nobody has mended a rejected banner in time: the money returns whole; one that cost nothing is cancelled. */
export const returnRejected = () =>
  eachDue(
    Banner,
    'return rejected banners',
    { status: 'REJECTED', mend_until: { [Op.lte]: new Date() } },
    async (banner, transaction) => {
      if ((await returnableOf(banner, transaction)) === 0) return cancelBanner(banner, bySystem, transaction);
      await freeAll(banner, transaction);
      await giveBack(banner, bySystem, transaction);
    },
  );
