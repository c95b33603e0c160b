import { Prod, WaitlistEntry } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { works } from '../journals/works.ts';
import { writeLetter } from '../mail/letters.ts';
import type { Hand } from '../orders/hand.ts';
import { systemHand } from '../orders/systemHand.ts';
import { waitlistClosed } from './letters.ts';
import { moveEntry } from './moveEntry.ts';

const atOnce = 100;
const reasons = { begun: 'курс состоялся', canceled: 'курс отменён' };

/**
 * Nobody waits for a course that has begun. An offer that still stands ends by itself before. Whoever came into the line in the
 * moment when the course was cancelled is told too.
 */
export async function closeWaitlists(): Promise<void> {
  for (let closed = 0; closed < atOnce; closed += 1) if (!(await closeNext())) return;
}

/** The course does not take place: everybody in its line is told. Those who were offered seats hear of their order. */
export async function closeWaitlistOf(
  prod: Pick<Prod, 'id' | 'name'>,
  hand: Hand,
  transaction: Transaction,
): Promise<void> {
  const entries = await WaitlistEntry.findAll({
    where: { prod_id: prod.id, status: 'CREATED' },
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  for (const entry of entries) await close(entry, prod, { ...hand, reason: reasons.canceled }, transaction);
}

function closeNext(): Promise<boolean> {
  return works.deed(async (transaction) => {
    const entry = await WaitlistEntry.findOne({
      where: { status: 'CREATED' },
      include: [
        {
          model: Prod,
          as: 'prod',
          paranoid: false,
          required: true,
          where: { [Op.or]: [{ date_start: { [Op.lte]: new Date() } }, { status: 'CANCELED' }] },
        },
      ],
      order: [['id', 'ASC']],
      lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: WaitlistEntry },
      skipLocked: true,
      transaction,
    });
    if (!entry) return false;
    const reason = entry.prod.status === 'CANCELED' ? reasons.canceled : reasons.begun;
    await close(entry, entry.prod, { ...systemHand, reason }, transaction);
    return true;
  });
}

async function close(
  entry: WaitlistEntry,
  prod: Pick<Prod, 'name'>,
  hand: Hand & { reason: string },
  transaction: Transaction,
): Promise<void> {
  await moveEntry(entry, 'close', hand, transaction);
  await writeLetter(waitlistClosed(entry, prod, hand.reason), transaction);
}
