import { InvariantFinding, InvariantRun, UserRole } from '@odonta/db/models';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { Op, type Transaction } from 'sequelize';
import { notify } from '../../platform/notices/notify.ts';
import { findBroken } from './findBroken.ts';

const keptDays = 90;

/** Checks every invariant and stores the result; people responsible for money are notified of violations. */
export async function runInvariants(transaction: Transaction): Promise<InvariantRun> {
  const began = performance.now();
  const broken = await findBroken(transaction);
  const took_ms = Math.round(performance.now() - began);
  const run = await InvariantRun.create({ took_ms, found: broken.length }, { transaction });
  await InvariantFinding.bulkCreate(
    broken.map((each) => ({ ...each, run_id: run.id })),
    { transaction },
  );
  const old = new Date(Date.now() - keptDays * 86_400_000);
  await InvariantRun.destroy({ where: { at: { [Op.lt]: old } }, transaction });
  if (broken.length > 0) await announce(broken.length, transaction);
  return run;
}

async function announce(found: number, transaction: Transaction): Promise<void> {
  const holders = await UserRole.findAll({ where: { role: ['ADMIN', 'BOOKKEEPER'] }, transaction });
  const words = plural(found, ['расхождение', 'расхождения', 'расхождений']);
  await notify(
    {
      to: holders.map(({ user_id }) => user_id),
      kind: 'invariants',
      text: `Сверка нашла ${words}`,
      path: '/invariants',
    },
    transaction,
  );
}
