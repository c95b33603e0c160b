import type { Banner, Mailing, Pinning, RelatedPromotion } from '@odonta/db/models';
import { type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';

/** Acts on each due row under its lock; nodes share the work by skipping locked rows. */
export const eachDue = <M extends Banner | Mailing | Pinning | RelatedPromotion>(
  model: ModelStatic<M>,
  name: string,
  due: WhereOptions,
  act: (row: M, transaction: Transaction) => Promise<void>,
): Promise<number> =>
  nextRows({ name, keyOf: ({ id }: M) => id, act }, (rested, transaction) =>
    model.findOne({
      where: { [Op.and]: [{ id: { [Op.notIn]: rested.map(Number) } }, due] },
      order: [['id', 'ASC']],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );
