import { Banner } from '@odonta/db/models';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { freeAll, giveBack } from './returning.ts';

export const clock: Signed = { by: systemAuditActor, origin: systemOrigin };
const atOnce = 200;

/** Unpaid places are free again. */
export const expireHolds = () =>
  each({ status: 'PREPARE', held_until: { [Op.lte]: new Date() } }, (banner, transaction) =>
    transitionBanner(banner, 'expire', clock, transaction, { run: () => freeAll(banner, transaction) }),
  );

/** Nobody has mended a rejected banner in time: the money returns whole. */
export const returnRejected = () =>
  each({ status: 'REJECTED', mend_until: { [Op.lte]: new Date() } }, async (banner, transaction) => {
    await freeAll(banner, transaction);
    await giveBack(banner, clock, transaction);
  });

/** One transaction each, so that one that fails keeps no other. Nodes share the work by skipping locked rows. */
async function each(
  due: WhereOptions<Banner>,
  act: (banner: Banner, transaction: Transaction) => Promise<void>,
): Promise<number> {
  const found = await Banner.findAll({
    attributes: ['id'],
    where: due,
    order: [['id', 'ASC']],
    limit: atOnce,
  });
  for (const { id } of found)
    await unitOfWork.transaction(async (transaction) => {
      const lock = { lock: transaction.LOCK.NO_KEY_UPDATE, skipLocked: true };
      const banner = await Banner.findOne({ where: { [Op.and]: [{ id }, due] }, ...lock, transaction });
      if (banner) await act(banner, transaction);
    });
  return found.length;
}
